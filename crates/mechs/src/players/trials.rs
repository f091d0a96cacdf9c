//! Trials: a side's candidates are played out to the end of the round against rivals whose cards are drawn from their
//! better ones. All candidates in a heat meet the same rivals.

use std::cmp::Reverse;

use sztab_game::{Chance, Side, Viewer};

use super::program::{Plan, plans, programs};
use super::simulation::{Move, Simulation};
use super::{MANY, pick_early, seed_from};
use crate::action::Action;
use crate::state::{AdHoc, Phase};

/// A heat: the number of candidates that take part, and the number of trials for each.
type Heat = (usize, u32);

/// Heats of programs, before the best programs are varied (`PROGRAMS`) and afterwards (`VARIED`).
const PROGRAMS: [Heat; 2] = [(24, 12), (6, 12)];
const VARIED: [Heat; 4] = [(250, 5), (20, 15), (6, 40), (2, 80)];
/// Heats for answers other than programs.
const ANSWERS: [Heat; 3] = [(8, 16), (4, 24), (2, 48)];
/// Maximum number of programs in the trials that begin with the same two cards.
const ALIKE: usize = 2;
/// Number of programs that are varied.
const ROOTS: usize = 2;
/// Number of programs from which each rival's program is drawn.
const RIVALS: usize = 16;

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
                programs(simulation, rival, RIVALS)
            } else {
                plans(&simulation.rest_of(rival), rival, true, RIVALS)
            };
            plans.into_iter().map(|plan| plan.moves).collect()
        };
        let rivals = simulation.state.people().without(side).iter();
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
                scenario.fill(*rival, moves);
            }
        }
        scenario
    }

    /// The candidates that remain after the last heat, best first. Each candidate's results are carried over to the
    /// next heat.
    fn heats<T>(
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
                    played.settle(None);
                    *value += played.evaluation(self.side);
                }
            }
            candidates.sort_by_key(|(value, _)| Reverse(*value));
        }
        candidates.into_iter().map(|(_, candidate)| candidate).collect()
    }
}

/// The best program of a side in the trials.
pub(super) fn program(simulation: &Simulation<'_>, side: Side, chance: &mut Chance) -> Vec<Move> {
    let trials = Trials::new(simulation, side);
    let mut candidates: Vec<Vec<Move>> = Vec::new();
    for Plan { moves, .. } in programs(simulation, side, MANY) {
        if candidates.iter().filter(|other| other[..2] == moves[..2]).count() < ALIKE {
            candidates.push(moves);
        }
    }
    let people = simulation.state.people();
    let say = |simulation: &mut Simulation<'_>, moves: &Vec<Move>| {
        simulation.fill(side, moves);
        simulation.state.ready = people;
        simulation.go_on();
    };
    let best = trials.heats(candidates, &PROGRAMS, chance, say);
    let mut all = best.clone();
    for varied in best.iter().take(ROOTS).flat_map(|root| vary(simulation, root)) {
        if !all.contains(&varied) {
            all.push(varied);
        }
    }
    trials.heats(all, &VARIED, chance, say).into_iter().next().unwrap_or_default()
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
pub(super) fn answers(
    simulation: &Simulation<'_>,
    side: Side,
    answers: Vec<Action>,
    chance: &mut Chance,
) -> Vec<Action> {
    if answers.len() < 2 {
        return answers;
    }
    Trials::new(simulation, side).heats(answers, &ANSWERS, chance, |simulation, &action| simulation.apply(side, action))
}
