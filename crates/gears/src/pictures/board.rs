//! The laid map as squares and edges of one drawing, rotated if it fits better that way, with sheets side by side.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::map::{Area, Map, Place, Tile, UNREACHABLE};
use crate::state::State;
use crate::tiles::{Border, Direction, FaceId};
use crate::values::Values;

use super::scene::{FRAME_RADIUS, Frame};

/// The gap between two sheets, in cells.
const GAP: i32 = 1;
/// The minimum size of the rotated map, in per cent of the unrotated one, at which the rotated map is used.
const MIN_ROTATED_SIZE_PERCENT: i32 = 115;

/// A cell of the drawing, counted to the right and downwards.
pub type Cell = (i32, i32);

/// A cell of an area.
#[derive(Debug, Clone)]
pub struct Square {
    pub at: Cell,
    pub area: Area,
    /// The number of the cover space in the square; 0 if there is none.
    pub cover: u8,
    pub arrows: Vec<Direction>,
    pub hole: bool,
    pub equipment: bool,
    /// True if this is the only square of the area, so that its cover space has to leave room.
    pub is_tight: bool,
}

/// A border: the upper or left edge of its cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Line {
    pub at: Cell,
    pub is_upright: bool,
}

/// The map exit, or a door.
#[derive(Debug, Clone, Copy)]
pub struct Door {
    pub at: Cell,
    pub side: Direction,
}

/// A rectangle of cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Region {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Region {
    fn around(cells: impl Iterator<Item = Cell>) -> Option<Self> {
        let one = |(x, y): Cell| Self { left: x, top: y, right: x + 1, bottom: y + 1 };
        cells.map(one).reduce(|one, other| Self {
            left: one.left.min(other.left),
            top: one.top.min(other.top),
            right: one.right.max(other.right),
            bottom: one.bottom.max(other.bottom),
        })
    }

    /// The width in cells.
    pub fn width(self) -> i32 {
        self.right - self.left
    }

    /// The height in cells.
    pub fn height(self) -> i32 {
        self.bottom - self.top
    }
}

/// The drawing of a map, in cells.
#[derive(Debug, Clone, Default)]
pub struct Board {
    pub squares: Vec<Square>,
    pub lines: BTreeMap<Line, Border>,
    pub doors: Vec<Door>,
    /// The shade of each area; adjacent areas differ where possible.
    pub shades: BTreeMap<Area, usize>,
    /// The areas shown in full.
    pub shown: BTreeSet<Area>,
}

/// The cell after the whole map has been rotated clockwise by a quarter turn; unchanged if `quarters` is 0.
fn rotate((x, y): Cell, quarters: u8) -> Cell {
    if quarters == 0 { (x, y) } else { (-y, x) }
}

/// The border on a side of a cell.
pub fn border_line((x, y): Cell, side: Direction) -> Line {
    match side {
        Direction::North => Line { at: (x, y), is_upright: false },
        Direction::South => Line { at: (x, y + 1), is_upright: false },
        Direction::West => Line { at: (x, y), is_upright: true },
        Direction::East => Line { at: (x + 1, y), is_upright: true },
    }
}

impl Board {
    /// The drawing in which the frame is as large as possible within a given width and height.
    pub fn fit(state: &State, values: &Values, frame: Frame, room: (i32, i32)) -> Self {
        let shown = areas_in_frame(state, frame);
        let all = [(0, true), (0, false), (1, true), (1, false)];
        let boards = all.map(|(quarters, in_row)| {
            let mut board = Self::lay_out(state, values, quarters, in_row);
            board.shown.clone_from(&shown);
            let worth = if quarters == 0 { MIN_ROTATED_SIZE_PERCENT } else { 100 };
            let size = board
                .region()
                .map_or(0, |region| (100 * room.0 / region.width()).min(100 * room.1 / region.height()) * worth);
            (size, board)
        });
        // Of equally good ones, the first is used.
        let best = boards.into_iter().reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map(|(_, board)| board).unwrap_or_default()
    }

    fn lay_out(state: &State, values: &Values, quarters: u8, in_row: bool) -> Self {
        let map = &state.map;
        let mut board = Self::default();
        let mut sheets: Vec<u8> = map.tiles.iter().map(|tile| tile.sheet).collect();
        sheets.sort_unstable();
        sheets.dedup();
        let mut next = (0, 0);
        for sheet in sheets {
            let own: Vec<&Tile> = map.tiles.iter().filter(|tile| tile.sheet == sheet).collect();
            let corners = own.iter().flat_map(|tile| corners(values, tile)).map(|cell| rotate(cell, quarters));
            let Some(region) = Region::around(corners) else { continue };
            let shift = (next.0 - region.left, next.1 - region.top);
            own.into_iter().for_each(|tile| board.add_tile(state, values, tile, quarters, shift));
            if in_row {
                next.0 += region.width() + GAP;
            } else {
                next.1 += region.height() + GAP;
            }
        }
        board.assign_shades(map);
        board
    }

    fn add_tile(&mut self, state: &State, values: &Values, tile: &Tile, quarters: u8, shift: (i32, i32)) {
        let face = values.face(tile.face);
        let place = |cell: Cell| {
            let (x, y) = rotate(cell, quarters);
            (x + shift.0, y + shift.1)
        };
        let turn = tile.turn + quarters;
        let mut covers: BTreeMap<u8, u8> = BTreeMap::new();
        for (x, y, cell) in face.cells() {
            let at = place(tile.cell(face, x, y));
            let area = Area { face: tile.face, letter: cell.area };
            for side in Direction::ALL {
                let line = self.lines.entry(border_line(at, side.rotate(turn))).or_insert(Border::Wall);
                *line = face.border(x, y, side);
            }
            let cover = if cell.arrows.is_empty() {
                0
            } else {
                *covers.entry(cell.area).and_modify(|number| *number += 1).or_insert(1)
            };
            let arrows = cell.arrows.iter().map(|arrow| arrow.rotate(turn)).collect();
            let (hole, equipment) = (cell.hole, cell.equipment);
            let is_tight = face.cells().filter(|(.., other)| other.area == cell.area).count() == 1;
            self.squares.push(Square { at, area, cover, arrows, hole, equipment, is_tight });
        }
        let openings = state.map.joins.iter().flat_map(|(one, other)| [one, other]);
        for opening in openings.filter(|opening| opening.face == tile.face) {
            let (cell, side) = tile.opening(face, opening.gate(face));
            self.lines.insert(border_line(place(cell), side.rotate(quarters)), Border::Open);
        }
        if state.doors.contains(&tile.face) {
            let (cell, side) = tile.opening(face, face.exit);
            self.doors.push(Door { at: place(cell), side: side.rotate(quarters) });
        }
    }

    /// Gives each area the shade that is used least among its neighbours.
    fn assign_shades(&mut self, map: &Map) {
        let owners: BTreeMap<Cell, Area> = self.squares.iter().map(|square| (square.at, square.area)).collect();
        let mut beside: BTreeMap<Area, BTreeSet<Area>> = BTreeMap::new();
        for (&(x, y), &area) in &owners {
            for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let other = owners.get(&(x + dx, y + dy)).filter(|other| **other != area);
                if let Some(&other) = other {
                    beside.entry(area).or_default().insert(other);
                    beside.entry(other).or_default().insert(area);
                }
            }
        }
        for &area in map.geometry().areas() {
            let near = beside.get(&area);
            let count = |shade: usize| {
                near.into_iter().flatten().filter(|other| self.shades.get(other) == Some(&shade)).count()
            };
            let rarest = (0..SHADE_COUNT).min_by_key(|&shade| count(shade)).unwrap_or_default();
            self.shades.insert(area, rarest);
        }
    }

    /// The rectangle that contains all areas shown.
    pub fn region(&self) -> Option<Region> {
        Region::around(self.squares.iter().filter(|square| self.shown.contains(&square.area)).map(|square| square.at))
    }

    /// The squares of an area, row by row.
    pub fn squares_in(&self, area: Area) -> Vec<&Square> {
        let mut own: Vec<&Square> = self.squares.iter().filter(|square| square.area == area).collect();
        own.sort_unstable_by_key(|square| (square.at.1, square.at.0));
        own
    }

    /// The square of a cover space.
    pub fn cover_square(&self, place: Place) -> Option<&Square> {
        self.squares.iter().find(|square| square.area == place.area && square.cover == place.cover && place.is_cover())
    }

    /// The cells on a shortest path between two cells through the given areas; only the two cells themselves if there
    /// is no such path.
    pub fn shortest_path(&self, from: Cell, to: Cell, areas: &[Area]) -> Vec<Cell> {
        let own: BTreeMap<Cell, Area> = self
            .squares
            .iter()
            .filter(|square| areas.contains(&square.area))
            .map(|square| (square.at, square.area))
            .collect();
        let mut before: BTreeMap<Cell, Cell> = BTreeMap::from([(from, from)]);
        let mut queue = VecDeque::from([from]);
        while let Some((x, y)) = queue.pop_front() {
            for side in Direction::ALL {
                let (dx, dy) = side.step();
                let next = (x + dx, y + dy);
                let border = self.lines.get(&border_line((x, y), side)).copied().unwrap_or(Border::Wall);
                let is_open = match border {
                    Border::Within | Border::Open => true,
                    Border::Wall | Border::Height | Border::Low => false,
                };
                if is_open && own.contains_key(&next) && !before.contains_key(&next) {
                    before.insert(next, (x, y));
                    queue.push_back(next);
                }
            }
        }
        let mut way = vec![to];
        while let Some(&cell) = way.last().and_then(|cell| before.get(cell)).filter(|cell| way.last() != Some(cell)) {
            way.push(cell);
        }
        if way.last() != Some(&from) {
            way.push(from);
        }
        way.reverse();
        way
    }
}

/// The number of shades.
pub const SHADE_COUNT: usize = 4;

/// Two opposite corners of a tile.
fn corners(values: &Values, tile: &Tile) -> [Cell; 2] {
    let (width, height) = tile.size(values.face(tile.face));
    [tile.at, (tile.at.0 + width - 1, tile.at.1 + height - 1)]
}

fn areas_in_frame(state: &State, frame: Frame) -> BTreeSet<Area> {
    let geometry = state.map.geometry();
    let is_shown = |area: &Area| match frame {
        Frame::Table | Frame::Map | Frame::Panel => true,
        Frame::Part(from) | Frame::Near(from) => {
            let distance = geometry.distance(from, *area);
            distance != UNREACHABLE && distance <= FRAME_RADIUS
        }
    };
    geometry.areas().iter().copied().filter(is_shown).collect()
}

/// True if the equipment of a face has been used up (GOW-12.6).
pub fn is_used(state: &State, face: FaceId) -> bool {
    !state.locations.contains(&face)
}
