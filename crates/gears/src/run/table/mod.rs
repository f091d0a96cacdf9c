//! Companion mode: the map lies on a table, and wherever the rules ask the map, the people are asked (contract,
//! section 10). Every other file of the run goes on as in the full game.

mod cards;
mod fights;
mod levels;
mod orders;

use sztab_game::Side;

use super::query::Query;
use super::{Ask, Flow, Run, Stop};
use crate::action::Action;
use crate::report::Report;

/// Lines of the table.
fn lines(reports: impl IntoIterator<Item = Report>) -> Vec<Action> {
    reports.into_iter().map(Action::Report).collect()
}

/// COGs to choose from.
fn targets(sides: &[Side]) -> impl Iterator<Item = Action> {
    sides.iter().copied().map(Action::Target)
}

impl Run<'_> {
    /// The map lies on a table.
    pub fn is_reported(&self) -> bool {
        self.state.companion.is_some()
    }

    /// The one who speaks for the table: the active player, or who is left.
    fn speaker(&self) -> Side {
        let active = self.active();
        if self.state.cog(active).gone { self.state.playing().iter().next().unwrap_or(active) } else { active }
    }

    /// Asks for a fact, another one if the speaker gives up. A question with one line answers itself.
    pub fn query(&mut self, query: Query, lines: Vec<Action>) -> Flow<Action> {
        let speaker = self.speaker();
        match self.ask(speaker, Ask::Table(query), lines.clone())? {
            Some(answer) => Ok(answer),
            None if speaker != self.speaker() => self.query(query, lines),
            None => Err(Stop::Mismatch),
        }
    }

    /// Asks a question of yes or no.
    fn query_yes(&mut self, query: Query) -> Flow<bool> {
        Ok(self.query(query, lines([Report::Yes(None), Report::No]))? == Action::Report(Report::Yes(None)))
    }

    /// Asks for one of some COGs; `none` stands for none of them.
    fn query_target(&mut self, query: Query, sides: &[Side]) -> Flow<Option<Side>> {
        if sides.is_empty() {
            return Ok(None);
        }
        let lines = targets(sides).chain(lines([Report::Nobody])).collect();
        Ok(if let Action::Target(side) = self.query(query, lines)? { Some(side) } else { None })
    }
}
