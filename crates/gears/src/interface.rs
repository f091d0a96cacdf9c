//! The implementation of the game interface.

use serde::{Deserialize, Serialize};
use sztab_game::{
    EventSink, GameState, Intervention, LineNumber, Outcome, Rules, Seed, Side, Sides, Standing, Unreadable, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::game::GearsGame;
use crate::illegal::Illegal;
use crate::orders::Orders;
use crate::position::print;
use crate::run::PlayedLine;
use crate::state::{Phase, State};

impl GameState for GearsGame {
    fn sides(&self) -> Sides {
        self.state.sides()
    }

    fn rivals(&self, _side: Side) -> Sides {
        Sides::NONE
    }

    fn playing_sides(&self) -> Sides {
        self.sides().iter().filter(|side| !self.state.cog(*side).gone).collect()
    }

    fn next_sides(&self, side: Side) -> Sides {
        self.playing_sides().without(side)
    }

    fn waiting_sides(&self) -> Sides {
        Self::waiting_sides(self)
    }

    fn turn(&self) -> Option<Side> {
        let is_in_turn = self.state.ending.is_none() && !matches!(self.state.turn.phase, Phase::Locust | Phase::Pass);
        is_in_turn.then_some(self.state.turn.side)
    }

    fn sides_to_answer(&self) -> Sides {
        self.question_sides()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn standing(&self) -> Standing {
        let done = i32::from(self.state.stage) - 1;
        Standing {
            points: vec![done; self.state.cogs.len()],
            undrawn: u32::try_from(self.state.decks.ai.cards.len()).unwrap_or(u32::MAX),
        }
    }

    fn closed_lines(&self) -> Vec<LineNumber> {
        let mut closed = self.closed.clone();
        closed.sort_unstable();
        closed
    }

    fn position(&self) -> String {
        print(self)
    }

    fn state(&self) -> String {
        let said = self.said.iter().map(|said| (said.side, said.action.to_notation(&self.values))).collect();
        let Self { settled, closed, absent, .. } = self.clone();
        serde_json::to_string(&StoredState { settled, said, closed, absent }).unwrap_or_default()
    }
}

/// The form in which a state is stored in a snapshot.
#[derive(Serialize, Deserialize)]
struct StoredState {
    settled: State,
    said: Vec<(Side, String)>,
    closed: Vec<LineNumber>,
    absent: Sides,
}

impl Rules for GearsGame {
    const ID: &'static str = "gears";

    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Orders = Orders;

    fn legal_actions_of(&self, side: Side) -> Vec<Action> {
        let mut lines =
            if self.check_side(side).is_ok() { Self::legal_actions(self, side).to_vec() } else { Vec::new() };
        if self.viewer.is_some() {
            lines.retain(|action| self.clone().apply(side, action).is_ok());
        }
        lines
    }

    fn check_turn(&self, side: Side) -> Result<(), Illegal> {
        self.check_side(side)?;
        if self.viewer.is_some() && Rules::legal_actions_of(self, side).is_empty() {
            Err(Illegal::Unknown)
        } else {
            Ok(())
        }
    }

    fn apply(
        &mut self,
        side: Side,
        action: &Action,
        line: LineNumber,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        self.check_side(side)?;
        if *action == Action::Resign {
            return Err(Illegal::NotListed);
        }
        let events = self.apply_line(side, action, Some(line))?;
        events.into_iter().for_each(|event| sink.emit(|| event));
        Ok(())
    }

    fn intervene(&mut self, intervention: Intervention, sink: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        let events = Self::intervene(self, intervention)?;
        events.into_iter().for_each(|event| sink.emit(|| event));
        Ok(())
    }

    fn ordered_action(&self, side: Side, orders: &Orders, _turn_began: bool) -> Option<Action> {
        orders.planned_answer(self, side).filter(|_| self.waiting_sides().contains(side))
    }

    fn observed_by(&self, viewer: Viewer) -> Self {
        self.mask_for(viewer)
    }

    fn sample(&self, viewer: Viewer, seed: &Seed) -> Self {
        self.mask_for(viewer).fill_in(viewer, seed)
    }

    fn read(&self, _side: Side, text: &str) -> Result<Action, Unreadable> {
        Action::parse(text, &self.values)
    }

    fn print(&self, _side: Side, action: &Action) -> String {
        action.to_notation(&self.values)
    }

    fn restore(&self, state: &str) -> Option<Self> {
        let StoredState { mut settled, said, closed, absent } = serde_json::from_str(state).ok()?;
        settled.map.survey(&self.values.tiles);
        let read =
            |(side, line): (Side, String)| Some(PlayedLine { side, action: Action::parse(&line, &self.values).ok()? });
        let said = said.into_iter().map(read).collect::<Option<Vec<_>>>()?;
        let game = Self::from_settled(&self.values, settled, said).ok()?;
        Some(Self { closed, absent, ..game })
    }
}
