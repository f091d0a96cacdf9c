//! Horde (GOW-17.18 to GOW-17.20, GOW-17.25).

use super::{Flow, Run, SpawnPoint};
use crate::action::Action;
use crate::map::Area;
use crate::values::{Kind, NamedWeapon};

impl Run<'_> {
    /// Starts the next wave once the last Locust has been killed. After the last wave, the game is won.
    pub fn check_horde(&mut self) -> Flow {
        if !self.state.locusts.is_empty() {
            return Ok(());
        }
        let done = self.state.stage;
        let mission = self.values.mission(self.state.mission);
        let wave = mission.waves.get(usize::from(done) - 1).filter(|_| done < mission.stage_count());
        let Some(wave) = wave else { return self.win() };
        self.begin_stage(done + 1);
        self.state.seals.clear();
        let is_last = done + 1 == mission.stage_count();
        if !is_last {
            let down = std::mem::take(&mut self.state.down);
            self.state.locations.extend(down);
            self.state.locations.sort_unstable();
        }
        self.state.enemies = wave.enemies;
        self.renew_ai()?;
        let row = wave.figures.get(self.state.cogs.len() - 1).map(|row| &row[..]).unwrap_or_default();
        self.spawn_evenly(row)?;
        if is_last {
            self.give_hammer(mission.hammer_ammo)?;
        }
        self.end_back();
        Ok(())
    }

    /// Spawns figures in the order of slots C, B, A, each on a hole that has received the fewest of them.
    fn spawn_evenly(&mut self, row: &[(Kind, u8)]) -> Flow {
        let mut used: Vec<Area> = Vec::new();
        let slots: Vec<Kind> = self.state.enemies.iter().rev().flatten().copied().collect();
        for kind in slots {
            let number: u8 = row.iter().filter(|(own, _)| *own == kind).map(|(_, number)| *number).sum();
            for _ in 0..number {
                if self.is_on_physical_table() {
                    self.spot = SpawnPoint::EvenHole;
                    self.spawn(Some(kind), Area::TABLE)?;
                    continue;
                }
                let holes = self.state.open_holes();
                let count = |hole: &Area| used.iter().filter(|area| *area == hole).count();
                let least = holes.iter().map(count).min();
                let fitting: Vec<Area> = holes.iter().copied().filter(|hole| Some(count(hole)) == least).collect();
                if let Some(hole) = self.choose(&fitting, |hole| Action::Hole(*hole))? {
                    used.push(hole);
                    self.spawn(Some(kind), hole)?;
                }
            }
        }
        Ok(())
    }

    /// Asks the players who gets the Hammer of Dawn. A COG without room for it drops a weapon (GOW-17.20).
    fn give_hammer(&mut self, tokens: u8) -> Flow {
        let lines = self.state.sides_in_game().iter().map(Action::Hammer).collect();
        let Some(Action::Hammer(side)) = self.ask_mission_question(self.active_side(), lines)? else { return Ok(()) };
        let weapon = self.values.named_weapon(NamedWeapon::Hammer);
        let cog = self.state.cog(side);
        if cog.load(weapon).is_none() && !cog.has_room(self.values) {
            let lines = self.drop_lines(side);
            if let Some(Action::Drop(weapon)) = self.ask_mission_question(side, lines)? {
                self.drop_weapon(side, weapon);
            }
        }
        self.state.decks.take_special(weapon);
        self.gain_weapon(side, weapon, tokens);
        Ok(())
    }
}
