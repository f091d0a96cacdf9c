//! The past rounds of a stage, by player: the input for pairings and tables.

use serde::{Deserialize, Serialize};

/// Points in hundredths.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub i32);

/// A player's place in a stage's list of players, from 0, in the order of seeds, the strongest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub usize);

/// A player's part in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The outcome of the round.
    pub kind: PartKind,
    /// The points scored in the round.
    pub points: Points,
}

/// The outcome of a round for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PartKind {
    /// The player played a match.
    Played {
        /// The opponent.
        opponent: Place,
        /// True if the player was first in game 1.
        first: bool,
    },
    /// The player was paired, but the match was not played.
    Walkover {
        /// The opponent.
        opponent: Place,
        /// True if the player was to be first in game 1.
        first: bool,
        /// True if the player won by the walkover.
        won: bool,
    },
    /// The bye of a round with an odd number of players.
    Bye,
    /// The player was not paired: they sat out, had not yet entered, or had left.
    Absent,
}

/// The players of a stage in the order of seeds, each with one part per round.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The parts of each player, round by round.
    pub players: Vec<Vec<Part>>,
}

impl PartKind {
    /// True for a round with an opponent, false for a bye or an absence.
    pub const fn is_paired(&self) -> bool {
        match self {
            Self::Played { .. } | Self::Walkover { .. } => true,
            Self::Bye | Self::Absent => false,
        }
    }
}

impl Part {
    /// The opponent of a paired round.
    pub const fn opponent(&self) -> Option<Place> {
        match self.kind {
            PartKind::Played { opponent, .. } | PartKind::Walkover { opponent, .. } => Some(opponent),
            PartKind::Bye | PartKind::Absent => None,
        }
    }
}
