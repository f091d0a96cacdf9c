//! A player that looks one action ahead.

use sztab_game::Chance;

use super::super::rules::{Action, Game, Phase, Side};
use super::{builds, pick, search};

/// The action that leads to the best position; for a discard, the position after the best next action counts. Empty if
/// no action is worth considering.
pub fn plan_turn(game: &Game, side: Side, chance: &mut Chance) -> Vec<Action> {
    if let Some(build) = builds::casual_build(game, side, chance) {
        return build;
    }
    let (mut highest, mut equal) = (i64::MIN, Vec::new());
    for action in search::worthwhile_actions(game) {
        let evaluation = evaluate(game, side, action);
        if evaluation > highest {
            highest = evaluation;
            equal.clear();
        }
        if evaluation == highest {
            equal.push(action);
        }
    }
    pick(chance, &equal).copied().into_iter().collect()
}

fn evaluate(game: &Game, side: Side, action: Action) -> i64 {
    let Some(step) = search::take_step(game, side, action) else { return i64::MIN };
    if game.state().phase != Phase::Discard {
        return step.evaluation;
    }
    let next = |action| search::take_step(&step.end, side, action).map(|next| next.evaluation);
    search::worthwhile_actions(&step.end).filter_map(next).max().unwrap_or(step.evaluation)
}
