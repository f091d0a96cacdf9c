//! Spawning figures (GOW-2.5, GOW-13.11), and the other steps around the Activation.

use toml::Table;

use crate::locust::number;
use crate::map::Area;
use crate::sim::{R, Sim, Stop, enemy};
use crate::state::{Figure, read_enemies};
use crate::values::{KINDS, kind_index, values, word};

impl Sim {
    pub fn run_spawn_step(&mut self, step: &Table, figure: Option<Figure>) -> R<()> {
        let (what, n) = (word(step, "what"), number(step, "n", 1));
        let own = match what {
            "A" | "B" | "C" => self.s.enemies[usize::from(what.as_bytes()[0] - b'A')],
            _ => {
                let mut own = self.s.enemies.iter().flatten().copied();
                Some(own.find(|own| values().enemies[usize::from(*own)].family == what).unwrap_or(kind_index(what)))
            }
        };
        let mut at = word(step, "at");
        let is_moved = own.is_some_and(|own| ["drone", "boomer"].contains(&KINDS[usize::from(own)]));
        if self.s.mission == "roadblocks" && self.s.stage == 2 && is_moved && at.starts_with("hole") {
            at = "exit";
        }
        let you = if at == "exit" || at == "hole-self" { Some(self.s.turn.side) } else { self.find_you()? };
        let Some(you) = you else { return Ok(()) };
        let from = self.s.cogs[you].at.0;
        let holes: Vec<Area> = self.holes().into_iter().filter(|area| self.is_near(*area)).collect();
        let areas = match at {
            "exit" => vec![self.find_exit(from)?],
            "you" => vec![from],
            "holes" => {
                holes.into_iter().filter(|area| self.distance(from, *area) <= number(step, "within", 0)).collect()
            }
            _ => {
                let from = figure.filter(|_| at == "hole-self").map_or(from, |own| self.figure_place(own).0);
                let least = holes.iter().map(|area| self.distance(from, *area)).min();
                let near: Vec<Area> =
                    holes.into_iter().filter(|area| Some(self.distance(from, *area)) == least).collect();
                if near.is_empty() { Vec::new() } else { vec![self.ask_tied_area("hole", near)?] }
            }
        };
        for area in areas {
            for _ in 0..n {
                let new = self.spawn_slot(own, area)?;
                if let (Some(new), Some(_)) = (new, step.get("then")) {
                    self.begin_actions(new);
                    self.strike(new, you, 0, false)?;
                }
            }
        }
        Ok(())
    }

    /// The map exit nearest to an area (GOW-6.9).
    pub fn find_exit(&mut self, from: Area) -> R<Area> {
        let all: Vec<Area> = self.exit_areas().into_iter().filter(|area| self.is_near(*area)).collect();
        let least = all.iter().map(|area| self.distance(from, *area)).min();
        let near = all.into_iter().filter(|area| Some(self.distance(from, *area)) == least).collect();
        self.ask_tied_area("exit", near)
    }

    pub fn has_figure(&self, own: u8) -> bool {
        let figure = &values().enemies[usize::from(own)].figure;
        if self.s.mission == "hive" && self.s.stage == 2 && figure == "kantus" {
            return false;
        }
        let all = match figure.as_str() {
            "berserker" => 1,
            "wretch" | "drone" | "ticker" => 6,
            _ => 3,
        };
        self.s.locusts.keys().filter(|it| enemy(**it).figure == *figure).count() < all
    }

    pub fn spawn(&mut self, own: u8, area: Area) -> R<Option<Figure>> {
        self.spawn_slot(Some(own), area)
    }

    pub fn spawn_slot(&mut self, own: Option<u8>, area: Area) -> R<Option<Figure>> {
        if self.s.mission == "emergence" && self.s.stage == 2 {
            return Ok(None);
        }
        if self.s.mission == "hive" && self.s.stage == 2 && own.is_some_and(|own| Self::family((own, 0)) == 5) {
            return Ok(None);
        }
        let Some(kind) = self.available_kind(own) else { return Ok(None) };
        let number = (1..).find(|number| !self.s.locusts.contains_key(&(kind, *number))).unwrap();
        self.place_figure((kind, number), area)?;
        Ok(Some((kind, number)))
    }

    /// The given kind or, if no figure of it is available, the strongest kind that is (GOW-2.5).
    pub fn available_kind(&self, own: Option<u8>) -> Option<u8> {
        let others = self.s.enemies.iter().rev().flatten().copied();
        own.into_iter().chain(others).find(|own| self.has_figure(*own))
    }

    pub fn place_figure(&mut self, figure: Figure, area: Area) -> R<()> {
        self.s.locusts.insert(figure, crate::state::Locust { at: (area, 0), marker: None, turned: false });
        self.take_cover(figure)
    }

    pub fn heal_skorge(&mut self) {
        let own = self.s.locusts.keys().copied().find(|own| KINDS[usize::from(own.0)] == "skorge");
        if let Some(own) = own.filter(|own| !self.busy.contains(own)) {
            self.heal(own);
        }
    }

    pub fn win(&mut self) -> R<()> {
        self.s.over = Some("won mission".to_owned());
        Err(Stop::Over)
    }

    pub fn add_later_enemies(&mut self) {
        let table = crate::state::mission_table(&self.s.mission);
        self.s.enemies = read_enemies(table["later"].as_table().unwrap());
    }

    pub fn is_family(figure: Figure, family: &str) -> bool {
        enemy(figure).family == family
    }

    pub fn fail_unread<T>(words: &str) -> R<T> {
        Err(Stop::Unread(words.to_owned()))
    }
}
