//! Turns: setup, Heal, Order, Locust Activation, and the next player (GOW-3.8, GOW-4, GOW-16.3).

use std::convert::Infallible;

use sztab_game::Side;

use super::{Flow, Question, QuestionKind, Run, Stop};
use crate::action::Action;
use crate::event::Event;
use crate::report::Report;
use crate::state::{ActingSide, OncePerTurn, Phase, Turn};

impl Run<'_> {
    /// Plays turns until the run stops.
    pub fn play_turns(&mut self) -> Flow<Infallible> {
        loop {
            if self.state.ending.is_some() {
                return Err(Stop::Over);
            }
            match self.state.turn.phase {
                Phase::Place => self.place_cog()?,
                Phase::Order => self.carry_out_order_line()?,
                Phase::Crawl => self.crawl()?,
                Phase::Pass | Phase::Locust => {
                    self.run_activation()?;
                    self.check_goal()?;
                    self.end_turn()?;
                }
            }
        }
    }

    /// Lets a COG take a cover space in the first area (GOW-3.8). After the last COG, all players draw cards (GOW-3.9).
    fn place_cog(&mut self) -> Flow {
        if self.is_on_physical_table() {
            self.set_up_table()?;
            return self.deal_hands();
        }
        let side = self.active_side();
        let area = self.state.cog(side).area().filter(|_| self.state.cog(side).is_standing());
        let spaces = area.map(|area| self.state.free_covers(area)).unwrap_or_default();
        if !spaces.is_empty() {
            let lines = spaces.into_iter().map(Action::Place).chain([Action::Stay]).collect();
            if let Action::Place(place) = self.take_settled_line(Question { side, ask: QuestionKind::Place, lines })? {
                self.state.cog_mut(side).at = Some(place);
                self.emit(Event::Moved { side, to: place });
            }
        }
        let next = Side(side.0 + 1);
        if self.state.sides().contains(next) {
            self.state.turn = Turn::new(next, Phase::Place);
            return Ok(());
        }
        self.deal_hands()
    }

    /// Draws all hands up to their limits and begins the first turn (GOW-3.9).
    fn deal_hands(&mut self) -> Flow {
        for side in self.state.sides().iter() {
            self.draw_orders(side, self.state.cog(side).hand_limit(self.values))?;
        }
        self.begin_turn(Side(0))
    }

    /// Carries out the Heal step, and begins the Order step (GOW-4.2).
    fn begin_turn(&mut self, side: Side) -> Flow {
        self.state.cogs.iter_mut().for_each(|cog| cog.moved = false);
        let cog = self.state.cog(side);
        let phase = match (cog.gone, cog.bleeding) {
            (true, _) => Phase::Pass,
            (false, true) => Phase::Crawl,
            (false, false) => Phase::Order,
        };
        self.state.turn = Turn { began: cog.area(), ..Turn::new(side, phase) };
        self.emit(Event::TurnBegan { side });
        if phase == Phase::Order {
            self.draw_orders(side, usize::from(self.values.constants.heal))?;
            self.state.acting = vec![ActingSide::new(side)];
        }
        Ok(())
    }

    /// Lets a bleeding COG crawl one area (GOW-9.4).
    fn crawl(&mut self) -> Flow {
        let side = self.active_side();
        let from = self.state.cog(side).area();
        let mut lines: Vec<Action> = if self.is_on_physical_table() {
            vec![Action::Report(Report::Done)]
        } else {
            from.into_iter()
                .flat_map(|area| self.state.map.geometry().adjacent_areas(area))
                .map(Action::Crawl)
                .collect()
        };
        if !lines.is_empty() {
            lines.push(Action::Stay);
            let answer = self.take_settled_line(Question { side, ask: QuestionKind::Crawl, lines })?;
            if let Action::Crawl(area) = answer {
                self.state.cog_mut(side).at = Some(area.open_place());
                self.emit(Event::Crawled { side, to: area });
                self.enter_areas(&[area])?;
            } else if let (Action::Report(Report::Done), Some(to)) = (answer, from) {
                self.emit(Event::Crawled { side, to });
            }
        }
        self.state.turn.phase = Phase::Locust;
        self.check_goal()
    }

    /// Carries out one line of the Order step.
    fn carry_out_order_line(&mut self) -> Flow {
        let Some(acting) = self.state.acting.last().copied() else {
            self.state.turn.phase = Phase::Locust;
            return Ok(());
        };
        let side = acting.side;
        if !self.state.cog(side).is_standing() {
            self.state.acting.pop();
            return Ok(());
        }
        let lines = self.order_lines();
        let action = self.take_settled_line(Question { side, ask: QuestionKind::Order, lines })?;
        match self.perform_on_table(side, &action) {
            Some(done) => done?,
            None => self.perform(side, &action)?,
        }
        self.check_goal()
    }

    /// Passes the turn to the next player to the left (GOW-4.1).
    fn end_turn(&mut self) -> Flow {
        let side = self.active_side();
        self.emit(Event::TurnEnded { side });
        let next = Side((side.0 + 1) % u8::try_from(self.state.cogs.len()).unwrap_or(1));
        self.begin_turn(next)
    }

    /// Carries out the Locust Activation, unless a card has skipped it (GOW-4.9, GOW-11.1).
    fn run_activation(&mut self) -> Flow {
        self.state.acting.clear();
        if self.state.turn.has_used(OncePerTurn::Skip) {
            return Ok(());
        }
        self.emit(Event::ActivationBegan);
        self.step = super::ActivationState::default();
        self.run_locust_step()?;
        self.step = super::ActivationState::default();
        self.emit(Event::ActivationEnded);
        Ok(())
    }
}
