//! Levels and goals on a physical table: the players lay the tiles and report when a goal is met (GOW-12, GOW-17).

use super::to_lines;
use crate::action::Action;
use crate::event::Event;
use crate::map::Area;
use crate::report::Report;
use crate::run::query::{Query, SpawnPoint};
use crate::run::{Flow, QuestionKind, Run};
use crate::tiles::FaceId;
use crate::values::{Kind, MissionId};

/// Maximum number of holes asked for per tile.
const MAX_HOLES_PER_TILE: usize = 6;
/// Number of attempts to lay a level (GOW-6.8).
const MAX_LAYING_ATTEMPTS: u8 = 24;

impl Run<'_> {
    /// Lays the first level (GOW-3.7).
    pub fn set_up_table(&mut self) -> Flow {
        if self.state.mission == MissionId::ChinaShop {
            self.put_on_table(Some(Kind::Berserker), SpawnPoint::Entrance)?;
        }
        match self.state.mission {
            MissionId::Roadblocks => self.lay_block_on_table(),
            MissionId::Scattered => {
                self.lay_level(1)?;
                self.lay_level(2)
            }
            MissionId::Emergence | MissionId::ChinaShop | MissionId::Belly | MissionId::Hive | MissionId::Horde => {
                self.lay_level(1)
            }
        }
    }

    /// Lays a level card by card, and starts again if tiles overlap (GOW-6.7). Then adds the level's figures
    /// (GOW-12.3).
    fn lay_level(&mut self, level: u8) -> Flow {
        let place = usize::from(level) - 1;
        let Some(mut cards) = self.state.decks.levels.get_mut(place).map(std::mem::take) else { return Ok(()) };
        self.emit(Event::Explored { level });
        for attempt in 1.. {
            if self.lay_tiles(&cards, attempt < MAX_LAYING_ATTEMPTS)? {
                break;
            }
            self.state.chances.shuffle(&format!("level{level}"), &mut cards)?;
        }
        let players = self.players_on_map(level);
        for face in cards {
            self.add_location(face);
            self.fill_holes(face, level, players)?;
        }
        Ok(())
    }

    /// Tells the players to lay tiles. Returns false if they report an overlap, which is possible only if `may_overlap`
    /// (GOW-6.8).
    fn lay_tiles(&mut self, cards: &[FaceId], may_overlap: bool) -> Flow<bool> {
        for face in cards {
            let all = [Report::Laid].into_iter().chain(may_overlap.then_some(Report::Overlap));
            let answer = self.query(Query::Lay(*face), to_lines(all))?;
            if answer == Action::Report(Report::Overlap) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Adds the figures of a Location card, one hole after another.
    fn fill_holes(&mut self, face: FaceId, level: u8, players: usize) -> Flow {
        let is_second = self.state.is_split() && level.is_multiple_of(2);
        let area = if is_second { Area::SECOND_TABLE } else { Area::TABLE };
        let mut row = self.values.location(face).spawns[players.clamp(1, 4) - 1].clone();
        row.sort_unstable_by(|one, other| other.cmp(one));
        for _ in 0..MAX_HOLES_PER_TILE {
            if row.iter().all(|slot| self.spawned_kind(self.kind_in_slot(*slot)).is_none()) {
                return Ok(());
            }
            let answer = self.query(Query::Hole(face), to_lines([Report::Done, Report::NoneLeft]))?;
            if answer != Action::Report(Report::Done) {
                return Ok(());
            }
            for slot in &row {
                if let Some(kind) = self.spawned_kind(self.kind_in_slot(*slot)) {
                    self.add_figure(kind, area);
                }
            }
        }
        Ok(())
    }

    /// Lays the next card of level 1, with its Tickers (GOW-17.10, GOW-17.11).
    fn lay_block_on_table(&mut self) -> Flow {
        let Some(face) =
            self.state.decks.levels.first_mut().and_then(|deck| (!deck.is_empty()).then(|| deck.remove(0)))
        else {
            return Ok(());
        };
        self.emit(Event::Explored { level: 1 });
        self.query(Query::Lay(face), to_lines([Report::Laid]))?;
        self.add_location(face);
        self.spawn_for_each_on_table(Kind::Ticker, face)
    }

    fn spawn_for_each_on_table(&mut self, kind: Kind, face: FaceId) -> Flow {
        for _ in 0..self.state.cogs.len() {
            self.put_on_table(Some(kind), SpawnPoint::Tile(face))?;
        }
        Ok(())
    }

    /// The levels whose door can be opened now (GOW-12.1, GOW-17.8, GOW-17.11).
    pub fn openable_levels(&self) -> Vec<u8> {
        let is_open = |level: &u8| self.has_cards(*level) && !self.state.locked.contains(level);
        match self.state.mission {
            MissionId::Scattered => Vec::new(),
            MissionId::Roadblocks if self.state.stage == 1 => [1].into_iter().filter(is_open).collect(),
            MissionId::Belly | MissionId::Roadblocks => [2, 3].into_iter().filter(is_open).collect(),
            MissionId::Emergence | MissionId::ChinaShop | MissionId::Hive | MissionId::Horde => {
                (1..=9).find(|level| self.has_cards(*level)).into_iter().filter(is_open).collect()
            }
        }
    }

    /// Opens the door in the COG's area.
    pub fn explore_on_table(&mut self) -> Flow {
        if self.state.mission == MissionId::Roadblocks && self.state.stage == 1 {
            return self.lay_block_on_table();
        }
        let levels = self.openable_levels().into_iter().map(Action::Unlock).collect();
        match self.ask(self.active_side(), QuestionKind::Own, levels)? {
            Some(Action::Unlock(level)) => self.lay_level(level),
            Some(_) | None => Ok(()),
        }
    }

    /// True if the players have to report when the goal of the stage is met.
    pub fn has_goal_on_table(&self) -> bool {
        let stage = self.state.stage;
        match self.state.mission {
            MissionId::Emergence | MissionId::Belly | MissionId::Hive => stage == 1,
            MissionId::ChinaShop => stage < 3,
            MissionId::Roadblocks | MissionId::Scattered => true,
            MissionId::Horde => false,
        }
    }

    /// Merges the two maps (GOW-17.15).
    fn join_tables(&mut self) {
        self.state.put_cogs_on_table();
        self.state.locusts.iter_mut().for_each(|locust| locust.at = Area::TABLE.open_place());
        self.state.dropped.iter_mut().for_each(|dropped| dropped.area = Area::TABLE);
        self.state.dropped.sort();
    }

    /// Carries out the back of the stage whose goal has been met.
    pub fn end_stage_on_table(&mut self) -> Flow {
        let stage = self.state.stage;
        let done = match self.state.mission {
            MissionId::Emergence => self.end_first_emergence(),
            MissionId::ChinaShop => {
                self.begin_stage(stage + 1);
                self.state.locked.retain(|level| *level != stage + 1);
                self.emit(Event::Unlocked { level: stage + 1 });
                self.lay_level(stage + 1)
            }
            MissionId::Belly => FaceId::parse("13B").map_or(Ok(()), |face| self.end_first_belly(face)),
            MissionId::Roadblocks if stage == 1 => self.end_first_roadblocks(),
            MissionId::Scattered if stage == 1 => {
                self.begin_stage(2);
                self.lay_level(3)
            }
            MissionId::Scattered if stage == 2 => {
                self.begin_stage(3);
                self.join_tables();
                let face = self.state.decks.levels.get_mut(3).and_then(Vec::pop);
                self.remove_kind(Kind::Boomer)?;
                self.bring_later_enemies();
                if let Some(face) = face {
                    self.query(Query::Lay(face), to_lines([Report::Laid]))?;
                    self.spawn_for_each_on_table(Kind::Grinder, face)?;
                }
                Ok(())
            }
            MissionId::Hive => {
                self.begin_back();
                self.remove_kind(Kind::Kantus)?;
                self.bring_later_enemies();
                let last = self.values.mission(self.state.mission).last.as_deref().and_then(FaceId::parse);
                let Some(face) = last else { return self.win() };
                self.query(Query::Lay(face), to_lines([Report::Laid]))?;
                self.put_on_table(Some(Kind::Skorge), SpawnPoint::Tile(face))?;
                self.begin_stage(2);
                Ok(())
            }
            MissionId::Roadblocks | MissionId::Scattered | MissionId::Horde => self.win(),
        };
        done?;
        self.end_back();
        Ok(())
    }
}
