//! Emergence (GOW-17.1 to GOW-17.4).

use super::{Course, Flow, Run};
use crate::state::Figure;
use crate::values::{Kind, Slot};

impl Run<'_> {
    pub fn check_emergence(&mut self) -> Flow {
        match self.state.stage {
            1 if !self.is_on_physical_table() && self.state.open_holes().is_empty() => self.end_first_emergence(),
            2 if self.state.locusts.is_empty() => self.win(),
            _ => Ok(()),
        }
    }

    /// Carries out the back of stage 1 (GOW-17.3).
    pub fn end_first_emergence(&mut self) -> Flow {
        self.begin_stage(2);
        let wave = self.values.mission(self.state.mission).wave.get(self.state.cogs.len() - 1).cloned();
        if let Some(exit) = self.choose_map_exit()? {
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
                self.step.figure = Some(figure);
                self.step.begin(figure);
                let nearest = self.choose_nearest_cog(from, self.state.standing_sides())?;
                if let Some(side) = nearest.filter(|_| self.is_on_physical_table()) {
                    self.march_on_table(figure, Course::Toward(side), steps, 0)?;
                } else if let Some(side) = nearest
                    && let Some(goal) = self.state.cog(side).area()
                {
                    self.march(figure, goal, steps, 0)?;
                }
            }
        }
        self.end_back();
        self.check_goal()
    }

    /// Spawns a figure of the wave. The stage is set back meanwhile, since the new stage allows no spawning.
    fn spawn_wave(&mut self, slot: Slot, area: crate::map::Area) -> Flow {
        let stage = std::mem::replace(&mut self.state.stage, 1);
        let spawned = self.spawn(self.kind_in_slot(slot), area);
        self.state.stage = stage;
        spawned.map(|_| ())
    }

    /// Seals every hole except the one nearest to the map exit (GOW-17.1).
    pub fn seal_far_holes(&mut self) {
        let exit = self.state.doors.last().and_then(|face| self.exit_area(*face));
        let Some(exit) = exit else { return };
        let geometry = self.state.map.geometry();
        let holes = self.state.open_holes();
        let nearest = holes.iter().min_by_key(|hole| (geometry.distance(**hole, exit), **hole)).copied();
        self.state.seals = holes.into_iter().filter(|hole| Some(*hole) != nearest).collect();
    }
}
