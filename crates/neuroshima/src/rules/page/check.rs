//! Checks of a page as a whole, after all its lines have been read.

use sztab_game::{Side, Sides};

use super::{Goal, MarkWord, Page};
use crate::rules::board::HexSet;
use crate::rules::mode::{Mode, ModeKind};

/// Finds the first contradiction of a page and describes the page that was expected.
pub(super) fn check(page: &Page) -> Result<(), String> {
    let mode = Mode::new(page.mode, usize::from(page.seats));
    let sides = mode.sides();
    let with_headquarters = sides.difference(page.rules.without_headquarters);
    if page.armies.iter().any(|(side, _)| !sides.contains(*side)) {
        return Err("armies of sides that play".to_owned());
    }
    if with_headquarters.is_empty() {
        return Err("a side that has an HQ".to_owned());
    }
    check_starts(page, with_headquarters)?;
    if page.mode == ModeKind::Points && has_rules_about_headquarters(page) {
        return Err("no rule or goal about HQs in a game for points, which lose none".to_owned());
    }
    let has_score = |goal: &Goal| matches!(goal, Goal::Score(_));
    if page.goals.iter().any(|(_, goal)| has_score(goal)) && !page.has_scores() {
        return Err("a mark that scores, because a goal needs points".to_owned());
    }
    for side in sides.iter() {
        check_goals(page, &mode, side)?;
    }
    Ok(())
}

fn has_rules_about_headquarters(page: &Page) -> bool {
    let heeds = |goal: &Goal| matches!(goal, Goal::Headquarters | Goal::Survive(_));
    page.rules.points.iter().any(Option::is_some)
        || !page.rules.without_headquarters.is_empty()
        || page.goals.iter().any(|(_, goal)| heeds(goal))
}

/// Every side with start hexes finds one, wherever the others with start hexes have placed their HQs before it.
fn check_starts(page: &Page, placing: Sides) -> Result<(), String> {
    let is_open = |hex| !page.pits.contains(hex) && !page.terrain.has_mountains(hex);
    let open: HexSet = page.board.hexes().filter(|&hex| is_open(hex)).collect();
    for side in placing.iter() {
        let own = page.starts(side);
        let rivals = placing.iter().filter(|&other| other != side && !page.starts(other).intersection(own).is_empty());
        if !own.is_empty() && own.len() <= rivals.count() {
            return Err(format!("at least as many start hexes as HQs, also for side {}", side.letter()));
        }
    }
    if open.len() < placing.len() {
        return Err("room for all HQs".to_owned());
    }
    let spawns = page.marks.iter().flat_map(|mark| &mark.words);
    let bound = spawns.filter_map(|word| if let MarkWord::Spawn(side) = word { Some(*side) } else { None });
    match bound.into_iter().find(|&side| page.spawns(side).difference(open).len() == page.spawns(side).len()) {
        Some(side) => Err(format!("a spawn hex that side {} can enter", side.letter())),
        None => Ok(()),
    }
}

/// A side can win, and a side without an HQ and its enemies have goals of their own (O-183).
fn check_goals(page: &Page, mode: &Mode, side: Side) -> Result<(), String> {
    let without = page.rules.without_headquarters;
    let (goals, enemies) = (page.goals_of(side).collect::<Vec<_>>(), mode.enemies(side));
    let can_destroy = !enemies.difference(without).is_empty();
    let is_possible = |goal: &Goal| match goal {
        Goal::Headquarters => can_destroy,
        Goal::Survive(_) => !without.contains(side),
        Goal::Score(_) | Goal::Hold { .. } => true,
    };
    if let Some(Goal::Headquarters) = goals.iter().find(|goal| !is_possible(goal)) {
        return Err(format!("an enemy with an HQ, because side {} is to destroy one", side.letter()));
    }
    if goals.iter().any(|goal| !is_possible(goal)) {
        return Err(format!("no goal of side {} about its HQ, because it has none", side.letter()));
    }
    let needs_own = without.contains(side) || !enemies.intersection(without).is_empty();
    if goals.is_empty() && (needs_own || !can_destroy) {
        return Err(format!("a goal of side {}, because not every side has an HQ", side.letter()));
    }
    Ok(())
}
