//! Belly of the Beast (GOW-17.8, GOW-17.9).

use super::{Flow, Run, SpawnPoint};
use crate::action::Action;
use crate::map::Area;
use crate::tiles::FaceId;
use crate::values::{MissionId, Slot};

impl Run<'_> {
    /// Checks the goal of stage 1, which is the use of one tile's equipment.
    pub fn check_use(&mut self, face: FaceId) -> Flow {
        let is_goal = self.state.mission == MissionId::Belly && self.state.stage == 1 && face.to_string() == "13B";
        if !is_goal {
            return Ok(());
        }
        self.end_first_belly(face)
    }

    /// Carries out the back of stage 1 (GOW-17.9).
    pub fn end_first_belly(&mut self, face: FaceId) -> Flow {
        self.begin_stage(2);
        self.renew_ai()?;
        if self.is_on_physical_table() {
            self.spot = SpawnPoint::Tile(face);
            for _ in 0..self.state.cogs.len() {
                self.spawn(self.kind_in_slot(Slot::B), Area::TABLE)?;
            }
            self.end_back();
            return Ok(());
        }
        for side in self.state.sides().iter() {
            let holes = self.state.open_holes().into_iter().filter(|hole| hole.face == face);
            let holes: Vec<Area> = holes.collect();
            let is_left = self.spawned_kind(self.kind_in_slot(Slot::B)).is_some();
            let holes = if is_left { holes } else { Vec::new() };
            let lines = holes.iter().map(|hole| Action::Hole(*hole)).collect();
            if let Some(Action::Hole(area)) = self.ask_mission_question(side, lines)? {
                self.spawn(self.kind_in_slot(Slot::B), area)?;
            }
        }
        self.end_back();
        Ok(())
    }

    /// The number of AI cards resolved in a Locust Activation.
    pub fn activation_card_count(&self) -> u8 {
        if self.is_belly_end() { 2 } else { 1 }
    }

    /// True if the AI deck is used only once because the end of the deck is the goal, as in stage 2.
    pub fn is_belly_end(&self) -> bool {
        self.state.mission == MissionId::Belly && self.state.stage == 2
    }
}
