//! Reasons why a season simulated through the bot gets stuck.

use std::io;

use crate::cli::sandbox::typing::TypingError;
use sztab_league::export::ExportError;
use sztab_league::season::LogError;
use sztab_referee::RefereeError;
use sztab_referee::league::SeasonError;
use sztab_sandbox::Failure;
use sztab_store::StoreError;

/// The reason a season simulated through the bot got stuck, as one sentence.
#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    /// A process or file operation failed.
    #[error("{0}")]
    Machine(#[from] io::Error),
    /// The bot or its database did not respond.
    #[error("{0}")]
    Stopped(#[from] TypingError),
    /// The exported log cannot be read.
    #[error("the exported log: {0}")]
    Export(#[from] ExportError),
    /// The exported log is inconsistent.
    #[error("the exported log: {0}")]
    Misfit(#[from] LogError),
    /// The bot did not do what the season requires.
    #[error("{0}")]
    Unexpected(String),
}

impl From<Failure> for SimulationError {
    fn from(failure: Failure) -> Self {
        Self::Stopped(failure.into())
    }
}

impl From<StoreError> for SimulationError {
    fn from(error: StoreError) -> Self {
        Self::Stopped(error.into())
    }
}

impl From<SeasonError> for SimulationError {
    fn from(error: SeasonError) -> Self {
        Self::Stopped(error.into())
    }
}

impl From<RefereeError> for SimulationError {
    fn from(error: RefereeError) -> Self {
        Self::Stopped(error.into())
    }
}
