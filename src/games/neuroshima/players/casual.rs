//! A player that looks one action ahead.

use crate::games::Chance;

use super::super::rules::{Action, Game, Phase, Side};
use super::{ahead, best};

/// The action with the best position behind it; of discards, the one that leaves the best action.
pub fn choose(game: &Game, side: Side, legal: &[Action], chance: &mut Chance) -> Action {
    let worth = |&action: &Action| (worth_of(game, side, action), action);
    let active = legal.iter().filter(|&&action| !ahead::is_idle(game, action));
    best(chance, active.map(worth)).unwrap_or(legal[0])
}

fn worth_of(game: &Game, side: Side, action: Action) -> i64 {
    let alone = || ahead::worth_of(game, side, action);
    if game.state().phase != Phase::Discard {
        return alone();
    }
    let Some(next) = ahead::after(game, side, action) else { return alone() };
    let follow = next.legal_actions().into_iter().filter(|&action| !ahead::is_idle(&next, action));
    follow.map(|action| ahead::worth_of(&next, side, action)).max().unwrap_or_else(alone)
}
