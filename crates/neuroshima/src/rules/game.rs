//! A game: an arrangement with hands, piles, turns and open decisions (NH-2, NH-3, NH-11).

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
use super::mode::Mode;
use super::opening::Opening;
use super::second_move::SecondMove;
use super::tile::TileId;
use sztab_game::Sides;

/// Version of the rules as carried out here: games name the one that they are played under.
pub const RULES_VERSION: u32 = 1;

/// The versions of the rules under which this program can continue games. A game keeps the version that it began with. A
/// change of the rules either keeps the earlier ones playable beside it, or removes their version from this list: games
/// of that version then wait for a program that has it.
pub const PLAYABLE_RULES: &[u32] = &[RULES_VERSION];

pub use super::seat::Seat;
pub use super::terms::HAND_LIMIT;

/// A game and the armies that it is played with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) roster: Arc<Roster>,
    pub(super) state: State,
    /// The order of the piles is hidden: nothing can be drawn.
    is_observation: bool,
    /// By the older rules: the board was full before the action under way, which starts no further Battle (NH-15.6).
    pub(super) was_full: bool,
    /// Units taken over in the act under way, which their takers may turn (NH-14.68).
    pub(super) due: HexSet,
}

/// Everything that changes in a game. Snapshots are this, serialised.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Units and HQ points.
    pub arrangement: Arrangement,
    /// Tiles of each side, in turn order.
    pub seats: Vec<Seat>,
    /// The side whose turn it is, or was when the Battle under way began.
    pub active: Side,
    /// Phase of the active side.
    pub phase: Phase,
    /// Stage of the game.
    pub stage: Stage,
    /// Turns begun so far, of all sides together.
    pub turn: u16,
    /// True if the turn is the second one of the single player in a round of one against a team (NH-12.20).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub second: bool,
    /// True if nothing has been done since the draw, so that an unlucky one may be repeated (NH-3.2).
    pub fresh: bool,
    /// A unit that may at once make the second of two moves (NH-9.11).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_move: Option<SecondMove>,
    /// Sides that are still in the game.
    #[serde(default, skip_serializing_if = "Contest::is_whole")]
    pub contest: Contest,
    /// Tiles used in this turn, where a variant limits them.
    #[serde(default, skip_serializing_if = "UsedTiles::is_none")]
    pub used: UsedTiles,
    /// Sides that put no tiles on the board, up to the end of their next turn (NH-10.20).
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    pub terror: Sides,
    /// The open decision with what goes on after it.
    pub pending: Option<Pending>,
}

impl State {
    /// A turn of a side in which it plays, with nobody out and nothing pending.
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
            pending: None,
        }
    }
}

/// Sides in and out of a game of more than two (NH-12.3, NH-12.4).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Contest {
    /// Sides whose HQ was destroyed, or whose tiles left with their player: nothing of theirs is on the board.
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    pub eliminated: Sides,
    /// Sides whose turns pass because their player has left or has no time; their units fight.
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    pub absent: Sides,
    /// Sides that can no longer win, those that lost their chance together in one entry, the first at the front.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<Sides>,
}

impl Contest {
    /// True if nobody is out.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        *self == Self::default()
    }

    /// All sides that can no longer win.
    #[must_use]
    pub fn losers(&self) -> Sides {
        self.lost.iter().fold(Sides::NONE, |all, sides| all.union(*sides))
    }

    /// Takes the chance to win from some sides.
    pub(super) fn lose(&mut self, sides: Sides) {
        let sides = sides.difference(self.losers());
        if !sides.is_empty() {
            self.lost.push(sides);
        }
    }
}

/// Tiles used in a turn beside the compulsory discard (NH-13.1, NH-13.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct UsedTiles {
    /// Tiles played.
    pub played: u8,
    /// Tiles discarded by choice.
    pub discarded: u8,
}

impl UsedTiles {
    /// True if nothing was used.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// Stages of the active side's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Place the HQ (NH-2.3).
    Headquarters,
    /// Draw (NH-3.1).
    Draw,
    /// Discard one of three (NH-3.4).
    Discard,
    /// Play, discard, use abilities, end (NH-3.5).
    Play,
    /// The game is over.
    Over,
}

/// Stage that the game has reached (NH-11.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", from = "KeptStage")]
pub enum Stage {
    /// All sides have tiles left to draw.
    Normal,
    /// `drawer` drew its last tile first; `left` have a turn after the present one (NH-11.1).
    LastTurns { drawer: Side, left: Sides },
    /// The Final Battle; `last` had the turn before it.
    FinalBattle { drawer: Side, last: Side },
    /// After a tie; `left` have a turn after the present one; `last` had the turn before the Final Battle (NH-11.6,
    /// NH-12.4).
    ExtraTurns { last: Side, left: Sides },
    /// The Battle after the extra turns.
    OvertimeBattle,
    /// The game is over.
    Over { outcome: Outcome },
}

/// A stage as snapshots have it. Those of earlier programs are of duels, with the number of turns that follow: the one
/// turn is that of the opponent of the drawer, or of the side that had the last one.
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

/// An open decision and what goes on once it is answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// Open decisions, with their sides.
    pub decision: Decision,
    /// Play that the decision interrupted.
    pub(super) interrupted: Interrupted,
    /// Takeovers before damage that a change of the board has brought (NH-14.68).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) held: Vec<Hold>,
    /// By the older rules: the board was full before the act that has brought the damage (NH-15.6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) was_full: bool,
}

/// Play that a decision interrupts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Interrupted {
    /// A push of the unit on `target`.
    Push { pusher: Hex, target: Hex },
    /// Damage outside a Battle.
    Damage(Damage),
    /// The choice of the tiles that an unlucky draw discards (NH-13.3).
    Redraw,
    /// Something that costs an HQ point.
    Payment(Deed),
    /// No Battle: units that were taken over, `due`, may be turned.
    Rotation { due: HexSet },
    /// A move that takes units over, `due`, before the second one.
    MoveOn { second: SecondMove, due: HexSet },
    /// The steps after a Battle, in which units taken over in it may be turned (NH-5.40).
    AfterBattle { cause: BattleCause, causer: Side, before: Option<Box<Arrangement>>, due: HexSet },
    /// A Battle. `before` is the arrangement that it began with, if the board was full then (NH-4.10).
    Battle { battle: Box<Battle>, before: Option<Box<Arrangement>> },
}

/// Deeds paid for by an HQ point (NH-14.24, NH-14.66).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Deed {
    /// The Steel Net is thrown at the unit on a hex.
    SteelNet(Hex),
    /// A tile from the hand takes the place of an enemy.
    Execution { tile: TileId, hex: Hex, rotation: Rotation },
}

impl Game {
    /// A game about to begin: the first HQ is placed (NH-2.3).
    #[must_use]
    pub fn new(roster: Arc<Roster>, opening: &Opening) -> Self {
        let seats =
            opening.piles.iter().map(|pile| Seat { pile: pile.iter().rev().copied().collect(), ..Seat::default() });
        let arrangement = Arrangement::at_start(opening.board, &roster);
        let first = roster.placing_order().next().unwrap_or(Side(0));
        let state = State { phase: Phase::Headquarters, ..State::in_turn(arrangement, seats.collect(), first, 0) };
        Self { roster, state, is_observation: false, was_full: false, due: HexSet::EMPTY }
    }

    /// A game in some state, as read back from a snapshot.
    #[must_use]
    pub fn resume(roster: Arc<Roster>, state: State) -> Self {
        Self { roster, state, is_observation: false, was_full: false, due: HexSet::EMPTY }
    }

    /// The game without its only secret, the order of the piles (NH-2.6). Their tiles are sorted: which ones they are
    /// follows from what lies open. A tile that came back on top of a pile stays there. Nothing can be drawn.
    #[must_use]
    pub fn observation(&self) -> Self {
        let mut game = Self { is_observation: true, ..self.clone() };
        game.state.seats.iter_mut().for_each(|seat| seat.secret().sort_unstable());
        game
    }

    /// True if the order of the piles is hidden.
    #[must_use]
    pub fn is_observation(&self) -> bool {
        self.is_observation
    }

    /// The same armies in another state, as read back from a snapshot.
    #[must_use]
    pub fn with_state(self, state: State) -> Self {
        Self { state, ..self }
    }

    /// The armies.
    #[must_use]
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The armies, to be kept while the state changes.
    pub(super) fn roster_handle(&self) -> Arc<Roster> {
        Arc::clone(&self.roster)
    }

    /// The opponent of a side in a duel; the enemy whose turn comes first after it where there are more.
    #[must_use]
    pub fn opponent(&self, side: Side) -> Side {
        self.roster.mode().next_enemy(side)
    }

    /// Everything that changes.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Units and HQ points.
    #[must_use]
    pub fn arrangement(&self) -> &Arrangement {
        &self.state.arrangement
    }

    /// A side's hand, pile and discards.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        &self.state.seats[side.index()]
    }

    /// The side to act: the one that owes a decision, else the one whose turn it is. `None` once the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Side> {
        match (&self.state.pending, self.state.phase) {
            (_, Phase::Over) => None,
            (Some(pending), _) => Some(pending.decision.decider),
            (None, _) => Some(self.state.active),
        }
    }

    /// True if a Battle waits for a decision, or what follows it does. It belongs to nobody's turn (NH-4.3).
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

    /// Outcome of the game, if it has one.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if let Stage::Over { outcome } = self.state.stage { Some(outcome) } else { None }
    }

    /// The whole state as JSON: what a snapshot keeps.
    ///
    /// # Panics
    ///
    /// Never: a state has no map keys or numbers that JSON cannot hold.
    #[must_use]
    pub fn state_json(&self) -> String {
        serde_json::to_string(&self.state).expect("a state is plain data")
    }

    /// Number of tiles that the side may hold after drawing in this turn (NH-2.5, NH-3.1): from the first turn on with
    /// Alternative start (NH-13.1), three more with Reinforcements (NH-13.2).
    pub(in crate::rules) fn draw_limit(&self) -> usize {
        let (terms, turn) = (self.roster.terms(), usize::from(self.state.turn));
        let reserve = terms.hand_limit() - HAND_LIMIT;
        if terms.alternative_start { terms.hand_limit() } else { turn.min(HAND_LIMIT) + reserve }
    }

    /// The place of the side whose turn it is in the order of turns ([`Mode::order`](super::Mode::order)).
    pub(super) fn place_in_order(&self) -> usize {
        let places = self.roster.mode().order().iter().enumerate().filter(|(_, side)| **side == self.state.active);
        places.map(|(place, _)| place).nth(usize::from(self.state.second)).unwrap_or(self.state.active.index())
    }

    /// The sides that have turns: those whose army is in play and whose player is there.
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

    /// The sides that have a turn after the present one in the end sequence or in extra turns, in order (NH-11.1,
    /// NH-11.6, NH-12.22). Empty in the last turn, and before that is settled.
    #[must_use]
    pub fn turns_left(&self) -> Vec<Side> {
        let (Stage::LastTurns { left, .. } | Stage::ExtraTurns { left, .. }) = self.state.stage else {
            return Vec::new();
        };
        let mut rest = left.intersection(self.playing_sides());
        let following = self.roster.mode().following_places(self.place_in_order()).map(|(_, side)| side);
        let order: Vec<Side> = following
            .filter(|&side| {
                let has_turn = rest.contains(side);
                rest = rest.without(side);
                has_turn
            })
            .collect();
        order
    }

    /// The side whose turn comes after the present one, while that is settled; while HQs are placed, the one that places
    /// the next. Nobody in a last turn.
    #[must_use]
    pub fn next_turn(&self) -> Option<Side> {
        self.turns_ahead().first().copied()
    }

    /// The sides whose turns come after the present one, as far as it is known: those of a round, or those that have a
    /// turn left in the end sequence or in extra turns. While HQs are placed, the sides that place theirs later.
    #[must_use]
    pub fn turns_ahead(&self) -> Vec<Side> {
        if self.state.phase == Phase::Headquarters {
            return self.yet_to_place().collect();
        }
        match self.state.stage {
            Stage::Normal => {
                let (playing, place) = (self.playing_sides(), self.place_in_order());
                let following = self.roster.mode().following_places(place).filter(|&(next, _)| next != place);
                following.map(|(_, side)| side).filter(|&side| playing.contains(side)).collect()
            }
            Stage::LastTurns { .. } | Stage::ExtraTurns { .. } => self.turns_left(),
            Stage::FinalBattle { .. } | Stage::OvertimeBattle | Stage::Over { .. } => Vec::new(),
        }
    }

    /// The side with the last turn before the Final Battle or the Overtime Battle, once that is settled.
    #[must_use]
    pub fn last_turn(&self) -> Option<Side> {
        let is_settled = matches!(self.state.stage, Stage::LastTurns { .. } | Stage::ExtraTurns { .. });
        is_settled.then(|| self.turns_left().last().copied().unwrap_or(self.state.active))
    }

    /// The round under way: one turn of each side, the single player's two against a team (NH-3, NH-12.20). 0 before
    /// the first turn.
    #[must_use]
    pub fn round(&self) -> usize {
        usize::from(self.state.turn).div_ceil(self.roster.mode().order().len().max(1))
    }

    /// True if every tile that a side holds is an instant (NH-3.2).
    pub(super) fn holds_instants_only(&self, side: Side) -> bool {
        self.seat(side).hand.iter().all(|&tile| self.roster.tile(side, tile).instant().is_some())
    }

    /// Tiles of a side in all places, the HQ included (NH-1.9): a check, not a rule.
    #[must_use]
    pub fn tiles_of(&self, side: Side) -> Vec<TileId> {
        let seat = self.seat(side);
        let units = self.arrangement().units().filter(|(_, unit)| unit.owner == side).map(|(_, unit)| unit.tile);
        let grounds = self.arrangement().foundations().iter().filter(|ground| ground.owner == side);
        let on_board = units.chain(grounds.map(|ground| ground.tile));
        let beside = seat.pile.iter().chain(&seat.hand).chain(&seat.discard).chain(&seat.base);
        let mut tiles: Vec<TileId> = beside.copied().chain(on_board).collect();
        if self.state.phase == Phase::Headquarters && self.arrangement().headquarters(&self.roster, side).is_none() {
            tiles.push(self.roster.army(side).headquarters());
        }
        tiles.sort_unstable();
        tiles
    }
}
