//! The past rounds of a stage, by player: the input of pairings and of tables.

use serde::{Deserialize, Serialize};

/// Points in hundredths.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub i32);

/// A player's place in the list of a stage, from 0: the order of seeds, the strongest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub usize);

/// A player's part in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The course of the round.
    pub kind: PartKind,
    /// The points that it brought.
    pub points: Points,
}

/// The course of a round for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PartKind {
    /// Played against an opponent.
    Played {
        /// The opponent.
        opponent: Place,
        /// The player was first in game 1.
        first: bool,
    },
    /// Paired, not played.
    Walkover {
        /// The opponent.
        opponent: Place,
        /// The player was to be first in game 1.
        first: bool,
        /// The player won it.
        won: bool,
    },
    /// The bye of a round with an odd number of players.
    Bye,
    /// Not paired: sitting out, not yet there, or gone.
    Absent,
}

/// The players of a stage in the order of seeds, each with as many parts as there were rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The parts of each player, round by round.
    pub players: Vec<Vec<Part>>,
}

impl PartKind {
    /// Tells a round with an opponent from a bye or an absence.
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
