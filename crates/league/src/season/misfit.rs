//! The reason a line does not fit the log.

use serde::Serialize;
use thiserror::Error;

use crate::ids::{ChallengeId, EntrantId, Group, MatchId};

/// The reason a line does not fit the preceding ones. A log written by the program never contains such a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "kebab-case")]
pub enum LogError {
    /// The log does not begin with a creation line, or has a second one.
    #[error("a log begins with its creation")]
    Beginning,
    /// The version of the log is not known to this program.
    #[error("version {0} of the log is unknown")]
    Version(u32),
    /// The line numbers have a gap or a repeat.
    #[error("line {found} stands where line {expected} belongs")]
    Sequence {
        /// The expected number.
        expected: u64,
        /// The number found.
        found: u64,
    },
    /// A line is older than the one before it.
    #[error("the line is older than the one above it")]
    Time,
    /// The state of the season does not allow the line.
    #[error("the season is not in a state for this")]
    State,
    /// There is no such entrant, or its state does not allow the line.
    #[error("entrant {} is not there or not in a state for this", .0.0)]
    Entrant(EntrantId),
    /// There is no such match, or its state does not allow the line.
    #[error("match {} is not there or not in a state for this", .0.0)]
    Match(MatchId),
    /// There is no such challenge, or it has already been answered.
    #[error("challenge {} is not there or answered", .0.0)]
    Challenge(ChallengeId),
    /// There is no such stage or division, or its state does not allow the line.
    #[error("stage {}, division {} is not there or not in a state for this", .0.stage, .0.division)]
    Group(Group),
    /// The line cannot be voided, or does not exist.
    #[error("line {0} cannot be taken back")]
    Void(u64),
}
