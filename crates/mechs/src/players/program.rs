//! Programs: a beam search over the cards of a side.

use sztab_game::Side;

use super::table::{Move, Table};
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
    table: Table<'a>,
    /// The value of what the table does not show: combats that may not take place.
    more: i32,
}

/// The best cards for the next turns of a side that is to choose a card; each card once if it is a program.
pub(super) fn plans<'a>(table: &Table<'a>, side: Side, is_program: bool, width: usize) -> Vec<Plan<'a>> {
    let mut beam = vec![Plan { value: 0, moves: Vec::new(), table: table.clone(), more: 0 }];
    let first = table.state.turn.map_or(1, |turn| turn.slot);
    loop {
        let (open, mut next): (Vec<Plan<'_>>, Vec<Plan<'_>>) =
            beam.into_iter().partition(|plan| is_open(&plan.table, side));
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
fn is_open(table: &Table<'_>, side: Side) -> bool {
    table.state.phase == Phase::Turn
        && table.question().is_some_and(|question| (question.side, question.ask) == (side, Ask::AdHoc))
}

/// A plan with each further card.
fn extend<'a>(plan: &Plan<'a>, side: Side, is_program: bool, first: u8) -> Vec<Plan<'a>> {
    let Some(question) = plan.table.question() else { return Vec::new() };
    let open = plan.table.state.player(side).program;
    let copies = |card: CardId| {
        let is_opened = |slot: &&Slot| matches!(slot, Slot::Card(opened, _) if *opened == card);
        plan.moves.iter().filter(|(used, _)| *used == card).count() + open.iter().filter(is_opened).count()
    };
    let is_left = |card: CardId| !is_program || copies(card) < usize::from(plan.table.values.card(card).copies);
    let mut plans = Vec::with_capacity(28);
    for action in plan.table.answers(question) {
        let Action::AdHoc { card, direction } = action else { continue };
        if !is_left(card) {
            continue;
        }
        let outcome = |mut table: Table<'a>| {
            table.apply(side, action);
            table.settle(Some(side));
            (table.worth(side), table)
        };
        let (mut value, mut table) = outcome(plan.table.clone());
        let mut more = plan.more;
        if let Some(enemy) = met(&plan.table, side, card, direction)
            && let stays = stays(&plan.table, side, enemy, first, is_program)
            && stays < 100
        {
            let mut without = plan.table.clone();
            without.state.player_mut(enemy).at = None;
            let (other, without) = outcome(without);
            let mean = (value * stays + other * (100 - stays)) / 100;
            more += mean - other;
            (value, table) = (other, without);
        }
        let moves = plan.moves.iter().copied().chain([(card, direction)]).collect();
        value += more;
        plans.push(Plan { value, moves, table, more });
    }
    plans
}

/// The enemy in the zone to which a card leads.
fn met(table: &Table<'_>, side: Side, card: CardId, direction: Direction) -> Option<Side> {
    let state = &table.state;
    let moves = table.values.card(card).moves;
    let to = legal::target(table.values, state.arena, state.player(side).at?, moves, direction)?;
    state.enemy_at(side, to)
}

/// The chance in percent that an enemy still is where the search has left it.
fn stays(table: &Table<'_>, side: Side, enemy: Side, first: u8, is_program: bool) -> i32 {
    let slot = table.state.turn.map_or(first, |turn| turn.slot);
    let is_before = table.state.place_in_round(enemy) < table.state.place_in_round(side);
    let turns = slot.saturating_sub(first) + u8::from(is_before && is_program);
    STAYS.get(usize::from(turns)).copied().unwrap_or(STAYS[4])
}

/// The programs of a side, the best first, as medium players see it.
pub(super) fn programs<'a>(table: &Table<'a>, side: Side, width: usize) -> Vec<Plan<'a>> {
    let mut table = table.clone();
    table.begin_open_round(side);
    let mut plans = plans(&table, side, true, width);
    plans.retain(|plan| plan.moves.len() == SLOTS);
    plans
}
