//! Elimination brackets.
//!
//! A [`Bracket`] is the fixed course of an elimination between seeds. The players of each match follow from the results
//! so far ([`Bracket::resolve`]), so that a corrected result gives the right players to matches that have not begun.

mod build;
mod entrants;
mod resolve;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use entrants::{crosswise, leaders};
pub use resolve::{Begun, MatchState, Resolved, Side};

/// Most entrants of a bracket.
pub const MOST_ENTRANTS: usize = 256;

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
    /// Out with the first lost match.
    Single {
        /// The losers of the semifinals meet for third place.
        third_place: bool,
    },
    /// Out with the second lost match.
    Double {
        /// A second final is played if the unbeaten player loses the first.
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
    /// For third place.
    Third,
    /// For the first place.
    Final,
    /// Played only if the unbeaten player loses the final.
    SecondFinal,
}

/// Origin of a player of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An entrant.
    Entrant(Entrant),
    /// A bye for the other one: the other one has a bye.
    Bye,
    /// The winner of an earlier match.
    Winner(MatchId),
    /// The loser of an earlier match.
    Loser(MatchId),
}

/// A match of a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fixture {
    /// Part of the bracket.
    pub section: Section,
    /// Round of the section, from 1.
    pub round: usize,
    /// Match of the round, from 1, top to bottom.
    pub number: usize,
    /// Origins of its players: in the first round the higher seed, in the lower section the player from above first.
    pub sources: [Source; 2],
}

/// The course of an elimination. Matches stand after those that their players come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    elimination: Elimination,
    entrants: usize,
    fixtures: Vec<Fixture>,
}

/// A bracket or results that are impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BracketError {
    /// Too few or too many entrants.
    #[error("a bracket has 2 to {MOST_ENTRANTS} entrants")]
    Entrants,
    /// A result for a match that the bracket does not have.
    #[error("the bracket has no match {}", .0.0 + 1)]
    Unknown(MatchId),
    /// The winner of a match is not one of its players, or one player stands on both sides.
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
