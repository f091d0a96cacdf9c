//! The value of marks and goals of a page for a team (NH-13.30), in hundredths of an HQ point.

use sztab_game::{Side, Sides};

use super::super::rules::page::Goal;
use super::super::rules::{Arrangement, Game, Hex, Influence, Unit};

/// Value of a game won by a goal, in HQ points, shared out among the points or hexes that it needs.
const GOAL_POINTS: i64 = 20;

/// Number of turns for which a unit is expected to stay on a hex that scores, in hundredths.
const TURNS_HELD: i64 = 150;

/// The value of the scores of a team, and of the hexes of the page that it holds. `point` is the value of an HQ point.
pub fn page_value(game: &Game, board: &Arrangement, team: Sides, point: i64) -> i64 {
    let roster = game.roster();
    let Some(page) = roster.page() else { return 0 };
    let influence = roster.has_takeovers().then(|| Influence::evaluate(roster, board));
    let commander = |hex: Hex, unit: &Unit| match &influence {
        Some(influence) => influence.controller(hex).unwrap_or(unit.owner),
        None => unit.owner,
    };
    let holds = |hex: Hex| board.unit(hex).is_some_and(|unit| team.contains(commander(hex, unit)));
    let goals = || team.iter().flat_map(|side: Side| page.goals_of(side));
    let per_point = goals().filter_map(|goal| if let Goal::Score(points) = goal { Some(points) } else { None });
    let per_point = per_point.min().map_or(point, |points| GOAL_POINTS * point / i64::from(points));
    let scored: i64 = team.iter().map(|side| i64::from(board.scores[side.index()])).sum();
    let coming = [false, true].into_iter().flat_map(|battle| page.scores(battle));
    let coming: i64 = coming.filter(|&(hex, _)| holds(hex)).map(|(_, points)| i64::from(points)).sum();
    let held = goals().map(|goal| match goal {
        Goal::Hold { hexes, count, .. } => {
            let held = i64::try_from(hexes.iter().filter(|&hex| holds(hex)).count()).unwrap_or(0);
            GOAL_POINTS * point * held.min(count.into()) / i64::from(count) / 2
        }
        Goal::Headquarters | Goal::Score(_) | Goal::Survive(_) => 0,
    });
    scored * per_point + coming * per_point * TURNS_HELD / 100 + held.max().unwrap_or(0)
}
