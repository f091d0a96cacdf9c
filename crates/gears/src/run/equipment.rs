//! Dropped weapons and equipment (GOW-8.20, GOW-10.10, GOW-12.6 to GOW-12.10).

use sztab_game::Side;

use super::legal::token_splits;
use super::{Flow, Query, QuestionKind, Run};
use crate::action::Action;
use crate::event::Event;
use crate::map::Area;
use crate::report::Report;
use crate::state::{ActingSide, Figure, OncePerTurn};
use crate::tiles::FaceId;
use crate::values::{Equipment, NamedWeapon, WeaponId};

impl Run<'_> {
    /// Picks up a dropped weapon (GOW-10.10, GOW-10.11).
    pub fn take_dropped_weapon(&mut self, side: Side, weapon: WeaponId) {
        let area = self.state.cog(side).area();
        let is_it = |dropped: &&crate::state::DroppedWeapon| Some(dropped.area) == area && dropped.weapon == weapon;
        let Some(dropped) = self.state.dropped.iter().find(is_it).cloned() else { return };
        if let Some(place) = self.state.dropped.iter().position(|other| *other == dropped) {
            self.state.dropped.remove(place);
        }
        self.state.decks.markers_mut(dropped.family).discards.push(dropped.marker);
        let constants = &self.values.constants;
        let (weapon, tokens) = if self.state.cog(side).load(weapon).is_some() || self.state.decks.take_special(weapon) {
            (Some(weapon), constants.dropped_ammo)
        } else {
            (self.draw_weapon(), constants.random_ammo)
        };
        if let Some(weapon) = weapon {
            self.gain_weapon(side, weapon, tokens);
        }
    }

    /// Gives a COG a weapon with its tokens (GOW-8.20).
    pub fn gain_weapon(&mut self, side: Side, weapon: WeaponId, tokens: u8) {
        self.state.cog_mut(side).gain_tokens(weapon, tokens);
        self.emit(Event::WeaponTaken { side, weapon });
    }

    /// Removes a weapon card from the game (GOW-4.11).
    pub fn drop_weapon(&mut self, side: Side, weapon: WeaponId) {
        self.state.cog_mut(side).weapons.retain(|load| load.weapon != weapon);
        self.emit(Event::WeaponDiscarded { side, weapon });
    }

    /// Draws a card from the random weapon deck (GOW-2.10).
    fn draw_weapon(&mut self) -> Option<WeaponId> {
        let deck = &mut self.state.decks.weapons;
        (!deck.is_empty()).then(|| deck.remove(0))
    }

    /// The equipment in a COG's area, if using it would have an effect now (GOW-12.9).
    pub fn usable_equipment(&self, side: Side) -> Option<(FaceId, Equipment)> {
        let cog = self.state.cog(side);
        let area = cog.area()?;
        let is_here = self.state.map.geometry().equipment_areas().contains(&area);
        let face = self.state.locations.iter().copied().find(|face| *face == area.face && is_here)?;
        let equipment = self.values.location(face).equipment?;
        self.is_useful(side, equipment).then_some((face, equipment))
    }

    /// The equipment on all tiles that would have an effect for a COG now. On a physical table only the players see
    /// which tile the COG is on.
    pub fn equipment_on_table(&self, side: Side) -> Vec<(FaceId, Equipment)> {
        let all = self.state.locations.iter().filter_map(|face| Some((*face, self.values.location(*face).equipment?)));
        all.filter(|(_, equipment)| self.is_useful(side, *equipment)).collect()
    }

    /// The equipment that a COG uses; in companion mode the players name the tile.
    fn ask_equipment_in_use(&mut self, side: Side) -> Flow<Option<(FaceId, Equipment)>> {
        if !self.is_on_physical_table() {
            return Ok(self.usable_equipment(side));
        }
        let all = self.equipment_on_table(side);
        let lines = all.iter().map(|(face, _)| Action::Report(Report::Tile(*face))).collect();
        let answer = self.query(Query::Equipment, lines)?;
        Ok(all.into_iter().find(|(face, _)| answer == Action::Report(Report::Tile(*face))))
    }

    fn is_useful(&self, side: Side, equipment: Equipment) -> bool {
        let cog = self.state.cog(side);
        let hammer = self.values.named_weapon(NamedWeapon::Hammer);
        match equipment {
            Equipment::Ammo => !cog.ammo_weapons(self.values).is_empty(),
            Equipment::Weapon => cog.has_room(self.values) && !self.state.decks.weapons.is_empty(),
            Equipment::Grenade => cog.load(self.values.named_weapon(NamedWeapon::Bolo)).is_some(),
            Equipment::Hammer => cog.load(hammer).is_some() || cog.has_room(self.values),
            Equipment::Junker => true,
            Equipment::Keycode => !self.state.locked.is_empty(),
            // The Troika has a line of its own.
            Equipment::Troika => false,
        }
    }

    /// The areas that the line for using equipment can name, such as the Junker's destinations.
    pub fn equipment_destinations(&self, side: Side) -> Vec<Option<Area>> {
        match self.usable_equipment(side) {
            Some((_, Equipment::Junker)) => self.state.map.geometry().areas().iter().copied().map(Some).collect(),
            Some(_) | None => vec![None],
        }
    }

    /// Uses the equipment in the side's area (GOW-12.6).
    pub fn use_equipment(&mut self, side: Side, to: Option<Area>) -> Flow {
        let Some((face, equipment)) = self.ask_equipment_in_use(side)? else { return Ok(()) };
        self.emit(Event::EquipmentUsed { side, face, equipment });
        self.use_up(face, equipment);
        let constants = &self.values.constants;
        match equipment {
            Equipment::Ammo => {
                let weapons = self.state.cog(side).ammo_weapons(self.values);
                let lines = token_splits(&weapons, constants.equipment_ammo).into_iter().map(Action::Ammo).collect();
                if let Some(Action::Ammo(weapons)) = self.ask(side, QuestionKind::Own, lines)? {
                    self.gain_ammo(side, &weapons);
                }
            }
            Equipment::Weapon => {
                let mut drawn: Vec<WeaponId> = (0..2).filter_map(|_| self.draw_weapon()).collect();
                drawn.sort_unstable();
                drawn.dedup();
                let lines = drawn.into_iter().map(Action::Keep).collect();
                if let Some(Action::Keep(weapon)) = self.ask(side, QuestionKind::Own, lines)? {
                    self.gain_weapon(side, weapon, constants.random_ammo);
                }
            }
            Equipment::Grenade => self.gain_ammo(side, &[self.values.named_weapon(NamedWeapon::Bolo)]),
            Equipment::Hammer => {
                let weapon = self.values.named_weapon(NamedWeapon::Hammer);
                let tokens = if self.state.cog(side).load(weapon).is_some() { constants.dropped_ammo } else { 0 };
                self.state.decks.take_special(weapon);
                self.gain_weapon(side, weapon, tokens);
            }
            Equipment::Junker if self.is_on_physical_table() => self.record_cog_move(side),
            Equipment::Junker => {
                if let Some(area) = to {
                    let cog = self.state.cog_mut(side);
                    cog.at = Some(area.open_place());
                    cog.moved = true;
                    self.state.turn.record_action(side);
                    self.emit(Event::Moved { side, to: area.open_place() });
                }
            }
            Equipment::Keycode => {
                if let Some(level) = self.state.locked.iter().min().copied() {
                    self.state.locked.retain(|locked| *locked != level);
                    self.emit(Event::Unlocked { level });
                }
            }
            Equipment::Troika => {}
        }
        self.check_use(face)
    }

    /// True if the Troika can be used: the COG began its turn in the area and has played no card (GOW-12.7).
    pub fn may_use_troika(&self, acting: &ActingSide) -> bool {
        let area = self.state.cog(acting.side).area();
        let began = self.state.turn.began;
        let is_troika = |area: Area| {
            self.state.map.geometry().equipment_areas().contains(&area)
                && self.state.locations.contains(&area.face)
                && self.values.location(area.face).equipment == Some(Equipment::Troika)
        };
        acting.card.is_none()
            && !self.state.turn.has_used(OncePerTurn::Troika)
            && began == area
            && area.is_some_and(is_troika)
    }

    /// The Locust in sight on the Troika's tile.
    pub fn troika_targets(&self, side: Side) -> Vec<Figure> {
        let face = self.state.cog(side).area().map(|area| area.face);
        let is_target = |locust: &&crate::state::Locust| Some(locust.at.area.face) == face;
        self.visible_locusts(side).filter(is_target).map(|locust| locust.figure).collect()
    }
}
