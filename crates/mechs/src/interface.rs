//! The implementation of the game interface.

use std::sync::Arc;

use sztab_game::{EventSink, Intervention, LineNumber, Rules, Seed, Side, Unreadable, Viewer};

use crate::MechsGame;
use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::machine::Machine;
use crate::obey;
use crate::orders::Orders;
use crate::state::State;

impl Rules for MechsGame {
    const ID: &'static str = "mechs";

    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Orders = Orders;

    fn legal_actions_of(&self, side: Side) -> Vec<Action> {
        let mut list = self.candidate_actions(side);
        if self.viewer.is_some() || !self.state.is_known() {
            list.retain(|action| {
                let answer = |machine: &mut Machine<'_>| machine.answer(side, *action, LineNumber(0));
                self.reveals_nothing(action) || self.clone().apply_change(&mut (), answer).is_ok()
            });
        }
        list
    }

    fn check_turn(&self, side: Side) -> Result<(), Illegal> {
        let candidates = self.candidate_actions(side);
        if candidates.is_empty() {
            return Err(self.side_refusal(side));
        }
        let is_known = self.viewer.is_none() && self.state.is_known();
        if is_known || !Rules::legal_actions_of(self, side).is_empty() { Ok(()) } else { Err(Illegal::Unknown) }
    }

    fn apply(
        &mut self,
        side: Side,
        action: &Action,
        line: LineNumber,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        let candidates = self.candidate_actions(side);
        if candidates.is_empty() {
            return Err(self.side_refusal(side));
        }
        if !candidates.contains(action) {
            return Err(self.refusal(side, action, &candidates));
        }
        self.apply_change(sink, |machine| machine.answer(side, *action, line))
    }

    fn intervene(&mut self, intervention: Intervention, sink: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.apply_change(sink, |machine| machine.intervene(intervention))
    }

    fn ordered_action(&self, side: Side, orders: &Orders, _turn_began: bool) -> Option<Action> {
        obey::answer_by_orders(orders, self, side)
    }

    fn observed_by(&self, viewer: Viewer) -> Self {
        Self {
            values: Arc::clone(&self.values),
            state: self.state.observed_by(viewer),
            viewer: self.viewer.or(Some(viewer)),
        }
    }

    fn sample(&self, viewer: Viewer, seed: &Seed) -> Self {
        Self::from_state(Arc::clone(&self.values), self.state.sample(&self.values, viewer, seed))
    }

    fn read(&self, _side: Side, text: &str) -> Result<Action, Unreadable> {
        Action::parse(text, &self.values)
    }

    fn print(&self, _side: Side, action: &Action) -> String {
        action.to_notation(&self.values)
    }

    fn restore(&self, state: &str) -> Option<Self> {
        let state: State = serde_json::from_str(state).ok()?;
        Some(Self::from_state(Arc::clone(&self.values), state))
    }
}
