//! A complete table for trying out lines: a sample consistent with a side's view.

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

/// The number of attacks considered without a search: those that cost the enemy the most health.
const ATTACKS: usize = 3;

/// A card with its direction.
pub(super) type Move = (CardId, Direction);

/// A game without hidden information.
#[derive(Debug, Clone)]
pub(crate) struct Simulation<'a> {
    pub values: &'a Values,
    pub state: State,
}

impl<'a> Simulation<'a> {
    /// A table consistent with a side's view. While sides are programming, the side's own slots are emptied, since its
    /// plan must not depend on the slots already filled.
    pub fn of(game: &'a MechsGame, side: Side, seed: &Seed) -> Self {
        let mut state = game.state().clone();
        if state.phase == Phase::Program {
            state.player_mut(side).program = Default::default();
            state.ready = Sides::NONE;
        }
        state = state.sample(game.values(), Viewer::Side(side), seed);
        // Lines that are revealed only at the end are irrelevant here, and would have to be copied with each table.
        state.closed.clear();
        Self { values: game.values(), state }
    }

    /// The first open question, if any.
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

    /// Applies an action. A table without hidden information accepts every legal action.
    pub fn apply(&mut self, side: Side, action: Action) {
        self.with_machine(|machine| machine.answer(side, action, LineNumber(0)).is_ok());
    }

    /// Continues to the next question.
    pub fn go_on(&mut self) {
        self.with_machine(|machine| machine.go_on().is_ok());
    }

    /// A table that cannot continue is frozen, so that no further questions are asked.
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

    /// Makes all sides except those in `keeps` inactive for the rest of the round.
    pub fn stop_others(&mut self, keeps: impl Fn(Side) -> bool) {
        for side in self.state.all_sides().iter().filter(|&side| !keeps(side)) {
            let player = self.state.player_mut(side);
            player.program = [Slot::Vacant; SLOTS];
            player.ad_hoc = AdHoc::Off;
            player.cards.known.clear();
        }
    }

    /// The table at the next turn of a side that chooses each of its cards freely from then on, while the other sides
    /// remain inactive.
    pub fn rest_of(&self, side: Side) -> Self {
        let mut simulation = self.clone();
        simulation.stop_others(|other| other == side);
        simulation.put(side, std::iter::repeat(Slot::Vacant));
        simulation.state.player_mut(side).ad_hoc = AdHoc::On;
        simulation.settle(Some(side));
        simulation
    }

    /// Puts items into the unrevealed slots of a side.
    pub fn put(&mut self, side: Side, items: impl IntoIterator<Item = Slot>) {
        let closed = (0..SLOTS).zip(1..).filter(|&(_, slot)| !self.state.is_slot_open(side, slot));
        let closed: Vec<usize> = closed.map(|(place, _)| place).collect();
        closed.into_iter().zip(items).for_each(|(place, item)| self.state.player_mut(side).program[place] = item);
    }

    /// Fills the unrevealed slots of a side.
    pub fn fill(&mut self, side: Side, moves: &[Move]) {
        self.put(side, moves.iter().map(|&(card, direction)| Slot::Card(card, direction)));
    }

    /// Starts a round in which a side chooses its card in each turn, and the other sides are inactive.
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

    /// Answers questions without a search until the round is over, or until the given side has to choose a card.
    pub fn settle(&mut self, until: Option<Side>) {
        while self.state.phase == Phase::Turn
            && let Some(question) = self.question()
            && !(question.ask == Ask::AdHoc && until == Some(question.side))
        {
            *self = self.at_first_sight(question);
        }
    }

    /// The table after the answer with the highest immediate value; if the answer is a card, the table at the end of
    /// that card's turn.
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
