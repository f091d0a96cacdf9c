//! A player that looks through its turn, to the end or to the Battle that it calls.

use std::collections::HashSet;

use crate::games::Chance;

use super::super::rules::{Action, Game, Side};
use super::{ahead, best, casual, worth};

/// Unfinished turns that are followed at each step.
const WIDTH: usize = 10;

/// Actions of one turn that are looked through; three tiles and some moves.
const DEPTH: usize = 6;

/// A turn that is thought out: its first action, and the position behind its last one.
#[derive(Debug, Clone)]
pub struct Plan {
    /// What is to be done now.
    pub first: Action,
    /// The game after the turn.
    pub end: Game,
    /// Its worth.
    pub worth: i64,
}

/// The first action of the best turn.
pub fn choose(game: &Game, side: Side, legal: &[Action], chance: &mut Chance) -> Action {
    let plans = plans(game, side, legal);
    let best = best(chance, plans.iter().map(|plan| (plan.worth, plan.first)));
    best.unwrap_or_else(|| casual::choose(game, side, legal, chance))
}

/// The turns that a side can make of a position, those with one worth and one first action once, the best first.
pub fn plans(game: &Game, side: Side, legal: &[Action]) -> Vec<Plan> {
    let turn = game.state().turn;
    let goes_on = |next: &Game| next.to_act() == Some(side) && next.state().turn == turn;
    let mut ended: Vec<Plan> = Vec::new();
    let mut open: Vec<Plan> = Vec::new();
    let mut seen = HashSet::new();
    let mut keep = |plan: Plan, open: &mut Vec<Plan>| {
        if goes_on(&plan.end) {
            if seen.insert((plan.worth, plan.end.seat(side).hand.clone())) {
                open.push(plan);
            }
        } else {
            ended.push(plan);
        }
    };
    for &first in legal.iter().filter(|&&action| !ahead::is_idle(game, action)) {
        if let Some(end) = ahead::after(game, side, first) {
            let worth = worth::of_game(&end, side);
            keep(Plan { first, end, worth }, &mut open);
        }
    }
    for _ in 1..DEPTH {
        open.sort_by_key(|plan| -plan.worth);
        open.truncate(WIDTH);
        let followed = std::mem::take(&mut open);
        if followed.is_empty() {
            break;
        }
        for plan in followed {
            for action in plan.end.legal_actions() {
                if ahead::is_idle(&plan.end, action) {
                    continue;
                }
                if let Some(end) = ahead::after(&plan.end, side, action) {
                    let worth = worth::of_game(&end, side);
                    keep(Plan { first: plan.first, end, worth }, &mut open);
                }
            }
        }
    }
    ended.sort_by_key(|plan| -plan.worth);
    ended
}
