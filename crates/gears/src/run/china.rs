//! China Shop (GOW-17.5, GOW-17.6).

use super::{Flow, Run};
use crate::event::Event;
use crate::values::{Kind, MissionId};

impl Run<'_> {
    /// Puts the Berserker in play before the first figures are spawned (GOW-17.5).
    pub fn release_berserker(&mut self) -> Flow {
        let is_first =
            self.state.mission == MissionId::ChinaShop && self.state.map.tiles.iter().all(|it| it.level == 1);
        let first = self.state.map.tiles.first().map(|tile| tile.face).filter(|_| is_first);
        if let Some(area) = first.and_then(|face| self.entrance_area(face)) {
            self.spawn(Some(Kind::Berserker), area)?;
        }
        Ok(())
    }

    pub fn check_china(&mut self) -> Flow {
        let berserker = self.state.locusts.iter().find(|it| it.figure.kind == Kind::Berserker).map(|it| it.at.area);
        let stage = self.state.stage;
        if stage > 2 {
            return if berserker.is_none() { self.win() } else { Ok(()) };
        }
        let Some(last) = self.last_tile(stage) else { return Ok(()) };
        if berserker.is_none() || self.exit_area(last) != berserker {
            return Ok(());
        }
        self.begin_stage(stage + 1);
        self.state.locked.retain(|level| *level != stage + 1);
        self.emit(Event::Unlocked { level: stage + 1 });
        self.open_door(last, stage + 1)?;
        self.end_back();
        self.check_goal()
    }
}
