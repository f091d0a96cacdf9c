//! Tables: players ranked by points, criteria and lots.

use std::cmp::Ordering;

use super::criterion::Criterion;
use super::input::Input;
use super::input::StandingsError;
use super::unplayed::Stage;
use crate::standings::criterion::Value;
use crate::{
    fraction,
    record::{Place, Points},
};

/// A table, best player first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Criteria after points, in the order of each row's values.
    pub criteria: Vec<Criterion>,
    /// The rows of all players who are not struck.
    pub rows: Vec<Row>,
}

/// A player's row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The player.
    pub player: Place,
    /// Rank from 1, unique.
    pub rank: usize,
    /// Best rank among the players who were level with this one before lots.
    pub shared_rank: usize,
    /// Points.
    pub points: Points,
    /// The value for each criterion.
    pub values: Vec<Value>,
}

impl Table {
    /// The table as CSV: `rank,player,points` and the criteria. `numbers` gives each player's number, indexed by place.
    pub fn to_csv(&self, numbers: &[usize]) -> String {
        let mut names = vec!["rank", "player", "points"];
        names.extend(self.criteria.iter().map(|criterion| criterion.name()));
        let mut lines = vec![names.join(",")];
        for row in &self.rows {
            let points = fraction::format_decimal(&row.points.into(), 2);
            let number = numbers.get(row.player.0).map(ToString::to_string).unwrap_or_default();
            let mut fields = vec![row.rank.to_string(), number, points];
            fields.extend(row.values.iter().map(ToString::to_string));
            lines.push(fields.join(","));
        }
        lines.join("\n") + "\n"
    }
}

/// Groups of level players so far, best first, and the values of the criteria applied so far.
struct Ranking<'a> {
    stage: Stage<'a>,
    groups: Vec<Vec<Place>>,
    values: Vec<Vec<Value>>,
}

impl Input<'_> {
    /// Makes the table.
    ///
    /// # Errors
    /// If the parts of the input are inconsistent.
    pub fn compute_table(&self) -> Result<Table, StandingsError> {
        self.check()?;
        let stage = Stage::new(self);
        let all = self.record.players.len();
        let players = (0..all).map(Place).filter(|player| !self.struck.contains(player)).collect();
        let mut ranking = Ranking { stage, groups: vec![players], values: vec![Vec::new(); all] };
        ranking.split_by_points();
        for &criterion in self.criteria {
            ranking.apply(criterion)?;
        }
        Ok(Table { criteria: self.criteria.to_vec(), rows: ranking.into_rows() })
    }
}

impl Ranking<'_> {
    /// Splits each group by `compare`, the greater players first.
    fn split(groups: &mut Vec<Vec<Place>>, compare: impl Fn(Place, Place) -> Ordering) {
        let mut split = Vec::with_capacity(groups.len());
        for mut group in groups.drain(..) {
            group.sort_by(|&one, &other| compare(other, one));
            split.extend(group.chunk_by(|&one, &other| compare(one, other).is_eq()).map(<[Place]>::to_vec));
        }
        *groups = split;
    }

    fn split_by_points(&mut self) {
        let points = &self.stage.points;
        Self::split(&mut self.groups, |one, other| points[one.0].cmp(&points[other.0]));
    }

    fn apply(&mut self, criterion: Criterion) -> Result<(), StandingsError> {
        let mut found = vec![Value::default(); self.values.len()];
        criterion.evaluate(&self.stage, &self.groups, &mut found)?;
        Self::split(&mut self.groups, |one, other| found[one.0].cmp(&found[other.0]));
        for (values, value) in self.values.iter_mut().zip(found) {
            values.push(value);
        }
        Ok(())
    }

    /// Separates the remaining level players by lots, and numbers the rows.
    fn into_rows(mut self) -> Vec<Row> {
        let mut lots = vec![0; self.values.len()];
        for (lot, player) in self.stage.input.lots.iter().enumerate() {
            lots[player.0] = lot;
        }
        let mut rows = Vec::with_capacity(lots.len());
        for mut group in self.groups {
            let shared_rank = rows.len() + 1;
            group.sort_by_key(|player| lots[player.0]);
            for player in group {
                let points =
                    i32::try_from(self.stage.points[player.0]).expect("the input's check adds them up in 32 bits");
                let values = std::mem::take(&mut self.values[player.0]);
                rows.push(Row { player, rank: rows.len() + 1, shared_rank, points: Points(points), values });
            }
        }
        rows
    }
}
