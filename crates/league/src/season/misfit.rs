//! Lines that do not fit the log above them.

use serde::Serialize;
use thiserror::Error;

use crate::ids::{ChallengeId, EntrantId, Group, MatchId};

/// The reason why a line does not fit the log above it. A log that the program wrote has no such line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "kebab-case")]
pub enum Misfit {
    /// The log does not begin with its creation, or is created twice.
    #[error("a log begins with its creation")]
    Beginning,
    /// The log has a version that this program does not know.
    #[error("version {0} of the log is unknown")]
    Version(u32),
    /// The numbers of the lines have a gap or repeat.
    #[error("line {found} stands where line {expected} belongs")]
    Sequence {
        /// The number that belongs there.
        expected: u64,
        /// The number found.
        found: u64,
    },
    /// A line is older than the one above it.
    #[error("the line is older than the one above it")]
    Time,
    /// The season is not in a state for this.
    #[error("the season is not in a state for this")]
    State,
    /// No such entrant, or not in a state for this.
    #[error("entrant {} is not there or not in a state for this", .0.0)]
    Entrant(EntrantId),
    /// No such match, or not in a state for this.
    #[error("match {} is not there or not in a state for this", .0.0)]
    Match(MatchId),
    /// No such challenge, or already answered.
    #[error("challenge {} is not there or answered", .0.0)]
    Challenge(ChallengeId),
    /// No such stage or division, or not in a state for this.
    #[error("stage {}, division {} is not there or not in a state for this", .0.stage, .0.division)]
    Group(Group),
    /// The line cannot be taken back, or is not there.
    #[error("line {0} cannot be taken back")]
    Void(u64),
}
