//! Programs: a beam search over the cards of a side, and the same programs played out against those of others.

use sztab_game::{Chance, Side, Viewer};

use super::table::Table;
use super::{MANY, pick_early, seed_from};
use crate::action::Action;
use crate::arena::Direction;
use crate::legal;
use crate::state::{Ask, Phase, SLOTS, Slot};
use crate::values::CardId;

/// A card with its direction.
pub(super) type Move = (CardId, Direction);

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
    let copies = |card: CardId| plan.moves.iter().filter(|(used, _)| *used == card).count();
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

/// The heats in which programs are played out: how many are left, and how often each is played.
const HEATS: [(usize, u32); 3] = [(12, 20), (5, 30), (2, 50)];
/// Programs of these that begin with the same two cards.
const ALIKE: usize = 2;
/// Programs of each rival among which chance picks.
const RIVALS: usize = 16;

/// The program of a side that comes out best where others program by chance among their better ones.
pub(super) fn played_out(table: &Table<'_>, side: Side, chance: &mut Chance) -> Vec<Move> {
    let people = table.state.people();
    let of = |rival: Side| programs(table, rival, RIVALS).into_iter().map(|plan| plan.moves).collect();
    let rivals: Vec<(Side, Vec<Vec<Move>>)> = people.without(side).iter().map(|rival| (rival, of(rival))).collect();
    let mut candidates: Vec<(i32, Vec<Move>)> = Vec::new();
    for Plan { moves, .. } in programs(table, side, MANY) {
        let is_alike = |(_, other): &&(i32, Vec<Move>)| other[..2] == moves[..2];
        if candidates.iter().filter(is_alike).count() < ALIKE {
            candidates.push((0, moves));
        }
    }
    for (count, times) in HEATS {
        candidates.truncate(count);
        for _ in 0..times {
            let seed = seed_from(chance);
            let mut scenario =
                Table { values: table.values, state: table.state.sample(table.values, Viewer::Side(side), &seed) };
            for (rival, programs) in &rivals {
                if let Some(moves) = pick_early(chance, programs) {
                    fill(&mut scenario, *rival, moves);
                }
            }
            scenario.state.ready = people;
            for (value, moves) in &mut candidates {
                let mut played = scenario.clone();
                fill(&mut played, side, moves);
                played.go_on();
                played.settle(None);
                *value += played.worth(side);
            }
        }
        candidates.sort_by_key(|(value, _)| -value);
    }
    candidates.into_iter().next().map(|(_, moves)| moves).unwrap_or_default()
}

/// Fills the slots of a side.
fn fill(table: &mut Table<'_>, side: Side, moves: &[Move]) {
    let player = table.state.player_mut(side);
    player.program = Default::default();
    for (slot, &(card, direction)) in player.program.iter_mut().zip(moves) {
        *slot = Slot::Card(card, direction);
    }
}
