//! A player that plays its best turns on, with the unseen tiles shuffled anew each time.

use crate::games::Chance;

use super::super::rules::{Action, Game, Side};
use super::club::{Plan, plans};
use super::{ahead, best, casual, pick, worth};

/// Turns among which the tries decide.
const RIVALS: usize = 8;

/// Turns that a try plays on: the answer, the next own turn, and the answer to that.
const TURNS: u16 = 3;

/// Actions of a turn in a try that are compared: a sample is enough for a likely answer.
const SAMPLE: usize = 40;

/// The first action of the turn that did best when it was played on.
pub fn choose(game: &Game, side: Side, legal: &[Action], tries: u32, chance: &mut Chance) -> Action {
    let mut rivals = plans(game, side, legal);
    rivals.dedup_by_key(|plan| (plan.worth, plan.first));
    rivals.truncate(RIVALS);
    let Some(count) = u32::try_from(rivals.len()).ok().filter(|&count| count > 0) else {
        return casual::choose(game, side, legal, chance);
    };
    if rivals.iter().all(|plan| plan.first == rivals[0].first) {
        return rivals[0].first;
    }
    let rounds = tries.div_ceil(count);
    let mut sums = vec![0i64; rivals.len()];
    for _ in 0..rounds {
        // All rivals meet the same shuffles.
        let luck = chance.clone();
        for (sum, plan) in sums.iter_mut().zip(&rivals) {
            *chance = luck.clone();
            *sum += outlook(plan, side, chance);
        }
    }
    let rounds = i64::from(rounds).max(1);
    let judged = sums.iter().zip(&rivals).map(|(sum, plan)| (sum / rounds, plan.first));
    best(chance, judged).unwrap_or(rivals[0].first)
}

/// The worth of a turn after the turns that may follow.
fn outlook(plan: &Plan, side: Side, chance: &mut Chance) -> i64 {
    let mut game = plan.end.dealt_anew(chance);
    let last = game.state().turn.saturating_add(TURNS);
    while game.state().turn < last {
        let Some(actor) = game.to_act() else { break };
        let action = quick(&game, actor, chance);
        if game.apply_before(actor, action, &mut ()).is_err() {
            break;
        }
        game.settle();
    }
    worth::of_game(&game, side)
}

/// A likely action: the best of a sample.
fn quick(game: &Game, actor: Side, chance: &mut Chance) -> Action {
    let mut legal = game.legal_actions();
    legal.retain(|&action| !ahead::is_idle(game, action));
    if legal.len() <= SAMPLE {
        return casual::choose(game, actor, &legal, chance);
    }
    // The last one ends the turn, which is always to be compared with.
    let mut sample: Vec<Action> = (1..SAMPLE).map(|_| *pick(chance, &legal)).collect();
    sample.extend(legal.last());
    casual::choose(game, actor, &sample, chance)
}
