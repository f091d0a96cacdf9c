//! Target areas for the goal of the current stage (GOW-17).

use sztab_game::Side;

use crate::map::Area;
use crate::state::State;
use crate::tiles::FaceId;
use crate::values::{Equipment, Kind, MissionId, NamedWeapon, Values};

/// A game from the viewpoint of the stage's goal.
pub(super) struct Goals<'a> {
    pub state: &'a State,
    pub values: &'a Values,
    pub side: Side,
}

impl Goals<'_> {
    /// The target areas, any one of which will do; empty if the goal is to survive.
    pub fn target_areas(&self) -> Vec<Area> {
        let areas = match (self.state.mission, self.state.stage) {
            (MissionId::Emergence, 1) => self.hole_areas(),
            (MissionId::ChinaShop, 1 | 2) => self.exit_area(self.last_tile(self.state.stage)),
            (MissionId::ChinaShop, _) => self.berserker_areas(),
            (MissionId::Belly, 1) => self.belly_areas(),
            (MissionId::Belly, _) => return Vec::new(),
            (MissionId::Roadblocks, 1) => self.exit_areas(),
            (MissionId::Roadblocks, _) => {
                let open = [2, 3].into_iter().find(|level| !self.state.locked.contains(level));
                let laid = self.exit_area(open.and_then(|level| self.last_tile(level)));
                if laid.is_empty() { self.door_areas() } else { laid }
            }
            (MissionId::Scattered, 1 | 2) => self.exit_area(self.door_of_map()),
            (MissionId::Scattered, _) => self.last_tile(4).map(|face| self.tile_areas(face)).unwrap_or_default(),
            (MissionId::Hive, 1) => self.door_areas(),
            (MissionId::Hive, _) => self.locust_areas(|kind| kind == Kind::Skorge),
            (MissionId::Emergence | MissionId::Horde, _) => Vec::new(),
        };
        if areas.is_empty() { self.locust_areas(|_| true) } else { areas }
    }

    /// The holes if the COG has a grenade, otherwise the grenades.
    fn hole_areas(&self) -> Vec<Area> {
        let bolo = self.state.cog(self.side).load(self.values.named_weapon(NamedWeapon::Bolo));
        let grenades = self.equipment_areas(Equipment::Grenade);
        if bolo.is_none_or(|load| load.tokens == 0) && !grenades.is_empty() {
            grenades
        } else {
            self.state.open_holes()
        }
    }

    /// The Hammer of Dawn, then ammo for the COG that has it, then the Berserker.
    fn berserker_areas(&self) -> Vec<Area> {
        let hammer = self.state.cog(self.side).load(self.values.named_weapon(NamedWeapon::Hammer));
        let equipment = match hammer {
            None => self.equipment_areas(Equipment::Hammer),
            Some(load) if load.tokens == 0 => self.equipment_areas(Equipment::Ammo),
            Some(_) => Vec::new(),
        };
        if equipment.is_empty() { self.locust_areas(|kind| kind == Kind::Berserker) } else { equipment }
    }

    /// The Keycode, then the equipment behind the door of the first tile.
    fn belly_areas(&self) -> Vec<Area> {
        let goal = FaceId::parse("13B").filter(|face| self.state.locations.contains(face));
        let first = self.state.map.tiles.first().map(|tile| tile.face);
        let keycode = self.equipment_areas(Equipment::Keycode);
        match goal {
            Some(face) => {
                self.state.map.geometry().equipment_areas().iter().filter(|it| it.face == face).copied().collect()
            }
            None if self.state.locked.is_empty() => self.exit_area(first),
            None if keycode.is_empty() => {
                let others = self.state.doors.iter().filter(|face| Some(**face) != first);
                others.flat_map(|face| self.exit_area(Some(*face))).collect()
            }
            None => keycode,
        }
    }

    /// The door of the COG's own map.
    fn door_of_map(&self) -> Option<FaceId> {
        let area = self.state.cog(self.side).area()?;
        let is_odd = |face: FaceId| self.state.map.tile(face).is_some_and(|tile| tile.level % 2 == 1);
        self.state.doors.iter().copied().find(|door| is_odd(*door) == is_odd(area.face))
    }

    fn door_areas(&self) -> Vec<Area> {
        self.state.doors.iter().flat_map(|face| self.exit_area(Some(*face))).collect()
    }

    fn exit_areas(&self) -> Vec<Area> {
        self.state.exits.iter().flat_map(|face| self.exit_area(Some(*face))).collect()
    }

    fn exit_area(&self, face: Option<FaceId>) -> Vec<Area> {
        face.and_then(|face| self.state.exit_area(&self.values.tiles, face)).into_iter().collect()
    }

    /// The last tile of a level.
    fn last_tile(&self, level: u8) -> Option<FaceId> {
        self.state.map.tiles.iter().rev().find(|tile| tile.level == level).map(|tile| tile.face)
    }

    fn tile_areas(&self, face: FaceId) -> Vec<Area> {
        self.state.map.geometry().areas().iter().copied().filter(|area| area.face == face).collect()
    }

    /// The areas with usable equipment of this kind.
    fn equipment_areas(&self, equipment: Equipment) -> Vec<Area> {
        let is_it = |area: &&Area| {
            let is_up = self.state.locations.contains(&area.face);
            is_up && self.values.location(area.face).equipment == Some(equipment)
        };
        self.state.map.geometry().equipment_areas().iter().filter(is_it).copied().collect()
    }

    fn locust_areas(&self, is_goal: impl Fn(Kind) -> bool) -> Vec<Area> {
        self.state.locusts.iter().filter(|locust| is_goal(locust.figure.kind)).map(|locust| locust.at.area).collect()
    }
}
