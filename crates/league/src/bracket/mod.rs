//! Elimination brackets.
//!
//! A [`Bracket`] is the fixed structure of an elimination between seeds. The players of each match follow from the
//! results so far ([`Bracket::resolve`]), so a corrected result puts the right players into matches that have not
//! begun.

mod build;
mod entrants;
mod resolve;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use entrants::{leaders, seed_crosswise};
pub use resolve::{MatchState, ResolvedMatch, Side, StartedMatch};

/// Maximum number of entrants of a bracket.
pub const MAX_ENTRANTS: usize = 256;

/// An entrant, by seed from 0, the strongest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entrant(pub usize);

/// A match of a bracket, by its index in [`Bracket::fixtures`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MatchId(pub usize);

/// The kind of elimination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Elimination {
    /// A player is out after one lost match.
    Single {
        /// True if the losers of the semifinals play for third place.
        third_place: bool,
    },
    /// A player is out after two lost matches.
    Double {
        /// True if a second final is played when the unbeaten player loses the first.
        second_final: bool,
    },
}

/// The part of a bracket that a match belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// Unbeaten players.
    Upper,
    /// Players with one lost match in double elimination.
    Lower,
    /// The match for third place.
    Third,
    /// The match for first place.
    Final,
    /// Played only if the unbeaten player loses the final.
    SecondFinal,
}

/// Source of a player of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An entrant.
    Entrant(Entrant),
    /// No player: the opponent has a bye.
    Bye,
    /// The winner of an earlier match.
    Winner(MatchId),
    /// The loser of an earlier match.
    Loser(MatchId),
}

/// A match of a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fixture {
    /// The section of the bracket.
    pub section: Section,
    /// Round within the section, from 1.
    pub round: usize,
    /// Match within the round, from 1, top to bottom.
    pub number: usize,
    /// Sources of the match's players. The higher seed is first in the first round; in the lower section, the player
    /// from the upper section is first.
    pub sources: [Source; 2],
}

/// The structure of an elimination. Each match is listed after the matches that its players come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    elimination: Elimination,
    entrants: usize,
    fixtures: Vec<Fixture>,
}

/// An impossible bracket, or an impossible set of results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BracketError {
    /// Too few or too many entrants.
    #[error("a bracket has 2 to {MAX_ENTRANTS} entrants")]
    Entrants,
    /// A result for a match that the bracket does not have.
    #[error("the bracket has no match {}", .0.0 + 1)]
    Unknown(MatchId),
    /// The winner of a match is not one of its players, or the same player is on both sides.
    #[error("match {} was not played by these two", .0.0 + 1)]
    Players(MatchId),
}

impl Bracket {
    /// The matches, in an order in which they can be played.
    pub fn fixtures(&self) -> &[Fixture] {
        &self.fixtures
    }

    /// Number of entrants.
    pub fn entrants(&self) -> usize {
        self.entrants
    }

    /// The kind of elimination.
    pub fn elimination(&self) -> Elimination {
        self.elimination
    }
}
