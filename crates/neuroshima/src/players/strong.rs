//! A player that evaluates its best turns after the opponents' answers, with the unseen tiles reshuffled for each try.

use sztab_game::Chance;

use super::super::rules::{Action, Game, Phase, Side};
use super::club::{self, Plan};
use super::evaluation;

/// Number of unfinished turns kept for further search after each action of the player's own turn.
const BEAM_WIDTH: usize = 12;

/// Number of candidate turns that are compared by tries.
const MAX_CANDIDATES: usize = 12;

/// Number of unfinished turns kept for further search after each action of an answer.
const ANSWER_BEAM_WIDTH: usize = 1;

/// The turn with the best result after `tries` tries; empty if no action is worth considering.
pub fn plan_turn(game: &Game, side: Side, tries: u32, chance: &mut Chance) -> Vec<Action> {
    find_plans(game, side, tries, chance).into_iter().next().map(|plan| plan.actions).unwrap_or_default()
}

/// The best turns, ordered by their results in `tries` tries, best first.
pub fn find_plans(game: &Game, side: Side, tries: u32, chance: &mut Chance) -> Vec<Plan> {
    let mut rivals = find_candidates(game, side);
    let mut left: Vec<Candidate> = Vec::new();
    // An answer consists of a turn of each other side.
    let others = u32::try_from(game.playing_sides().len()).unwrap_or(0).saturating_sub(1);
    let tries = tries / others.max(1);
    // Half of the rivals are eliminated after each round, so most tries are spent on the close choices.
    let rounds = rivals.len().next_power_of_two().trailing_zeros().max(1);
    for _ in 0..rounds {
        let Some(count) = u32::try_from(rivals.len()).ok().filter(|&count| count > 1) else { break };
        for _ in 0..(tries / rounds / count).max(1) {
            // All rivals are tried with the same shuffled tiles.
            let deal = chance.clone();
            for rival in &mut rivals {
                *chance = deal.clone();
                rival.sum += evaluation_after_answer(&rival.plan, side, chance);
                rival.tries += 1;
            }
        }
        rivals.sort_by_key(|rival| -rival.mean());
        // Turns that were eliminated later did better.
        let mut leaving = rivals.split_off(rivals.len().div_ceil(2));
        leaving.append(&mut left);
        left = leaving;
    }
    rivals.into_iter().chain(left).map(|rival| rival.plan).collect()
}

/// A candidate turn and its results in the tries.
struct Candidate {
    plan: Plan,
    sum: i64,
    tries: i64,
}

impl Candidate {
    fn mean(&self) -> i64 {
        self.sum / self.tries.max(1)
    }
}

/// The best turns; of those that reach the same position, only one.
fn find_candidates(game: &Game, side: Side) -> Vec<Candidate> {
    let mut rivals: Vec<Candidate> = Vec::new();
    for plan in club::find_plans(game, side, BEAM_WIDTH) {
        let is_new = !rivals.iter().any(|rival| rival.plan.end.state() == plan.end.state());
        if is_new {
            rivals.push(Candidate { plan, sum: 0, tries: 0 });
        }
        if rivals.len() == MAX_CANDIDATES {
            break;
        }
    }
    rivals
}

/// The value of a turn after a likely answer: the turns of all other sides, up to the player's next turn.
fn evaluation_after_answer(plan: &Plan, side: Side, chance: &mut Chance) -> i64 {
    let mut game = plan.end.redeal(chance);
    // Do not wait for a side that is eliminated or has played its last turn.
    let last = game.state().turn + u16::try_from(game.playing_sides().len()).unwrap_or(0);
    while let Some(actor) = game.side_to_act().filter(|&actor| actor != side) {
        if game.state().turn > last {
            break;
        }
        if game.state().phase == Phase::Draw {
            if game.apply_with(actor, Action::Draw, &mut ()).is_err() {
                break;
            }
            continue;
        }
        let Some(answer) = club::find_plans(&game, actor, ANSWER_BEAM_WIDTH).into_iter().next() else { break };
        game = answer.end;
    }
    evaluation::game_value(&game, side)
}
