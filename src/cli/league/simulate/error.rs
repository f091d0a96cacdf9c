//! Reasons why a season through the bot stands still.

use std::io;

use crate::cli::sandbox::typing::Stopped;
use sztab_league::export::ExportError;
use sztab_league::season::Misfit;
use sztab_referee::RefereeError;
use sztab_referee::league::SeasonError;
use sztab_sandbox::Failure;
use sztab_store::StoreError;

/// The reason why a season through the bot stands still: one sentence.
#[derive(Debug, thiserror::Error)]
pub enum Stuck {
    /// A process or file fails.
    #[error("{0}")]
    Machine(#[from] io::Error),
    /// The bot or its database does not answer.
    #[error("{0}")]
    Stopped(#[from] Stopped),
    /// The exported log cannot be read.
    #[error("the exported log: {0}")]
    Export(#[from] ExportError),
    /// The exported log contradicts itself.
    #[error("the exported log: {0}")]
    Misfit(#[from] Misfit),
    /// The bot does something else than the season needs.
    #[error("{0}")]
    Unexpected(String),
}

impl From<Failure> for Stuck {
    fn from(failure: Failure) -> Self {
        Self::Stopped(failure.into())
    }
}

impl From<StoreError> for Stuck {
    fn from(error: StoreError) -> Self {
        Self::Stopped(error.into())
    }
}

impl From<SeasonError> for Stuck {
    fn from(error: SeasonError) -> Self {
        Self::Stopped(error.into())
    }
}

impl From<RefereeError> for Stuck {
    fn from(error: RefereeError) -> Self {
        Self::Stopped(error.into())
    }
}
