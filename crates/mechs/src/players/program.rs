//! Programs: a beam search over the cards of a side.

use sztab_game::Side;

use super::simulation::{Move, Simulation};
use crate::action::Action;
use crate::arena::Direction;
use crate::legal;
use crate::state::{Ask, Phase, SLOTS, Slot};
use crate::values::CardId;

/// The chance in percent that an enemy is still in its zone after so many of its turns: a card must move it.
const STAYS: [i32; 5] = [100, 15, 25, 20, 20];

/// Cards of a side from the next one on, with what comes of them.
#[derive(Debug, Clone)]
pub(super) struct Plan<'a> {
    /// Their value in hundredths of a point.
    pub value: i32,
    pub moves: Vec<Move>,
    simulation: Simulation<'a>,
    /// The value of what the table does not show: combats that may not take place.
    more: i32,
}

/// The best cards for the next turns of a side that is to choose a card; each card once if it is a program.
pub(super) fn plans<'a>(simulation: &Simulation<'a>, side: Side, is_program: bool, width: usize) -> Vec<Plan<'a>> {
    let mut beam = vec![Plan { value: 0, moves: Vec::new(), simulation: simulation.clone(), more: 0 }];
    let first = simulation.state.turn.map_or(1, |turn| turn.slot);
    loop {
        let (open, mut next): (Vec<Plan<'_>>, Vec<Plan<'_>>) =
            beam.into_iter().partition(|plan| is_open(&plan.simulation, side));
        if open.is_empty() {
            return next;
        }
        for plan in &open {
            next.extend(extend(plan, side, is_program, first));
        }
        next.sort_by_key(|plan| -plan.value);
        next.truncate(width);
        beam = next;
    }
}

/// The side is to choose a card.
fn is_open(simulation: &Simulation<'_>, side: Side) -> bool {
    simulation.state.phase == Phase::Turn
        && simulation.question().is_some_and(|question| (question.side, question.ask) == (side, Ask::AdHoc))
}

/// A plan with each further card.
fn extend<'a>(plan: &Plan<'a>, side: Side, is_program: bool, first: u8) -> Vec<Plan<'a>> {
    let Some(question) = plan.simulation.question() else { return Vec::new() };
    let open = plan.simulation.state.player(side).program;
    let copies = |card: CardId| {
        let is_opened = |slot: &&Slot| matches!(slot, Slot::Card(opened, _) if *opened == card);
        plan.moves.iter().filter(|(used, _)| *used == card).count() + open.iter().filter(is_opened).count()
    };
    let is_left = |card: CardId| !is_program || copies(card) < usize::from(plan.simulation.values.card(card).copies);
    let mut plans = Vec::with_capacity(28);
    for action in plan.simulation.answers(question) {
        let Action::AdHoc { card, direction } = action else { continue };
        if !is_left(card) {
            continue;
        }
        let outcome = |mut simulation: Simulation<'a>| {
            simulation.apply(side, action);
            simulation.settle(Some(side));
            (simulation.evaluation(side), simulation)
        };
        let (mut value, mut simulation) = outcome(plan.simulation.clone());
        let mut more = plan.more;
        if let Some(enemy) = met(&plan.simulation, side, card, direction)
            && let stays = stays(&plan.simulation, side, enemy, first, is_program)
            && stays < 100
        {
            let mut without = plan.simulation.clone();
            without.state.player_mut(enemy).at = None;
            let (other, without) = outcome(without);
            let mean = (value * stays + other * (100 - stays)) / 100;
            more += mean - other;
            (value, simulation) = (other, without);
        }
        let moves = plan.moves.iter().copied().chain([(card, direction)]).collect();
        value += more;
        plans.push(Plan { value, moves, simulation, more });
    }
    plans
}

/// The enemy in the zone to which a card leads.
fn met(simulation: &Simulation<'_>, side: Side, card: CardId, direction: Direction) -> Option<Side> {
    let state = &simulation.state;
    let moves = simulation.values.card(card).moves;
    let to = legal::target(simulation.values, state.arena, state.player(side).at?, moves, direction)?;
    state.enemy_at(side, to)
}

/// The chance in percent that an enemy still is where the search has left it.
fn stays(simulation: &Simulation<'_>, side: Side, enemy: Side, first: u8, is_program: bool) -> i32 {
    let slot = simulation.state.turn.map_or(first, |turn| turn.slot);
    let is_before = simulation.state.place_in_round(enemy) < simulation.state.place_in_round(side);
    let turns = slot.saturating_sub(first) + u8::from(is_before && is_program);
    STAYS.get(usize::from(turns)).copied().unwrap_or(STAYS[4])
}

/// The programs of a side, the best first, as medium players see it.
pub(super) fn programs<'a>(simulation: &Simulation<'a>, side: Side, width: usize) -> Vec<Plan<'a>> {
    let mut simulation = simulation.clone();
    simulation.begin_open_round(side);
    let mut plans = plans(&simulation, side, true, width);
    plans.retain(|plan| plan.moves.len() == SLOTS);
    plans
}
