//! Attacks that a COG can make now (GOW-8.2, GOW-8.3, GOW-8.12 to GOW-8.17).

use sztab_game::Side;

use super::Run;
use super::volley::AttackModifiers;
use crate::action::{Action, Manner, Target};
use crate::map::Area;
use crate::state::{Figure, Load, Locust};
use crate::values::{NamedWeapon, Trait, WeaponProperty};

impl Run<'_> {
    /// The lines for all possible attacks.
    pub fn fire_lines(&self, side: Side, fire: &AttackModifiers) -> Vec<Action> {
        let cog = self.state.cog(side);
        cog.weapons.iter().flat_map(|load| self.weapon_lines(side, *load, fire)).collect()
    }

    fn weapon_lines(&self, side: Side, load: Load, fire: &AttackModifiers) -> Vec<Action> {
        let (values, cog) = (self.values, self.state.cog(side));
        let weapon = values.weapon(load.weapon);
        let Some(at) = cog.at else { return Vec::new() };
        if weapon.has_property(WeaponProperty::Still) && cog.moved {
            return Vec::new();
        }
        let is_bolo = load.weapon == values.named_weapon(NamedWeapon::Bolo);
        if weapon.has_property(WeaponProperty::Area) {
            let is_barred =
                is_bolo && (fire.guard.is_some() || fire.free || cog.has_weapon_with(values, WeaponProperty::Shield));
            if is_barred || load.tokens == 0 || weapon.overkill == 0 {
                return Vec::new();
            }
            let manner = if is_bolo { Manner::Throw } else { Manner::Overkill };
            let near = |area: &&Area| !is_bolo || self.range(at.area, **area) <= values.constants.bolo_range;
            let sees = |area: &&Area| self.state.map.geometry().sees_area(at, **area);
            let areas = self.state.map.geometry().areas().iter().filter(near).filter(sees);
            let areas = areas.filter(|area| self.is_worth_an_area_attack(**area, fire.guard));
            return areas.map(|area| Action::Attack(load.weapon, manner, Target::Area(*area))).collect();
        }
        let mut manners = Vec::new();
        if weapon.normal > 0 && !fire.free && (load.tokens > 0 || weapon.has_property(WeaponProperty::Empty)) {
            manners.push(Manner::Normal);
        }
        if weapon.overkill > 0 && load.tokens > 0 {
            manners.push(Manner::Overkill);
        }
        let is_target = |locust: &&Locust| fire.guard.is_none_or(|figure| figure == locust.figure);
        let mut lines = Vec::new();
        for locust in self.visible_locusts(side).filter(is_target) {
            let target = Target::Locust(locust.figure);
            if !weapon.has_property(WeaponProperty::Near) || self.range(at.area, locust.at.area) <= weapon.range {
                lines.extend(manners.iter().map(|manner| Action::Attack(load.weapon, *manner, target)));
            }
            let is_sawn = weapon.has_property(WeaponProperty::Saw)
                && locust.at.area == at.area
                && (!fire.free || load.tokens > 0);
            if is_sawn && !values.enemy(locust.figure.kind).has_trait(Trait::SawProof) {
                lines.push(Action::Attack(load.weapon, Manner::Saw, target));
            }
        }
        lines
    }

    fn range(&self, from: Area, to: Area) -> u8 {
        self.state.map.geometry().range(from, to)
    }

    /// True if the area contains a Locust or an open hole (GOW-8.13) or, for a Guard, its target (GOW-14.2).
    fn is_worth_an_area_attack(&self, area: Area, guard: Option<Figure>) -> bool {
        match guard {
            Some(figure) => self.state.locust(figure).is_some_and(|locust| locust.at.area == area),
            None => {
                self.state.locusts.iter().any(|locust| locust.at.area == area)
                    || self.state.open_holes().contains(&area)
            }
        }
    }
}
