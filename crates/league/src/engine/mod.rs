//! The computations of a season: pairing, tables, brackets, ladders, draws, factions and promotion.
//!
//! Fold and decisions of a season ask [`Standard`] for them, so that they know no method of pairing or scoring.

mod bracket;
mod score;
mod standard;

pub use standard::{Standard, standings_of};

use std::collections::BTreeMap;

use crate::game::GameScore;
use crate::record::{Place, Points, Record};
use crate::rules::{Balance, FactionRules, Format, MatchRules, StageRules};
use crate::standings::Tally;

/// A round without a played match, or a plain result.
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
    /// A walkover that both lost.
    WalkoverBoth,
    /// An absence that the rules do not grant.
    Absence,
}

/// The input of a Swiss pairing.
#[derive(Debug)]
pub struct SwissTask<'a> {
    /// The rounds so far.
    pub record: &'a Record,
    /// Players to be paired, by place.
    pub present: &'a [bool],
    /// Rounds planned.
    pub rounds: u32,
    /// First-player balance.
    pub balance: Balance,
    /// The top seed plays first in round 1.
    pub top_seed_is_first: bool,
    /// Pairs that must not meet.
    pub forbidden: &'a [[Place; 2]],
    /// The points of a win.
    pub win: Points,
    /// The points of a draw.
    pub draw: Points,
    /// The points of a defeat.
    pub loss: Points,
    /// The rematches longest ago are allowed where nothing else is left.
    pub rematches: bool,
}

/// A Swiss round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwissPairs {
    /// The pairs in published order, first players first.
    pub pairs: Vec<[Place; 2]>,
    /// The bye.
    pub bye: Option<Place>,
}

/// There is no legal pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoLegalPairing;

/// The input of a bracket.
#[derive(Debug)]
pub struct BracketTask<'a> {
    /// Its format.
    pub format: &'a Format,
    /// Number of players.
    pub players: usize,
    /// The winner of each decided slot. After a correction, a winner from outside the slot is to be ignored.
    pub winners: &'a BTreeMap<u32, Place>,
}

/// A place in a bracket where two players meet. Byes have none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tie {
    /// Its number.
    pub slot: u32,
    /// The players known so far, first players first.
    pub players: [Option<Place>; 2],
}

/// The input of a table.
#[derive(Debug)]
pub struct TableTask<'a> {
    /// Format and criteria.
    pub stage: &'a StageRules,
    /// The terms of a match.
    pub matches: &'a MatchRules,
    /// The rounds so far.
    pub record: &'a Record,
    /// Figures that the record does not hold, by place.
    pub tallies: &'a [Tally],
    /// The order of lots.
    pub lots: &'a [Place],
}

/// The input of a ladder's order.
#[derive(Debug)]
pub struct LadderTask<'a> {
    /// Number of players.
    pub players: usize,
    /// The played matches in order.
    pub matches: &'a [LadderMatch],
    /// Until when ratings are computed, in Unix milliseconds.
    pub until_ms: i64,
    /// The ladder's limits.
    pub format: &'a Format,
}

/// A played match of a ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LadderMatch {
    /// The players, by seat.
    pub players: [Place; 2],
    /// The games.
    pub games: Vec<GameScore>,
    /// End of the last game, in Unix milliseconds.
    pub at_ms: i64,
}

/// The input of a draw of factions.
#[derive(Debug)]
pub struct FactionsTask<'a> {
    /// The rules.
    pub rules: &'a FactionRules,
    /// The games of the match.
    pub kind: crate::profile::MatchKind,
    /// The key of purpose `armies ROUND MATCH`.
    pub key: &'a str,
    /// Factions that each player has had in this season, with repeats, by seat.
    pub used: &'a [Vec<String>; 2],
}
