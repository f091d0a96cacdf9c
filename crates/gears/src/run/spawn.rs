//! Figures that appear, and building a level (GOW-2.5, GOW-2.6, GOW-6.7, GOW-6.8, GOW-12.3, GOW-13.11).

use super::{Flow, Run};
use crate::action::Action;
use crate::event::Event;
use crate::map::{Area, Map, Opening, Tile};
use crate::state::{Figure, Locust};
use crate::tiles::FaceId;
use crate::values::{Kind, Slot};

/// Attempts to lay a level before it gets a sheet of its own (GOW-6.8).
const ATTEMPTS: usize = 24;

impl Run<'_> {
    /// A figure of the kind is left (GOW-2.4).
    fn is_left(&self, kind: Kind) -> bool {
        let family = self.values.enemy(kind).figure;
        let used = self.state.locusts.iter().filter(|it| self.values.enemy(it.figure.kind).figure == family).count();
        used < usize::from(self.values.figures[family as usize])
    }

    /// The kind that is spawned: the one that is meant, else the strongest that is left (GOW-2.5, GOW-2.6).
    fn spawned_kind(&self, kind: Option<Kind>) -> Option<Kind> {
        let slots = self.state.enemies.iter().rev().flatten().copied();
        kind.into_iter().chain(slots).find(|kind| self.is_left(*kind))
    }

    /// Puts one figure into an area, then into cover (GOW-13.11). Returns it.
    pub fn spawn(&mut self, kind: Option<Kind>, area: Area) -> Flow<Option<Figure>> {
        let Some(kind) = self.spawned_kind(kind).filter(|_| self.may_spawn()) else { return Ok(None) };
        let is_free = |number: &u8| self.state.locust(Figure { kind, number: *number }).is_none();
        let Some(number) = (1..=u8::MAX).find(is_free) else { return Ok(None) };
        let figure = Figure { kind, number };
        self.state.locusts.push(Locust { figure, at: area.open(), marker: None, turned: false });
        self.state.locusts.sort_by_key(|locust| locust.figure);
        self.tell(Event::Spawned { figure, at: area.open() });
        self.take_cover(figure)?;
        Ok(Some(figure))
    }

    /// The kind in a slot.
    pub fn in_slot(&self, slot: Slot) -> Option<Kind> {
        self.state.enemies[slot as usize]
    }

    /// Builds a level: its tiles, then the figures card by card (GOW-3.7, GOW-12.3).
    pub fn build_level(&mut self, level: u8) -> Flow {
        let place = usize::from(level) - 1;
        let mut cards = std::mem::take(&mut self.state.decks.levels[place]);
        let mut map = self.lay(&cards, level, false);
        for _ in 1..ATTEMPTS {
            if map.is_some() {
                break;
            }
            self.state.chances.shuffle(&format!("level{level}"), &mut cards)?;
            map = self.lay(&cards, level, false);
        }
        let map = map.or_else(|| self.lay(&cards, level, true));
        self.state.map = map.unwrap_or_default();
        self.state.map.survey(&self.values.tiles);
        for face in &cards {
            self.settle_tile(*face)?;
        }
        self.state.doors.extend(cards.last());
        Ok(())
    }

    /// The map with the tiles of a level; `None` if two overlap and none may begin another sheet.
    fn lay(&self, cards: &[FaceId], level: u8, may_part: bool) -> Option<Map> {
        let faces = &self.values.tiles;
        let mut map = self.state.map.clone();
        for face in cards {
            let own = Opening { face: *face, is_exit: false };
            let last = map.tiles.last().map(|tile| Opening { face: tile.face, is_exit: true });
            let Some(last) = last else {
                map.tiles.push(Tile { face: *face, at: (0, 0), turn: 0, sheet: 1, level });
                continue;
            };
            let tile = map.fitting(faces, own, last, level)?;
            if map.has_room(faces, &tile) {
                map.tiles.push(tile);
                map.joins.push((last, own));
            } else if may_part {
                let sheet = map.tiles.iter().map(|tile| tile.sheet).max().unwrap_or(0) + 1;
                map.tiles.push(Tile { face: *face, at: (0, 0), turn: 0, sheet, level });
                map.links.extend(map.area_at(faces, last).zip(map.area_at(faces, own)));
            } else {
                return None;
            }
        }
        Some(map)
    }

    /// The figures and the equipment of a Location card.
    fn settle_tile(&mut self, face: FaceId) -> Flow {
        let location = self.values.location(face);
        let mut row = location.spawns[self.state.cogs.len() - 1].clone();
        row.sort_unstable_by(|one, other| other.cmp(one));
        let holes = self.state.map.geometry().holes().iter().filter(|area| area.face == face);
        for hole in holes.copied().collect::<Vec<_>>() {
            for slot in &row {
                self.spawn(self.in_slot(*slot), hole)?;
            }
        }
        if location.equipment.is_some() {
            self.state.locations.push(face);
        }
        Ok(())
    }

    /// The open hole nearest to an area (GOW-13.11).
    pub fn nearest_hole(&mut self, from: Area) -> Flow<Option<Area>> {
        let geometry = self.state.map.geometry();
        let holes = self.state.holes();
        let least = holes.iter().map(|hole| geometry.distance(*hole, from)).min();
        let nearest: Vec<Area> =
            holes.into_iter().filter(|hole| Some(geometry.distance(*hole, from)) == least).collect();
        self.choose(&nearest, |hole| Action::Hole(*hole))
    }

    /// The map exit: the area whose exit has a door; of several the one nearer to the active player (GOW-6.9).
    pub fn map_exit(&mut self) -> Flow<Option<Area>> {
        let faces = &self.values.tiles;
        let exits = self.state.doors.iter().map(|face| Opening { face: *face, is_exit: true });
        let mut exits: Vec<Area> = exits.filter_map(|exit| self.state.map.area_at(faces, exit)).collect();
        exits.sort_unstable();
        if let Some(from) = self.state.cog(self.active()).area() {
            let geometry = self.state.map.geometry();
            let least = exits.iter().map(|exit| geometry.distance(from, *exit)).min();
            exits.retain(|exit| Some(geometry.distance(from, *exit)) == least);
        }
        self.choose(&exits, |area| Action::Exit(*area))
    }
}
