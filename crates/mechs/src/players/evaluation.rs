//! The value of a game state for a side, in hundredths of a point.

use sztab_game::Side;

use crate::arena::Zone;
use crate::state::{AdHoc, Phase, State, Status};
use crate::values::{Resource, Values, WeaponId};
use crate::weapons::Text;

/// The probability, in percent, that a mine or turret is still there after this number of further rounds.
const SURVIVAL_PERCENT: [i32; 6] = [85, 70, 60, 50, 42, 36];
/// The number of units of a resource that a round usually needs; units beyond it are worth less.
const UNITS_NEEDED_PER_ROUND: u8 = 5;
/// The values of a needed unit of energy and of a surplus one, indexed by the number of remaining rounds.
const ENERGY_VALUES: [(i32, i32); 7] = [(0, 0), (70, 20), (90, 35), (100, 45), (105, 50), (110, 55), (110, 55)];
const CREDIT_VALUES: [(i32, i32); 7] = [(0, 0), (50, 15), (70, 30), (80, 40), (85, 45), (90, 50), (90, 50)];
const HEALTH_VALUE: i32 = 25;
/// The value of Power Armor for each remaining round; `MECH` is the additional value of the Mech.
const ARMOR_VALUE_PER_ROUND: i32 = 40;
const MECH_BONUS_PER_ROUND: i32 = 120;
const DAMAGE_VALUE: i32 = 3;
const MINE_NUMBER_VALUE: i32 = 4;
const AD_HOC_COST: i32 = 40;

/// The value of a game state for a side, minus the mean value for its rivals.
pub(super) fn evaluate(values: &Values, state: &State, side: Side) -> i32 {
    let rivals = state.sides_in_game().without(side);
    let theirs: i32 = rivals.iter().map(|rival| evaluate_alone(values, state, rival)).sum();
    evaluate_alone(values, state, side) - theirs / i32::try_from(rivals.len().max(1)).unwrap_or(1)
}

/// The value of a game state for a side, ignoring its rivals: points scored, and points to be expected.
fn evaluate_alone(values: &Values, state: &State, side: Side) -> i32 {
    let (player, constants) = (state.player(side), &values.constants);
    let points = player.points * 100;
    if state.phase == Phase::Over {
        return points + i32::from(player.status == Status::Mech);
    }
    let left = constants.rounds.saturating_sub(state.round) + 1;
    let rounds = i32::from(left);
    let scorings = constants.scoring_rounds.iter().filter_map(|round| round.checked_sub(state.round));
    let lasts: i32 =
        scorings.map(|rounds| SURVIVAL_PERCENT.get(usize::from(rounds)).copied().unwrap_or_default()).sum();

    let value = |zone: Zone| i32::from(state.zone_value(zone));
    let mines: i32 = state.mines_of(side).map(|(zone, _)| value(zone)).sum();
    let turrets: i32 = state.turrets_of(side).map(value).sum();
    let zones = (mines * i32::from(constants.zone_mine) + turrets * i32::from(constants.zone_turret)) * lasts;
    let numbers: i32 = state.mines_of(side).map(|(_, mine)| i32::from(mine.number.unwrap_or_default())).sum();

    let status = match player.status {
        Status::Pilot => 0,
        Status::Armor => ARMOR_VALUE_PER_ROUND * rounds,
        Status::Mech => {
            (ARMOR_VALUE_PER_ROUND + MECH_BONUS_PER_ROUND) * rounds + i32::from(constants.pilot_mech) * lasts
        }
    };
    let resources: i32 =
        Resource::ALL.into_iter().map(|resource| stock_value(resource, player.amount(resource), left)).sum();
    let weapons: i32 = player
        .order
        .iter()
        .map(|&weapon| {
            let fights = if player.has_equipped(weapon) {
                weapon_strength(values, weapon)
            } else {
                weapon_strength(values, weapon) / 4
            };
            i32::from(values.weapon(weapon).points) * 100 + fights * DAMAGE_VALUE * rounds
        })
        .sum();
    let waits = match player.ad_hoc {
        AdHoc::Off => 0,
        AdHoc::On => AD_HOC_COST,
        AdHoc::Fresh => 2 * AD_HOC_COST,
    };
    points
        + zones
        + numbers * MINE_NUMBER_VALUE
        + status
        + resources
        + weapons
        + i32::from(player.health) * HEALTH_VALUE
        - waits
}

/// The value of a stock of a resource.
fn stock_value(resource: Resource, units: u8, rounds_left: u8) -> i32 {
    let simulation = match resource {
        Resource::Energy => &ENERGY_VALUES,
        Resource::Credits => &CREDIT_VALUES,
    };
    let (needed, beyond) = simulation.get(usize::from(rounds_left)).copied().unwrap_or(simulation[6]);
    i32::from(units.min(UNITS_NEEDED_PER_ROUND)) * needed
        + i32::from(units.saturating_sub(UNITS_NEEDED_PER_ROUND)) * beyond
}

/// The usefulness of a weapon in combat: the damage of both rows, the first one weighted more, and a little for the
/// text.
pub(super) fn weapon_strength(values: &Values, weapon: WeaponId) -> i32 {
    let weapon = values.weapon(weapon);
    let text = |text: Text| match text {
        Text::None => 0,
        Text::FirstWeaponPower => 3 * i32::from(weapon.power.saturating_sub(weapon.damage)),
        Text::ZoneDamage => 6,
        Text::PaidDamage { .. } | Text::OwnLoss(_) => 1,
        Text::Drain { .. }
        | Text::RemoveInstead
        | Text::Heal { .. }
        | Text::CarryOff
        | Text::ExhaustPaid { .. }
        | Text::Exhaust
        | Text::Points(_)
        | Text::Uncounterable
        | Text::TurretDamage
        | Text::Ready
        | Text::Gain(_)
        | Text::PaidPoints { .. }
        | Text::Line { .. }
        | Text::StealOne
        | Text::StealBoth
        | Text::AfterArea(_)
        | Text::FreeTurret => 2,
    };
    3 * i32::from(weapon.damage) + 2 * i32::from(weapon.power) + text(weapon.normal_text) + text(weapon.power_text)
}
