//! Refusals of seasons.

use crate::RefereeError;
use sztab_league::decide::Refusal;
use sztab_league::ids::EntrantId;
use sztab_league::season::Misfit;
use sztab_store::{SeasonId, StoreError};

/// A refusal of a season, which has not changed.
#[derive(Debug, thiserror::Error)]
pub enum SeasonError {
    /// The rules of the season, or of seasons, forbid it.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The store refuses.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A line of the log cannot be read.
    #[error("season {} has a line {seq} that cannot be read: {reason}", season.0)]
    Unreadable { season: SeasonId, seq: u64, reason: String },
    /// The log does not fit together.
    #[error("the log of season {} does not fit together: {misfit}", season.0)]
    Misfit { season: SeasonId, misfit: Misfit },
    /// The player's name was erased, so that nobody can be seated for the entry.
    #[error("entry {} was erased", .0.0)]
    Erased(EntrantId),
    /// The file of a faction as the season froze it is not kept.
    #[error("the file of faction {0} that the season was opened with is not kept")]
    FactionFile(String),
    /// The clock of the season's rules cannot be read.
    #[error("there is no clock `{0}`")]
    Clock(String),
    /// A table of the season refuses.
    #[error(transparent)]
    Session(Box<RefereeError>),
    /// Others changed the season again and again meanwhile.
    #[error("season {} changed again and again", .0.0)]
    Busy(SeasonId),
}

impl From<RefereeError> for SeasonError {
    fn from(error: RefereeError) -> Self {
        match error {
            RefereeError::Store(error) => Self::Store(error),
            error => Self::Session(Box::new(error)),
        }
    }
}
