//! A player that looks one action ahead.

use sztab_game::Chance;

use super::super::rules::{Action, Game, Phase, Side};
use super::{ahead, pick};

/// The action with the best position behind it; of discards, the one that leaves the best action. Nothing where there is
/// no action that is worth a thought.
pub fn turn(game: &Game, side: Side, chance: &mut Chance) -> Vec<Action> {
    let (mut highest, mut equal) = (i64::MIN, Vec::new());
    for action in ahead::actions(game) {
        let worth = worth_of(game, side, action);
        if worth > highest {
            highest = worth;
            equal.clear();
        }
        if worth == highest {
            equal.push(action);
        }
    }
    pick(chance, &equal).copied().into_iter().collect()
}

fn worth_of(game: &Game, side: Side, action: Action) -> i64 {
    let Some(step) = ahead::step(game, side, action) else { return i64::MIN };
    if game.state().phase != Phase::Discard {
        return step.worth;
    }
    let next = |action| ahead::step(&step.end, side, action).map(|next| next.worth);
    ahead::actions(&step.end).filter_map(next).max().unwrap_or(step.worth)
}
