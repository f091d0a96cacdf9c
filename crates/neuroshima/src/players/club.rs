//! A player that searches its own turn, up to the turn's end or the Battle that it starts.

use std::collections::HashSet;

use sztab_game::Chance;

use super::super::rules::{Action, Game, Side};
use super::{builds, pick, search};

/// Number of unfinished turns kept for further search after each action.
const BEAM_WIDTH: usize = 10;

/// Maximum number of actions searched in a turn: a discard, the tiles in hand, and some moves.
const MAX_DEPTH: usize = 7;

/// A complete turn.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The actions, in order; at least one.
    pub actions: Vec<Action>,
    /// The game after the actions.
    pub end: Game,
    /// The evaluation of that game.
    pub evaluation: i64,
}

impl Plan {
    /// Sort key of plans, best first; of equally good plans, the shortest comes first.
    fn rank(&self) -> (i64, usize) {
        (-self.evaluation, self.actions.len())
    }
}

/// The best turn; empty if no action is worth considering.
pub fn plan_turn(game: &Game, side: Side, chance: &mut Chance) -> Vec<Action> {
    let mut plans = find_plans(game, side, BEAM_WIDTH);
    let first = plans.first().map(Plan::rank);
    plans.retain(|plan| Some(plan.rank()) == first);
    pick(chance, &plans).map(|plan| plan.actions.clone()).unwrap_or_default()
}

/// The turns that a side can play in a position, best first. After each action, the `width` best unfinished turns are
/// continued; of those that reach the same position, only one.
pub fn find_plans(game: &Game, side: Side, width: usize) -> Vec<Plan> {
    let turn = game.state().turn;
    let goes_on = |next: &Game| next.side_to_act() == Some(side) && next.state().turn == turn;
    let mut ended: Vec<Plan> = Vec::new();
    let mut open = vec![Plan { actions: Vec::new(), end: game.clone(), evaluation: 0 }];
    for built in builds::best_builds(game, side, width) {
        let (end, evaluation) = (built.step.end, built.step.evaluation);
        let plans = if goes_on(&end) { &mut open } else { &mut ended };
        plans.push(Plan { actions: built.actions.to_vec(), end, evaluation });
    }
    let mut seen = HashSet::new();
    for _ in 0..MAX_DEPTH {
        for plan in std::mem::take(&mut open) {
            for action in search::worthwhile_actions(&plan.end) {
                let Some(step) = search::take_step(&plan.end, side, action) else { continue };
                let mut actions = plan.actions.clone();
                actions.push(action);
                let next = Plan { actions, end: step.end, evaluation: step.evaluation };
                if !goes_on(&next.end) {
                    ended.push(next);
                } else if seen.insert((next.evaluation, next.end.seat(side).hand.clone())) {
                    open.push(next);
                }
            }
        }
        open.sort_by_key(|plan| -plan.evaluation);
        open.truncate(width);
    }
    ended.sort_by_key(Plan::rank);
    ended
}
