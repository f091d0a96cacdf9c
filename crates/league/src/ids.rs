//! Numbers by which the log refers to people, matches and texts.
//!
//! The log contains neither user ids nor texts: other tables map these numbers to them, so erasing a person does not
//! change the log.

use serde::{Deserialize, Serialize};

/// The number of an entry in a season, from 1 in order of entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(pub u32);

/// The number of an organiser or judge in a season, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OrganiserId(pub u32);

/// The number of a match in a season, from 1 in the order of publication.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MatchId(pub u32);

/// The number of a challenge on a ladder, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChallengeId(pub u32);

/// The number of a text, such as the reason for a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TextId(pub u64);

/// A stage and one of its divisions, both from 0.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// The stage.
    pub stage: usize,
    /// The division of that stage.
    pub division: usize,
}

/// One of the two seats of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// The player who is first in game 1.
    First,
    /// The player who is second in game 1.
    Second,
}

impl Seat {
    /// Both seats, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The seat of the opponent.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The index of this seat in arrays of two.
    pub fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}
