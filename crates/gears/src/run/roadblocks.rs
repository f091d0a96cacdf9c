//! Roadblocks (GOW-17.10 to GOW-17.12).

use super::{Flow, Run};
use crate::action::Action;
use crate::event::Event;
use crate::map::Area;
use crate::tiles::FaceId;
use crate::values::{Kind, MissionId};

impl Run<'_> {
    /// Lays the next card of level 1, with its Tickers (GOW-17.10).
    pub fn lay_block(&mut self, before: Option<FaceId>) -> Flow {
        let laid = self.lay(1, 1, before)?;
        for face in laid {
            self.state.exits = vec![face];
            self.add_location(face);
            if before.is_some() {
                self.spawn_for_each(Kind::Ticker, face, Action::Ticker)?;
            } else {
                for _ in 0..self.state.cogs.len() {
                    if let Some(area) = self.empty_areas(face).last() {
                        self.spawn(Some(Kind::Ticker), *area)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Handles the areas that a COG has entered. If the map exit is one of them, the next tile is added (GOW-17.11).
    pub fn enter_areas(&mut self, areas: &[Area]) -> Flow {
        let is_on = self.state.mission == MissionId::Roadblocks && self.state.stage == 1 && self.has_cards(1);
        let last = self.last_tile(1).filter(|_| is_on);
        let is_entered = |face: &FaceId| self.exit_area(*face).is_some_and(|exit| areas.contains(&exit));
        match last.filter(is_entered) {
            Some(last) => self.lay_block(Some(last)),
            None => Ok(()),
        }
    }

    pub fn check_roadblocks(&mut self) -> Flow {
        if self.state.stage == 1 {
            let last = self.last_tile(1).filter(|_| !self.has_cards(1));
            let is_in = |face: FaceId| {
                let mut areas = self.state.sides_in_game().iter().filter_map(|side| self.state.cog(side).area());
                areas.any(|area| area.face == face)
            };
            return match last.filter(|face| is_in(*face)) {
                Some(face) => self.end_roadblocks(face),
                None => Ok(()),
            };
        }
        let open = [2, 3].into_iter().find(|level| !self.state.locked.contains(level));
        let exit = open.filter(|level| !self.has_cards(*level)).and_then(|level| self.last_tile(level));
        let exit = exit.and_then(|face| self.exit_area(face));
        if exit.is_some_and(|exit| self.are_all_standing_at(|area| area == exit)) { self.win() } else { Ok(()) }
    }

    /// Carries out the back of stage 1 (GOW-17.11).
    fn end_roadblocks(&mut self, last: FaceId) -> Flow {
        self.state.exits.clear();
        self.add_door(last);
        self.end_first_roadblocks()
    }

    /// Carries out the back of stage 1, except for adding the door.
    pub fn end_first_roadblocks(&mut self) -> Flow {
        self.begin_stage(2);
        let lines = self.state.locked.iter().map(|level| Action::Unlock(*level)).collect();
        if let Some(Action::Unlock(level)) = self.ask_mission_question(self.active_side(), lines)? {
            self.state.locked.retain(|locked| *locked != level);
            self.emit(Event::Unlocked { level });
        }
        self.bring_later_enemies();
        self.renew_ai()?;
        self.end_back();
        self.check_goal()
    }

    /// True if figures of this kind spawned by AI cards appear at the map exit rather than on a hole (GOW-17.12).
    pub fn spawns_at_exit(&self, kind: Option<Kind>) -> bool {
        let is_on = self.state.mission == MissionId::Roadblocks && self.state.stage == 2;
        is_on && matches!(kind, Some(Kind::Drone | Kind::Boomer))
    }
}
