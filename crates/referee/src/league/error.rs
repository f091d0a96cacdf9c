//! The reason a request to a season is refused.

use crate::RefereeError;
use sztab_league::decide::Refusal;
use sztab_league::ids::EntrantId;
use sztab_league::season::LogError;
use sztab_store::{SeasonId, StoreError};

/// The reason a request to a season is refused; the season is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum SeasonError {
    /// The season's own rules, or those of all seasons, forbid the request.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A line of the log cannot be read.
    #[error("season {} has a line {seq} that cannot be read: {reason}", season.0)]
    Unreadable { season: SeasonId, seq: u64, reason: String },
    /// The lines of the log do not fit together.
    #[error("the log of season {} does not fit together: {misfit}", season.0)]
    Misfit { season: SeasonId, misfit: LogError },
    /// The player's name was erased, so no one can be seated for the entry.
    #[error("entry {} was erased", .0.0)]
    Erased(EntrantId),
    /// The file of a faction, as frozen by the season, is not stored.
    #[error("the file of faction {0} that the season was opened with is not kept")]
    FactionFile(String),
    /// The clock of the season's rules cannot be read.
    #[error("there is no clock `{0}`")]
    Clock(String),
    /// A table of the season refused the request.
    #[error(transparent)]
    Session(Box<RefereeError>),
    /// Other changes to the season repeatedly came first.
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
