//! Why a season refuses.

use crate::league::decide::Refusal;
use crate::league::season::Misfit;
use crate::referee::RefereeError;
use crate::store::{SeasonId, StoreError};

/// Why a season refuses. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum SeasonError {
    /// The rules of the season, or of seasons, forbid it.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The store refuses.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The referee of the tables refuses.
    #[error(transparent)]
    Referee(#[from] Box<RefereeError>),
    /// A line of the log cannot be read.
    #[error("season {} has a line {seq} that cannot be read: {reason}", season.0)]
    Unreadable {
        /// The season.
        season: SeasonId,
        /// The line.
        seq: u64,
        /// Why.
        reason: String,
    },
    /// The log does not fit together.
    #[error("the log of season {} does not fit together: {misfit}", season.0)]
    Misfit {
        /// The season.
        season: SeasonId,
        /// Why.
        misfit: Misfit,
    },
    /// Others changed the season again and again meanwhile.
    #[error("season {} changed again and again", .0.0)]
    Busy(SeasonId),
}
