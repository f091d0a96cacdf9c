//! The stages of a season: format, tie-breaks and participants.

use serde::{Deserialize, Serialize};

use crate::bracket::Elimination;
pub use crate::standings::Criterion;
pub use crate::swiss::Balance;

/// The rules of one stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StageRules {
    /// The way opponents are determined.
    pub format: Format,
    /// The tie-breaks after points, most important first, followed by lots.
    #[serde(default)]
    pub criteria: Vec<Criterion>,
    /// The sizes of the divisions, the top division first; empty for one division of any size.
    #[serde(default)]
    pub divisions: Vec<u32>,
    /// The players who take part.
    #[serde(default)]
    pub entrants: Qualification,
}

/// The way the opponents of a stage are determined.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// The FIDE (Dutch) system, C.04.3.
    Swiss {
        /// The number of rounds; `None` for `ceil(log2 n) + 1`.
        #[serde(default)]
        rounds: Option<u32>,
        /// Balance of playing first and second.
        balance: Balance,
    },
    /// All players meet each other, by Berger tables (C.05).
    RoundRobin {
        /// True if all players meet twice.
        #[serde(default)]
        double: bool,
    },
    /// A bracket in which one defeat eliminates.
    SingleElimination {
        /// True if the losers of the semifinals play for third place.
        #[serde(default)]
        third_place: bool,
    },
    /// A bracket in which two defeats eliminate.
    DoubleElimination {
        /// True if a second final is played when the unbeaten player loses the first.
        #[serde(default)]
        second_final: bool,
    },
    /// Challenges, ranked by rating.
    Ladder {
        /// Number of rated matches after which a player is ranked.
        ranked_from: u32,
        /// Maximum number of rated matches against one opponent within `repeat_days`.
        repeats: u32,
        /// The number of days over which `repeats` are counted.
        repeat_days: u32,
        /// Number of hours after which an unanswered challenge lapses.
        lapse_hours: u32,
    },
}

impl Format {
    /// A ladder with the default limits: ranked after 5 matches, at most 2 rated matches in 14 days against one
    /// opponent.
    pub fn ladder() -> Self {
        Self::Ladder { ranked_from: 5, repeats: 2, repeat_days: 14, lapse_hours: 72 }
    }

    /// True if a defeat can eliminate a player from the stage.
    pub fn eliminates(&self) -> bool {
        self.elimination().is_some()
    }

    /// The kind of bracket; `None` for other formats.
    pub fn elimination(&self) -> Option<Elimination> {
        match *self {
            Self::SingleElimination { third_place } => Some(Elimination::Single { third_place }),
            Self::DoubleElimination { second_final } => Some(Elimination::Double { second_final }),
            Self::Swiss { .. } | Self::RoundRobin { .. } | Self::Ladder { .. } => None,
        }
    }

    /// The number of Swiss rounds for this many players; `None` for other formats.
    pub fn swiss_rounds(&self, players: usize) -> Option<u32> {
        match self {
            Self::Swiss { rounds: Some(rounds), .. } => Some(*rounds),
            Self::Swiss { rounds: None, .. } => Some(players.next_power_of_two().trailing_zeros() + 1),
            Self::RoundRobin { .. }
            | Self::SingleElimination { .. }
            | Self::DoubleElimination { .. }
            | Self::Ladder { .. } => None,
        }
    }
}

/// The players who take part in a stage.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Qualification {
    /// All entrants.
    #[default]
    All,
    /// The first players of the previous stage's table, over all its divisions in order.
    Table {
        /// The number of players.
        count: u32,
    },
    /// The first players of each division of the previous stage, seeded crosswise: all winners, then all seconds.
    EachDivision {
        /// The number of players from each division.
        count: u32,
    },
}
