//! The purpose of a turn, derived from how it changes a player's evaluation.

use sztab_game::Aim;

use super::super::rules::{Game, Influence, Side};
use super::evaluation::{NETTED_SHARE, POINT_VALUE, THREAT_VALUE, decided_value, unit_value};

/// The purpose of a side's turn: the part of the side's evaluation that changed most. Most parts are compared on the
/// boards that a Battle would leave.
pub fn find_aim(before: &Game, after: &Game, side: Side) -> Aim {
    let [then, now] = [before, after].map(Game::with_resolved_battle);
    let wins = |game: &Game| decided_value(game, side, THREAT_VALUE).is_some_and(|evaluation| evaluation > 0);
    if after.outcome().is_some() && wins(after) {
        return Aim { word: "win", number: 0 };
    }
    if wins(&now) && !wins(&then) {
        return Aim { word: "threat", number: 0 };
    }
    let changes = [
        race_change(&then, &now, side),
        guard_change(&then, &now, side),
        net_change(before, after, side),
        unit_change(&then, &now, side),
    ];
    let best = changes.into_iter().max_by_key(|change| change.evaluation).filter(|change| change.evaluation > 0);
    best.map_or(Aim { word: "position", number: 0 }, |best| best.aim)
}

/// A part of the evaluation that changed, and the value of the change.
struct EvaluationChange {
    aim: Aim,
    evaluation: i64,
}

impl EvaluationChange {
    fn from_evaluation(word: &'static str, number: i64, evaluation: i64) -> Self {
        Self { aim: Aim { word, number: u32::try_from(number).unwrap_or(0) }, evaluation }
    }
}

/// The total HQ points of a side's team, or of its enemies.
fn total_points(game: &Game, side: Side, own: bool) -> i64 {
    let mode = *game.roster().mode();
    let sides = if own { mode.team_of(side) } else { mode.enemies(side) };
    sides.iter().map(|side| i64::from(game.arrangement().points[side.index()])).sum()
}

/// Points that enemy HQs lose; in a game for points, the points that the side scores (NH-12.10).
fn race_change(then: &Game, now: &Game, side: Side) -> EvaluationChange {
    let number = if now.roster().mode().is_for_points() {
        total_points(now, side, true) - total_points(then, side, true)
    } else {
        total_points(then, side, false) - total_points(now, side, false)
    };
    EvaluationChange::from_evaluation("race", number, number * POINT_VALUE)
}

/// Points that the side's own HQs keep; in a game for points, the points that its enemies do not score (NH-12.10).
fn guard_change(then: &Game, now: &Game, side: Side) -> EvaluationChange {
    let number = if now.roster().mode().is_for_points() {
        total_points(then, side, false) - total_points(now, side, false)
    } else {
        total_points(now, side, true) - total_points(then, side, true)
    };
    EvaluationChange::from_evaluation("guard", number, number * POINT_VALUE)
}

/// Enemy units that are newly netted (NH-7.1).
fn net_change(before: &Game, after: &Game, side: Side) -> EvaluationChange {
    let roster = after.roster();
    let influence = Influence::evaluate(roster, after.arrangement());
    let known = Influence::evaluate(before.roster(), before.arrangement()).netted;
    let units = after.arrangement().units();
    let caught = units.filter(|(hex, _)| {
        influence.netted.contains(*hex) && !known.contains(*hex) && influence.is_hostile(*hex, side)
    });
    let caught: Vec<i64> = caught.map(|(_, unit)| unit_value(roster, unit) * (100 - NETTED_SHARE) / 100).collect();
    EvaluationChange::from_evaluation("net", i64::try_from(caught.len()).unwrap_or(0), caught.iter().sum())
}

/// Enemy units lost.
fn unit_change(then: &Game, now: &Game, side: Side) -> EvaluationChange {
    let enemies = now.roster().mode().enemies(side);
    let of = |game: &Game| {
        let units = game.arrangement().whole_units().filter(|(_, unit)| enemies.contains(unit.owner));
        units.fold((0_i64, 0_i64), |(number, evaluation), (_, unit)| {
            (number + 1, evaluation + unit_value(game.roster(), unit))
        })
    };
    let ((earlier, had), (later, has)) = (of(then), of(now));
    let number = earlier - later;
    EvaluationChange::from_evaluation("units", number, if number > 0 { had - has } else { 0 })
}
