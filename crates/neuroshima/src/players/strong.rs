//! A player that looks at its best turns through the answers to them, with the unseen tiles dealt anew for each.

use sztab_game::Chance;

use super::super::rules::{Action, Game, Phase, Side};
use super::club::{self, Plan};
use super::evaluation;

/// Unfinished turns that are continued after each action of its own turn.
const WIDTH: usize = 12;

/// Turns among which the tries decide.
const RIVALS: usize = 12;

/// Unfinished turns that are continued after each action of an answer.
const NARROW: usize = 1;

/// The turn that did best in so many tries; nothing where there is no action that is worth a thought.
pub fn turn(game: &Game, side: Side, tries: u32, chance: &mut Chance) -> Vec<Action> {
    plans(game, side, tries, chance).into_iter().next().map(|plan| plan.actions).unwrap_or_default()
}

/// The best turns in the order of what they came to in so many tries, the best first.
pub fn plans(game: &Game, side: Side, tries: u32, chance: &mut Chance) -> Vec<Plan> {
    let mut rivals = rivals(game, side);
    let mut left: Vec<Rival> = Vec::new();
    // An answer is that of all others together.
    let others = u32::try_from(game.playing_sides().len()).unwrap_or(0).saturating_sub(1);
    let tries = tries / others.max(1);
    // Half of the rivals leave after each round, so that the tries go where the choice is hard.
    let rounds = rivals.len().next_power_of_two().trailing_zeros().max(1);
    for _ in 0..rounds {
        let Some(count) = u32::try_from(rivals.len()).ok().filter(|&count| count > 1) else { break };
        for _ in 0..(tries / rounds / count).max(1) {
            // All rivals meet the same deals.
            let deal = chance.clone();
            for rival in &mut rivals {
                *chance = deal.clone();
                rival.sum += evaluation_after_answer(&rival.plan, side, chance);
                rival.tries += 1;
            }
        }
        rivals.sort_by_key(|rival| -rival.mean());
        // Tiles that leave later did better.
        let mut leaving = rivals.split_off(rivals.len().div_ceil(2));
        leaving.append(&mut left);
        left = leaving;
    }
    rivals.into_iter().chain(left).map(|rival| rival.plan).collect()
}

/// A turn, and what it came to when it was tried.
struct Rival {
    plan: Plan,
    sum: i64,
    tries: i64,
}

impl Rival {
    fn mean(&self) -> i64 {
        self.sum / self.tries.max(1)
    }
}

/// The best turns, of those that leave the same game one.
fn rivals(game: &Game, side: Side) -> Vec<Rival> {
    let mut rivals: Vec<Rival> = Vec::new();
    for plan in club::plans(game, side, WIDTH) {
        let is_new = !rivals.iter().any(|rival| rival.plan.end.state() == plan.end.state());
        if is_new {
            rivals.push(Rival { plan, sum: 0, tries: 0 });
        }
        if rivals.len() == RIVALS {
            break;
        }
    }
    rivals
}

/// The worth of a turn after a likely answer to it: the turns of all others, up to the next own one.
fn evaluation_after_answer(plan: &Plan, side: Side, chance: &mut Chance) -> i64 {
    let mut game = plan.end.redeal(chance);
    // A side that is out, or has had its last turn, is not waited for.
    let last = game.state().turn + u16::try_from(game.playing_sides().len()).unwrap_or(0);
    while let Some(actor) = game.to_act().filter(|&actor| actor != side) {
        if game.state().turn > last {
            break;
        }
        if game.state().phase == Phase::Draw {
            if game.apply_before(actor, Action::Draw, &mut ()).is_err() {
                break;
            }
            continue;
        }
        let Some(answer) = club::plans(&game, actor, NARROW).into_iter().next() else { break };
        game = answer.end;
    }
    evaluation::of_game(&game, side)
}
