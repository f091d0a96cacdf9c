//! A whole table to try things out on: a sample of what a side sees.

use std::cmp::Reverse;

use sztab_game::{LineNumber, Seed, Side, Sides, Viewer};

use crate::action::Action;
use crate::arena::Direction;
use crate::game::MechsGame;
use crate::legal;
use crate::machine::Machine;
use crate::players::evaluation::evaluation;
use crate::state::{AdHoc, Ask, Phase, Question, SLOTS, Slot, Stage, State, Turn};
use crate::strike;
use crate::values::{CardId, Values};

/// Attacks that are looked at first sight: those that take most health.
const ATTACKS: usize = 3;

/// A card with its direction.
pub(super) type Move = (CardId, Direction);

/// A game in which everything is known.
#[derive(Debug, Clone)]
pub(crate) struct Simulation<'a> {
    pub values: &'a Values,
    pub state: State,
}

impl<'a> Simulation<'a> {
    /// A table that looks like a game to a side, before it has filled any slot: its plan must not depend on how far it
    /// has said it.
    pub fn of(game: &'a MechsGame, side: Side, seed: &Seed) -> Self {
        let mut state = game.state().clone();
        if state.phase == Phase::Program {
            state.player_mut(side).program = Default::default();
            state.ready = Sides::NONE;
        }
        state = state.sample(game.values(), Viewer::Side(side), seed);
        // Lines to be opened at the end matter to nobody here, and would be copied with each table.
        state.closed.clear();
        Self { values: game.values(), state }
    }

    /// The question that is open in a turn, or for a base.
    pub fn question(&self) -> Option<Question> {
        self.state.questions.first().copied()
    }

    /// The answers to a question.
    pub fn answers(&self, question: Question) -> Vec<Action> {
        legal::answers(self.values, &self.state, question).unwrap_or_default()
    }

    /// The table after an action.
    pub fn after(&self, side: Side, action: Action) -> Self {
        let mut simulation = self.clone();
        simulation.apply(side, action);
        simulation
    }

    /// Carries out an action. A table on which everything is known refuses none that is legal.
    pub fn apply(&mut self, side: Side, action: Action) {
        self.with_machine(|machine| machine.answer(side, action, LineNumber(0)).is_ok());
    }

    /// Goes on to the next question.
    pub fn go_on(&mut self) {
        self.with_machine(|machine| machine.go_on().is_ok());
    }

    /// A table that cannot go on stands still, so that nobody asks it again.
    fn with_machine(&mut self, change: impl FnOnce(&mut Machine<'_>) -> bool) {
        let mut events = Vec::with_capacity(32);
        let mut machine =
            Machine { values: self.values, state: &mut self.state, events: &mut events, is_masked: false };
        if !change(&mut machine) {
            self.state.questions.clear();
        }
    }

    /// The value for a side.
    pub fn evaluation(&self, side: Side) -> i32 {
        evaluation(self.values, &self.state, side)
    }

    /// The only sides that do anything more in this round.
    pub fn stop_others(&mut self, keeps: impl Fn(Side) -> bool) {
        for side in self.state.all_sides().iter().filter(|&side| !keeps(side)) {
            let player = self.state.player_mut(side);
            player.program = [Slot::Vacant; SLOTS];
            player.ad_hoc = AdHoc::Off;
            player.cards.known.clear();
        }
    }

    /// The table at the next turn of a side that chooses its cards by itself from now on, while others do no more.
    pub fn rest_of(&self, side: Side) -> Self {
        let mut simulation = self.clone();
        simulation.stop_others(|other| other == side);
        simulation.put(side, std::iter::repeat(Slot::Vacant));
        simulation.state.player_mut(side).ad_hoc = AdHoc::On;
        simulation.settle(Some(side));
        simulation
    }

    /// Puts something into the slots of a side that are not open yet.
    pub fn put(&mut self, side: Side, items: impl IntoIterator<Item = Slot>) {
        let closed = (0..SLOTS).zip(1..).filter(|&(_, slot)| !self.state.is_slot_open(side, slot));
        let closed: Vec<usize> = closed.map(|(place, _)| place).collect();
        closed.into_iter().zip(items).for_each(|(place, item)| self.state.player_mut(side).program[place] = item);
    }

    /// Fills the slots of a side that are not open yet.
    pub fn fill(&mut self, side: Side, moves: &[Move]) {
        self.put(side, moves.iter().map(|&(card, direction)| Slot::Card(card, direction)));
    }

    /// The round begins now with a side that chooses its card in each turn, and others that do nothing.
    pub fn begin_open_round(&mut self, side: Side) {
        self.stop_others(|_| false);
        self.state.player_mut(side).ad_hoc = AdHoc::On;
        self.state.phase = Phase::Turn;
        self.state.turn = Some(Turn {
            side: self.state.order().next().unwrap_or(side),
            slot: 1,
            stage: Stage::Start,
            card: None,
            has_fought: false,
            has_jumped: false,
            is_peaceful: false,
            has_declined: false,
            is_asked: false,
        });
        self.go_on();
    }

    /// Answers questions at first sight until the round is over, or a side chooses a card.
    pub fn settle(&mut self, until: Option<Side>) {
        while self.state.phase == Phase::Turn
            && let Some(question) = self.question()
            && !(question.ask == Ask::AdHoc && until == Some(question.side))
        {
            *self = self.at_first_sight(question);
        }
    }

    /// The table after the answer that is worth most at once; of a card, with the rest of its turn.
    pub fn at_first_sight(&self, question: Question) -> Self {
        let side = question.side;
        let slot = self.state.turn.map(|turn| turn.slot);
        let after = |action: Action| {
            let mut simulation = self.after(side, action);
            if question.ask == Ask::AdHoc {
                while let Some(next) = simulation.question()
                    && next.side == side
                    && next.ask != Ask::AdHoc
                    && simulation.state.turn.map(|turn| turn.slot) == slot
                {
                    simulation = simulation.at_first_sight(next);
                }
            }
            simulation
        };
        let mut answers = self.answers(question);
        if let Some(combat) = self.state.combat.filter(|_| question.ask == Ask::Attack) {
            let lost = |action: &Action| match *action {
                Action::Attack { weapon, with } => {
                    strike::strike(self.values, &self.state, &combat, side, weapon, with).lost
                }
                _ => 0,
            };
            answers.sort_by_cached_key(|action| Reverse(lost(action)));
            answers.truncate(ATTACKS);
        }
        let simulations = answers.into_iter().map(after);
        let best = simulations
            .map(|simulation| (simulation.evaluation(side), simulation))
            .reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map_or_else(|| self.after(side, Action::Pass), |(_, simulation)| simulation)
    }
}
