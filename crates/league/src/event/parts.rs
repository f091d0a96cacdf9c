//! Parts of events.

use serde::{Deserialize, Serialize};

use crate::ids::{EntrantId, Group, MatchId, Seat, TextId};
use crate::rules::{Seeding, StepAct};

/// The order of the entrants before the first round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedingOrder {
    /// Origin of the order.
    pub by: Seeding,
    /// The entrants of each division, the strongest first.
    pub divisions: Vec<Vec<EntrantId>>,
    /// The entrants ordered by lots, at the end of their divisions.
    #[serde(default)]
    pub by_lots: Vec<EntrantId>,
    /// The keys of the lots that were drawn.
    #[serde(default)]
    pub keys: Vec<Key>,
}

/// The key of a draw, which allows anyone to repeat it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Key {
    /// The purpose, such as `lots` or `armies 1 1`.
    pub purpose: String,
    /// The key in lower-case hexadecimal.
    pub key: String,
}

/// A published round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPublished {
    /// Stage and division.
    pub group: Group,
    /// The number of the round, from 1.
    pub round: u32,
    /// The matches.
    pub pairs: Vec<Pairing>,
    /// The player without an opponent if the number of players is odd.
    #[serde(default)]
    pub bye: Option<EntrantId>,
    /// The unpaired players.
    #[serde(default)]
    pub absent: Vec<Absence>,
    /// The deadline, in Unix milliseconds.
    pub deadline_ms: i64,
    /// The keys of the draws of this round.
    #[serde(default)]
    pub keys: Vec<Key>,
    /// Exchanges that an organiser made by hand, in order.
    #[serde(default)]
    pub exchanged: Vec<Exchange>,
    /// True if rematches had to be allowed.
    #[serde(default)]
    pub rematches: bool,
}

/// A match of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The number of the match.
    pub id: MatchId,
    /// The first player of game 1, then the second.
    pub players: [EntrantId; 2],
    /// The factions of game 1, if they are drawn or assigned.
    #[serde(default)]
    pub factions: Option<[String; 2]>,
    /// The slot in the bracket.
    #[serde(default)]
    pub slot: Option<u32>,
    /// The winner, if the opponent is gone and the match is a walkover from the start.
    #[serde(default)]
    pub walkover: Option<Seat>,
}

/// An unpaired player of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Absence {
    /// The player.
    pub entrant: EntrantId,
    /// The reason.
    pub kind: AbsenceKind,
}

/// The reason a player is unpaired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbsenceKind {
    /// The player sits out.
    SitsOut,
    /// The player has left.
    Gone,
    /// The player's opponent in the round robin has been struck.
    OpponentStruck,
}

/// Two players exchanged by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// One of the players.
    pub one: EntrantId,
    /// The other player.
    pub other: EntrantId,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameOver {
    /// The match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// The number of the game in the match, from 1.
    pub game: u32,
    /// The seat that played first in this game.
    pub first: Seat,
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// The way the game ended.
    pub reason: EndReason,
    /// Final HQ points, indexed by seat.
    pub hq: [i32; 2],
    /// The factions, indexed by seat.
    pub factions: [String; 2],
}

impl GameOver {
    /// The HQ points that count, indexed by seat: 0 for a destroyed HQ, and for a player who resigned or ran out of
    /// time.
    pub fn counted_hq(&self) -> [i32; 2] {
        let mut hq = self.hq;
        let is_lost_early = matches!(self.reason, EndReason::Resigned | EndReason::Time | EndReason::Destroyed);
        if let (true, Some(winner)) = (is_lost_early, self.winner) {
            hq[winner.other().index()] = 0;
        }
        hq
    }
}

/// The way a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// By HQ points at the end.
    Points,
    /// An HQ was destroyed.
    Destroyed,
    /// The loser resigned.
    Resigned,
    /// The loser ran out of time.
    Time,
    /// Both players agreed to a draw.
    Agreed,
    /// An organiser decided the game.
    Adjudicated,
}

/// A verdict by a judge, a proposal or the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Verdict {
    /// A win, as if played.
    Win {
        /// The winner.
        winner: Seat,
        /// HQ points, indexed by seat.
        hq: [i32; 2],
    },
    /// A draw, as if played.
    Draw {
        /// HQ points, indexed by seat.
        hq: [i32; 2],
    },
    /// The match was not played, through the fault of one player.
    Walkover {
        /// The winner.
        winner: Seat,
    },
    /// The match was not played, through the fault of both players.
    BothLose,
}

/// The part of a match that a verdict covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Only the unfinished games; finished ones count.
    Rest,
    /// The whole match, finished games included.
    Whole,
}

/// A decision on a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// The verdict.
    pub verdict: Verdict,
    /// The part of the match that the verdict covers.
    pub scope: Scope,
    /// The stated reason; `None` if the rules decide.
    #[serde(default)]
    pub reason: Option<TextId>,
}

/// The reason a match is in the judges' queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The deadline passed.
    Deadline,
    /// A reported result was denied.
    Denied,
    /// A reported result was not confirmed in time.
    Unconfirmed,
    /// The game was closed as idle, or cannot be played.
    Closed,
    /// A bracket match that had already begun has the wrong players after a correction.
    WrongPlayers,
    /// A player objected to a proposal.
    Objection,
}

/// The state of the tables of a match, for judges.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionFacts {
    /// The facts about each player, indexed by seat.
    pub seats: [SeatFacts; 2],
    /// Number of tiles not yet drawn, over both players and all open games.
    pub tiles_left: u32,
}

/// One player's part of [`SessionFacts`].
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatFacts {
    /// True if the player has acted at a table of this match.
    pub acted: bool,
    /// Total time that the player's clocks ran, in milliseconds.
    pub used_ms: i64,
    /// Time of the player's last action, in Unix milliseconds.
    #[serde(default)]
    pub last_act_ms: Option<i64>,
    /// HQ points.
    pub hq: i32,
}

/// The match or round of a deadline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum DeadlineScope {
    /// All open matches of a round.
    Round {
        /// Stage and division.
        group: Group,
        /// The number of the round, from 1.
        round: u32,
    },
    /// One match.
    Match {
        /// The number of the match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
}

/// A ban or pick.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactionStep {
    /// The match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// The player.
    pub by: Seat,
    /// The player's step.
    pub act: StepAct,
    /// The faction.
    pub faction: String,
}
