//! Trying things out on a copy of a game: what if this tile stood there, and what would a Battle do then.
//!
//! A study works on a masked copy of the game, in which nothing can be drawn: it can be shown to anybody (NH-2.6).
//!
//! Games that differ only in the order of the piles have the same what-ifs
//! (`crates/neuroshima/tests/rules/study.rs`).

use sztab_game::Chance;

use super::action::Action;
use super::arrangement::{Arrangement, Side};
use super::event::BattleCause;
use super::event::Event;
use super::game::{Game, Phase};
use super::illegal::Illegal;
use super::instants::Played;
use super::tactic::Tactic;

/// A game as it would be if it were some side's turn, with what has been tried out so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Study {
    side: Side,
    game: Game,
    /// Events of the last trial, or of all of a Battle that has not ended yet.
    events: Vec<Event>,
    /// The board before that.
    board: Arrangement,
}

/// A Battle in a study.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fight {
    /// The board on which it begins.
    pub board: Arrangement,
    /// Events in it.
    pub events: Vec<Event>,
    /// The board that it leaves, or has reached.
    pub left: Arrangement,
    /// The game at the decision that it waits for, if it does.
    pub open: Option<Game>,
}

impl Study {
    /// Begins with the game as it stands. An open decision stays open. Nothing for a side that is not there, while HQs
    /// are being placed, and once the game is over: there is no Battle to think of.
    #[must_use]
    pub fn new(game: &Game, side: Side) -> Option<Self> {
        let is_seated = side.index() < game.state().seats.len();
        if !is_seated || matches!(game.state().phase, Phase::Headquarters | Phase::Over) {
            return None;
        }
        let mut study = Self { side, game: game.observation(), events: Vec::new(), board: game.arrangement().clone() };
        study.take_turn();
        Some(study)
    }

    /// The game as tried out so far.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The side that tries things out.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The same board from the view of another side.
    #[must_use]
    pub fn for_side(mut self, side: Side) -> Self {
        self.side = side;
        self.take_turn();
        self
    }

    /// Gives the side its turn, even in another one's.
    fn take_turn(&mut self) {
        let state = &mut self.game.state;
        if state.pending.is_none() && state.phase != Phase::Over {
            if state.active != self.side {
                state.second_move = None;
            }
            (state.active, state.phase) = (self.side, Phase::Play);
        }
    }

    /// Actions that can be tried out now, in canonical order: whatever changes the board, or the answers to an open
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

    /// Tries something out.
    ///
    /// # Errors
    ///
    /// If it is not legal; the study is then as it was.
    pub fn attempt(&mut self, action: Action) -> Result<(), Illegal> {
        let Some(side) = self.game.to_act() else { return Err(Illegal::GameOver) };
        let before = self.game.arrangement().clone();
        let mut events = self.game.apply(side, action)?;
        if !is_under_way(&self.events) {
            self.events.clear();
            self.board = before;
        }
        self.events.append(&mut events);
        if !is_under_way(&self.events) {
            self.take_turn();
        }
        Ok(())
    }

    /// The Battle that the last trial has led to, or that a Battle tile of the side would lead to now. `answers` are
    /// those to the decisions in it, counted from 1.
    ///
    /// # Errors
    ///
    /// If there is no such answer.
    pub fn battle(&self, answers: &[u8]) -> Result<Fight, Illegal> {
        let (mut game, mut events) = (self.game.clone(), self.events.clone());
        let mut board = self.board.clone();
        if game.decision().is_none() && !has_fought(&events) && game.state().phase != Phase::Over {
            board = game.arrangement().clone();
            events.clear();
            game.force_battle(BattleCause::Tile, &mut events);
        }
        for &answer in answers {
            if has_fought(&events) {
                return Err(Illegal::NoDecision);
            }
            let decider = game.decision().ok_or(Illegal::NoDecision)?.decider;
            events.append(&mut game.apply(decider, Action::Choose { answer })?);
        }
        let open = game.decision().is_some() && !has_fought(&events);
        let begin = events.iter().position(|event| matches!(event, Event::BattleBegan { .. })).unwrap_or(0);
        for event in events.drain(..begin) {
            board.hear(&event);
        }
        let end = events.iter().position(|event| matches!(event, Event::BattleEnded { .. }));
        events.truncate(end.map_or(events.len(), |end| end + 1));
        let mut left = board.clone();
        events.iter().for_each(|event| left.hear(event));
        Ok(Fight { board, events, left, open: open.then_some(game) })
    }
}

impl Game {
    /// The game after a Battle that begins now, each decision in it answered by the first answer. Nothing is kept of
    /// what happens in it: for players that look ahead thousands of times.
    #[must_use]
    pub fn after_fight(&self) -> Self {
        let mut game = self.clone();
        if game.state.pending.is_none() && !matches!(game.state.phase, Phase::Headquarters | Phase::Over) {
            game.force_battle(BattleCause::Tile, &mut ());
        }
        game.settle();
        game
    }

    /// Answers open decisions by the first answer, until none is open.
    pub fn settle(&mut self) {
        while let Some(decision) = self.decision() {
            let decider = decision.decider;
            if self.apply_before(decider, Action::Choose { answer: 1 }, &mut ()).is_err() {
                return;
            }
        }
    }

    /// The game with its piles in another order, as it may well be for those who know no order. Of a masked game it
    /// is one in which tiles can be drawn.
    #[must_use]
    pub fn redeal(&self, chance: &mut Chance) -> Self {
        let mut state = self.state.clone();
        for seat in &mut state.seats {
            let secret = seat.secret();
            secret.sort_unstable();
            // A pile is shorter than any limit, and a player's chance is never hidden.
            let _ = chance.shuffle(secret);
        }
        Self::resume(self.roster_handle(), state)
    }
}

/// True if a Battle among these events, the first one, has come to its end.
fn has_fought(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::BattleEnded { .. }))
}

/// True if what happened waits for a decision to go on.
fn is_under_way(events: &[Event]) -> bool {
    let asked = events.iter().rposition(|event| matches!(event, Event::DecisionAsked { .. }));
    let made = events.iter().rposition(|event| matches!(event, Event::DecisionMade { .. }));
    asked > made && !has_fought(events)
}
