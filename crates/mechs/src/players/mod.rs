//! Computer players. They see only their side's view; a sample fills in the hidden information at random, so equal
//! views and seeds yield equal lines.

mod answers;
mod evaluation;
mod program;
mod simulation;
mod trials;

use sztab_game::chance::Seed;
use sztab_game::{Chance, Game, GameState, Players, Rules, Side};

use crate::action::Action;
use crate::game::MechsGame;
use crate::state::{Phase, Player, QuestionKind, SLOT_COUNT, Slot};
#[cfg(test)]
pub(crate) use program::Forecast;
use simulation::Move;
pub(crate) use simulation::Simulation;

/// Number of plans that a search keeps per slot.
const SEARCH_WIDTH: usize = 16;
/// Number of plans kept by a search that returns several alternatives.
const WIDE_SEARCH_WIDTH: usize = 64;
/// A medium player treats programs within this many hundredths of a point of the best as equal.
const EQUALITY_MARGIN: i32 = 40;

/// The strength of a computer player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Strength {
    /// Chooses lines at random, by weight, without a plan.
    Easy,
    /// Plans its own cards on the current table, and searches one attack ahead.
    Medium,
    /// Plays out its programs against those of its rivals, and searches combats to the end.
    Hard,
}

impl Strength {
    const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];
    const KEYWORDS: [&'static str; 3] = ["easy", "medium", "hard"];

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().zip(Self::KEYWORDS).find(|(_, known)| *known == word).map(|(strength, _)| strength)
    }
}

/// The computer players of Tiny Epic Mechs.
#[derive(Debug)]
pub(crate) struct ComputerPlayers;

impl Players for ComputerPlayers {
    fn strengths(&self) -> &'static [&'static str] {
        &Strength::KEYWORDS
    }

    fn planned_lines(&self, game: &dyn Game, side: Side, strength: &str, seed: &Seed) -> Vec<String> {
        let (Some(game), Some(strength)) = (game_waiting_for(game, side), Strength::parse(strength)) else {
            return Vec::new();
        };
        let simulation = Simulation::from_view(game, side, seed);
        let actions = if simulation.state.phase == Phase::Program {
            program_lines(&simulation, game.state().player(side), side, strength, seed)
        } else {
            let mut chance = Chance::new(seed, PURPOSE, &game.position());
            match strength {
                Strength::Easy => answers::easy_answer(&simulation, side, &mut chance).into_iter().collect(),
                Strength::Medium | Strength::Hard => {
                    let count = if simulation.state.phase == Phase::Arm { 2 } else { 1 };
                    let mut answers = answers::best_answers(&simulation, side, strength);
                    let is_fight = simulation.question().is_some_and(|question| question.ask == QuestionKind::Attack);
                    if strength == Strength::Hard && simulation.state.phase == Phase::Turn && !is_fight {
                        answers = trials::best_answers(&simulation, side, answers, &mut chance);
                    }
                    answers.into_iter().take(count).collect()
                }
            }
        };
        actions.iter().map(|action| game.print(side, action)).collect()
    }

    fn hints(&self, game: &dyn Game, side: Side, most: usize, seed: &Seed) -> Vec<Vec<String>> {
        let Some(game) = game_waiting_for(game, side) else { return Vec::new() };
        let simulation = Simulation::from_view(game, side, seed);
        let turns: Vec<Vec<Action>> = match simulation.state.phase {
            Phase::Program => {
                let plans = program::careful_programs(&simulation, side, WIDE_SEARCH_WIDTH);
                plans
                    .into_iter()
                    .map(|plan| fill_lines(&simulation, game.state().player(side), side, &plan.moves))
                    .collect()
            }
            Phase::Arm => vec![answers::best_answers(&simulation, side, Strength::Medium)],
            Phase::Pilot | Phase::Base | Phase::Turn | Phase::Over => {
                answers::best_answers(&simulation, side, Strength::Medium)
                    .into_iter()
                    .map(|action| vec![action])
                    .collect()
            }
        };
        let mut different: Vec<Vec<Action>> = Vec::new();
        for turn in turns {
            if different.len() < most && different.iter().all(|known| known.first() != turn.first()) {
                different.push(turn);
            }
        }
        different.iter().map(|turn| turn.iter().map(|action| game.print(side, action)).collect()).collect()
    }
}

/// The purpose string from which the players' random numbers are derived.
const PURPOSE: &str = "sztab mechs player 1";

/// The game, if it is a game of this kind that waits for the side.
fn game_waiting_for(game: &dyn Game, side: Side) -> Option<&MechsGame> {
    game.downcast_ref::<MechsGame>().filter(|game| game.waiting_sides().contains(side))
}

/// All lines for a side's equipment and program, including `ready`.
fn program_lines(
    simulation: &Simulation<'_>,
    seen: &Player,
    side: Side,
    strength: Strength,
    seed: &Seed,
) -> Vec<Action> {
    let mut chance = Chance::new(seed, PURPOSE, &format!("{} {}", side.letter(), simulation.state.round));
    let mut simulation = simulation.clone();
    let mut actions = match strength {
        Strength::Easy => Vec::new(),
        Strength::Medium | Strength::Hard => answers::equipment_lines(&simulation, side),
    };
    actions.iter().for_each(|&action| simulation.apply(side, action));
    let moves = match strength {
        Strength::Easy => answers::easy_program(&simulation, side, &mut chance),
        Strength::Medium => {
            let mut plans = program::find_programs(&simulation, side, SEARCH_WIDTH);
            let best = plans.first().map_or(0, |plan| plan.value);
            plans.retain(|plan| plan.value + EQUALITY_MARGIN >= best);
            let weights: Vec<_> = plans.into_iter().map(|plan| (1, plan.moves)).collect();
            pick_by_weight(&mut chance, &weights).unwrap_or_default()
        }
        Strength::Hard => trials::best_program(&simulation, side, &mut chance),
    };
    actions.extend(fill_lines(&simulation, seen, side, &moves));
    actions
}

/// The lines that fill a side's slots with these cards, followed by `ready`. Slots that already contain their card are
/// skipped.
fn fill_lines(simulation: &Simulation<'_>, seen: &Player, side: Side, moves: &[Move]) -> Vec<Action> {
    let (mut simulation, mut actions) = (simulation.clone(), Vec::new());
    simulation.state.player_mut(side).program = seen.program;
    // Taking a card from another slot leaves that one vacant (TEM-5.2): the next pass fills it.
    for _ in 0..SLOT_COUNT {
        for (slot, &(card, direction)) in (1_u8..).zip(moves) {
            let held = simulation.state.player(side).program.get(usize::from(slot) - 1).copied();
            if held != Some(Slot::Card(card, direction)) {
                let action = Action::Program { slot, card, direction };
                simulation.apply(side, action);
                actions.push(action);
            }
        }
    }
    actions.push(Action::Ready);
    actions
}

/// A weighted random choice; a uniform one if all weights are 0.
fn pick_by_weight<T: Clone>(chance: &mut Chance, items: &[(u32, T)]) -> Option<T> {
    let total: u32 = items.iter().map(|(weight, _)| *weight).fold(0, u32::saturating_add);
    if total == 0 {
        let place = chance.draw_below(u32::try_from(items.len()).ok()?)?;
        return items.get(place as usize).map(|(_, item)| item.clone());
    }
    let mut left = chance.draw_below(total)?;
    items
        .iter()
        .find(|(weight, _)| left.checked_sub(*weight).map(|rest| left = rest).is_none())
        .map(|(_, item)| item.clone())
}

/// A random choice that favours the first items.
fn pick_early<'a, T>(chance: &mut Chance, items: &'a [T]) -> Option<&'a T> {
    let count = u32::try_from(items.len()).ok()?;
    let place = chance.draw_below(count)?.min(chance.draw_below(count)?);
    items.get(place as usize)
}

/// A new random seed.
fn seed_from(chance: &mut Chance) -> Seed {
    let mut seed = [0; 32];
    seed.iter_mut()
        .for_each(|byte| *byte = u8::try_from(chance.draw_below(256).unwrap_or_default()).unwrap_or_default());
    seed
}
