//! Building levels: laying their tiles, and the effects of the Location cards (GOW-6.5 to GOW-6.8, GOW-12.2, GOW-12.3).

use super::{Flow, Run};
use crate::event::Event;
use crate::map::{Area, Map, Opening, Tile};
use crate::tiles::FaceId;
use crate::values::MissionId;

/// Number of attempts at laying a level before the level is laid on a separate sheet (GOW-6.8).
const MAX_LAYING_ATTEMPTS: usize = 24;

/// Parameters for laying the tiles of a level.
#[derive(Debug, Clone, Copy)]
struct LayoutPlan {
    level: u8,
    /// The opening that the next tile has to meet; `None` if the tile begins a map.
    from: Option<Opening>,
    /// True if a tile that would overlap may begin another sheet. If `parts` is set, the next tile always begins one.
    may_part: bool,
    parts: bool,
}

fn exit(face: FaceId) -> Opening {
    Opening { face, is_exit: true }
}

fn entrance(face: FaceId) -> Opening {
    Opening { face, is_exit: false }
}

impl Run<'_> {
    /// Builds a level, behind a door if one is given: the tiles, the figures, and the door or map exit at the last
    /// tile.
    pub fn build_level(&mut self, level: u8, door: Option<FaceId>) -> Flow {
        let cards = self.lay(level, usize::MAX, door)?;
        self.release_berserker()?;
        let players = self.players_on_map(level);
        for face in &cards {
            self.settle_tile(*face, players)?;
        }
        if let Some(last) = cards.last() {
            self.close_level(level, *last);
        }
        Ok(())
    }

    /// Lays a number of a level's cards, in the order of the deck. Returns their faces.
    pub fn lay(&mut self, level: u8, number: usize, door: Option<FaceId>) -> Flow<Vec<FaceId>> {
        let Some(deck) = self.state.decks.levels.get_mut(usize::from(level) - 1) else { return Ok(Vec::new()) };
        let mut cards = std::mem::take(deck);
        let number = number.min(cards.len());
        let plan = LayoutPlan { level, from: door.map(exit), may_part: false, parts: false };
        let mut map = self.lay_cards(&cards[..number], plan);
        for _ in 1..MAX_LAYING_ATTEMPTS {
            if map.is_some() {
                break;
            }
            self.state.chances.shuffle(&format!("level{level}"), &mut cards)?;
            map = self.lay_cards(&cards[..number], plan);
        }
        let parts = LayoutPlan { may_part: true, parts: true, ..plan };
        if let Some(map) = map.or_else(|| self.lay_cards(&cards[..number], parts)) {
            self.state.map = map;
            self.state.map.survey(&self.values.tiles);
        }
        self.state.decks.levels[usize::from(level) - 1] = cards.split_off(number);
        self.emit(Event::Explored { level });
        Ok(cards)
    }

    /// The map with the cards laid; `None` if two tiles overlap and the plan does not allow another sheet.
    fn lay_cards(&self, cards: &[FaceId], plan: LayoutPlan) -> Option<Map> {
        let mut map = self.state.map.clone();
        let turns_first = self.state.mission == MissionId::Belly && plan.level == 1;
        let begin = usize::from(turns_first && cards.len() > 1);
        let mut plan = plan;
        for face in &cards[begin..] {
            self.lay_tile(&mut map, *face, plan)?;
            plan = LayoutPlan { from: Some(exit(*face)), parts: false, ..plan };
        }
        if begin > 0 {
            // The entrances of the first and the second tile meet (GOW-17.7).
            self.lay_tile(&mut map, cards[0], LayoutPlan { from: Some(entrance(cards[1])), ..plan })?;
            map.tiles.rotate_right(1);
            if map.joins.last().is_some_and(|(_, own)| *own == entrance(cards[0])) {
                map.joins.rotate_right(1);
                map.joins[0] = (entrance(cards[0]), entrance(cards[1]));
            }
        }
        Some(map)
    }

    /// Lays one tile, either with its entrance at an opening or as the first tile of a sheet.
    fn lay_tile(&self, map: &mut Map, face: FaceId, plan: LayoutPlan) -> Option<()> {
        let faces = &self.values.tiles;
        let own = entrance(face);
        if let Some(from) = plan.from.filter(|_| !plan.parts) {
            let tile = map.fit_tile(faces, own, from, plan.level)?;
            if map.has_room(faces, &tile) {
                map.tiles.push(tile);
                map.joins.push((from, own));
                return Some(());
            }
            if !plan.may_part {
                return None;
            }
        }
        let sheet = map.tiles.iter().map(|tile| tile.sheet).max().unwrap_or(0) + 1;
        map.tiles.push(Tile { face, at: (0, 0), turn: 0, sheet, level: plan.level });
        if let Some(from) = plan.from {
            map.links.extend(map.area_at(faces, from).zip(map.area_at(faces, own)));
        }
        Some(())
    }

    /// Adds the figures and equipment of a Location card, according to the number of players.
    fn settle_tile(&mut self, face: FaceId, players: usize) -> Flow {
        let location = self.values.location(face);
        let mut row = location.spawns[players.clamp(1, 4) - 1].clone();
        row.sort_unstable_by(|one, other| other.cmp(one));
        let holes = self.state.map.geometry().holes().iter().filter(|area| area.face == face);
        for hole in holes.copied().collect::<Vec<_>>() {
            for slot in &row {
                self.spawn(self.kind_in_slot(*slot), hole)?;
            }
        }
        self.add_location(face);
        Ok(())
    }

    /// Records a Location card with equipment, which lies next to its tile.
    pub fn add_location(&mut self, face: FaceId) {
        if self.values.location(face).equipment.is_some() {
            self.state.locations.push(face);
            self.state.locations.sort_unstable();
        }
    }

    /// Puts a door at the last exit, or a map exit if no further level remains (GOW-3.7, GOW-12.2).
    fn close_level(&mut self, level: u8, last: FaceId) {
        let is_more = level == 1 || self.state.decks.levels.iter().any(|deck| !deck.is_empty());
        let (has_door, is_exit) = match self.state.mission {
            MissionId::Horde => (false, true),
            MissionId::Hive => (true, false),
            // The door of level 3 is at the first tile (GOW-17.7, GOW-17.8).
            MissionId::Belly => (level == 1, level == 3),
            MissionId::Emergence | MissionId::ChinaShop | MissionId::Roadblocks | MissionId::Scattered => {
                (is_more, !is_more)
            }
        };
        if has_door {
            self.add_door(last);
        }
        if self.state.mission == MissionId::Belly
            && level == 1
            && let Some(first) = self.state.map.tiles.first().map(|tile| tile.face)
        {
            self.add_door(first);
        }
        if is_exit {
            self.state.exits.push(last);
        }
    }

    pub fn add_door(&mut self, face: FaceId) {
        self.state.doors.push(face);
        self.state.doors.sort_unstable();
        self.state.doors.dedup();
    }

    /// Places the COGs in the entrance area of the first tile of their map (GOW-3.8).
    pub fn place_cogs(&mut self) {
        let is_scattered = self.state.mission == MissionId::Scattered;
        for side in self.state.sides().iter() {
            let level = if is_scattered && !self.state.starts_on_first_map(side) { 2 } else { 1 };
            let first = self.state.map.tiles.iter().find(|tile| tile.level == level).map(|tile| tile.face);
            let area = first.and_then(|face| self.entrance_area(face));
            self.state.cog_mut(side).at = area.map(Area::open_place);
        }
    }

    pub fn entrance_area(&self, face: FaceId) -> Option<Area> {
        self.state.map.area_at(&self.values.tiles, entrance(face))
    }

    /// The area at the exit of a tile.
    pub fn exit_area(&self, face: FaceId) -> Option<Area> {
        self.state.exit_area(&self.values.tiles, face)
    }

    /// The last tile of a level.
    pub fn last_tile(&self, level: u8) -> Option<FaceId> {
        self.state.map.tiles.iter().rev().find(|tile| tile.level == level).map(|tile| tile.face)
    }
}
