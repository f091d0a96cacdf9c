//! Scattered (GOW-17.13 to GOW-17.15, GOW-17.23, GOW-17.24).

use sztab_game::{Side, Sides};

use super::{Flow, Run};
use crate::action::Action;
use crate::map::Area;
use crate::state::Locust;
use crate::tiles::FaceId;
use crate::values::{Kind, MissionId};

/// The level whose tile is the last tile of the second map.
const LAST_LEVEL: u8 = 4;

impl Run<'_> {
    /// Number of players on the map to which a level belongs. Before the COGs are placed, the seats determine their
    /// maps (GOW-17.13).
    pub fn players_on_map(&self, level: u8) -> usize {
        if self.state.mission != MissionId::Scattered {
            return self.state.cogs.len();
        }
        let is_first = !level.is_multiple_of(2);
        let is_there = |side: &Side| match self.state.cog(*side).area() {
            Some(area) => self.is_on_first_map(area) == is_first,
            None => self.state.starts_on_first_map(*side) == is_first,
        };
        self.state.sides_in_game().iter().filter(is_there).count()
    }

    /// True if the area is on the map of levels 1 and 3.
    fn is_on_first_map(&self, area: Area) -> bool {
        area == Area::TABLE || self.state.map.tile(area.face).is_some_and(|tile| !tile.level.is_multiple_of(2))
    }

    /// True if the current AI card affects an area. In the first two stages it affects only the active player's map
    /// (GOW-17.14, GOW-17.24).
    pub fn is_affected(&self, area: Area) -> bool {
        let is_split = self.state.is_split() && self.step.card.is_some();
        let own = self.state.cog(self.active_side()).area().filter(|_| is_split);
        own.is_none_or(|own| self.is_on_first_map(own) == self.is_on_first_map(area))
    }

    /// Standing COGs affected by the current AI card.
    pub fn affected_cogs(&self) -> Sides {
        let is_there = |side: &Side| self.state.cog(*side).area().is_some_and(|area| self.is_affected(area));
        self.state.standing_sides().iter().filter(is_there).collect()
    }

    /// Locust affected by the current AI card.
    pub fn affected_locusts(&self) -> impl Iterator<Item = &Locust> {
        self.state.locusts.iter().filter(|locust| self.is_affected(locust.at.area))
    }

    /// Ends stage 1 or 2 once a COG has tried to open its door (GOW-17.14).
    pub fn end_scattered(&mut self, door: FaceId) -> Flow {
        let stage = self.state.stage;
        self.begin_stage(stage + 1);
        if stage == 1 {
            self.open_door(door, 3)?;
            self.end_back();
            return Ok(());
        }
        self.state.doors.retain(|own| *own != door);
        for face in self.lay(LAST_LEVEL, 1, Some(door))? {
            self.add_door(face);
            self.remove_kind(Kind::Boomer)?;
            self.bring_later_enemies();
            self.spawn_for_each(Kind::Grinder, face, Action::Grinder)?;
        }
        // The areas with doors become adjacent (GOW-17.15).
        let exits: Vec<Area> = self.state.doors.iter().filter_map(|face| self.exit_area(*face)).collect();
        for (number, one) in exits.iter().enumerate() {
            self.state.map.links.extend(exits[number + 1..].iter().map(|other| (*one, *other)));
        }
        self.state.map.survey(&self.values.tiles);
        self.end_back();
        self.check_goal()
    }

    pub fn check_scattered(&mut self) -> Flow {
        let has_grinder = self.state.locusts.iter().any(|it| it.figure.kind == Kind::Grinder);
        let last = self.last_tile(LAST_LEVEL).filter(|_| self.state.stage == 3 && !has_grinder);
        if last.is_some_and(|face| self.are_all_standing_at(|area| area.face == face)) { self.win() } else { Ok(()) }
    }
}
