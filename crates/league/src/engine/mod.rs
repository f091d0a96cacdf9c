//! The computations of a season: pairing, tables, brackets, ladders, draws, factions and promotion.
//!
//! The fold and the decisions of a season call [`Standard`] for these, so that they do not depend on a particular
//! method of pairing or scoring.

mod bracket;
mod score;
mod standard;

pub use standard::{Standard, compute_standings};

use std::collections::BTreeMap;

use crate::game::GameScore;
use crate::record::{Place, Points, Record};
use crate::rules::{Balance, FactionRules, Format, MatchRules, StageRules};
use crate::standings::Tally;

/// The outcome of a round without a played match, or a result set without games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Award {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A defeat.
    Loss,
    /// A bye.
    Bye,
    /// A walkover won.
    WalkoverWon,
    /// A walkover lost.
    WalkoverLost,
    /// A walkover that both players lost.
    WalkoverBoth,
    /// An absence not granted by the rules.
    Absence,
}

/// The input for a Swiss pairing.
#[derive(Debug)]
pub struct SwissTask<'a> {
    /// The rounds so far.
    pub record: &'a Record,
    /// True for players to be paired, indexed by place.
    pub present: &'a [bool],
    /// Number of planned rounds.
    pub rounds: u32,
    /// Balance of playing first and second.
    pub balance: Balance,
    /// True if the top seed plays first in round 1.
    pub top_seed_is_first: bool,
    /// Pairs that must not meet.
    pub forbidden: &'a [[Place; 2]],
    /// The points of a win.
    pub win: Points,
    /// The points of a draw.
    pub draw: Points,
    /// The points of a defeat.
    pub loss: Points,
    /// True to allow rematches, oldest first, if there is no legal pairing otherwise.
    pub rematches: bool,
}

/// A Swiss round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwissPairs {
    /// The pairs in published order, the first player of each pair first.
    pub pairs: Vec<[Place; 2]>,
    /// The player with the bye.
    pub bye: Option<Place>,
}

/// There is no legal pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoLegalPairing;

/// The input for a bracket.
#[derive(Debug)]
pub struct BracketTask<'a> {
    /// The format of the bracket.
    pub format: &'a Format,
    /// Number of players.
    pub players: usize,
    /// The winner of each decided slot. After a correction, a winner who is not a player of the slot is ignored.
    pub winners: &'a BTreeMap<u32, Place>,
}

/// A slot of a bracket in which two players meet. A bye has no tie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tie {
    /// The number of the slot.
    pub slot: u32,
    /// The players known so far, the first player first.
    pub players: [Option<Place>; 2],
}

/// The input for a table.
#[derive(Debug)]
pub struct TableTask<'a> {
    /// Format and criteria.
    pub stage: &'a StageRules,
    /// The rules of a match.
    pub matches: &'a MatchRules,
    /// The rounds so far.
    pub record: &'a Record,
    /// Figures that the record does not contain, indexed by place.
    pub tallies: &'a [Tally],
    /// The order of lots.
    pub lots: &'a [Place],
}

/// The input for the order of a ladder.
#[derive(Debug)]
pub struct LadderTask<'a> {
    /// Number of players.
    pub players: usize,
    /// The played matches, in order.
    pub matches: &'a [LadderMatch],
    /// Time up to which ratings are computed, in Unix milliseconds.
    pub until_ms: i64,
    /// The ladder's limits.
    pub format: &'a Format,
}

/// A played match of a ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LadderMatch {
    /// The players, indexed by seat.
    pub players: [Place; 2],
    /// The games of the match.
    pub games: Vec<GameScore>,
    /// End of the last game, in Unix milliseconds.
    pub at_ms: i64,
}

/// The input for a draw of factions.
#[derive(Debug)]
pub struct FactionsTask<'a> {
    /// The rules.
    pub rules: &'a FactionRules,
    /// The kind of match.
    pub kind: crate::profile::MatchKind,
    /// The key for the purpose `armies ROUND MATCH`.
    pub key: &'a str,
    /// Factions that each player has already had this season, with repeats, indexed by seat.
    pub used: &'a [Vec<String>; 2],
}
