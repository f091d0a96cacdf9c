//! Answers to questions other than programming.

use std::cmp::Reverse;

use sztab_game::{Chance, Side};

use super::evaluation::weapon_strength;
use super::program::find_plans;
use super::simulation::{Move, Simulation};
use super::{SEARCH_WIDTH, Strength, pick_by_weight};
use crate::action::Action;
use crate::arena::Zone;
use crate::legal;
use crate::state::{Phase, Question, QuestionKind, SLOT_COUNT};
use crate::strike;
use crate::values::{Ability, CardAction, PilotId, Values};
use crate::weapons::WeaponClass;

/// Maximum number of combat positions that a search examines.
const MAX_COMBAT_POSITIONS: u32 = 20_000;

/// A side's answers to the current question, best first, for medium and hard players.
pub(super) fn best_answers(simulation: &Simulation<'_>, side: Side, strength: Strength) -> Vec<Action> {
    match simulation.state.phase {
        Phase::Pilot => sort_by_value(simulation.state.player(side).offer.iter(), |&&pilot| {
            pilot_value(simulation.values, pilot, strength)
        })
        .into_iter()
        .map(|&pilot| Action::Pilot(pilot))
        .collect(),
        Phase::Arm => arming_answers(simulation, side),
        Phase::Base | Phase::Turn => match simulation.question() {
            Some(question) if question.side == side => rank_answers(simulation, question, strength),
            Some(_) | None => Vec::new(),
        },
        Phase::Program | Phase::Over => Vec::new(),
    }
}

/// The items, sorted by descending value.
fn sort_by_value<T>(items: impl Iterator<Item = T>, mut value: impl FnMut(&T) -> i32) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_by_cached_key(|item| Reverse(value(item)));
    items
}

/// The usefulness of a pilot to a computer player. Hard players use the win rates of the pilots.
fn pilot_value(values: &Values, pilot: PilotId, strength: Strength) -> i32 {
    let is_hard = strength == Strength::Hard;
    match values.pilot(pilot).ability {
        Ability::Supply { .. } => 8,
        Ability::SelfRepair { .. } => 7,
        Ability::Shield { .. } => 6,
        Ability::Tough { .. } => 5 + 4 * i32::from(is_hard),
        Ability::Redeploy { .. } => 4 + 6 * i32::from(is_hard),
        Ability::Expert { .. } => 3,
        Ability::Gyroscope { .. } => 2,
        Ability::Commander { .. } => 1,
    }
}

/// The answers that put the lowest mine on the base, since it is triggered least often, and keep the best weapon.
fn arming_answers(simulation: &Simulation<'_>, side: Side) -> Vec<Action> {
    let player = simulation.state.player(side);
    let mine = simulation.values.constants.mine_numbers.iter().min().filter(|_| !player.first_mine.is_made());
    let basic = simulation.values.weapons_of(WeaponClass::Basic).filter(|_| !player.first_weapon.is_made());
    let weapons = sort_by_value(basic, |&weapon| weapon_strength(simulation.values, weapon));
    mine.map(|&mine| Action::Mine(mine)).into_iter().chain(weapons.into_iter().take(1).map(Action::Weapon)).collect()
}

/// The answers to a question, best first.
fn rank_answers(simulation: &Simulation<'_>, question: Question, strength: Strength) -> Vec<Action> {
    let side = question.side;
    let mut simulation = simulation.clone();
    let fights = simulation.state.combat.is_some();
    // Other players' programs are unknown; during a combat the side's own program does not matter yet.
    simulation.stop_others(|other| other == side && !fights);
    match question.ask {
        QuestionKind::Base => sort_by_value(simulation.answers(question).into_iter(), |action| {
            if let Action::Base(zone) = action { value_around(&simulation, *zone) } else { 0 }
        }),
        QuestionKind::AdHoc => {
            let mut cards: Vec<Action> = Vec::new();
            for plan in find_plans(&simulation, side, false, SEARCH_WIDTH) {
                let first = plan.moves.first().map(|&(card, direction)| Action::AdHoc { card, direction });
                cards.extend(first.filter(|action| !cards.contains(action)));
            }
            cards
        }
        QuestionKind::Attack => {
            let (mut least, mut left) = (i32::MIN, MAX_COMBAT_POSITIONS);
            sort_by_value(simulation.answers(question).into_iter(), |&action| {
                let simulation = simulation.after(side, action);
                let reply = simulation.question().filter(|question| question.ask == QuestionKind::Attack);
                match (reply, strength) {
                    (None, _) => simulation.evaluation(side),
                    (Some(_), Strength::Hard) => {
                        let value = search_combat(&simulation, side, least, i32::MAX, &mut left);
                        least = least.max(value);
                        value
                    }
                    (Some(reply), Strength::Easy | Strength::Medium) => {
                        simulation.after_greedy_answer(reply).evaluation(side)
                    }
                }
            })
        }
        QuestionKind::Commander
        | QuestionKind::Rotate
        | QuestionKind::Mech
        | QuestionKind::Drive
        | QuestionKind::Action
        | QuestionKind::Collect
        | QuestionKind::Expert
        | QuestionKind::Place(_)
        | QuestionKind::DeployMine
        | QuestionKind::DeployTurret
        | QuestionKind::Number(_) => sort_by_value(simulation.answers(question).into_iter(), |&action| {
            let mut simulation = simulation.after(side, action);
            simulation.resolve_until(None);
            simulation.evaluation(side)
        }),
    }
}

/// The total value of the zones near a base.
fn value_around(simulation: &Simulation<'_>, base: Zone) -> i32 {
    let near = legal::adjacent_zones(simulation.values, simulation.state.arena, base);
    near.into_iter().map(|zone| i32::from(simulation.state.zone_value(zone))).sum()
}

/// The value for a side at the end of a combat in which both fighters fight as well as they can; combats involve no
/// chance. At most `left` positions are examined; after that, attacks are judged without a search.
fn search_combat(simulation: &Simulation<'_>, side: Side, mut least: i32, mut most: i32, left: &mut u32) -> i32 {
    let Some(question) = simulation.question().filter(|question| question.ask == QuestionKind::Attack) else {
        return simulation.evaluation(side);
    };
    if *left == 0 {
        return search_combat(&simulation.after_greedy_answer(question), side, least, most, left);
    }
    let is_own = question.side == side;
    let mut best = if is_own { i32::MIN } else { i32::MAX };
    for action in simulation.answers(question) {
        *left = left.saturating_sub(1);
        let value = search_combat(&simulation.after(question.side, action), side, least, most, left);
        if is_own {
            best = best.max(value);
            least = least.max(value);
        } else {
            best = best.min(value);
            most = most.min(value);
        }
        if least >= most || *left == 0 {
            break;
        }
    }
    best
}

/// The lines that bring the best weapons to the front of the order, if other weapons would be equipped (TEM-8.4).
pub(super) fn equipment_lines(simulation: &Simulation<'_>, side: Side) -> Vec<Action> {
    let (values, player) = (simulation.values, simulation.state.player(side));
    let mut order: Vec<_> = player.order.to_vec();
    let best = sort_by_value(order.iter().copied(), |&weapon| weapon_strength(values, weapon));
    let wanted = legal::fitting_weapons(values, player.status, &best);
    let mut actions = Vec::new();
    for &weapon in best.iter().rev().filter(|weapon| wanted & weapon.bit() != 0) {
        if legal::fitting_weapons(values, player.status, &order) == wanted {
            break;
        }
        if order.first() == Some(&weapon) {
            continue;
        }
        order.retain(|&other| other != weapon);
        order.insert(0, weapon);
        actions.push(Action::Equip(weapon));
    }
    actions
}

/// The answer of an easy player: a weighted random choice.
pub(super) fn easy_answer(simulation: &Simulation<'_>, side: Side, chance: &mut Chance) -> Option<Action> {
    let actions = match simulation.state.phase {
        Phase::Pilot => simulation.state.player(side).offer.iter().map(|&pilot| Action::Pilot(pilot)).collect(),
        Phase::Arm => easy_arming_answers(simulation, side),
        Phase::Base | Phase::Turn => {
            simulation.answers(simulation.question().filter(|question| question.side == side)?)
        }
        Phase::Program | Phase::Over => Vec::new(),
    };
    let weights = actions.iter().map(|action| (answer_weight(simulation, side, action), *action)).collect::<Vec<_>>();
    pick_by_weight(chance, &weights)
}

fn easy_arming_answers(simulation: &Simulation<'_>, side: Side) -> Vec<Action> {
    let player = simulation.state.player(side);
    if player.first_mine.is_made() {
        simulation.values.weapons_of(WeaponClass::Basic).map(Action::Weapon).collect()
    } else {
        simulation.values.constants.mine_numbers.iter().map(|&number| Action::Mine(number)).collect()
    }
}

/// The weight of an answer for an easy player. Each further point of health that an attack costs the enemy multiplies
/// the weight by eight, so the strongest attack is usually chosen.
fn answer_weight(simulation: &Simulation<'_>, side: Side, action: &Action) -> u32 {
    let value = |zone: Zone| u32::from(simulation.state.zone_value(zone));
    match *action {
        Action::Attack { weapon, with } => {
            let Some(combat) = simulation.state.combat else { return 1 };
            let strike = strike::compute_strike(simulation.values, &simulation.state, &combat, side, weapon, with);
            8_u32.saturating_pow(u32::from(strike.lost.min(9)))
        }
        Action::AdHoc { card, direction } => {
            let zone = simulation.state.player(side).at;
            zone.map_or(1, |zone| card_weight(simulation, side, zone, (card, direction)).0)
        }
        Action::Place(zone) | Action::Base(zone) | Action::Deploy(zone) => 1 + value(zone),
        Action::Buy(weapon) => 4 * u32::from(simulation.values.weapon(weapon).points),
        Action::Repair(_) | Action::Upgrade | Action::Turret(_) | Action::Mine(_) | Action::Mech(Some(_)) => 8,
        Action::Pass
        | Action::Mech(None)
        | Action::Pilot(_)
        | Action::Weapon(_)
        | Action::Program { .. }
        | Action::Ready
        | Action::Commander
        | Action::Rotate(_)
        | Action::Drive
        | Action::Collect(_)
        | Action::Expert
        | Action::Equip(_)
        | Action::Shield(_) => 1,
    }
}

/// The weight of a card for an easy player in a zone, and the zone to which the card leads. Only affordable actions
/// count, and the player avoids enemy mines where there is an alternative.
fn card_weight(simulation: &Simulation<'_>, side: Side, from: Zone, (card, direction): Move) -> (u32, Zone) {
    let (state, values, player) = (&simulation.state, simulation.values, simulation.state.player(side));
    let kind = values.card(card);
    let Some(to) = legal::move_target(values, state.arena, from, kind.moves, direction) else { return (1, from) };
    if state.mines[to.index()].is_some_and(|mine| state.are_enemies(side, mine.owner)) {
        return (0, to);
    }
    let price = state.zone_value(to);
    let has_room = state.can_hold_piece(to);
    let usable = match kind.action {
        CardAction::Collect => true,
        CardAction::Mine => has_room && player.amount(values.constants.mine_resource) >= price,
        CardAction::Turret => has_room && player.amount(values.constants.turret_resource) >= price,
        CardAction::Buy => values.weapon_ids().any(|weapon| {
            legal::is_for_sale(values, state, side, weapon) && legal::can_pay(values, state, side, weapon)
        }),
        CardAction::Power => player.amount(values.constants.repair_resource) > 2,
        CardAction::None => false,
    };
    let gain = match kind.action {
        CardAction::Mine => u32::from(price),
        CardAction::Turret => 2 * u32::from(price),
        CardAction::Collect | CardAction::Buy | CardAction::Power | CardAction::None => 3,
    };
    (if usable { 4 * gain } else { 1 }, to)
}

/// An easy player's program: each slot is chosen on its own, starting from the zone to which the previous slot leads.
pub(super) fn easy_program(simulation: &Simulation<'_>, side: Side, chance: &mut Chance) -> Vec<Move> {
    let mut cards: Vec<_> = simulation.values.card_copies().collect();
    let mut program = Vec::new();
    let Some(mut at) = simulation.state.player(side).at else { return program };
    while program.len() < SLOT_COUNT {
        let ways =
            cards.iter().flat_map(|&card| simulation.values.card(card).directions.iter().map(move |&way| (card, way)));
        let weights: Vec<_> = ways
            .map(|(card, way)| {
                let (weight, to) = card_weight(simulation, side, at, (card, way));
                (weight, (card, way, to))
            })
            .collect();
        let Some((card, direction, to)) = pick_by_weight(chance, &weights) else { break };
        if let Some(place) = cards.iter().position(|&copy| copy == card) {
            cards.remove(place);
        }
        program.push((card, direction));
        at = to;
    }
    program
}
