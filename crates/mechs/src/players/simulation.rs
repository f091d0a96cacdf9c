//! A complete table for trying out lines: a sample consistent with a side's view.

use std::cmp::Reverse;

use sztab_game::{LineNumber, Seed, Side, Sides, Viewer};

use crate::action::Action;
use crate::arena::Direction;
use crate::game::MechsGame;
use crate::legal;
use crate::machine::Machine;
use crate::players::evaluation::evaluate;
use crate::state::{AdHoc, Phase, Question, QuestionKind, SLOT_COUNT, Slot, Stage, State, Turn};
use crate::strike;
use crate::values::{CardId, Values};

/// The number of attacks considered without a search: those that cost the enemy the most health.
const MAX_ATTACKS: usize = 3;

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
    pub fn from_view(game: &'a MechsGame, side: Side, seed: &Seed) -> Self {
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
        legal::legal_answers(self.values, &self.state, question).unwrap_or_default()
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
    pub fn run_to_next_question(&mut self) {
        self.with_machine(|machine| machine.run_to_next_question().is_ok());
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
        evaluate(self.values, &self.state, side)
    }

    /// Makes all sides except those in `keeps` inactive for the rest of the round.
    pub fn stop_others(&mut self, keeps: impl Fn(Side) -> bool) {
        for side in self.state.all_sides().iter().filter(|&side| !keeps(side)) {
            let player = self.state.player_mut(side);
            player.program = [Slot::Vacant; SLOT_COUNT];
            player.ad_hoc = AdHoc::Off;
            player.cards.known.clear();
        }
    }

    /// The table at the next turn of a side that chooses each of its cards freely from then on, while the other sides
    /// remain inactive.
    pub fn at_next_free_turn(&self, side: Side) -> Self {
        let mut simulation = self.clone();
        simulation.stop_others(|other| other == side);
        simulation.fill_slots(side, std::iter::repeat(Slot::Vacant));
        simulation.state.player_mut(side).ad_hoc = AdHoc::On;
        simulation.resolve_until(Some(side));
        simulation
    }

    /// Puts items into the unrevealed slots of a side.
    pub fn fill_slots(&mut self, side: Side, items: impl IntoIterator<Item = Slot>) {
        let closed = (0..SLOT_COUNT).zip(1..).filter(|&(_, slot)| !self.state.is_slot_open(side, slot));
        let closed: Vec<usize> = closed.map(|(place, _)| place).collect();
        closed.into_iter().zip(items).for_each(|(place, item)| self.state.player_mut(side).program[place] = item);
    }

    /// Fills the unrevealed slots of a side.
    pub fn fill_moves(&mut self, side: Side, moves: &[Move]) {
        self.fill_slots(side, moves.iter().map(|&(card, direction)| Slot::Card(card, direction)));
    }

    /// Starts a round in which a side chooses its card in each turn, and the other sides are inactive.
    pub fn begin_open_round(&mut self, side: Side) {
        self.stop_others(|_| false);
        self.state.player_mut(side).ad_hoc = AdHoc::On;
        self.state.phase = Phase::Turn;
        self.state.turn = Some(Turn {
            side: self.state.turn_order().next().unwrap_or(side),
            slot: 1,
            stage: Stage::Start,
            card: None,
            has_fought: false,
            has_jumped: false,
            is_peaceful: false,
            has_declined: false,
            is_asked: false,
        });
        self.run_to_next_question();
    }

    /// Answers questions without a search until the round is over, or until the given side has to choose a card.
    pub fn resolve_until(&mut self, until: Option<Side>) {
        while self.state.phase == Phase::Turn
            && let Some(question) = self.question()
            && !(question.ask == QuestionKind::AdHoc && until == Some(question.side))
        {
            *self = self.after_greedy_answer(question);
        }
    }

    /// The table after the answer with the highest immediate value; if the answer is a card, the table at the end of
    /// that card's turn.
    pub fn after_greedy_answer(&self, question: Question) -> Self {
        let side = question.side;
        let slot = self.state.turn.map(|turn| turn.slot);
        let after = |action: Action| {
            let mut simulation = self.after(side, action);
            if question.ask == QuestionKind::AdHoc {
                while let Some(next) = simulation.question()
                    && next.side == side
                    && next.ask != QuestionKind::AdHoc
                    && simulation.state.turn.map(|turn| turn.slot) == slot
                {
                    simulation = simulation.after_greedy_answer(next);
                }
            }
            simulation
        };
        let mut answers = self.answers(question);
        if let Some(combat) = self.state.combat.filter(|_| question.ask == QuestionKind::Attack) {
            let lost = |action: &Action| match *action {
                Action::Attack { weapon, with } => {
                    strike::compute_strike(self.values, &self.state, &combat, side, weapon, with).lost
                }
                _ => 0,
            };
            answers.sort_by_cached_key(|action| Reverse(lost(action)));
            answers.truncate(MAX_ATTACKS);
        }
        let simulations = answers.into_iter().map(after);
        let best = simulations
            .map(|simulation| (simulation.evaluation(side), simulation))
            .reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map_or_else(|| self.after(side, Action::Pass), |(_, simulation)| simulation)
    }
}
