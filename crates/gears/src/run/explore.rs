//! Opening doors (GOW-4.7, GOW-12.1, GOW-12.2).

use sztab_game::Side;

use super::{Flow, Run, Stop};
use crate::tiles::FaceId;
use crate::values::MissionId;

/// The result of opening a door.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DoorResult {
    Level(u8),
    /// Opening the door meets the goal of the stage.
    Goal,
}

impl Run<'_> {
    /// The door that a COG can open now, and the result of opening it.
    pub fn openable_door(&self, side: Side) -> Option<(FaceId, DoorResult)> {
        let area = self.state.cog(side).area()?;
        let mut here = self.state.doors.iter().copied().filter(|face| self.exit_area(*face) == Some(area));
        here.find_map(|face| Some((face, self.door_result(face)?)))
    }

    fn door_result(&self, door: FaceId) -> Option<DoorResult> {
        let level = self.state.map.tile(door)?.level;
        match self.state.mission {
            MissionId::Scattered => {
                // The doors stay shut; trying to open one is the goal (GOW-17.14).
                (self.state.stage < 3 && level == self.state.stage).then_some(DoorResult::Goal)
            }
            MissionId::Hive if level == 3 => (self.state.stage == 1).then_some(DoorResult::Goal),
            MissionId::Belly => {
                let is_first = self.state.map.tiles.first().is_some_and(|tile| tile.face == door);
                let level = if is_first { 3 } else { 2 };
                (self.has_cards(level) && !self.state.locked.contains(&level)).then_some(DoorResult::Level(level))
            }
            MissionId::Roadblocks => {
                let mut open = [2, 3].into_iter().filter(|level| self.has_cards(*level));
                open.find(|level| self.state.stage > 1 && !self.state.locked.contains(level)).map(DoorResult::Level)
            }
            MissionId::Emergence | MissionId::ChinaShop | MissionId::Hive | MissionId::Horde => {
                let lowest = (1..=9).find(|level| self.has_cards(*level))?;
                (!self.state.locked.contains(&lowest)).then_some(DoorResult::Level(lowest))
            }
        }
    }

    /// True if there are cards left in the deck of a level.
    pub fn has_cards(&self, level: u8) -> bool {
        self.state.decks.levels.get(usize::from(level) - 1).is_some_and(|deck| !deck.is_empty())
    }

    /// Opens the door in the side's area.
    pub fn explore(&mut self, side: Side) -> Flow {
        let (face, behind) = self.openable_door(side).ok_or(Stop::Mismatch)?;
        match behind {
            DoorResult::Level(level) => self.open_door(face, level),
            DoorResult::Goal => self.open_goal_door(face),
        }
    }

    /// Removes a door and builds a level behind it.
    pub fn open_door(&mut self, face: FaceId, level: u8) -> Flow {
        self.state.doors.retain(|door| *door != face);
        self.build_level(level, Some(face))
    }

    /// Opens a door whose opening meets the goal of the stage.
    fn open_goal_door(&mut self, face: FaceId) -> Flow {
        match self.state.mission {
            MissionId::Scattered => self.end_scattered(face),
            MissionId::Hive => self.end_hive(face),
            MissionId::Emergence
            | MissionId::ChinaShop
            | MissionId::Belly
            | MissionId::Roadblocks
            | MissionId::Horde => Ok(()),
        }
    }
}
