//! Companion mode: the map is on a physical table. Wherever the rules consult the map, the players are asked (contract,
//! section 10). All other files of the run work as in the full game.

mod cards;
mod fights;
mod levels;
mod orders;

use sztab_game::Side;

use super::query::Query;
use super::{Flow, QuestionKind, Run, Stop};
use crate::action::Action;
use crate::report::Report;

/// The lines that make these reports.
fn to_lines(reports: impl IntoIterator<Item = Report>) -> Vec<Action> {
    reports.into_iter().map(Action::Report).collect()
}

/// The lines that name one of these COGs as a target.
fn target_lines(sides: &[Side]) -> impl Iterator<Item = Action> {
    sides.iter().copied().map(Action::Target)
}

impl Run<'_> {
    /// True if the map is on a physical table.
    pub fn is_on_physical_table(&self) -> bool {
        self.state.companion.is_some()
    }

    /// The side that reports from the table: the active player or, if that player has left, another one.
    fn reporting_side(&self) -> Side {
        let active = self.active_side();
        if self.state.cog(active).gone { self.state.sides_in_game().iter().next().unwrap_or(active) } else { active }
    }

    /// Asks for a fact; if the speaker resigns, another player answers. A question with a single legal line is answered
    /// automatically.
    pub fn query(&mut self, query: Query, lines: Vec<Action>) -> Flow<Action> {
        let speaker = self.reporting_side();
        match self.ask(speaker, QuestionKind::Table(query), lines.clone())? {
            Some(answer) => Ok(answer),
            None if speaker != self.reporting_side() => self.query(query, lines),
            None => Err(Stop::Mismatch),
        }
    }

    /// Asks a yes-or-no question.
    fn query_yes_no(&mut self, query: Query) -> Flow<bool> {
        Ok(self.query(query, to_lines([Report::Yes(None), Report::No]))? == Action::Report(Report::Yes(None)))
    }

    /// Asks for one of several COGs; returns `None` if the answer is `none`.
    fn query_target(&mut self, query: Query, sides: &[Side]) -> Flow<Option<Side>> {
        if sides.is_empty() {
            return Ok(None);
        }
        let lines = target_lines(sides).chain(to_lines([Report::Nobody])).collect();
        Ok(if let Action::Target(side) = self.query(query, lines)? { Some(side) } else { None })
    }
}
