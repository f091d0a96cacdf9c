//! A game and its values, as used by the referee.

use std::sync::Arc;

use sztab_game::{EventSink, GameState, LineNumber, Outcome, Side, Sides, Standing, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::legal;
use crate::machine::Machine;
use crate::position::print::print;
use crate::state::{Phase, State};
use crate::strike::{self, Strike};
use crate::values::{Values, WeaponId};

/// The version of the rules under which new games begin.
pub const RULES_VERSION: u32 = 1;

/// A game of Tiny Epic Mechs with its values.
#[derive(Debug, Clone)]
pub struct MechsGame {
    pub(crate) values: Arc<Values>,
    pub(crate) state: State,
    /// The viewer, if the game is masked.
    pub(crate) viewer: Option<Viewer>,
}

impl PartialEq for MechsGame {
    fn eq(&self, other: &Self) -> bool {
        self.values.hash == other.values.hash && self.state == other.state && self.viewer == other.viewer
    }
}

impl MechsGame {
    /// A game in the given state.
    pub(crate) fn from_state(values: Arc<Values>, state: State) -> Self {
        Self { values, state, viewer: None }
    }

    /// The values in use.
    #[must_use]
    pub fn values(&self) -> &Arc<Values> {
        &self.values
    }

    /// Everything on the table; read by pictures, texts and computer players.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// True if an attack with a weapon would be a power attack (TEM-10.5).
    #[must_use]
    pub fn is_power_attack(&self, side: Side, weapon: WeaponId) -> bool {
        self.state.combat.is_some_and(|combat| strike::is_power(&self.values, &combat, side, weapon))
    }

    /// The effect that a fighter's attack would have on the enemy's health.
    #[must_use]
    pub fn strike(&self, side: Side, weapon: WeaponId, with: crate::action::AttackArgument) -> Option<Strike> {
        let combat = self.state.combat.as_ref()?;
        Some(strike::compute_strike(&self.values, &self.state, combat, side, weapon, with))
    }

    /// True if a side may buy a weapon, assuming it has enough resources.
    #[must_use]
    pub fn is_for_sale(&self, side: Side, weapon: WeaponId) -> bool {
        legal::is_for_sale(&self.values, &self.state, side, weapon)
    }

    /// Every legal action of a side, including those that this copy of the game cannot carry out.
    pub(crate) fn candidate_actions(&self, side: Side) -> Vec<Action> {
        if self.viewer.is_some_and(|viewer| !viewer.can_see(side)) {
            return Vec::new();
        }
        legal::candidate_actions(&self.values, &self.state, side)
    }

    /// Applies a change completely, or leaves the game as it was.
    pub(crate) fn apply_change(
        &mut self,
        sink: &mut impl EventSink<Event>,
        change: impl FnOnce(&mut Machine<'_>) -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        let (mut state, mut events) = (self.state.clone(), Vec::with_capacity(32));
        let is_masked = self.viewer.is_some();
        let mut machine = Machine { values: &self.values, state: &mut state, events: &mut events, is_masked };
        change(&mut machine)?;
        self.state = state;
        events.into_iter().for_each(|event| sink.emit(|| event));
        Ok(())
    }

    /// Continues to the next question. Used for a position that has just been read.
    pub(crate) fn run_to_next_question(&mut self) -> Result<(), Illegal> {
        #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is for one lifetime")]
        self.apply_change(&mut (), |machine| machine.run_to_next_question())
    }

    /// True if an action reveals nothing, so that it can be carried out even in a masked game.
    pub(crate) fn reveals_nothing(&self, action: &Action) -> bool {
        let is_own = matches!(action, Action::Program { .. } | Action::Equip(_) | Action::Shield(_));
        is_own && self.state.phase == Phase::Program
    }
}

impl GameState for MechsGame {
    fn sides(&self) -> Sides {
        Sides::first(self.state.arena.people())
    }

    fn playing_sides(&self) -> Sides {
        self.state.human_sides()
    }

    fn contenders(&self) -> Sides {
        self.state.human_sides()
    }

    fn waiting_sides(&self) -> Sides {
        self.state.waiting_sides()
    }

    fn turn(&self) -> Option<Side> {
        let turn = self.state.turn.filter(|_| self.state.phase == Phase::Turn)?;
        Some(turn.side).filter(|&side| self.sides().contains(side))
    }

    fn sides_to_answer(&self) -> Sides {
        if self.state.phase == Phase::Turn {
            self.turn().map_or(self.waiting_sides(), |side| self.waiting_sides().without(side))
        } else {
            Sides::NONE
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn standing(&self) -> Standing {
        Standing { points: self.sides().iter().map(|side| self.state.player(side).points).collect(), undrawn: 0 }
    }

    fn closed_lines(&self) -> Vec<LineNumber> {
        let mut lines: Vec<LineNumber> = self.state.closed.iter().map(|closed| closed.line).collect();
        lines.sort_unstable();
        lines
    }

    fn position(&self) -> String {
        print(&self.values, &self.state)
    }

    fn state(&self) -> String {
        serde_json::to_string(&self.state).expect("a state is plain data")
    }
}
