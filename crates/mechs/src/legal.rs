//! The lines that a side may play now: the only source of legality.

use sztab_game::Side;

use crate::action::{Action, AttackArgument};
use crate::arena::{Arena, Cell, Direction, Zone};
use crate::illegal::{Illegal, StepResult};
use crate::state::{Combat, Mech, Phase, Question, QuestionKind, Slot, State, Status};
use crate::strike::{compute_strike, is_power};
use crate::values::{Ability, CardAction, MechAbility, Move, Resource, Values, WeaponId};
use crate::weapons::{Text, WeaponClass};

/// The free base spaces (TEM-3.6).
pub(crate) fn free_bases(values: &Values, state: &State) -> Vec<Zone> {
    let is_free = |zone: &Zone| state.all_sides().iter().all(|side| state.player(side).base != Some(*zone));
    values.cells(state.arena, Cell::Base).filter(is_free).collect()
}

/// True if the zone is in the arena.
pub(crate) fn is_inside(values: &Values, arena: Arena, zone: Zone) -> bool {
    values.layout(arena)[zone.index()] != Cell::Outside
}

/// The zone to which a card leads; `None` if it is outside the arena (TEM-6.6).
pub(crate) fn move_target(
    values: &Values,
    arena: Arena,
    from: Zone,
    moves: Move,
    direction: Direction,
) -> Option<Zone> {
    from.step(direction, moves.steps()).filter(|&zone| is_inside(values, arena, zone))
}

/// The zone to which the Trojan may drive on (TEM-13.8).
pub(crate) fn drive_target(values: &Values, state: &State, side: Side) -> Option<Zone> {
    let turn = state.turn.filter(|turn| !turn.has_fought)?;
    let Mech::Taken(rider, Some(card)) = state.mech else { return None };
    let MechAbility::RocketDrive { price, resource } = values.mech(card).ability else { return None };
    let player = state.player(side);
    let (card, direction) = turn.card?;
    let is_able = rider == side && player.amount(resource) >= price && !values.card(card).moves.is_jump();
    let to = move_target(values, state.arena, player.at.filter(|_| is_able)?, Move::Step, direction?)?;
    (!turn.is_peaceful || state.enemy_at(side, to).is_none()).then_some(to)
}

/// The weapons that are equipped: the first ones in the order for which there is room (TEM-8.1).
pub(crate) fn fitting_weapons(values: &Values, status: Status, order: &[WeaponId]) -> u32 {
    let (mut basic, mut advanced) = match status {
        Status::Pilot => (2, 0),
        Status::Armor => (2, 2),
        Status::Mech => (0, 4),
    };
    order.iter().fold(0, |worn, &weapon| {
        let places = match values.weapon(weapon).class {
            WeaponClass::Basic => &mut basic,
            WeaponClass::Advanced => &mut advanced,
        };
        if *places == 0 {
            return worn;
        }
        *places -= 1;
        worn | weapon.bit()
    })
}

/// True if a side could buy a weapon, assuming it has enough resources (TEM-7.6).
pub(crate) fn is_for_sale(values: &Values, state: &State, side: Side, weapon: WeaponId) -> bool {
    match values.weapon(weapon).class {
        WeaponClass::Basic => !state.player(side).owns(weapon),
        WeaponClass::Advanced => state.row.contains(&weapon),
    }
}

pub(crate) fn can_pay(values: &Values, state: &State, side: Side, weapon: WeaponId) -> bool {
    let (player, weapon) = (state.player(side), values.weapon(weapon));
    player.energy >= weapon.energy && player.credits >= weapon.credits
}

/// The numbers of a side's mines that are not in the arena. Fails if the number of a mine in the arena is hidden.
pub(crate) fn mines_in_stock(values: &Values, state: &State, side: Side) -> StepResult<Vec<u8>> {
    let laid: Option<Vec<u8>> = state.mines_of(side).map(|(_, mine)| mine.number).collect();
    let numbers = values.constants.mine_numbers.iter().copied();
    match laid {
        Some(laid) => Ok(numbers.filter(|number| !laid.contains(number)).collect()),
        None if state.mines_of(side).count() >= values.constants.mine_numbers.len() => Ok(Vec::new()),
        None => Err(Illegal::Unknown),
    }
}

/// The zones that share an edge with a given one, in the arena (TEM-1.4).
pub(crate) fn adjacent_zones(values: &Values, arena: Arena, zone: Zone) -> Vec<Zone> {
    let mut zones: Vec<Zone> =
        Direction::ORTHOGONAL.iter().filter_map(|&way| move_target(values, arena, zone, Move::Step, way)).collect();
    zones.sort_unstable();
    zones
}

/// The enemies outside the combat in a line of fire, nearest first (TEM-15.14).
pub(crate) fn enemies_in_line(
    values: &Values,
    state: &State,
    combat: &Combat,
    side: Side,
    way: Direction,
) -> Vec<Side> {
    let Some(from) = state.player(side).at else { return Vec::new() };
    let zones = (1..).map_while(|steps| from.step(way, steps)).take_while(|&zone| is_inside(values, state.arena, zone));
    zones.filter_map(|zone| state.enemy_at(side, zone)).filter(|&other| other != combat.opponent(side)).collect()
}

/// The zones to which a player may move from a given one (TEM-11.6, TEM-11.7), by column and row.
pub(crate) fn placement_zones(values: &Values, state: &State, side: Side, from: Zone) -> Vec<Zone> {
    let inside = |zone: &Zone| is_inside(values, state.arena, *zone);
    let free = |zone: &Zone| state.is_unoccupied(side, *zone);
    let mut found: Vec<(usize, Zone)> = Vec::new();
    for way in Direction::ORTHOGONAL {
        let line = (1..).map_while(|steps| from.step(way, steps)).take_while(inside).enumerate();
        found.extend(line.into_iter().find(|(_, zone)| free(zone)));
    }
    if found.is_empty() {
        let steps = distances(values, state.arena, from);
        let zones = || Zone::all().filter(inside).filter(|&zone| zone != from);
        let reached = |zone: Zone| steps[zone.index()].map(|distance| (distance, zone));
        found = zones().filter(free).filter_map(reached).collect();
        if found.is_empty() {
            let is_bare = |zone: &Zone| state.pilot_at(*zone).is_none() && !state.has_empty_mech(*zone);
            found = zones().filter(is_bare).filter_map(reached).collect();
        }
    }
    let nearest = found.iter().map(|(distance, _)| *distance).min();
    let mut zones: Vec<Zone> =
        found.into_iter().filter(|(distance, _)| Some(*distance) == nearest).map(|(_, zone)| zone).collect();
    zones.sort_unstable();
    zones
}

/// The number of steps through adjacent zones from a given one, indexed by zone.
pub(crate) fn distances(values: &Values, arena: Arena, from: Zone) -> [Option<usize>; crate::arena::ZONE_COUNT] {
    let mut steps = [None; crate::arena::ZONE_COUNT];
    steps[from.index()] = Some(0);
    let mut queue = vec![from];
    let mut next = 0;
    while let Some(&zone) = queue.get(next) {
        next += 1;
        for near in adjacent_zones(values, arena, zone) {
            if steps[near.index()].is_none() {
                steps[near.index()] = steps[zone.index()].map(|distance| distance + 1);
                queue.push(near);
            }
        }
    }
    steps
}

/// All of a side's possible actions, in canonical order, regardless of hidden information.
pub(crate) fn candidate_actions(values: &Values, state: &State, side: Side) -> Vec<Action> {
    if !state.answering_sides().contains(side) {
        return Vec::new();
    }
    let question = state.questions.first().copied().filter(|question| question.side == side);
    let mut list = match state.phase {
        Phase::Pilot => {
            let mut offer: Vec<_> = state.player(side).offer.to_vec();
            offer.sort_unstable();
            offer.into_iter().map(Action::Pilot).collect()
        }
        Phase::Arm => {
            let mines = values.constants.mine_numbers.iter().copied().map(Action::Mine);
            mines.chain(values.weapons_of(WeaponClass::Basic).map(Action::Weapon)).collect()
        }
        Phase::Program => program_actions(values, state, side),
        Phase::Base | Phase::Turn => {
            question.and_then(|question| legal_answers(values, state, question).ok()).unwrap_or_default()
        }
        Phase::Over => Vec::new(),
    };
    if list.is_empty() {
        return list;
    }
    let player = state.player(side);
    if state.combat.is_none() {
        list.extend(
            values.weapon_ids().filter(|id| player.order.iter().skip(1).any(|own| own == id)).map(Action::Equip),
        );
    }
    let has_switch = player.pilot.is_some_and(|pilot| matches!(values.pilot(pilot).ability, Ability::Shield { .. }));
    if has_switch && state.waiting_sides().contains(side) {
        list.push(Action::Shield(!player.shield));
    }
    list
}

fn program_actions(values: &Values, state: &State, side: Side) -> Vec<Action> {
    let program = &state.player(side).program;
    let mut list = Vec::with_capacity(120);
    for (slot, held) in (1..=values.constants.slots).zip(program) {
        for card in values.card_ids() {
            for &direction in &values.card(card).directions {
                if *held != Slot::Card(card, direction) {
                    list.push(Action::Program { slot, card, direction });
                }
            }
        }
    }
    let is_full = program.iter().take(usize::from(values.constants.slots)).all(|slot| matches!(slot, Slot::Card(..)));
    if is_full && !state.ready.contains(side) {
        list.push(Action::Ready);
    }
    list
}

/// The answers to a question, in canonical order.
pub(crate) fn legal_answers(values: &Values, state: &State, question: Question) -> StepResult<Vec<Action>> {
    let side = question.side;
    let player = state.player(side);
    let or_pass = |mut list: Vec<Action>| {
        list.push(Action::Pass);
        list
    };
    Ok(match question.ask {
        QuestionKind::Base => free_bases(values, state).into_iter().map(Action::Base).collect(),
        QuestionKind::Commander => vec![Action::Commander, Action::Pass],
        QuestionKind::AdHoc => ad_hoc_actions(values, state, side),
        QuestionKind::Rotate => {
            let Some((card, own)) = state.turn.and_then(|turn| turn.card) else { return Ok(vec![Action::Pass]) };
            let ways = values.card(card).directions.iter().filter(|&&way| Some(way) != own);
            or_pass(ways.map(|&way| Action::Rotate(way)).collect())
        }
        QuestionKind::Mech => {
            let sides = values.mech_sides().filter(|side| !state.terms.only_trojan || side.0 == 0);
            sides.map(Some).chain([None]).map(Action::Mech).collect()
        }
        QuestionKind::Drive => vec![Action::Drive, Action::Pass],
        QuestionKind::Action => or_pass(card_actions(values, state, side)?),
        QuestionKind::Collect => Resource::ALL.map(Action::Collect).to_vec(),
        QuestionKind::Expert => vec![Action::Expert, Action::Pass],
        QuestionKind::Attack => {
            let Some(combat) = state.combat else { return Ok(Vec::new()) };
            let usable = values.weapon_ids().filter(|&weapon| player.is_usable(weapon));
            usable.flat_map(|weapon| attack_actions(values, state, &combat, side, weapon)).collect()
        }
        QuestionKind::Place(from) => {
            placement_zones(values, state, side, from).into_iter().map(Action::Place).collect()
        }
        QuestionKind::DeployMine => or_pass(deployments(values, state, side, values.constants.mine_resource)),
        QuestionKind::DeployTurret => or_pass(deployments(values, state, side, values.constants.turret_resource)),
        QuestionKind::Number(_) => mines_in_stock(values, state, side)?.into_iter().map(Action::Mine).collect(),
    })
}

/// The cards that can be played for a turn in ad hoc mode (TEM-12.2, TEM-12.3).
fn ad_hoc_actions(values: &Values, state: &State, side: Side) -> Vec<Action> {
    let is_peaceful = state.turn.is_some_and(|turn| turn.is_peaceful);
    let mut list = Vec::with_capacity(28);
    for card in values.card_ids() {
        let kind = values.card(card);
        for &direction in &kind.directions {
            let to =
                state.player(side).at.and_then(|from| move_target(values, state.arena, from, kind.moves, direction));
            if !is_peaceful || to.and_then(|zone| state.enemy_at(side, zone)).is_none() {
                list.push(Action::AdHoc { card, direction });
            }
        }
    }
    list
}

fn card_actions(values: &Values, state: &State, side: Side) -> StepResult<Vec<Action>> {
    let Some((card, _)) = state.turn.and_then(|turn| turn.card) else { return Ok(Vec::new()) };
    let player = state.player(side);
    let constants = &values.constants;
    let zone = player.at.filter(|&zone| state.can_hold_piece(zone));
    let pays = |resource: Resource| zone.is_some_and(|zone| player.amount(resource) >= state.zone_value(zone));
    Ok(match values.card(card).action {
        CardAction::Mine if pays(constants.mine_resource) => {
            let stock = mines_in_stock(values, state, side)?;
            let moved = || state.mines_of(side).map(|(_, mine)| mine.number.ok_or(Illegal::Unknown));
            let mut numbers: Vec<u8> = if stock.is_empty() { moved().collect::<StepResult<_>>()? } else { stock };
            numbers.sort_unstable();
            numbers.into_iter().map(Action::Mine).collect()
        }
        CardAction::Turret if pays(constants.turret_resource) => {
            let turrets: Vec<Zone> = state.turrets_of(side).collect();
            if turrets.len() < usize::from(constants.turrets) {
                vec![Action::Turret(None)]
            } else {
                turrets.into_iter().map(|zone| Action::Turret(Some(zone))).collect()
            }
        }
        CardAction::Buy => {
            let can_buy = |&id: &WeaponId| is_for_sale(values, state, side, id) && can_pay(values, state, side, id);
            values.weapon_ids().filter(can_buy).map(Action::Buy).collect()
        }
        CardAction::Power => power_ups(values, state, side),
        CardAction::Mine | CardAction::Turret | CardAction::Collect | CardAction::None => Vec::new(),
    })
}

/// The upgrade, and repairs up to the useful amount (TEM-7.8 to TEM-7.11, TEM-14.6).
fn power_ups(values: &Values, state: &State, side: Side) -> Vec<Action> {
    let (player, constants) = (state.player(side), &values.constants);
    if player.status == Status::Mech {
        return Vec::new();
    }
    let missing = player.status.full_health(values).saturating_sub(player.health);
    let self_repair = state.ability(values, side);
    let (least, free) = if let Some(Ability::SelfRepair { free }) = self_repair { (0, free) } else { (1, 0) };
    let most =
        missing.saturating_sub(free).div_ceil(constants.repair_health).min(player.amount(constants.repair_resource));
    let repairs = (least..=most).filter(|_| missing > 0).map(Action::Repair);
    let can_upgrade =
        player.status == Status::Pilot && player.amount(constants.upgrade_resource) >= constants.upgrade_cost;
    repairs.chain(can_upgrade.then_some(Action::Upgrade)).collect()
}

/// The deployments open to the Wasp (TEM-14.4).
fn deployments(values: &Values, state: &State, side: Side, resource: Resource) -> Vec<Action> {
    let player = state.player(side);
    let (Some(at), Some(Ability::Redeploy { surcharge })) = (player.at, state.ability(values, side)) else {
        return Vec::new();
    };
    let pays = |zone: &Zone| player.amount(resource) >= state.zone_value(*zone).saturating_add(surcharge);
    let zones = adjacent_zones(values, state.arena, at).into_iter();
    zones.filter(|&zone| state.is_zone_empty(zone)).filter(pays).map(Action::Deploy).collect()
}

/// The variants of an attack with a weapon.
pub(crate) fn attack_actions(
    values: &Values,
    state: &State,
    combat: &Combat,
    side: Side,
    weapon: WeaponId,
) -> Vec<Action> {
    let enemy = combat.opponent(side);
    let (own, other) = (state.player(side), state.player(enemy));
    let Some(at) = own.at else { return Vec::new() };
    let near = || adjacent_zones(values, state.arena, at).into_iter();
    let paid = |resource: Resource, most: u8, limit: u8| -> Vec<AttackArgument> {
        (0..=most.min(own.amount(resource)).min(limit)).map(AttackArgument::Paid).collect()
    };
    let or_nothing = |forms: Vec<AttackArgument>| [vec![AttackArgument::Nothing], forms].concat();
    let or_else_nothing =
        |forms: Vec<AttackArgument>| if forms.is_empty() { vec![AttackArgument::Nothing] } else { forms };
    let targets = || -> Vec<AttackArgument> {
        let usable = values.weapon_ids().filter(|&id| other.is_usable(id));
        usable.map(AttackArgument::Weapon).collect()
    };
    let forms = match values.weapon(weapon).text(is_power(values, combat, side, weapon)) {
        Text::Heal { resource, most } => {
            paid(resource, most, own.status.full_health(values).saturating_sub(own.health))
        }
        Text::PaidDamage { resource, most } => paid(resource, most, u8::MAX),
        Text::PaidPoints { resource, most, each } => {
            let limit = if each == 0 { 0 } else { other.points / i32::from(each) };
            paid(resource, most, u8::try_from(limit.max(0)).unwrap_or(u8::MAX))
        }
        Text::RemoveInstead => {
            let of_another = |owner: Side| owner != side;
            let has_target = |zone: &Zone| {
                state.mines[zone.index()].is_some_and(|mine| of_another(mine.owner))
                    || state.turrets[zone.index()].is_some_and(of_another)
            };
            or_nothing(near().filter(has_target).map(AttackArgument::Zone).collect())
        }
        Text::CarryOff => {
            let falls =
                compute_strike(values, state, combat, side, weapon, AttackArgument::Nothing).lost >= other.health;
            let is_free = |zone: &Zone| state.pilot_at(*zone).is_none();
            let zones = near().filter(|_| !falls).filter(is_free);
            or_else_nothing(zones.map(AttackArgument::Zone).collect())
        }
        Text::Exhaust => or_else_nothing(targets()),
        Text::ExhaustPaid { resource, price } if own.amount(resource) >= price => or_nothing(targets()),
        Text::Ready => {
            let is_readied = |id: &WeaponId| *id != weapon && own.exhausted & own.worn & id.bit() != 0;
            or_nothing(values.weapon_ids().filter(is_readied).map(AttackArgument::Weapon).collect())
        }
        Text::Gain(_) => Resource::ALL.map(AttackArgument::Resource).to_vec(),
        Text::StealOne => {
            let held = Resource::ALL.into_iter().filter(|&resource| other.amount(resource) > 0);
            or_else_nothing(held.map(AttackArgument::Resource).collect())
        }
        Text::Line { .. } => {
            let ways = Direction::ORTHOGONAL.into_iter();
            let has_others = |way: &Direction| !enemies_in_line(values, state, combat, side, *way).is_empty();
            or_else_nothing(ways.filter(has_others).map(AttackArgument::Direction).collect())
        }
        Text::FreeTurret => {
            let has_stock = state.turrets_of(side).count() < usize::from(values.constants.turrets);
            or_nothing(
                near().filter(|&zone| has_stock && state.is_zone_empty(zone)).map(AttackArgument::Zone).collect(),
            )
        }
        Text::None
        | Text::Drain { .. }
        | Text::FirstWeaponPower
        | Text::ExhaustPaid { .. }
        | Text::Points(_)
        | Text::Uncounterable
        | Text::TurretDamage
        | Text::StealBoth
        | Text::ZoneDamage
        | Text::AfterArea(_)
        | Text::OwnLoss(_) => vec![AttackArgument::Nothing],
    };
    forms.into_iter().map(|with| Action::Attack { weapon, with }).collect()
}

/// The default answer of an absent player (TEM-18.5).
pub(crate) fn default_answer(state: &State, question: Question, answers: &[Action]) -> Action {
    let first = answers.first().copied().unwrap_or(Action::Pass);
    match question.ask {
        QuestionKind::Mech => Action::Mech(None),
        QuestionKind::Attack => {
            let player = state.player(question.side);
            let weapon = player.order.iter().copied().find(|&weapon| player.is_usable(weapon));
            let of_it = |action: &&Action| matches!(action, Action::Attack { weapon: own, .. } if Some(*own) == weapon);
            answers.iter().find(of_it).copied().unwrap_or(first)
        }
        QuestionKind::Base
        | QuestionKind::Commander
        | QuestionKind::AdHoc
        | QuestionKind::Rotate
        | QuestionKind::Drive
        | QuestionKind::Action
        | QuestionKind::Collect
        | QuestionKind::Expert
        | QuestionKind::Place(_)
        | QuestionKind::DeployMine
        | QuestionKind::DeployTurret
        | QuestionKind::Number(_) => {
            if answers.contains(&Action::Pass) {
                Action::Pass
            } else {
                first
            }
        }
    }
}
