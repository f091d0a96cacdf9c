//! Goals of the stages, and rules shared by all missions (GOW-1, GOW-17).

use sztab_game::Side;

use super::{Flow, QuestionKind, Run, Stop};
use crate::action::Action;
use crate::event::Event;
use crate::map::Area;
use crate::setup::ai_deck;
use crate::state::Ending;
use crate::tiles::FaceId;
use crate::values::{Equipment, Family, Kind, MissionId};

impl Run<'_> {
    /// Lays the first tiles and places the COGs on them (GOW-3.7, GOW-3.8).
    pub fn set_up(&mut self) -> Flow {
        if self.is_on_physical_table() {
            self.state.put_cogs_on_table();
            return Ok(());
        }
        match self.state.mission {
            MissionId::Emergence => {
                self.build_level(1, None)?;
                self.seal_far_holes();
            }
            MissionId::ChinaShop | MissionId::Belly | MissionId::Hive | MissionId::Horde => {
                self.build_level(1, None)?;
            }
            MissionId::Roadblocks => self.lay_block(None)?,
            MissionId::Scattered => {
                self.build_level(1, None)?;
                self.build_level(2, None)?;
            }
        }
        self.place_cogs();
        Ok(())
    }

    /// Checks the goal of the stage (GOW-1.6).
    pub fn check_goal(&mut self) -> Flow {
        if self.state.ending.is_some() {
            return Err(Stop::Over);
        }
        match self.state.mission {
            MissionId::Emergence => self.check_emergence(),
            MissionId::ChinaShop => self.check_china(),
            MissionId::Belly => Ok(()),
            MissionId::Roadblocks => self.check_roadblocks(),
            MissionId::Scattered => self.check_scattered(),
            MissionId::Hive => self.check_hive(),
            MissionId::Horde => self.check_horde(),
        }
    }

    /// Ends the game once the goal of the last stage has been met (GOW-1.3).
    pub fn win(&mut self) -> Flow {
        self.state.ending = Some(Ending::Mission);
        self.emit(Event::Over);
        Err(Stop::Over)
    }

    /// Begins the back of a stage, unless another chapter is open, in which case it is narrated there.
    pub fn begin_back(&mut self) {
        if Event::end_of_chapter(&self.events).is_none() {
            self.emit(Event::BackBegan);
        }
    }

    /// Begins the back of the current stage, and then the given stage.
    pub fn begin_stage(&mut self, stage: u8) {
        self.begin_back();
        self.state.stage = stage;
        self.emit(Event::StageBegan { stage });
    }

    /// Ends the back of a stage.
    pub fn end_back(&mut self) {
        let end = Event::end_of_chapter(&self.events).filter(|end| *end == Event::BackEnded);
        self.events.extend(end);
    }

    /// Rebuilds the AI deck for the current enemies. Discarded cards are included, but the card being resolved is not
    /// (GOW-17.22, GOW-17.27).
    pub fn renew_ai(&mut self) -> Flow {
        let mission = self.values.mission(self.state.mission);
        let mut cards = ai_deck(self.values, mission, &self.state.enemies);
        cards.retain(|number| Some(*number) != self.step.card);
        self.state.chances.shuffle("ai", &mut cards)?;
        self.state.decks.ai.cards = cards;
        self.state.decks.ai.discards.clear();
        self.step.renewed = true;
        self.emit(Event::Shuffled { deck: "ai".to_owned() });
        Ok(())
    }

    /// Adds the enemies for the later stages.
    pub fn bring_later_enemies(&mut self) {
        if let Some(later) = self.values.mission(self.state.mission).later {
            self.state.enemies = later;
        }
    }

    /// True if figures can be spawned in this stage (GOW-17.4).
    pub fn may_spawn(&self) -> bool {
        self.state.mission != MissionId::Emergence || self.state.stage != 2
    }

    /// True if no figures of this kind are spawned in this stage (GOW-17.17).
    pub fn is_barred(&self, kind: Kind) -> bool {
        let is_kantus = self.values.enemy(kind).figure == Family::Kantus;
        self.state.mission == MissionId::Hive && self.state.stage == 2 && is_kantus
    }

    /// Handles the card of a tile after its use: the card stays (GOW-17.2), is turned face down (GOW-17.18), or is
    /// discarded.
    pub fn use_up(&mut self, face: FaceId, equipment: Equipment) {
        let is_kept = match self.state.mission {
            MissionId::Emergence => self.state.stage == 1 && face.to_string() == "12A",
            MissionId::ChinaShop
            | MissionId::Belly
            | MissionId::Roadblocks
            | MissionId::Scattered
            | MissionId::Hive
            | MissionId::Horde => false,
        };
        if is_kept || equipment == Equipment::Junker {
            return;
        }
        self.state.locations.retain(|other| *other != face);
        let returns = matches!(equipment, Equipment::Ammo | Equipment::Grenade);
        if self.state.mission == MissionId::Horde && returns {
            self.state.down.push(face);
            self.state.down.sort_unstable();
        }
    }

    /// Gets one side's answer to a mission's question; for a COG out of the game, the first line is taken.
    pub fn ask_mission_question(&mut self, side: Side, lines: Vec<Action>) -> Flow<Option<Action>> {
        if self.state.cog(side).gone {
            return Ok(lines.into_iter().next());
        }
        self.ask(side, QuestionKind::Own, lines)
    }

    /// Spawns one figure per player on empty areas of a tile, or on any of its areas if none is empty (GOW-17.10,
    /// GOW-17.14).
    pub fn spawn_for_each(&mut self, kind: Kind, face: FaceId, line: impl Fn(Area) -> Action) -> Flow {
        for side in self.state.sides().iter() {
            if self.spawned_kind(Some(kind)).is_none() {
                return Ok(());
            }
            let areas = self.empty_areas(face);
            let lines: Vec<Action> = areas.iter().map(|area| line(*area)).collect();
            let answer = self.ask_mission_question(side, lines.clone())?;
            let place = lines.iter().position(|line| Some(line) == answer.as_ref());
            if let Some(area) = place.and_then(|place| areas.get(place)) {
                self.spawn(Some(kind), *area)?;
            }
        }
        Ok(())
    }

    /// The areas of a tile without figures, or all of its areas if none is empty.
    pub fn empty_areas(&self, face: FaceId) -> Vec<Area> {
        let all: Vec<Area> =
            self.state.map.geometry().areas().iter().copied().filter(|area| area.face == face).collect();
        let empty: Vec<Area> = all.iter().copied().filter(|area| self.state.is_area_empty(*area)).collect();
        if empty.is_empty() { all } else { empty }
    }

    /// True if all COGs still in the game are standing, and are in areas that satisfy a condition (GOW-17.26).
    pub fn are_all_standing_at(&self, is_goal: impl Fn(Area) -> bool) -> bool {
        let playing = self.state.sides_in_game();
        let stands = |side: Side| {
            let cog = self.state.cog(side);
            cog.is_standing() && cog.area().is_some_and(&is_goal)
        };
        !playing.is_empty() && playing.iter().all(stands)
    }
}
