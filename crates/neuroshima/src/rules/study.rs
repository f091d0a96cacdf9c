//! Trying out actions on a copy of a game, for example placing a tile and then running a Battle.
//!
//! A study works on an observation of the game, in which tiles cannot be drawn, so it can be shown to any player
//! (NH-2.6).
//!
//! Games that differ only in the order of the piles have the same what-ifs (`crates/neuroshima/tests/rules/study.rs`).

use sztab_game::Chance;

use super::action::Action;
use super::arrangement::{Arrangement, Side};
use super::event::BattleCause;
use super::event::Event;
use super::game::{Game, Phase};
use super::illegal::Illegal;
use super::instants::Played;
use super::tactic::Tactic;
use super::tile::TileId;

/// A game in which it is the given side's turn, with the actions tried out so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Study {
    side: Side,
    game: Game,
    /// Events of the last trial, or of the whole Battle if it has not ended yet.
    events: Vec<Event>,
    /// The board before `events`.
    board: Arrangement,
}

/// A Battle within a study.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StudyBattle {
    /// The board at the beginning of the Battle.
    pub board: Arrangement,
    /// Events of the Battle.
    pub events: Vec<Event>,
    /// The board after the Battle or, if a decision is open, at that point.
    pub left: Arrangement,
    /// The game at the open decision of the Battle, if there is one.
    pub open: Option<Game>,
}

impl Study {
    /// A study that begins with the current game. An open decision stays open. `None` if the side does not exist, while
    /// HQs are being placed, and once the game is over, since a Battle is not possible then.
    #[must_use]
    pub fn new(game: &Game, side: Side) -> Option<Self> {
        let is_seated = side.index() < game.state().seats.len();
        if !is_seated || matches!(game.state().phase, Phase::Leader | Phase::Headquarters | Phase::Over) {
            return None;
        }
        let mut study = Self { side, game: game.observation(), events: Vec::new(), board: game.arrangement().clone() };
        study.take_turn();
        Some(study)
    }

    /// The game after the actions tried out so far.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The side for which actions are tried out.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The same board from the point of view of another side.
    #[must_use]
    pub fn for_side(mut self, side: Side) -> Self {
        self.side = side;
        self.take_turn();
        self
    }

    /// Makes it the side's turn, even if it is another side's.
    fn take_turn(&mut self) {
        let state = &mut self.game.state;
        if state.pending.is_none() && state.phase != Phase::Over {
            if state.active != self.side {
                state.second_move = None;
            }
            (state.active, state.phase) = (self.side, Phase::Play);
        }
    }

    /// Actions that can be tried out now, in canonical order: those that change the board, or the answers to an open
    /// decision.
    #[must_use]
    pub fn trials(&self) -> Vec<Action> {
        let mut legal = self.game.legal_actions();
        legal.retain(|action| {
            let changes_nothing =
                matches!(action, Action::Discard { .. } | Action::Play(Played::Terror(_)) | Action::End);
            let fights = matches!(action, Action::Play(Played::Battle(_)) | Action::Tactic(Tactic::Battle(_)));
            !changes_nothing && !fights
        });
        legal
    }

    /// Tries out an action.
    ///
    /// # Errors
    ///
    /// If the action is not legal; the study then stays unchanged.
    pub fn try_action(&mut self, action: Action) -> Result<(), Illegal> {
        let Some(side) = self.game.side_to_act() else { return Err(Illegal::GameOver) };
        let before = self.game.arrangement().clone();
        let mut events = self.game.apply(side, action)?;
        if !stops_at_decision(&self.events) {
            self.events.clear();
            self.board = before;
        }
        self.events.append(&mut events);
        if !stops_at_decision(&self.events) {
            self.take_turn();
        }
        Ok(())
    }

    /// The Battle to which the last trial has led, or the one that a Battle tile of the side would start now. `answers`
    /// are the numbers of the answers to its decisions, counted from 1.
    ///
    /// # Errors
    ///
    /// If an answer does not exist.
    pub fn battle(&self, answers: &[u8]) -> Result<StudyBattle, Illegal> {
        let (mut game, mut events) = (self.game.clone(), self.events.clone());
        let mut board = self.board.clone();
        if game.decision().is_none() && !has_finished_battle(&events) && game.state().phase != Phase::Over {
            board = game.arrangement().clone();
            events.clear();
            game.force_battle(BattleCause::Tile, &mut events);
        }
        for &answer in answers {
            if has_finished_battle(&events) {
                return Err(Illegal::NoDecision);
            }
            let decider = game.decision().ok_or(Illegal::NoDecision)?.decider;
            events.append(&mut game.apply(decider, Action::Choose { answer })?);
        }
        let open = game.decision().is_some() && !has_finished_battle(&events);
        let begin = events.iter().position(|event| matches!(event, Event::BattleBegan { .. })).unwrap_or(0);
        for event in events.drain(..begin) {
            board.apply_event(&event);
        }
        let end = events.iter().position(|event| matches!(event, Event::BattleEnded { .. }));
        events.truncate(end.map_or(events.len(), |end| end + 1));
        let mut left = board.clone();
        events.iter().for_each(|event| left.apply_event(event));
        Ok(StudyBattle { board, events, left, open: open.then_some(game) })
    }
}

impl Game {
    /// The game after a Battle that begins now, with the first answer given to each of its decisions. Events are not
    /// stored, because computer players that look ahead call this thousands of times.
    #[must_use]
    pub fn with_resolved_battle(&self) -> Self {
        let mut game = self.clone();
        if game.state.pending.is_none()
            && !matches!(game.state.phase, Phase::Leader | Phase::Headquarters | Phase::Over)
        {
            game.force_battle(BattleCause::Tile, &mut ());
        }
        game.answer_all_decisions();
        game
    }

    /// Gives the first answer to every open decision until there are none.
    pub fn answer_all_decisions(&mut self) {
        while let Some(decision) = self.decision() {
            let decider = decision.decider;
            if self.apply_with(decider, Action::Choose { answer: 1 }, &mut ()).is_err() {
                return;
            }
        }
    }

    /// All tiles of a side, wherever they are, including the HQ (NH-1.9). Used for checks only, not by the rules.
    #[must_use]
    pub fn all_tiles(&self, side: Side) -> Vec<TileId> {
        let seat = self.seat(side);
        let units = self.arrangement().units().filter(|(_, unit)| unit.owner == side).map(|(_, unit)| unit.tile);
        let grounds = self.arrangement().foundations().iter().filter(|ground| ground.owner == side);
        let on_board = units.chain(grounds.map(|ground| ground.tile));
        let beside = seat.pile.iter().chain(&seat.hand).chain(&seat.discard).chain(&seat.base);
        let mut tiles: Vec<TileId> = beside.copied().chain(on_board).collect();
        let is_setup = matches!(self.state.phase, Phase::Leader | Phase::Headquarters);
        if is_setup && self.arrangement().headquarters(&self.roster, side).is_none() {
            tiles.push(self.roster.army(side).headquarters());
        }
        tiles.sort_unstable();
        tiles
    }

    /// The game with its piles in another order, one that is possible as far as the players know. Tiles can be drawn in
    /// the resulting game, even if `self` is an observation.
    #[must_use]
    pub fn redeal(&self, chance: &mut Chance) -> Self {
        let mut state = self.state.clone();
        for seat in &mut state.seats {
            let secret = seat.secret_tiles();
            secret.sort_unstable();
            // The result can be ignored: a pile is shorter than any limit, and a computer player's chance is never
            // hidden.
            let _ = chance.shuffle(secret);
        }
        let mut game = Self::resume(self.roster_handle(), state);
        game.fill_leaders(chance);
        game
    }
}

/// True if these events include a Battle, and the first Battle among them has ended.
fn has_finished_battle(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::BattleEnded { .. }))
}

/// True if the events stop at a decision.
fn stops_at_decision(events: &[Event]) -> bool {
    let asked = events.iter().rposition(|event| matches!(event, Event::DecisionAsked { .. }));
    let made = events.iter().rposition(|event| matches!(event, Event::DecisionMade { .. }));
    asked > made && !has_finished_battle(events)
}
