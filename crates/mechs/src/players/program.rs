//! Programs: a beam search over the cards of a side.

use sztab_game::Side;

use super::simulation::{Move, Simulation};
use super::{EQUALITY_MARGIN, SEARCH_WIDTH};
use crate::action::Action;
use crate::arena::{Direction, Zone};
use crate::legal;
use crate::state::{Phase, QuestionKind, SLOT_COUNT, Slot};
use crate::values::{CardAction, CardId};

/// The probability, in percent, that an enemy without a forecast is still in its zone after this many of its own turns.
/// Staying is unlikely, since a card has to move the pilot.
const STAY_PERCENT: [i32; 5] = [100, 15, 25, 20, 20];
/// The deduction, in hundredths of a point, for a card that a careful search avoids.
const CARELESS: i32 = 1000;

/// The next cards of a side in order, and their result.
#[derive(Debug, Clone)]
pub(super) struct Plan<'a> {
    /// The value in hundredths of a point.
    pub value: i32,
    pub moves: Vec<Move>,
    simulation: Simulation<'a>,
    /// The part of the value that is not visible on the table: the value of combats that may not take place.
    more: i32,
}

/// The possible routes of each rival through the round, all equally likely: its zone after each of its turns.
#[derive(Debug, Default)]
pub(crate) struct Forecast(Vec<(Side, Vec<[Zone; SLOT_COUNT + 1]>)>);

impl Forecast {
    /// The routes that rivals of a side take under those of their programs that are almost as good as their best one.
    pub fn new(simulation: &Simulation<'_>, side: Side) -> Self {
        let ways = |rival: Side| {
            let from = simulation.state.player(rival).at?;
            let mut plans = search_programs(simulation, rival, SEARCH_WIDTH, &Self::default(), false);
            let best = plans.first().map_or(0, |plan| plan.value);
            plans.retain(|plan| plan.value + EQUALITY_MARGIN >= best);
            Some((rival, plans.iter().map(|plan| route(simulation, from, &plan.moves)).collect()))
        };
        Self(simulation.state.human_sides().without(side).iter().filter_map(ways).collect())
    }

    /// The probability in percent that a rival is in a zone after this many of its turns.
    pub fn chance(&self, rival: Side, zone: Zone, turns: usize) -> Option<i32> {
        let (_, ways) = self.0.iter().find(|(known, _)| *known == rival)?;
        let there = ways.iter().filter(|way| way[turns.min(SLOT_COUNT)] == zone).count();
        i32::try_from(there * 100 / ways.len().max(1)).ok()
    }
}

/// The zones through which these cards lead if no other player interferes.
fn route(simulation: &Simulation<'_>, from: Zone, moves: &[Move]) -> [Zone; SLOT_COUNT + 1] {
    let mut way = [from; SLOT_COUNT + 1];
    for (turn, &(card, direction)) in moves.iter().enumerate() {
        let to = legal::move_target(
            simulation.values,
            simulation.state.arena,
            way[turn],
            simulation.values.card(card).moves,
            direction,
        );
        way[turn + 1] = to.unwrap_or(way[turn]);
    }
    way
}

/// A search for the next cards of a side.
struct Search<'f> {
    side: Side,
    /// True if each card may be used only once.
    is_program: bool,
    /// The first slot for which a card is chosen.
    first: u8,
    forecast: &'f Forecast,
    /// The zone of the side's pilot before the first slot.
    from: Option<Zone>,
    /// True if the search avoids enemy mines, deadly turrets and cards without an effect, except to attack an enemy.
    is_careful: bool,
}

/// The best cards for the next turns of a side that has to choose a card. In a program each card is used only once.
pub(super) fn find_plans<'a>(simulation: &Simulation<'a>, side: Side, is_program: bool, width: usize) -> Vec<Plan<'a>> {
    let first = simulation.state.turn.map_or(1, |turn| turn.slot);
    let from = simulation.state.player(side).at;
    Search { side, is_program, first, forecast: &Forecast::default(), from, is_careful: false }
        .find_plans(simulation, width)
}

impl Search<'_> {
    fn find_plans<'a>(&self, simulation: &Simulation<'a>, width: usize) -> Vec<Plan<'a>> {
        let mut beam = vec![Plan { value: 0, moves: Vec::new(), simulation: simulation.clone(), more: 0 }];
        loop {
            let (open, mut next): (Vec<Plan<'_>>, Vec<Plan<'_>>) =
                beam.into_iter().partition(|plan| must_choose_card(&plan.simulation, self.side));
            if open.is_empty() {
                return next;
            }
            for plan in &open {
                next.extend(self.extend(plan));
            }
            next.sort_by_cached_key(|plan| -plan.value);
            next.truncate(width);
            beam = next;
        }
    }

    /// Extends a plan by each further card.
    fn extend<'a>(&self, plan: &Plan<'a>) -> Vec<Plan<'a>> {
        let Some(question) = plan.simulation.question() else { return Vec::new() };
        let side = self.side;
        let open = plan.simulation.state.player(side).program;
        let copies = |card: CardId| {
            let is_opened = |slot: &&Slot| matches!(slot, Slot::Card(opened, _) if *opened == card);
            plan.moves.iter().filter(|(used, _)| *used == card).count() + open.iter().filter(is_opened).count()
        };
        let is_left =
            |card: CardId| !self.is_program || copies(card) < usize::from(plan.simulation.values.card(card).copies);
        let mut plans = Vec::with_capacity(28);
        for action in plan.simulation.answers(question) {
            let Action::AdHoc { card, direction } = action else { continue };
            if !is_left(card) {
                continue;
            }
            // Advice does not count on a combat that its reader cannot foresee.
            let is_free = |to: Zone| plan.simulation.state.enemy_at(side, to).is_none();
            let outcome = |mut simulation: Simulation<'a>| {
                simulation.apply(side, action);
                simulation.resolve_until(Some(side));
                (simulation.evaluation(side), simulation)
            };
            let mut more = plan.more;
            let (value, simulation) = match self.likely_encounter(&plan.simulation, card, direction) {
                Some((enemy, to, chance)) if chance < 100 || self.is_careful && is_free(to) => {
                    let (without, simulation) = outcome(with_pilot(&plan.simulation, to, None));
                    if chance > 0 {
                        let (with, _) = outcome(with_pilot(&plan.simulation, to, Some(enemy)));
                        more += (with - without) * chance / 100;
                    }
                    (without, simulation)
                }
                Some((enemy, to, _)) => outcome(with_pilot(&plan.simulation, to, Some(enemy))),
                None => outcome(plan.simulation.clone()),
            };
            if self.is_careful && self.is_careless(plan, &simulation, card, direction) {
                more -= CARELESS;
            }
            let moves = plan.moves.iter().copied().chain([(card, direction)]).collect();
            plans.push(Plan { value: value + more, moves, simulation, more });
        }
        plans
    }

    /// True if a card leads into an enemy mine, is knocked out by a turret or has an action without an effect, and no
    /// enemy is attacked. `after` is the table after the card.
    fn is_careless(&self, plan: &Plan<'_>, after: &Simulation<'_>, card: CardId, direction: Direction) -> bool {
        let before = &plan.simulation;
        let (state, side, card) = (&before.state, self.side, before.values.card(card));
        // The way that the player sees, which does not change if the pilot takes the Mech or is thrown back.
        let Some(from) = self.from.map(|from| route(before, from, &plan.moves)[plan.moves.len().min(SLOT_COUNT)])
        else {
            return false;
        };
        let to = legal::move_target(before.values, state.arena, from, card.moves, direction);
        if to.is_some_and(|to| state.enemy_at(side, to).is_some()) {
            return false;
        }
        let [old, new] = [before, after].map(|table| table.state.player(side));
        let is_enemy = |owner: Side| state.are_enemies(side, owner);
        let is_harmful = |to: Zone| {
            state.mines[to.index()].is_some_and(|mine| is_enemy(mine.owner))
                || state.turrets[to.index()].is_some_and(is_enemy) && state.zone_value(to) >= old.health
        };
        let is_idle = (old.energy, old.credits) == (new.energy, new.credits) && new.health <= old.health;
        to.is_some_and(is_harmful) || card.action != CardAction::None && is_idle
    }

    /// The enemy most likely to be in the zone to which a card leads, that zone, and the probability in percent.
    fn likely_encounter(
        &self,
        simulation: &Simulation<'_>,
        card: CardId,
        direction: Direction,
    ) -> Option<(Side, Zone, i32)> {
        let (state, side) = (&simulation.state, self.side);
        let moves = simulation.values.card(card).moves;
        let to = legal::move_target(simulation.values, state.arena, state.player(side).at?, moves, direction)?;
        let slot = state.turn.map_or(self.first, |turn| turn.slot);
        let chance = |enemy: Side| {
            let is_before = state.place_in_round(enemy) < state.place_in_round(side);
            let turns = usize::from(slot.saturating_sub(self.first)) + usize::from(is_before && self.is_program);
            let is_there = state.player(enemy).at == Some(to);
            let stays = is_there.then(|| STAY_PERCENT.get(turns).copied().unwrap_or(STAY_PERCENT[4]));
            self.forecast.chance(enemy, to, turns).or(stays).filter(|chance| is_there || *chance > 0)
        };
        let enemies = state.sides_in_game().iter().filter(|&enemy| state.are_enemies(side, enemy));
        enemies.filter_map(|enemy| Some((enemy, to, chance(enemy)?))).max_by_key(|(.., chance)| *chance)
    }
}

/// True if the side has to choose a card now.
fn must_choose_card(simulation: &Simulation<'_>, side: Side) -> bool {
    simulation.state.phase == Phase::Turn
        && simulation.question().is_some_and(|question| (question.side, question.ask) == (side, QuestionKind::AdHoc))
}

/// A copy of the table with this pilot in a zone, or with no pilot there.
fn with_pilot<'a>(simulation: &Simulation<'a>, zone: Zone, pilot: Option<Side>) -> Simulation<'a> {
    let mut simulation = simulation.clone();
    if let Some(there) = simulation.state.pilot_at(zone) {
        simulation.state.player_mut(there).at = None;
    }
    if let Some(pilot) = pilot {
        simulation.state.player_mut(pilot).at = Some(zone);
    }
    simulation
}

/// The programs of a side, best first, as judged by medium players, who expect each rival to play one of its best
/// programs.
pub(super) fn find_programs<'a>(simulation: &Simulation<'a>, side: Side, width: usize) -> Vec<Plan<'a>> {
    search_programs(simulation, side, width, &Forecast::new(simulation, side), false)
}

/// The same for a player who has asked for advice: without enemy mines and idle cards as far as possible.
pub(super) fn careful_programs<'a>(simulation: &Simulation<'a>, side: Side, width: usize) -> Vec<Plan<'a>> {
    search_programs(simulation, side, width, &Forecast::new(simulation, side), true)
}

/// The programs of a side, best first, given the forecast of its rivals' routes.
fn search_programs<'a>(
    simulation: &Simulation<'a>,
    side: Side,
    width: usize,
    forecast: &Forecast,
    is_careful: bool,
) -> Vec<Plan<'a>> {
    let mut simulation = simulation.clone();
    simulation.begin_open_round(side);
    let first = simulation.state.turn.map_or(1, |turn| turn.slot);
    let from = simulation.state.player(side).at;
    let mut plans = Search { side, is_program: true, first, forecast, from, is_careful }.find_plans(&simulation, width);
    plans.retain(|plan| plan.moves.len() == SLOT_COUNT);
    plans
}
