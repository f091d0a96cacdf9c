//! Contradictions in positions, each with the paragraph that it violates.

use sztab_game::{Side, TextError};

use super::text::Line;
use crate::arena::Zone;
use crate::state::{Mech, Phase, QuestionKind, Slot, State, Status};
use crate::values::{Values, WeaponId};
use crate::weapons::WeaponClass;

/// Returns an error for a position that contradicts itself.
pub(super) fn check(values: &Values, state: &State, lines: &[Line<'_>]) -> Result<(), TextError> {
    let fault = |keyword: &str, side: Option<Side>, expected: &str| {
        let letter = side.map(|side| side.letter().to_string());
        let is_meant = |line: &&Line<'_>| {
            line.keyword() == keyword
                && letter.as_ref().is_none_or(|letter| line.text.split_whitespace().any(|word| word == letter))
        };
        let line = lines.iter().rev().find(is_meant).or(lines.last());
        Err(line.map_or(TextError { line: 1, column: 1, expected: expected.to_owned() }, |line| line.error(expected)))
    };
    for side in state.all_sides().iter() {
        let player = state.player(side);
        let side_fault = |expected: &str| fault("side", Some(side), expected);
        if player.health > player.status.full_health(values) {
            return side_fault("health up to the maximum of the status (TEM-1.11)");
        }
        if player.energy.max(player.credits) > values.constants.track_max {
            return side_fault("resources up to the end of the track (TEM-1.12)");
        }
        let is_rider = matches!(state.mech, Mech::Taken(rider, _) if rider == side);
        if is_rider != (player.status == Status::Mech) {
            return side_fault("status=mech for the player in the one Mech, and for nobody else (TEM-2.7)");
        }
        if is_rider && player.at.is_none() && !is_waiting_to_place(state, side) {
            return side_fault("a zone for the player in the Mech (TEM-13.1)");
        }
        if state.mines_of(side).count() > values.constants.mine_numbers.len() {
            return fault("mine", Some(side), "at most four mines of an owner (TEM-2.2)");
        }
        let mut numbers: Vec<u8> = state.mines_of(side).filter_map(|(_, mine)| mine.number).collect();
        numbers.sort_unstable();
        if numbers.windows(2).any(|pair| pair[0] == pair[1]) {
            return fault("mine", Some(side), "each number of an owner's mines once (TEM-2.2)");
        }
        if state.turrets_of(side).count() > usize::from(values.constants.turrets) {
            return fault("turret", Some(side), "at most three turrets of an owner (TEM-2.2)");
        }
        check_weapons(values, state, side, &fault)?;
        let copies = values.card_ids().all(|card| {
            let used = player.program.iter().filter(|slot| matches!(slot, Slot::Card(own, _) if *own == card)).count();
            used <= usize::from(values.card(card).copies)
        });
        if !copies {
            return fault("program", Some(side), "no more copies of a card than there are (TEM-2.3)");
        }
        if player.base.is_some_and(|base| {
            state.all_sides().iter().any(|other| other != side && state.player(other).base == Some(base))
        }) {
            return side_fault("a base of its own (TEM-3.6)");
        }
        if state.out.contains(&side)
            && (player.at.is_some() || state.mines_of(side).count() + state.turrets_of(side).count() > 0)
        {
            return fault("out", Some(side), "nothing of a player who has left in the arena (TEM-18.1)");
        }
        if player.is_robot && player.status == Status::Pilot && player.at.is_some() {
            return side_fault("a robot in Power Armor or in the Mech (TEM-17.3)");
        }
    }
    check_zones(state, &fault)?;
    check_progress(values, state, &fault)
}

/// True if a side's pilot has yet to be placed.
fn is_waiting_to_place(state: &State, side: Side) -> bool {
    state.questions.iter().any(|question| question.side == side && matches!(question.ask, QuestionKind::Place(_)))
}

type ReportFault<'a> = dyn Fn(&str, Option<Side>, &str) -> Result<(), TextError> + 'a;

fn check_weapons(values: &Values, state: &State, side: Side, fault: &ReportFault<'_>) -> Result<(), TextError> {
    let player = state.player(side);
    for &weapon in player.order.iter() {
        let is_elsewhere = state.row.contains(&weapon) || state.deck.known.contains(&weapon);
        let owners = state.all_sides().iter().filter(|&other| state.player(other).owns(weapon)).count();
        if values.weapon(weapon).class == WeaponClass::Advanced && (is_elsewhere || owners > 1) {
            return fault("equip", Some(side), "each advanced weapon in one place (TEM-2.5)");
        }
    }
    let (mut basic, mut advanced) = (0, 0);
    for weapon in values.weapon_ids().filter(|&weapon| player.has_equipped(weapon)) {
        match values.weapon(weapon).class {
            WeaponClass::Basic => basic += 1,
            WeaponClass::Advanced => advanced += 1,
        }
    }
    let places = match player.status {
        Status::Pilot => (2, 0),
        Status::Armor => (2, 2),
        Status::Mech => (0, 4),
    };
    if basic > places.0 || advanced > places.1 {
        return fault("worn", Some(side), "no more weapons than there are places for them (TEM-8.1)");
    }
    Ok(())
}

fn check_zones(state: &State, fault: &ReportFault<'_>) -> Result<(), TextError> {
    for zone in Zone::all() {
        if state.mines[zone.index()].is_some() && state.turrets[zone.index()].is_some() {
            return fault("turret", None, "a mine or a turret in a zone, not both (TEM-1.8)");
        }
        let pilots: Vec<Side> = state.all_sides().iter().filter(|&side| state.player(side).at == Some(zone)).collect();
        let fight = state.combat.map(|combat| [combat.mover, combat.enemy]);
        let is_combat = fight.is_some_and(|fight| pilots.iter().all(|side| fight.contains(side)));
        // The mover shares the enemy's zone between the move and the combat.
        let is_coming = state.turn.is_some_and(|turn| {
            use crate::state::Stage;
            pilots.contains(&turn.side) && matches!(turn.stage, Stage::Mine | Stage::Combat)
        });
        if pilots.len() > 2 || (pilots.len() == 2 && !is_combat && !is_coming) {
            return fault("side", pilots.last().copied(), "one pilot in a zone outside a combat (TEM-1.7)");
        }
    }
    let mut weapons: Vec<WeaponId> = state.row.iter().chain(state.deck.known.iter()).copied().collect();
    weapons.sort_unstable();
    if weapons.windows(2).any(|pair| pair[0] == pair[1]) {
        return fault("deck", None, "each advanced weapon in one place (TEM-2.5)");
    }
    Ok(())
}

fn check_progress(values: &Values, state: &State, fault: &ReportFault<'_>) -> Result<(), TextError> {
    let basic = |weapon: &WeaponId| values.weapon(*weapon).class == WeaponClass::Basic;
    if state.row.iter().any(basic) {
        return fault("row", None, "advanced weapons (TEM-3.11)");
    }
    if state.deck.known.iter().any(basic) {
        return fault("deck", None, "advanced weapons (TEM-3.11)");
    }
    if state.seed.is_some() && !matches!(state.phase, Phase::Pilot | Phase::Over) {
        return fault("seed", None, "no seed in a game under way");
    }
    if matches!(state.phase, Phase::Pilot | Phase::Base | Phase::Arm) {
        let has_something = |side: &Side| {
            let has_weapons = !state.player(*side).order.is_empty();
            has_weapons || state.mines_of(*side).count() + state.turrets_of(*side).count() > 0
        };
        if state.human_sides().iter().any(|side| has_something(&side)) {
            return fault("phase", None, "neither weapons nor mines nor turrets of people yet (TEM-3.7, TEM-3.8)");
        }
    }
    match state.phase {
        Phase::Turn => {
            let Some(turn) = state.turn else { return fault("phase", None, "a `turn` line (TEM-6.1)") };
            let player = state.player(turn.side);
            // If a player leaves during their own turn, the turn stays in its last stage while others still have to
            // answer.
            if state.out.contains(&turn.side) && turn.stage != crate::state::Stage::End {
                return fault("turn", None, "a side that is in the game (TEM-18.4)");
            }
            if player.pilot.is_none() && !player.is_robot {
                return fault("turn", None, "a side with a pilot (TEM-3.2)");
            }
            let is_placed =
                player.at.is_some() || is_waiting_to_place(state, turn.side) || turn.stage == crate::state::Stage::End;
            if !is_placed {
                return fault("turn", None, "a side whose pilot is in the arena (TEM-6.2)");
            }
        }
        Phase::Pilot | Phase::Base | Phase::Arm | Phase::Program | Phase::Over if state.turn.is_some() => {
            return fault("turn", None, "a turn in the phase of turns alone (TEM-6.1)");
        }
        Phase::Pilot => {
            let lacks = |side: &Side| {
                let player = state.player(*side);
                player.offer.is_empty() && !player.is_offer_hidden && player.pilot.is_none()
            };
            let is_two = state.terms.pilots == crate::terms::PilotDistribution::Two;
            if let Some(side) = state.human_sides().iter().find(lacks).filter(|_| is_two) {
                return fault("side", Some(side), "an `offer` line for each player (TEM-3.2)");
            }
        }
        Phase::Base | Phase::Program | Phase::Over => {}
        Phase::Arm => {
            if let Some(side) = state.human_sides().iter().find(|&side| state.player(side).base.is_none()) {
                return fault("side", Some(side), "a base for each player (TEM-3.6)");
            }
        }
    }
    if let Some(combat) = state.combat {
        let [mover, enemy] = [combat.mover, combat.enemy].map(|side| state.player(side).at);
        if mover.is_none() || mover != enemy || state.turn.is_none_or(|turn| turn.side != combat.mover) {
            return fault("combat", None, "the mover of the turn and an enemy in one zone (TEM-10.1)");
        }
    }
    check_questions(state, fault)
}

fn check_questions(state: &State, fault: &ReportFault<'_>) -> Result<(), TextError> {
    for question in state.questions.iter() {
        let is_fighter = state.combat.is_some_and(|combat| [combat.mover, combat.enemy].contains(&question.side));
        let is_in_phase = state.phase == if question.ask == QuestionKind::Base { Phase::Base } else { Phase::Turn };
        let is_possible = match question.ask {
            QuestionKind::Mech => state.player(question.side).at.is_some_and(|zone| state.has_empty_mech(zone)),
            QuestionKind::Number(zone) => state.is_zone_empty(zone),
            QuestionKind::Place(_) => state.player(question.side).at.is_none(),
            QuestionKind::Attack | QuestionKind::Expert => is_fighter,
            QuestionKind::Base
            | QuestionKind::Commander
            | QuestionKind::AdHoc
            | QuestionKind::Rotate
            | QuestionKind::Drive
            | QuestionKind::Action
            | QuestionKind::Collect
            | QuestionKind::DeployMine
            | QuestionKind::DeployTurret => true,
        };
        if !is_in_phase || !is_possible {
            return fault("ask", Some(question.side), "a question that can be open now (TEM-6.1)");
        }
        let is_own = match question.ask {
            QuestionKind::Commander
            | QuestionKind::AdHoc
            | QuestionKind::Rotate
            | QuestionKind::Drive
            | QuestionKind::Action
            | QuestionKind::Collect => state.turn.is_some_and(|turn| turn.side == question.side),
            QuestionKind::Attack => state.combat.is_some_and(|combat| combat.next == question.side),
            QuestionKind::Base
            | QuestionKind::Mech
            | QuestionKind::Expert
            | QuestionKind::Place(_)
            | QuestionKind::DeployMine
            | QuestionKind::DeployTurret
            | QuestionKind::Number(_) => true,
        };
        if !is_own {
            return fault("ask", Some(question.side), "a question of the side whose turn it is (TEM-6.1)");
        }
    }
    Ok(())
}
