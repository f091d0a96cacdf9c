//! Goals, exploring and the backs of stages (GOW-12, GOW-17).

use std::collections::BTreeSet;

use crate::map::{Area, Tile, area_name, gate_area, read_place};
use crate::sim::{R, Sim, Stop};
use crate::state::{Cog, Figure, letter, mission_table, parse_side, read_enemies};
use crate::values::{KINDS, find_face, kind_index, tables, values, weapon_index};

impl Sim {
    pub fn exit_areas(&self) -> BTreeSet<Area> {
        self.s.doors.iter().chain(&self.s.exits).map(|face| gate_area(*face, 1)).collect()
    }

    fn last_face(&self, level: u8) -> Option<u8> {
        self.s.tiles.iter().rev().find(|tile| tile.level == level).map(|tile| tile.face)
    }

    fn figures(&self, name: &str) -> Vec<Figure> {
        self.s.locusts.keys().copied().filter(|own| KINDS[usize::from(own.0)] == name).collect()
    }

    pub fn refresh_goals(&mut self) -> R<()> {
        if self.s.cogs.iter().all(|cog| cog.bleeding || cog.gone) {
            self.s.over = Some("lost all-bleeding".to_owned());
            return Err(Stop::Over);
        }
        let none = self.s.locusts.is_empty();
        match (self.s.mission.as_str(), self.s.stage) {
            ("emergence", 1) if self.holes().is_empty() => self.end_first_emergence(),
            ("emergence", 2) if none => self.win(),
            ("china-shop", 3) if self.figures("berserker").is_empty() => self.win(),
            ("hive", 2) if self.figures("skorge").is_empty() => self.win(),
            ("horde", 6) if none => self.win(),
            ("horde", _) if none => self.start_next_wave(),
            ("roadblocks", 1) if self.s.levels[0].is_empty() => {
                let last = self.last_face(1);
                let is_there = self.s.cogs.iter().any(|cog| !cog.gone && Some((cog.at.0 / 32) as u8) == last);
                if is_there { self.open_roadblock(last.unwrap()) } else { Ok(()) }
            }
            ("roadblocks", 2) => {
                let ends: Vec<Area> =
                    [2, 3].iter().filter_map(|level| self.last_face(*level)).map(|face| gate_area(face, 1)).collect();
                let mut cogs = self.s.cogs.iter().filter(|cog| !cog.gone);
                if cogs.all(|cog| !cog.bleeding && ends.contains(&cog.at.0)) { self.win() } else { Ok(()) }
            }
            ("scattered", 3) => {
                let last = u16::from(find_face("17B"));
                let mut cogs = self.s.cogs.iter().filter(|cog| !cog.gone);
                let all = cogs.all(|cog| !cog.bleeding && cog.at.0 / 32 == last);
                if all && self.figures("grinder").is_empty() { self.win() } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    /// Carries out the back of stage 1 of Emergence (GOW-17.3).
    fn end_first_emergence(&mut self) -> R<()> {
        let wave = &tables(mission_table("emergence").get("wave"))[self.s.cogs.len() - 1];
        let from = self.s.cogs[self.s.turn.side].at.0;
        let exit = self.find_exit(from)?;
        for slot in ["C", "B", "A"] {
            for _ in 0..wave.get(slot).map_or(0, |n| n.as_integer().unwrap()) {
                self.spawn_slot(self.s.enemies[usize::from(slot.as_bytes()[0] - b'A')], exit)?;
            }
        }
        self.s.stage = 2;
        for (name, n) in [("wretch", 2), ("drone", 1)] {
            for figure in self.figures(name) {
                self.begin_actions(figure);
                let area = self.figure_place(figure).0;
                let near = self.nearest_cogs(area, &self.standing_sides());
                let side = self.ask_tied_side("target", near)?;
                let goal = self.s.cogs[side].at.0;
                self.walk(figure, goal, n, 0, false)?;
            }
        }
        self.refresh_goals()
    }

    pub fn ai_cards(&self) -> Vec<u8> {
        let family = |own: &u8| values().enemies[usize::from(*own)].family.clone();
        let families: BTreeSet<String> = self.s.enemies.iter().flatten().map(family).collect();
        let general = mission_table(&self.s.mission)["general"].as_array().unwrap();
        let mut cards: Vec<u8> = general.iter().map(|n| n.as_integer().unwrap() as u8).collect();
        cards.extend(values().ai.iter().filter(|(_, card)| families.contains(&card.family)).map(|(number, _)| *number));
        cards.sort_unstable();
        cards
    }

    /// Rebuilds the AI deck for new enemies; the card being resolved is left out.
    fn renew_ai(&mut self, resolved: Option<u8>) {
        let cards = self.ai_cards().into_iter().filter(|card| Some(*card) != resolved).collect();
        self.s.ai_discards.clear();
        self.s.ai = self.s.shuffle("ai", cards);
    }

    fn card_being_resolved(&self) -> Option<u8> {
        let enemies = self.s.enemies;
        let all = self.ai_cards();
        debug_assert_eq!(enemies, self.s.enemies);
        all.into_iter().find(|card| !self.s.ai.contains(card) && !self.s.ai_discards.contains(card))
    }

    fn start_next_wave(&mut self) -> R<()> {
        let resolved = self.card_being_resolved();
        let wave = &tables(mission_table("horde").get("waves"))[usize::from(self.s.stage) - 1];
        let seals = std::mem::take(&mut self.s.seals);
        drop(seals);
        if self.s.stage < 5 {
            self.s.locations.values_mut().for_each(|up| *up = true);
        }
        self.s.enemies = read_enemies(wave["enemies"].as_table().unwrap());
        self.renew_ai(resolved);
        self.s.stage += 1;
        let figures = wave["figures"].as_array().unwrap()[self.s.cogs.len() - 1].as_table().unwrap().clone();
        let holes: Vec<Area> = self.holes().into_iter().collect();
        let mut counts = vec![0; holes.len()];
        for own in self.s.enemies.into_iter().rev().flatten() {
            for _ in 0..figures.get(KINDS[usize::from(own)]).map_or(0, |n| n.as_integer().unwrap()) {
                let Some(least) = counts.iter().min().copied() else { break };
                let few = holes.iter().zip(&counts).filter(|(_, n)| **n == least).map(|(area, _)| *area).collect();
                let area = self.ask_tied_area("hole", few)?;
                counts[holes.iter().position(|own| *own == area).unwrap()] += 1;
                self.spawn(own, area)?;
            }
        }
        if self.s.stage == 6 {
            self.give_hammer()?;
        }
        self.refresh_goals()
    }

    /// Asks who gets the Hammer of Dawn (GOW-17.20).
    fn give_hammer(&mut self) -> R<()> {
        let cogs = self.s.cogs.iter().enumerate().filter(|(_, cog)| !cog.gone);
        let lines = cogs.map(|(own, _)| format!("hammer {}", letter(own))).collect();
        let own = parse_side(&self.ask(self.s.turn.side, lines)?[7..]);
        let hammer = weapon_index("hammer");
        if !self.has_room(own, Some(hammer)) {
            let names = self.s.cogs[own].weapons.keys().map(|id| &values().weapons[usize::from(*id)].id);
            let lines = names.filter(|id| *id != "bolo").map(|id| format!("drop {id}")).collect();
            let answer = self.ask(own, lines)?;
            self.drop_weapon(own, weapon_index(&answer[5..]));
        }
        self.gain_weapon(own, hammer, 2);
        Ok(())
    }

    /// Carries out the back of stage 1 of Roadblocks (GOW-17.11).
    fn open_roadblock(&mut self, last: u8) -> R<()> {
        let resolved = self.card_being_resolved();
        self.s.stage = 2;
        self.s.exits.remove(&last);
        self.s.doors.insert(last);
        let lines = self.s.locked.iter().map(|level| format!("unlock {level}")).collect();
        let level = self.ask(self.s.turn.side, lines)?[7..].parse().unwrap();
        self.s.locked.remove(&level);
        self.add_later_enemies();
        self.renew_ai(resolved);
        self.refresh_goals()
    }

    /// Triggers the effects of COGs that enter an area.
    pub fn enter_area(&mut self, _sides: &[usize], area: Area) -> R<()> {
        let is_exit = self.s.mission == "roadblocks" && self.s.stage == 1 && self.exit_areas().contains(&area);
        if is_exit && !self.s.levels[0].is_empty() {
            let from = (area / 32) as u8;
            let face = self.s.levels[0].remove(0);
            let to = self.s.tiles.iter().find(|tile| tile.face == from).unwrap().gate(1);
            let tile = Tile::join_to(face, 0, to, 1, 1);
            if self.s.tiles.iter().any(|own| own.overlaps(&tile)) {
                return Self::fail_unread("overlap in Roadblocks");
            }
            self.s.tiles.push(tile);
            self.s.joins.push(((from, 1), (face, 0)));
            self.s.exits = BTreeSet::from([face]);
            self.s.survey();
            self.place_location(face);
            self.ask_each_player_to_spawn("ticker", kind_index("ticker"), face)?;
        }
        self.refresh_goals()
    }

    /// Lets each player spawn a figure on an empty area of a tile.
    fn ask_each_player_to_spawn(&mut self, verb: &str, own: u8, face: u8) -> R<()> {
        for side in 0..self.s.cogs.len() {
            if self.available_kind(Some(own)).is_none() {
                return Ok(());
            }
            let map = self.s.map();
            let all: Vec<Area> = map.open.keys().copied().filter(|area| area / 32 == u16::from(face)).collect();
            let empty = |area: &Area| {
                self.s.cogs.iter().all(|cog| cog.at.0 != *area) && self.s.locusts.values().all(|it| it.at.0 != *area)
            };
            let mut areas: Vec<Area> = all.iter().copied().filter(empty).collect();
            if areas.is_empty() {
                areas = all;
            }
            let answer = self.ask(side, areas.iter().map(|area| format!("{verb} {}", area_name(*area))).collect())?;
            self.spawn(own, read_place(&answer[verb.len() + 1..]).0)?;
        }
        Ok(())
    }

    pub fn place_location(&mut self, face: u8) {
        if values().locations[&values().faces[usize::from(face)].name].get("equipment").is_some() {
            self.s.locations.insert(face, true);
        }
    }

    /// Checks the goal of China Shop when the Berserker enters an area (GOW-17.6).
    pub fn check_berserker_goal(&mut self, figure: Figure, area: Area) -> R<()> {
        let is_goal = self.s.mission == "china-shop" && self.s.stage < 3 && KINDS[usize::from(figure.0)] == "berserker";
        if is_goal && let Some(face) = self.last_face(self.s.stage).filter(|face| gate_area(*face, 1) == area) {
            self.s.stage += 1;
            self.s.locked.remove(&self.s.stage);
            self.build_level(self.s.stage, face)?;
        }
        Ok(())
    }

    pub fn handle_equipment_use(&mut self, face: u8) -> R<()> {
        if self.s.mission == "belly" && self.s.stage == 1 && face == find_face("13B") {
            self.renew_ai(None);
            self.s.stage = 2;
            for side in 0..self.s.cogs.len() {
                let holes: Vec<Area> = self.holes().into_iter().filter(|area| area / 32 == u16::from(face)).collect();
                if holes.is_empty() {
                    break;
                }
                let answer = self.ask(side, holes.iter().map(|area| format!("hole {}", area_name(*area))).collect())?;
                self.spawn_slot(self.s.enemies[1], read_place(&answer[5..]).0)?;
            }
        }
        Ok(())
    }

    /// The level behind a door; 0 if opening the door is the goal of the mission.
    fn level_behind(&self, area: Area) -> Option<(u8, u8)> {
        let face = *self.s.doors.iter().find(|face| gate_area(**face, 1) == area)?;
        let left = |level: u8| {
            let deck = self.s.levels.get(usize::from(level) - 1);
            deck.is_some_and(|deck| !deck.is_empty()) && !self.s.locked.contains(&level)
        };
        let lowest = || {
            let deck = |level: &u8| self.s.levels.get(usize::from(*level) - 1).is_some_and(|deck| !deck.is_empty());
            (1..=4).find(deck).filter(|level| left(*level))
        };
        let level = match (self.s.mission.as_str(), self.s.stage) {
            ("belly", _) if self.s.tiles[0].face == face => Some(3).filter(|level| left(*level)),
            ("belly", _) => Some(2).filter(|level| left(*level)),
            ("roadblocks", _) => [2, 3].into_iter().find(|level| left(*level)),
            ("scattered", stage) if stage < 3 => (self.last_face(stage) == Some(face)).then_some(0),
            ("scattered", _) => None,
            ("hive", 1) => lowest().or_else(|| (self.last_face(3) == Some(face)).then_some(0)),
            _ => lowest(),
        };
        level.map(|level| (level, face))
    }

    pub fn can_explore(&self, side: usize) -> bool {
        self.level_behind(self.s.cogs[side].at.0).is_some()
    }

    pub fn explore(&mut self, side: usize) -> R<()> {
        let (level, face) = self.level_behind(self.s.cogs[side].at.0).unwrap();
        if level > 0 {
            return self.build_level(level, face);
        }
        let stage = self.s.stage;
        self.s.stage += 1;
        match (self.s.mission.as_str(), stage) {
            ("scattered", 1) => self.build_level(3, face),
            ("scattered", _) => {
                self.lay_last_tile(face);
                let open = self.s.doors.iter().find(|door| **door != face).copied();
                self.s.doors = open.into_iter().chain([find_face("17B")]).collect();
                self.s.levels[3].clear();
                self.remove_kind("boomer");
                self.add_later_enemies();
                self.s.links.extend(open.map(|open| (gate_area(open, 1), gate_area(find_face("17B"), 1))));
                self.s.survey();
                self.ask_each_player_to_spawn("grinder", kind_index("grinder"), find_face("17B"))
            }
            _ => {
                self.lay_last_tile(face);
                self.s.exits.insert(find_face("17B"));
                self.remove_kind("kantus");
                self.add_later_enemies();
                self.s.survey();
                let area = self.s.map().equipment[&find_face("17B")];
                self.place_figure((kind_index("skorge"), 1), area)
            }
        }
    }

    /// Lays 17B behind a door, without equipment or spawned figures.
    fn lay_last_tile(&mut self, from: u8) {
        let old = self.s.tiles.iter().find(|tile| tile.face == from).unwrap().clone();
        let face = find_face("17B");
        let level = 4;
        let tile = Tile::join_to(face, 0, old.gate(1), old.sheet, level);
        self.s.doors.remove(&from);
        if self.s.tiles.iter().any(|own| own.overlaps(&tile)) {
            let sheet = self.s.tiles.iter().map(|tile| tile.sheet).max().unwrap_or(0) + 1;
            self.s.tiles.push(Tile { face, at: (0, 0), turn: 0, sheet, level });
            self.s.links.push((gate_area(from, 1), gate_area(face, 0)));
        } else {
            self.s.tiles.push(tile);
            self.s.joins.push(((from, 1), (face, 0)));
        }
        self.s.survey();
    }

    /// Removes all figures of a kind from the map (GOW-17.21).
    fn remove_kind(&mut self, name: &str) {
        for figure in self.figures(name) {
            self.heal(figure);
            self.s.locusts.remove(&figure);
        }
    }

    fn build_level(&mut self, level: u8, from: u8) -> R<()> {
        let name = format!("level{level}");
        let sheet = self.s.tiles.iter().find(|tile| tile.face == from).unwrap().sheet;
        let mut deck = std::mem::take(&mut self.s.levels[usize::from(level) - 1]);
        let mut laid = None;
        for attempt in 0..24 {
            if attempt > 0 {
                deck = self.s.shuffle(&name, deck);
            }
            let mut tiles = self.s.tiles.clone();
            let mut last = from;
            let fits = deck.iter().all(|face| {
                let to = tiles.iter().find(|tile| tile.face == last).unwrap().gate(1);
                let tile = Tile::join_to(*face, 0, to, sheet, level);
                let is_free = !tiles.iter().any(|own| own.overlaps(&tile));
                tiles.push(tile);
                last = *face;
                is_free
            });
            if fits {
                laid = Some(tiles);
                break;
            }
        }
        let is_own_sheet = laid.is_none();
        self.s.tiles = laid.unwrap_or_else(|| self.lay_on_own_sheet(&deck, level));
        let mut last = from;
        for face in &deck {
            if last == from && is_own_sheet {
                self.s.links.push((gate_area(from, 1), gate_area(*face, 0)));
            } else {
                self.s.joins.push(((last, 1), (*face, 0)));
            }
            last = *face;
        }
        self.s.doors.remove(&from);
        self.s.exits.remove(&from);
        let is_end = match self.s.mission.as_str() {
            "roadblocks" | "hive" | "scattered" => false,
            _ => self.s.levels.iter().all(Vec::is_empty),
        };
        if self.s.mission != "belly" || level == 3 {
            let ends = if is_end { &mut self.s.exits } else { &mut self.s.doors };
            ends.insert(last);
        }
        self.s.survey();
        let is_near = |own: &&Cog| self.s.mission != "scattered" || self.s.map().sheet[&own.at.0] == sheet;
        let people = self.s.cogs.iter().filter(is_near).count();
        for face in deck {
            self.place_location(face);
            self.spawn_row(face, people)?;
        }
        Ok(())
    }

    /// Lays a level on a sheet of its own (GOW-6.8).
    fn lay_on_own_sheet(&self, deck: &[u8], level: u8) -> Vec<Tile> {
        let mut tiles = self.s.tiles.clone();
        let sheet = tiles.iter().map(|tile| tile.sheet).max().unwrap_or(0) + 1;
        for face in deck {
            let last = tiles.last().unwrap();
            let tile = if last.sheet == sheet {
                Tile::join_to(*face, 0, last.gate(1), sheet, level)
            } else {
                Tile { face: *face, at: (0, 0), turn: 0, sheet, level }
            };
            tiles.push(tile);
        }
        tiles
    }

    /// Spawns the figures in the row of a Location card for this number of players (GOW-12.3).
    pub fn spawn_row(&mut self, face: u8, people: usize) -> R<()> {
        let rows = values().locations[&values().faces[usize::from(face)].name]["spawns"].as_array().unwrap();
        let mut row: Vec<u8> = rows[people - 1].as_str().unwrap().bytes().collect();
        row.sort_unstable();
        let holes: Vec<Area> =
            self.s.map().printed.iter().copied().filter(|area| area / 32 == u16::from(face)).collect();
        for hole in holes {
            for slot in row.iter().rev() {
                self.spawn_slot(self.s.enemies[usize::from(slot - b'A')], hole)?;
            }
        }
        Ok(())
    }
}
