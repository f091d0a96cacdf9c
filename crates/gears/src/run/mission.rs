//! Emergence: its goals, and what its stages change (GOW-1, GOW-17.1 to GOW-17.4).

use super::{Flow, Run, Stop};
use crate::event::Event;
use crate::map::Opening;
use crate::state::{Ending, Figure};
use crate::values::{Kind, Slot};

impl Run<'_> {
    /// Looks at the goal of the stage (GOW-1.6).
    pub fn check_goal(&mut self) -> Flow {
        if self.state.ending.is_some() {
            return Err(Stop::Over);
        }
        match self.state.stage {
            1 if self.state.holes().is_empty() => self.emergence_wave(),
            2 if self.state.locusts.is_empty() => {
                self.state.ending = Some(Ending::Mission);
                self.tell(Event::Over);
                Err(Stop::Over)
            }
            _ => Ok(()),
        }
    }

    /// The back of stage 1 (GOW-17.3).
    fn emergence_wave(&mut self) -> Flow {
        self.state.stage = 2;
        self.tell(Event::StageBegan { stage: 2 });
        let wave = self.values.mission(self.state.mission).wave.get(self.state.cogs.len() - 1).cloned();
        if let Some(exit) = self.map_exit()? {
            for slot in [Slot::C, Slot::B, Slot::A] {
                let number = wave.iter().flatten().filter(|(own, _)| *own == slot).map(|(_, number)| number).sum();
                for _ in 0..number {
                    self.spawn_wave(slot, exit)?;
                }
            }
        }
        for (kind, steps) in [(Kind::Wretch, 2), (Kind::Drone, 1)] {
            let figures: Vec<Figure> = self.state.locusts.iter().map(|locust| locust.figure).collect();
            for figure in figures.into_iter().filter(|figure| figure.kind == kind) {
                let Some(from) = self.state.locust(figure).map(|locust| locust.at.area) else { continue };
                if let Some(side) = self.nearest_cog(from, self.state.standing())?
                    && let Some(goal) = self.state.cog(side).area()
                {
                    self.march(figure, goal, steps, 0)?;
                }
            }
        }
        self.check_goal()
    }

    /// A figure of the wave: the back itself spawns although its stage does not.
    fn spawn_wave(&mut self, slot: Slot, area: crate::map::Area) -> Flow {
        let stage = std::mem::replace(&mut self.state.stage, 1);
        let spawned = self.spawn(self.in_slot(slot), area);
        self.state.stage = stage;
        spawned.map(|_| ())
    }

    /// Figures are spawned in this stage (GOW-17.4).
    pub fn may_spawn(&self) -> bool {
        self.state.stage != 2
    }

    /// The equipment of a tile stays when it is used (GOW-17.2).
    pub fn keeps_equipment(&self, face: crate::tiles::FaceId) -> bool {
        self.state.stage == 1 && face.to_string() == "12A"
    }

    /// Seals every hole but the one nearest to the map exit (GOW-17.1).
    pub fn seal_far_holes(&mut self) {
        let faces = &self.values.tiles;
        let exit = self.state.doors.last().map(|face| Opening { face: *face, is_exit: true });
        let Some(exit) = exit.and_then(|exit| self.state.map.area_at(faces, exit)) else { return };
        let geometry = self.state.map.geometry();
        let holes = self.state.holes();
        let nearest = holes.iter().min_by_key(|hole| (geometry.distance(**hole, exit), **hole)).copied();
        self.state.seals = holes.into_iter().filter(|hole| Some(*hole) != nearest).collect();
    }
}
