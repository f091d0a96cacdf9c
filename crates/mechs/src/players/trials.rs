//! Trials: a side's candidates are played out to the end of the round against rivals whose cards are drawn from their
//! better ones. All candidates in a heat meet the same rivals.

use std::cmp::Reverse;

use sztab_game::{Chance, Side, Viewer};

use super::program::{Plan, find_plans, find_programs};
use super::simulation::{Move, Simulation};
use super::{WIDE_SEARCH_WIDTH, pick_early, seed_from};
use crate::action::Action;
use crate::state::{AdHoc, Phase};

/// A heat: the number of candidates that take part, and the number of trials for each.
type Heat = (usize, u32);

/// Heats of programs, before the best programs are varied (`PROGRAMS`) and afterwards (`VARIED`).
const PROGRAM_HEATS: [Heat; 2] = [(24, 12), (6, 12)];
const VARIED_PROGRAM_HEATS: [Heat; 4] = [(250, 5), (20, 15), (6, 40), (2, 80)];
/// Heats for answers other than programs.
const ANSWER_HEATS: [Heat; 3] = [(8, 16), (4, 24), (2, 48)];
/// Maximum number of programs in the trials that begin with the same two cards.
const MAX_SIMILAR_PROGRAMS: usize = 2;
/// Number of programs that are varied.
const PROGRAMS_TO_VARY: usize = 2;
/// Number of programs from which each rival's program is drawn.
const PROGRAMS_PER_RIVAL: usize = 16;

/// A table, and the cards that rivals may have chosen for their next turns.
struct Trials<'a> {
    simulation: &'a Simulation<'a>,
    side: Side,
    rivals: Vec<(Side, Vec<Vec<Move>>)>,
}

impl<'a> Trials<'a> {
    fn new(simulation: &'a Simulation<'a>, side: Side) -> Self {
        let cards = |rival: Side| {
            let plans = if simulation.state.phase == Phase::Program {
                find_programs(simulation, rival, PROGRAMS_PER_RIVAL)
            } else {
                find_plans(&simulation.at_next_free_turn(rival), rival, true, PROGRAMS_PER_RIVAL)
            };
            plans.into_iter().map(|plan| plan.moves).collect()
        };
        let rivals = simulation.state.human_sides().without(side).iter();
        let rivals = rivals.filter(|&rival| simulation.state.player(rival).ad_hoc == AdHoc::Off);
        Self { simulation, side, rivals: rivals.map(|rival| (rival, cards(rival))).collect() }
    }

    /// A table consistent with the side's view.
    fn scenario(&self, chance: &mut Chance) -> Simulation<'a> {
        let (values, state) = (self.simulation.values, &self.simulation.state);
        let mut scenario =
            Simulation { values, state: state.sample(values, Viewer::Side(self.side), &seed_from(chance)) };
        for (rival, programs) in &self.rivals {
            if let Some(moves) = pick_early(chance, programs) {
                scenario.fill_moves(*rival, moves);
            }
        }
        scenario
    }

    /// The candidates that remain after the last heat, best first. Each candidate's results are carried over to the
    /// next heat.
    fn run_heats<T>(
        &self,
        candidates: Vec<T>,
        heats: &[Heat],
        chance: &mut Chance,
        say: impl Fn(&mut Simulation<'_>, &T),
    ) -> Vec<T> {
        let mut candidates: Vec<(i32, T)> = candidates.into_iter().map(|candidate| (0, candidate)).collect();
        for &(count, times) in heats {
            candidates.truncate(count);
            if candidates.len() < 2 {
                break;
            }
            for _ in 0..times {
                let scenario = self.scenario(chance);
                for (value, candidate) in &mut candidates {
                    let mut played = scenario.clone();
                    say(&mut played, candidate);
                    played.resolve_until(None);
                    *value += played.evaluation(self.side);
                }
            }
            candidates.sort_by_key(|(value, _)| Reverse(*value));
        }
        candidates.into_iter().map(|(_, candidate)| candidate).collect()
    }
}

/// The best program of a side in the trials.
pub(super) fn best_program(simulation: &Simulation<'_>, side: Side, chance: &mut Chance) -> Vec<Move> {
    let trials = Trials::new(simulation, side);
    let mut candidates: Vec<Vec<Move>> = Vec::new();
    for Plan { moves, .. } in find_programs(simulation, side, WIDE_SEARCH_WIDTH) {
        if candidates.iter().filter(|other| other[..2] == moves[..2]).count() < MAX_SIMILAR_PROGRAMS {
            candidates.push(moves);
        }
    }
    let people = simulation.state.human_sides();
    let say = |simulation: &mut Simulation<'_>, moves: &Vec<Move>| {
        simulation.fill_moves(side, moves);
        simulation.state.ready = people;
        simulation.run_to_next_question();
    };
    let best = trials.run_heats(candidates, &PROGRAM_HEATS, chance, say);
    let mut all = best.clone();
    for varied in best.iter().take(PROGRAMS_TO_VARY).flat_map(|root| vary(simulation, root)) {
        if !all.contains(&varied) {
            all.push(varied);
        }
    }
    trials.run_heats(all, &VARIED_PROGRAM_HEATS, chance, say).into_iter().next().unwrap_or_default()
}

/// Programs that differ from a given one in one slot.
fn vary(simulation: &Simulation<'_>, program: &[Move]) -> Vec<Vec<Move>> {
    let mut programs = Vec::new();
    for place in 0..program.len() {
        for card in simulation.values.card_ids() {
            let used = program.iter().enumerate().filter(|(at, (other, _))| *at != place && *other == card).count();
            if used >= usize::from(simulation.values.card(card).copies) {
                continue;
            }
            for &direction in &simulation.values.card(card).directions {
                let mut varied = program.to_vec();
                varied[place] = (card, direction);
                programs.push(varied);
            }
        }
    }
    programs
}

/// The best answers in the trials, best first.
pub(super) fn best_answers(
    simulation: &Simulation<'_>,
    side: Side,
    answers: Vec<Action>,
    chance: &mut Chance,
) -> Vec<Action> {
    if answers.len() < 2 {
        return answers;
    }
    Trials::new(simulation, side)
        .run_heats(answers, &ANSWER_HEATS, chance, |simulation, &action| simulation.apply(side, action))
}
