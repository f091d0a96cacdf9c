//! Final orders of divisions and stages, and the divisions of the next season.

use std::collections::BTreeSet;

use super::entrant::Entrant;
use super::record::StageRecord;
use super::state::Season;
use crate::bracket::seed_crosswise;
use crate::draw::Purpose;
use crate::engine::{BracketTask, LadderMatch, LadderTask, Standard, TableTask, compute_standings};
use crate::ids::{EntrantId, Group};
use crate::promotion::{Promotion, next_divisions};
use crate::record::Place;
use crate::rules::{Format, Qualification};
use crate::standings::Table;

impl Season {
    /// The order of a division at a given time, with struck players last.
    pub fn division_order(&self, group: Group, engine: &Standard, at_ms: i64) -> Vec<EntrantId> {
        let (Some(division), Some(stage)) = (self.division(group), self.stage_rules(group.stage)) else {
            return Vec::new();
        };
        let (players, order) = match &stage.format {
            Format::Swiss { .. } | Format::RoundRobin { .. } => {
                let built = self.stage_record(group, engine);
                let task = TableTask {
                    stage,
                    matches: &self.rules.matches,
                    record: &built.record,
                    tallies: &built.tallies,
                    lots: &self.lots(group.stage, &built.players, engine),
                };
                let order = engine.table_order(&task);
                (built.players, order)
            }
            format @ (Format::SingleElimination { .. } | Format::DoubleElimination { .. }) => {
                let winners = self.winners(group);
                let task = BracketTask { format, players: division.places.len(), winners: &winners };
                (division.places.clone(), engine.bracket_order(&task))
            }
            format @ Format::Ladder { .. } => {
                let matches = self.ladder_matches(group);
                let players = division.places.len();
                let task = LadderTask { players, matches: &matches, until_ms: at_ms, format };
                (division.places.clone(), engine.ladder_order(&task))
            }
        };
        let ordered = order.into_iter().filter_map(|place| players.get(place.0).copied());
        ordered.chain(division.struck.iter().copied()).collect()
    }

    /// The table of a division with the value of each criterion, and the record that the table's places refer to;
    /// `None` if the order does not follow from points.
    pub fn standings(&self, group: Group, engine: &Standard) -> Option<(StageRecord, Table)> {
        let stage = self.stage_rules(group.stage)?;
        if !matches!(stage.format, Format::Swiss { .. } | Format::RoundRobin { .. }) {
            return None;
        }
        let built = self.stage_record(group, engine);
        let task = TableTask {
            stage,
            matches: &self.rules.matches,
            record: &built.record,
            tallies: &built.tallies,
            lots: &self.lots(group.stage, &built.players, engine),
        };
        let table = compute_standings(&task).ok()?;
        Some((built, table))
    }

    /// The season before the last published round of a division; `None` before the second round.
    #[must_use]
    pub fn before_last_round(&self, group: Group) -> Option<Self> {
        let mut before = self.clone();
        let division = before.division_mut(group).ok().filter(|division| division.rounds.len() > 1)?;
        division.rounds.pop();
        Some(before)
    }

    /// The order of each division of the last stage that has begun.
    pub fn final_order(&self, engine: &Standard, at_ms: i64) -> Vec<Vec<EntrantId>> {
        let Some(stage) = self.stages.len().checked_sub(1) else {
            return Vec::new();
        };
        let order = |division| self.division_order(Group { stage, division }, engine, at_ms);
        (0..self.stages[stage].divisions.len()).map(order).collect()
    }

    /// The entrants of the stage after `stage`, in the order of seeds.
    pub fn qualifiers(&self, stage: usize, engine: &Standard, at_ms: i64) -> Vec<EntrantId> {
        let divisions = self.stages.get(stage).map_or(0, |begun| begun.divisions.len());
        let plays_on = |entrant: &EntrantId| self.entrants.get(entrant).is_some_and(Entrant::is_taking_part);
        let order = |division| {
            let order = self.division_order(Group { stage, division }, engine, at_ms);
            order.into_iter().filter(plays_on).collect::<Vec<_>>()
        };
        let orders: Vec<_> = (0..divisions).map(order).collect();
        match self.stage_rules(stage + 1).map(|rules| rules.entrants) {
            Some(Qualification::Table { count }) => orders.into_iter().flatten().take(count as usize).collect(),
            Some(Qualification::EachDivision { count }) => seed_crosswise(&orders, count as usize),
            Some(Qualification::All) => orders.into_iter().flatten().collect(),
            None => Vec::new(),
        }
    }

    /// The divisions of the next season; `None` without promotion rules, or before the end.
    ///
    /// Newcomers are in order of rating, with numbers that no entrant of this season has.
    pub fn next_divisions(
        &self,
        leaving: &BTreeSet<EntrantId>,
        newcomers: &[EntrantId],
    ) -> Option<Vec<Vec<EntrantId>>> {
        let rules = self.rules.promotion.as_ref()?;
        let gone = self.entrants.iter().filter(|(_, entrant)| !entrant.is_taking_part()).map(|(&id, _)| id);
        let leaving = leaving.iter().copied().chain(gone).collect();
        let promotion = Promotion { rules, tables: &self.order, leaving: &leaving, newcomers };
        // Divisions too small for the moves stay unchanged.
        let next = || next_divisions(&promotion).unwrap_or_else(|_| self.order.clone());
        (!self.order.is_empty()).then(next)
    }

    /// The order of lots of some players, by the key of the stage; ascending by number if none was drawn.
    fn lots(&self, stage: usize, players: &[EntrantId], engine: &Standard) -> Vec<Place> {
        let names: Vec<_> = players.iter().map(|entrant| entrant.0.to_string()).collect();
        match self.stage_key(stage, Purpose::Lots) {
            Some(key) => engine.draw(key, &names).into_iter().map(Place).collect(),
            None => (0..players.len()).map(Place).collect(),
        }
    }

    /// A key that was published when a stage began.
    pub fn stage_key(&self, stage: usize, purpose: Purpose) -> Option<&str> {
        let (keys, purpose) = (&self.stages.get(stage)?.keys, purpose.to_string());
        keys.iter().find(|key| key.purpose == purpose).map(|key| key.key.as_str())
    }

    fn ladder_matches(&self, group: Group) -> Vec<LadderMatch> {
        let place = |entrant: EntrantId| self.division(group)?.places.iter().position(|&other| other == entrant);
        let matches = self.rated_matches().into_iter().filter_map(|rated| {
            let [first, second] = rated.players.map(|player| place(player.entrant));
            Some(LadderMatch { players: [Place(first?), Place(second?)], games: rated.games, at_ms: rated.at_ms })
        });
        matches.collect()
    }
}
