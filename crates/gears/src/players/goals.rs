//! Target areas for the goal of the current stage (GOW-17).

use sztab_game::Side;

use crate::map::Area;
use crate::state::State;
use crate::tiles::FaceId;
use crate::values::{Equipment, Kind, MissionId, Named, Values};

/// A game from the viewpoint of the stage's goal.
pub(super) struct Goals<'a> {
    pub state: &'a State,
    pub values: &'a Values,
    pub side: Side,
}

impl Goals<'_> {
    /// The target areas, any one of which will do; empty if the goal is to survive.
    pub fn areas(&self) -> Vec<Area> {
        let areas = match (self.state.mission, self.state.stage) {
            (MissionId::Emergence, 1) => self.for_holes(),
            (MissionId::ChinaShop, 1 | 2) => self.exit_of(self.last(self.state.stage)),
            (MissionId::ChinaShop, _) => self.for_berserker(),
            (MissionId::Belly, 1) => self.for_belly(),
            (MissionId::Belly, _) => return Vec::new(),
            (MissionId::Roadblocks, 1) => self.exits(),
            (MissionId::Roadblocks, _) => {
                let open = [2, 3].into_iter().find(|level| !self.state.locked.contains(level));
                let laid = self.exit_of(open.and_then(|level| self.last(level)));
                if laid.is_empty() { self.doors() } else { laid }
            }
            (MissionId::Scattered, 1 | 2) => self.exit_of(self.door_of_map()),
            (MissionId::Scattered, _) => self.last(4).map(|face| self.areas_of(face)).unwrap_or_default(),
            (MissionId::Hive, 1) => self.doors(),
            (MissionId::Hive, _) => self.locusts(|kind| kind == Kind::Skorge),
            (MissionId::Emergence | MissionId::Horde, _) => Vec::new(),
        };
        if areas.is_empty() { self.locusts(|_| true) } else { areas }
    }

    /// The holes if the COG has a grenade, otherwise the grenades.
    fn for_holes(&self) -> Vec<Area> {
        let bolo = self.state.cog(self.side).load(self.values.named_weapon(Named::Bolo));
        let grenades = self.equipment(Equipment::Grenade);
        if bolo.is_none_or(|load| load.tokens == 0) && !grenades.is_empty() { grenades } else { self.state.holes() }
    }

    /// The Hammer of Dawn or, once the COG has it, the Berserker.
    fn for_berserker(&self) -> Vec<Area> {
        let hammer = self.equipment(Equipment::Hammer);
        if hammer.is_empty() { self.locusts(|kind| kind == Kind::Berserker) } else { hammer }
    }

    /// The Keycode, then the equipment behind the door of the first tile.
    fn for_belly(&self) -> Vec<Area> {
        let goal = FaceId::read("13B").filter(|face| self.state.locations.contains(face));
        let first = self.state.map.tiles.first().map(|tile| tile.face);
        let keycode = self.equipment(Equipment::Keycode);
        match goal {
            Some(face) => self.state.map.geometry().equipment().iter().filter(|it| it.face == face).copied().collect(),
            None if self.state.locked.is_empty() => self.exit_of(first),
            None if keycode.is_empty() => {
                let others = self.state.doors.iter().filter(|face| Some(**face) != first);
                others.flat_map(|face| self.exit_of(Some(*face))).collect()
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

    fn doors(&self) -> Vec<Area> {
        self.state.doors.iter().flat_map(|face| self.exit_of(Some(*face))).collect()
    }

    fn exits(&self) -> Vec<Area> {
        self.state.exits.iter().flat_map(|face| self.exit_of(Some(*face))).collect()
    }

    fn exit_of(&self, face: Option<FaceId>) -> Vec<Area> {
        face.and_then(|face| self.state.exit_of(&self.values.tiles, face)).into_iter().collect()
    }

    /// The last tile of a level.
    fn last(&self, level: u8) -> Option<FaceId> {
        self.state.map.tiles.iter().rev().find(|tile| tile.level == level).map(|tile| tile.face)
    }

    fn areas_of(&self, face: FaceId) -> Vec<Area> {
        self.state.map.geometry().areas().iter().copied().filter(|area| area.face == face).collect()
    }

    /// The areas with usable equipment of this kind.
    fn equipment(&self, equipment: Equipment) -> Vec<Area> {
        let is_it = |area: &&Area| {
            let is_up = self.state.locations.contains(&area.face);
            is_up && self.values.location(area.face).equipment == Some(equipment)
        };
        self.state.map.geometry().equipment().iter().filter(is_it).copied().collect()
    }

    fn locusts(&self, is_goal: impl Fn(Kind) -> bool) -> Vec<Area> {
        self.state.locusts.iter().filter(|locust| is_goal(locust.figure.kind)).map(|locust| locust.at.area).collect()
    }
}
