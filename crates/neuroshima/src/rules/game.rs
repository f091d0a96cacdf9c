//! A game: the board together with hands, piles, turns and open decisions (NH-2, NH-3, NH-11).

#![allow(missing_docs, reason = "fields are named for what they are, and each variant says the rest")]

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::arrangement::{Arrangement, Roster, Side};
use super::battle::Battle;
use super::battle::damage::Damage;
use super::board::{Hex, HexSet, Rotation};
use super::decision::Decision;
use super::event::{BattleCause, Outcome};
use super::hold::Hold;
use super::leader::LeadProgress;
use super::mode::Mode;
use super::opening::Opening;
use super::second_move::SecondMove;
use super::tile::TileId;
use super::tokens::Build;
use sztab_game::Sides;

/// Version of the rules implemented here; each game records the version under which it is played.
pub const RULES_VERSION: u32 = 1;

/// The versions of the rules under which this program can continue games. A game keeps the version under which it
/// began. A change to the rules either keeps earlier versions playable or removes them from this list; games of a
/// removed version then wait for a program that supports it.
pub const PLAYABLE_RULES: &[u32] = &[RULES_VERSION];

pub use super::seat::Seat;

/// A game with its armies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) roster: Arc<Roster>,
    pub(super) state: State,
    /// True if the order of the piles is hidden, so that tiles cannot be drawn.
    is_observation: bool,
    /// Used by the older rules: true if the board was already full before the current action, in which case the action
    /// starts no further Battle (NH-15.6).
    pub(super) was_full: bool,
    /// True if a Structure with Boarding was placed by the current action, and its Battle has not started (NH-13.14).
    pub(super) boarding: bool,
    /// Units taken over during the current action, which the new commanders may turn (NH-14.68).
    pub(super) due: HexSet,
}

/// Everything that changes during a game. Snapshots are its serialised form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The board: units, HQ points and everything else on it.
    pub arrangement: Arrangement,
    /// Tiles of each side, in turn order.
    pub seats: Vec<Seat>,
    /// The side whose turn it is, or was when the current Battle began.
    pub active: Side,
    /// Phase of the active side.
    pub phase: Phase,
    /// Stage of the game.
    pub stage: Stage,
    /// Number of turns that all sides together have begun so far.
    pub turn: u16,
    /// True in the second of the two turns that a single player has in each round against a team (NH-12.20).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub second: bool,
    /// True if the side has taken no action since the draw, so that it may still redraw an unlucky draw (NH-3.2).
    pub fresh: bool,
    /// A unit that may immediately make the second of two moves (NH-9.11).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_move: Option<SecondMove>,
    /// Sides that are still in the game.
    #[serde(default, skip_serializing_if = "Contest::is_whole")]
    pub contest: Contest,
    /// Tiles used this turn; counted only if a variant limits them.
    #[serde(default, skip_serializing_if = "UsedTiles::is_none")]
    pub used: UsedTiles,
    /// Sides that may not put tiles on the board until the end of their next turn (NH-10.20).
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    pub terror: Sides,
    /// The first token of a Structure whose second one is named next (NH-13.10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub building: Option<Build>,
    /// The open decision, and how play continues after it.
    pub pending: Option<PendingDecision>,
}

impl State {
    /// A state in the play phase of a side's turn, with no side eliminated and no decision open.
    #[must_use]
    pub fn in_turn(arrangement: Arrangement, seats: Vec<Seat>, active: Side, turn: u16) -> Self {
        Self {
            arrangement,
            seats,
            active,
            phase: Phase::Play,
            stage: Stage::Normal,
            turn,
            second: false,
            fresh: false,
            second_move: None,
            contest: Contest::default(),
            used: UsedTiles::default(),
            terror: Sides::NONE,
            building: None,
            pending: None,
        }
    }
}

/// The sides in and out of the game, for games with more than two sides (NH-12.3, NH-12.4).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Contest {
    /// Sides whose HQ was destroyed, or whose tiles were removed when their player left. They have no tiles on the
    /// board.
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    pub eliminated: Sides,
    /// Sides whose turns are skipped because their player has left or run out of time; their units still fight.
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    pub absent: Sides,
    /// Sides that can no longer win, in the order in which they lost the chance; sides that lost it at the same time
    /// share an entry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<Sides>,
}

impl Contest {
    /// True if no side is eliminated, absent or out of contention.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        *self == Self::default()
    }

    /// All sides that can no longer win.
    #[must_use]
    pub fn losers(&self) -> Sides {
        self.lost.iter().fold(Sides::NONE, |all, sides| all.union(*sides))
    }

    /// Records that some sides can no longer win.
    pub(super) fn add_losers(&mut self, sides: Sides) {
        let sides = sides.difference(self.losers());
        if !sides.is_empty() {
            self.lost.push(sides);
        }
    }
}

/// Tiles used in a turn in addition to the compulsory discard (NH-13.1, NH-13.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct UsedTiles {
    /// Tiles played.
    pub played: u8,
    /// Tiles discarded by choice.
    pub discarded: u8,
}

impl UsedTiles {
    /// True if no tiles were used.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// Phases of the active side's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Choose a Leader (NH-13.20).
    Leader,
    /// Place the HQ (NH-2.3).
    Headquarters,
    /// Draw (NH-3.1).
    Draw,
    /// Discard one of the three tiles (NH-3.4).
    Discard,
    /// Play and discard tiles, use abilities, and end the turn (NH-3.5).
    Play,
    /// The game is over.
    Over,
}

/// The stage of the game (NH-11.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", from = "KeptStage")]
pub enum Stage {
    /// All sides have tiles left to draw.
    Normal,
    /// `drawer` was the first side to draw its last tile; the sides `left` have a turn after the current one (NH-11.1).
    LastTurns { drawer: Side, left: Sides },
    /// The Final Battle; `last` had the last turn before it.
    FinalBattle { drawer: Side, last: Side },
    /// Extra turns after a tie: the sides `left` have a turn after the current one; `last` had the last turn before the
    /// Final Battle (NH-11.6, NH-12.4).
    ExtraTurns { last: Side, left: Sides },
    /// The Battle after the extra turns.
    OvertimeBattle,
    /// The game is over.
    Over { outcome: Outcome },
}

/// A stage as stored in a snapshot. In snapshots of earlier versions, all games are duels and the stage contains the
/// number of remaining turns: one remaining turn belongs to the opponent of `drawer` or `last`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum KeptStage {
    Normal,
    LastTurns { drawer: Side, left: Option<Sides>, remaining: Option<u8> },
    FinalBattle { drawer: Side, last: Side },
    ExtraTurns { last: Side, left: Option<Sides>, remaining: Option<u8> },
    OvertimeBattle,
    Over { outcome: Outcome },
}

impl From<KeptStage> for Stage {
    fn from(kept: KeptStage) -> Self {
        let turns = |left: Option<Sides>, remaining: Option<u8>, last: Side| {
            left.unwrap_or(if remaining == Some(0) { Sides::NONE } else { last.into() })
        };
        match kept {
            KeptStage::Normal => Self::Normal,
            KeptStage::LastTurns { drawer, left, remaining } => {
                Self::LastTurns { drawer, left: turns(left, remaining, Mode::DUEL.next_enemy(drawer)) }
            }
            KeptStage::FinalBattle { drawer, last } => Self::FinalBattle { drawer, last },
            KeptStage::ExtraTurns { last, left, remaining } => {
                Self::ExtraTurns { last, left: turns(left, remaining, last) }
            }
            KeptStage::OvertimeBattle => Self::OvertimeBattle,
            KeptStage::Over { outcome } => Self::Over { outcome },
        }
    }
}

/// An open decision, and how play continues after the answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PendingDecision {
    /// The decision and the side that makes it.
    pub decision: Decision,
    /// The play that the decision interrupted.
    pub(super) interrupted: Interrupted,
    /// The takeovers that existed before the damage caused by a change to the board (NH-14.68).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) held: Vec<Hold>,
    /// Used by the older rules: true if the board was already full before the action that caused the damage (NH-15.6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) was_full: bool,
    /// The value of [`Game::boarding`] at the time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) boarding: bool,
}

/// Play interrupted by a decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Interrupted {
    /// A push of the unit on `target`.
    Push { pusher: Hex, target: Hex },
    /// Damage outside a Battle.
    Damage(Damage),
    /// The choice of the tiles that an unlucky draw discards (NH-13.3).
    Redraw,
    /// The payment for a Structure, whose second token is this one (NH-13.10).
    Build { second: Build },
    /// The payment of an HQ point.
    Payment(PaidAction),
    /// Play outside a Battle; the units in `due` were taken over and may be turned.
    Rotation { due: HexSet },
    /// Play between two moves of a unit; the first one took over the units in `due`.
    MoveOn { second: SecondMove, due: HexSet },
    /// The steps after a Battle, in which units taken over in the Battle may be turned (NH-5.40).
    AfterBattle { cause: BattleCause, causer: Side, before: Option<Box<Arrangement>>, due: HexSet },
    /// The remaining effects of a Leader.
    Leading(LeadProgress),
    /// A Battle. `before` is the arrangement at its start, if the board was full at that time (NH-4.10).
    Battle { battle: Box<Battle>, before: Option<Box<Arrangement>> },
}

/// Actions paid for with an HQ point (NH-14.24, NH-14.66).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum PaidAction {
    /// The Steel Net is thrown at the unit on a hex.
    SteelNet(Hex),
    /// A tile from the hand replaces an enemy unit.
    Execution { tile: TileId, hex: Hex, rotation: Rotation },
}

impl Game {
    /// A new game, at the placement of the first HQ (NH-2.3).
    #[must_use]
    pub fn new(roster: Arc<Roster>, opening: &Opening) -> Self {
        let seats =
            opening.piles.iter().map(|pile| Seat { pile: pile.iter().rev().copied().collect(), ..Seat::default() });
        let mut arrangement = Arrangement::at_start(opening.board, &roster);
        let phase = if arrangement.leaders.is_some() { Phase::Leader } else { Phase::Headquarters };
        arrangement.leaders.iter_mut().for_each(|leaders| leaders.deal(&opening.leaders));
        let first = roster.placing_order().next().unwrap_or(Side(0));
        let state = State { phase, ..State::in_turn(arrangement, seats.collect(), first, 0) };
        Self { roster, state, is_observation: false, was_full: false, boarding: false, due: HexSet::EMPTY }
    }

    /// A game in a state read from a snapshot.
    #[must_use]
    pub fn resume(roster: Arc<Roster>, state: State) -> Self {
        Self { roster, state, is_observation: false, was_full: false, boarding: false, due: HexSet::EMPTY }
    }

    /// The game without its only secret, the order of the piles (NH-2.6). The tiles in the piles are sorted, since open
    /// information already shows which tiles are in them. Tiles that were returned to the top of a pile stay there.
    /// Tiles cannot be drawn.
    #[must_use]
    pub fn observation(&self) -> Self {
        let mut game = Self { is_observation: true, ..self.clone() };
        game.state.seats.iter_mut().for_each(|seat| seat.secret_tiles().sort_unstable());
        game.state.arrangement.leaders.iter_mut().for_each(|leaders| leaders.hide_choices());
        game
    }

    /// True if the order of the piles is hidden.
    #[must_use]
    pub fn is_observation(&self) -> bool {
        self.is_observation
    }

    /// A game with the same armies in another state, read from a snapshot.
    #[must_use]
    pub fn with_state(self, state: State) -> Self {
        Self { state, ..self }
    }

    /// The armies.
    #[must_use]
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// A shared reference to the armies, for use while the state is being changed.
    pub(super) fn roster_handle(&self) -> Arc<Roster> {
        Arc::clone(&self.roster)
    }

    /// The opponent of a side in a duel; with more than two sides, the enemy whose turn comes next.
    #[must_use]
    pub fn opponent(&self, side: Side) -> Side {
        self.roster.mode().next_enemy(side)
    }

    /// The full state.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The board: units, HQ points and everything else on it.
    #[must_use]
    pub fn arrangement(&self) -> &Arrangement {
        &self.state.arrangement
    }

    /// A side's hand, pile and discard pile.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        &self.state.seats[side.index()]
    }

    /// The side to act: the side that has a decision to make, or otherwise the side whose turn it is. `None` once the
    /// game is over.
    #[must_use]
    pub fn side_to_act(&self) -> Option<Side> {
        match (&self.state.pending, self.state.phase) {
            (_, Phase::Over) => None,
            (Some(pending), _) => Some(pending.decision.decider),
            (None, Phase::Leader) => self.sides_to_choose_leader().iter().next(),
            (None, _) => Some(self.state.active),
        }
    }

    /// True if a Battle or the steps after a Battle are waiting for a decision. These belong to no side's turn
    /// (NH-4.3).
    #[must_use]
    pub fn is_in_battle(&self) -> bool {
        let interrupted = self.state.pending.as_ref().map(|pending| &pending.interrupted);
        matches!(interrupted, Some(Interrupted::Battle { .. } | Interrupted::AfterBattle { .. }))
    }

    /// The open decision.
    #[must_use]
    pub fn decision(&self) -> Option<&Decision> {
        self.state.pending.as_ref().map(|pending| &pending.decision)
    }

    /// Outcome of the game; `None` while it is in progress.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if let Stage::Over { outcome } = self.state.stage { Some(outcome) } else { None }
    }

    /// The whole state as JSON, as stored in snapshots.
    ///
    /// # Panics
    ///
    /// Never: a state has no map keys or numbers that JSON cannot represent.
    #[must_use]
    pub fn state_json(&self) -> String {
        serde_json::to_string(&self.state).expect("a state is plain data")
    }

    /// The index of the current turn in the order of turns ([`Mode::order`](super::Mode::order)).
    pub(super) fn turn_index(&self) -> usize {
        let places = self.roster.mode().turn_order().iter().enumerate().filter(|(_, side)| **side == self.state.active);
        places.map(|(place, _)| place).nth(usize::from(self.state.second)).unwrap_or(self.state.active.index())
    }

    /// The sides that have turns: those that are not eliminated and whose players are still in the game.
    #[must_use]
    pub fn playing_sides(&self) -> Sides {
        let contest = &self.state.contest;
        self.roster.mode().sides().difference(contest.eliminated).difference(contest.absent)
    }

    /// The sides that can still win.
    #[must_use]
    pub fn contenders(&self) -> Sides {
        self.roster.mode().sides().difference(self.state.contest.losers())
    }

    /// The sides that have a turn after the current one in the end sequence or in extra turns, in order (NH-11.1,
    /// NH-11.6, NH-12.22). Empty in the last turn and at all other stages.
    #[must_use]
    pub fn remaining_turns(&self) -> Vec<Side> {
        let (Stage::LastTurns { left, .. } | Stage::ExtraTurns { left, .. }) = self.state.stage else {
            return Vec::new();
        };
        let mut rest = left.intersection(self.playing_sides());
        let following = self.roster.mode().following_places(self.turn_index()).map(|(_, side)| side);
        let order: Vec<Side> = following
            .filter(|&side| {
                let has_turn = rest.contains(side);
                rest = rest.without(side);
                has_turn
            })
            .collect();
        order
    }

    /// The side with the next turn, if it is already known; while HQs are being placed, the side that places next.
    /// `None` if the turn is the last one.
    #[must_use]
    pub fn next_turn(&self) -> Option<Side> {
        self.upcoming_turns().first().copied()
    }

    /// The sides with turns after the current one, as far as they are known: those of one round, or those that still
    /// have a turn in the end sequence or in extra turns. While HQs are being placed, the sides that have yet to place
    /// theirs.
    #[must_use]
    pub fn upcoming_turns(&self) -> Vec<Side> {
        if matches!(self.state.phase, Phase::Leader | Phase::Headquarters) {
            return self.sides_yet_to_place().collect();
        }
        match self.state.stage {
            Stage::Normal => {
                let (playing, place) = (self.playing_sides(), self.turn_index());
                let following = self.roster.mode().following_places(place).filter(|&(next, _)| next != place);
                following.map(|(_, side)| side).filter(|&side| playing.contains(side)).collect()
            }
            Stage::LastTurns { .. } | Stage::ExtraTurns { .. } => self.remaining_turns(),
            Stage::FinalBattle { .. } | Stage::OvertimeBattle | Stage::Over { .. } => Vec::new(),
        }
    }

    /// The side with the last turn before the Final Battle or the Overtime Battle, once it is known.
    #[must_use]
    pub fn last_turn(&self) -> Option<Side> {
        let is_settled = matches!(self.state.stage, Stage::LastTurns { .. } | Stage::ExtraTurns { .. });
        is_settled.then(|| self.remaining_turns().last().copied().unwrap_or(self.state.active))
    }

    /// Number of the current round, which is one turn of each side, or two turns of the single player against a team
    /// (NH-3, NH-12.20). 0 before the first turn.
    #[must_use]
    pub fn round(&self) -> usize {
        usize::from(self.state.turn).div_ceil(self.roster.mode().turn_order().len().max(1))
    }

    /// True if all tiles in the side's hand are instants (NH-3.2).
    pub(super) fn has_only_instants(&self, side: Side) -> bool {
        self.seat(side).hand.iter().all(|&tile| self.roster.tile(side, tile).instant().is_some())
    }
}
