//! The effect of an attack on the enemy, which depends only on public information (TEM-10, TEM-15).

use sztab_game::Side;

use crate::action::AttackArgument;
use crate::state::{Combat, LastAttack, Mech, State};
use crate::values::{Ability, MechAbility, Resource, Values, WeaponId};
use crate::weapons::{Text, WeaponType};

/// The effect of an attack on the enemy's health.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Strike {
    /// True for a power attack.
    pub is_power: bool,
    /// The damage dealt, before any reductions.
    pub damage: u8,
    /// A resource that the enemy loses instead of health (TEM-14.2).
    pub instead: Option<(Resource, u8)>,
    /// The health that the enemy actually loses.
    pub lost: u8,
}

/// True if an attack is a power attack (TEM-10.5).
pub(crate) fn is_power(values: &Values, combat: &Combat, side: Side, weapon: WeaponId) -> bool {
    let weapon = values.weapon(weapon);
    let counters = match combat.last {
        Some(LastAttack::Of(kind)) => weapon.kind.counters(kind) || weapon.counters_all(),
        Some(LastAttack::Uncounterable) | None => false,
    };
    counters || (combat.by_jump && side == combat.mover && !combat.used.contains(side))
}

/// The effect of an attack, which depends only on public information.
pub(crate) fn compute_strike(
    values: &Values,
    state: &State,
    combat: &Combat,
    side: Side,
    weapon: WeaponId,
    with: AttackArgument,
) -> Strike {
    let is_power = is_power(values, combat, side, weapon);
    let kind = values.weapon(weapon);
    let row = if is_power { kind.power } else { kind.damage };
    let zone = state.player(side).at;
    let damage = match (kind.text(is_power), with) {
        (Text::FirstWeaponPower, _) if !combat.used.contains(side) => kind.power,
        (Text::RemoveInstead, AttackArgument::Zone(_)) => 0,
        (Text::TurretDamage, _) => row.saturating_add(u8::try_from(state.turrets_of(side).count()).unwrap_or(u8::MAX)),
        (Text::PaidDamage { .. }, AttackArgument::Paid(paid)) => row.saturating_add(paid),
        (Text::ZoneDamage, _) => row.saturating_add(zone.map_or(0, |zone| state.zone_value(zone))),
        (Text::AfterArea(more), _) if combat.last == Some(LastAttack::Of(WeaponType::Area)) => row.saturating_add(more),
        _ => row,
    };
    let enemy = combat.opponent(side);
    let mut left = damage;
    if let Mech::Taken(rider, Some(card)) = state.mech
        && rider == enemy
        && let MechAbility::ForceField { ignored } = values.mech(card).ability
    {
        left = left.saturating_sub(ignored);
    }
    let player = state.player(enemy);
    let mut instead = None;
    if left > 0
        && !combat.hit.contains(enemy)
        && player.shield
        && let Some(Ability::Shield { price, resource }) = state.ability(values, enemy)
        && player.amount(resource) >= price
    {
        instead = Some((resource, price));
        left -= 1;
    }
    Strike { is_power, damage, instead, lost: left.min(player.health) }
}
