//! Hive (GOW-17.16, GOW-17.17).

use super::{Flow, Run};
use crate::map::Area;
use crate::tiles::FaceId;
use crate::values::{Kind, MissionId};

impl Run<'_> {
    /// Ends a stage once a COG has explored the door of level 3 (GOW-17.16).
    pub fn end_hive(&mut self, door: FaceId) -> Flow {
        self.begin_back();
        self.state.doors.retain(|own| *own != door);
        let last = self.values.mission(self.state.mission).last.as_deref().and_then(FaceId::parse);
        let Some(last) = last else { return self.win() };
        self.state.decks.levels.push(vec![last]);
        let level = u8::try_from(self.state.decks.levels.len()).unwrap_or(u8::MAX);
        self.lay(level, 1, Some(door))?;
        self.state.decks.levels.pop();
        self.state.exits.push(last);
        self.remove_kind(Kind::Kantus)?;
        self.bring_later_enemies();
        let is_own = |area: &&Area| area.face == last;
        if let Some(area) = self.state.map.geometry().equipment_areas().iter().find(is_own).copied() {
            self.spawn(Some(Kind::Skorge), area)?;
        }
        // Skorge uses a Kantus figure, which is free because no Kantus appears in stage 2 (GOW-17.17).
        self.begin_stage(2);
        self.end_back();
        self.check_goal()
    }

    pub fn check_hive(&mut self) -> Flow {
        let has_skorge = self.state.locusts.iter().any(|it| it.figure.kind == Kind::Skorge);
        if self.state.stage == 2 && !has_skorge { self.win() } else { Ok(()) }
    }

    /// Heals Skorge at the end of a Locust Activation in which he did not act (GOW-17.17).
    pub fn heal_skorge(&mut self) -> Flow {
        let is_on = self.state.mission == MissionId::Hive && self.state.stage == 2;
        let skorge = self.state.locusts.iter().map(|it| it.figure).find(|it| it.kind == Kind::Skorge);
        match skorge.filter(|figure| is_on && !self.step.busy.contains(figure)) {
            Some(figure) => self.heal(figure),
            None => Ok(()),
        }
    }
}
