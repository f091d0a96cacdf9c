//! Laying tiles, rotated and shifted so that their openings meet (GOW-6.5 to GOW-6.8), and the geometry that follows
//! from the layout alone. The geometry is immutable except for a cache of sight results.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicU8;

use serde::{Deserialize, Serialize};

use crate::tiles::{Border, Direction, Face, FaceId, Gate};

use super::grid::{Grid, UNITS_PER_CELL};
use super::place::{Area, Place};

/// The distance to an area that cannot be reached (GOW-5.11).
pub const UNREACHABLE: u8 = u8::MAX;

/// The cover bonus of a place against an attacker (GOW-7.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CoverBonus {
    /// No bonus.
    None,
    /// Some sight lines start on or behind the line along the cover.
    Partial,
    /// All sight lines start beyond the line along the cover.
    Full,
}

/// The area of each cell, by sheet and position.
type Owners = BTreeMap<(usize, (i32, i32)), Area>;

/// A place with the points used for its sight lines.
#[derive(Debug, Clone)]
pub(super) struct Site {
    pub place: Place,
    pub sheet: usize,
    /// The points for sight lines, in units; in a cover space, one point for each arrow.
    pub points: Vec<(i32, i32)>,
    /// The direction of each arrow in a cover space.
    pub arrows: Vec<Direction>,
}

/// The neighbours of each area in canonical order, for three sets of borders.
struct Neighbours {
    near: Vec<Vec<usize>>,
    around: Vec<Vec<usize>>,
    ranged: Vec<Vec<usize>>,
}

impl Neighbours {
    fn new(map: &Map, faces: &[Face], areas: &[Area], grids: &[Grid], owners: &Owners) -> Self {
        let index = |area: &Area| areas.binary_search(area).ok();
        let (mut near, mut around) = (vec![Vec::new(); areas.len()], vec![Vec::new(); areas.len()]);
        let mut ranged = vec![Vec::new(); areas.len()];
        let join = |lists: &mut Vec<Vec<usize>>, one: &Area, other: &Area| {
            if let (Some(one), Some(other)) = (index(one), index(other)) {
                lists[one].push(other);
                lists[other].push(one);
            }
        };
        for ((sheet, (x, y)), area) in owners {
            let west = (grids[*sheet].west(*x, *y), (x - 1, *y));
            let north = (grids[*sheet].north(*x, *y), (*x, y - 1));
            for (border, cell) in [west, north] {
                let Some(other) = owners.get(&(*sheet, cell)).filter(|other| *other != area) else { continue };
                match border {
                    Border::Open => {
                        join(&mut near, area, other);
                        join(&mut around, area, other);
                    }
                    Border::Height => {
                        join(&mut ranged, area, other);
                        join(&mut around, area, other);
                    }
                    Border::Within | Border::Wall | Border::Low => {}
                }
            }
        }
        for tile in &map.tiles {
            let face = &faces[tile.face.index()];
            for &(x, y) in &face.open_corners {
                let area = |dx: u8, dy: u8| {
                    let letter = face.cell(x.checked_sub(dx)?, y.checked_sub(dy)?)?.area;
                    Some(Area { face: tile.face, letter })
                };
                let pairs = [area(0, 0).zip(area(1, 1)), area(1, 0).zip(area(0, 1))];
                for (one, other) in pairs.into_iter().flatten().filter(|(one, other)| one != other) {
                    join(&mut near, &one, &other);
                    join(&mut around, &one, &other);
                }
            }
        }
        map.links.iter().for_each(|(one, other)| join(&mut near, one, other));
        for (list, more) in ranged.iter_mut().zip(&near) {
            list.extend(more);
        }
        for list in near.iter_mut().chain(&mut around).chain(&mut ranged) {
            list.sort_unstable();
            list.dedup();
        }
        Self { near, around, ranged }
    }
}

/// Everything that follows from the layout of a map's tiles.
#[derive(Debug, Default)]
pub struct Geometry {
    areas: Vec<Area>,
    pub(super) sites: Vec<Site>,
    pub(super) grids: Vec<Grid>,
    /// For each area, the adjacent areas in canonical order.
    near: Vec<Vec<usize>>,
    /// For each area, the areas that share an open or height border with it.
    around: Vec<Vec<usize>>,
    distances: Vec<u8>,
    ranges: Vec<u8>,
    holes: Vec<Area>,
    equipment: Vec<Area>,
    /// Cached results for pairs of places; 0 means not computed yet.
    pub(super) seen: Vec<AtomicU8>,
}

impl Geometry {
    /// Computes the geometry of the laid tiles.
    pub(super) fn compute(map: &Map, faces: &[Face]) -> Self {
        let face_of = |tile: &super::Tile| &faces[tile.face.index()];
        let mut sheets: Vec<u8> = map.tiles.iter().map(|tile| tile.sheet).collect();
        sheets.sort_unstable();
        sheets.dedup();
        let mut grids: Vec<Grid> = sheets
            .iter()
            .map(|sheet| {
                let own = map.tiles.iter().filter(|tile| tile.sheet == *sheet);
                Grid::with_cells(own.flat_map(|tile| {
                    let (width, height) = tile.size(face_of(tile));
                    [tile.at, (tile.at.0 + width - 1, tile.at.1 + height - 1)]
                }))
            })
            .collect();
        let mut sites: BTreeMap<Place, Site> = BTreeMap::new();
        let mut owners = Owners::new();
        let (mut holes, mut equipment) = (Vec::new(), Vec::new());
        for tile in &map.tiles {
            let (face, sheet) = (face_of(tile), sheets.iter().position(|it| *it == tile.sheet).unwrap_or_default());
            let mut covers = BTreeMap::new();
            for (x, y, cell) in face.cells() {
                let (area, at) = (Area { face: tile.face, letter: cell.area }, tile.cell(face, x, y));
                owners.insert((sheet, at), area);
                for side in Direction::ALL {
                    grids[sheet].set(at, side.rotate(tile.turn), face.border(x, y, side));
                }
                let corner = (at.0 * UNITS_PER_CELL, at.1 * UNITS_PER_CELL);
                let site = |place| Site { place, sheet, points: Vec::new(), arrows: Vec::new() };
                let open = sites.entry(area.open_place()).or_insert_with(|| site(area.open_place()));
                open.points.extend([(1, 1), (3, 1), (1, 3), (3, 3)].map(|(x, y)| (corner.0 + x, corner.1 + y)));
                holes.extend(cell.hole.then_some(area));
                equipment.extend(cell.equipment.then_some(area));
                if !cell.arrows.is_empty() {
                    let number = covers.entry(cell.area).and_modify(|number| *number += 1).or_insert(1);
                    let place = Place { area, cover: *number };
                    let arrows: Vec<Direction> = cell.arrows.iter().map(|arrow| arrow.rotate(tile.turn)).collect();
                    // An arrow's point is a quarter of a cell from the cell's centre, in the direction of the arrow
                    // (GOW-6.4).
                    let point = |arrow: &Direction| {
                        let (dx, dy) = arrow.step();
                        (corner.0 + 2 + dx, corner.1 + 2 + dy)
                    };
                    let points = arrows.iter().map(point).collect();
                    sites.insert(place, Site { points, arrows, ..site(place) });
                }
            }
        }
        for (one, _) in &map.joins {
            if let Some(tile) = map.tile(one.face) {
                let sheet = sheets.iter().position(|it| *it == tile.sheet).unwrap_or_default();
                let (cell, side) = tile.opening(face_of(tile), one.gate(face_of(tile)));
                grids[sheet].set(cell, side, Border::Open);
            }
        }
        let sites: Vec<Site> = sites.into_values().collect();
        let areas: Vec<Area> =
            sites.iter().map(|site| site.place).filter(|it| !it.is_cover()).map(|it| it.area).collect();
        let lists = Neighbours::new(map, faces, &areas, &grids, &owners);
        let Neighbours { near, around, ranged } = lists;
        holes.sort_unstable();
        equipment.sort_unstable();
        let seen = std::iter::repeat_with(AtomicU8::default).take(sites.len() * sites.len()).collect();
        let (distances, ranges) = (compute_distances(&near), compute_distances(&ranged));
        Self { areas, sites, grids, near, around, distances, ranges, holes, equipment, seen }
    }

    /// All areas in canonical order.
    #[must_use]
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// All places in canonical order.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.sites.iter().map(|site| site.place)
    }

    /// True if the place is on the map.
    #[must_use]
    pub fn contains(&self, place: Place) -> bool {
        self.site_index(place).is_some()
    }

    /// The cover spaces of an area.
    pub fn cover_spaces(&self, area: Area) -> impl Iterator<Item = Place> {
        (1..).map(move |cover| Place { area, cover }).take_while(|place| self.contains(*place))
    }

    /// Areas with a printed hole.
    #[must_use]
    pub fn holes(&self) -> &[Area] {
        &self.holes
    }

    /// Areas with equipment.
    #[must_use]
    pub fn equipment_areas(&self) -> &[Area] {
        &self.equipment
    }

    fn area_index(&self, area: Area) -> Option<usize> {
        self.areas.binary_search(&area).ok()
    }

    pub(super) fn site_index(&self, place: Place) -> Option<usize> {
        self.sites.binary_search_by_key(&place, |site| site.place).ok()
    }

    /// Areas adjacent to a given one, in canonical order (GOW-5.1, GOW-5.2).
    pub fn adjacent_areas(&self, area: Area) -> impl Iterator<Item = Area> {
        self.area_index(area).into_iter().flat_map(|index| &self.near[index]).map(|other| self.areas[*other])
    }

    /// Areas that share an open or height border with a given one (GOW-8.16).
    pub fn bordering_areas(&self, area: Area) -> impl Iterator<Item = Area> {
        self.area_index(area).into_iter().flat_map(|index| &self.around[index]).map(|other| self.areas[*other])
    }

    /// The minimum number of areas that a figure has to move from one area to another (GOW-5.11).
    #[must_use]
    pub fn distance(&self, from: Area, to: Area) -> u8 {
        self.pair_index(from, to).map_or(UNREACHABLE, |pair| self.distances[pair])
    }

    /// The range between two areas (GOW-7.5).
    #[must_use]
    pub fn range(&self, from: Area, to: Area) -> u8 {
        self.pair_index(from, to).map_or(UNREACHABLE, |pair| self.ranges[pair])
    }

    fn pair_index(&self, from: Area, to: Area) -> Option<usize> {
        Some(self.area_index(from)? * self.areas.len() + self.area_index(to)?)
    }
}

/// A tile on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tile {
    /// The face that is showing.
    pub face: FaceId,
    /// The cell of the tile's top left corner after rotation, counted to the east and to the south.
    pub at: (i32, i32),
    /// The rotation in quarter turns clockwise.
    pub turn: u8,
    /// The number of the sheet on which the tile lies, counted from 1.
    pub sheet: u8,
    /// The level for which the tile was added.
    pub level: u8,
}

/// The entrance or the exit of a tile on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Opening {
    /// The face that contains the opening.
    pub face: FaceId,
    /// True for the exit, false for the entrance.
    pub is_exit: bool,
}

impl Opening {
    /// Parses the notation of an opening, such as `2A.O`.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        let (face, gate) = word.split_once('.')?;
        let is_exit = match gate {
            "I" => false,
            "O" => true,
            _ => return None,
        };
        Some(Self { face: FaceId::parse(face)?, is_exit })
    }

    /// The opening as printed on a face.
    #[must_use]
    pub fn gate(self, face: &Face) -> Gate {
        if self.is_exit { face.exit } else { face.entrance }
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}", self.face, if self.is_exit { 'O' } else { 'I' })
    }
}

impl Tile {
    /// The width and height in cells, after rotation.
    #[must_use]
    pub fn size(&self, face: &Face) -> (i32, i32) {
        let (width, height) = (i32::from(face.width), i32::from(face.height));
        if self.turn.is_multiple_of(2) { (width, height) } else { (height, width) }
    }

    /// The map position of a cell, given by its column and row on the unrotated face.
    #[must_use]
    pub fn cell(&self, face: &Face, x: u8, y: u8) -> (i32, i32) {
        let (x, y) = (i32::from(x), i32::from(y));
        let (right, bottom) = (i32::from(face.width) - 1 - x, i32::from(face.height) - 1 - y);
        let (x, y) = match self.turn % 4 {
            0 => (x, y),
            1 => (bottom, x),
            2 => (right, bottom),
            _ => (y, right),
        };
        (self.at.0 + x, self.at.1 + y)
    }

    /// The cell of an opening on the map, and the side of the cell that it opens.
    #[must_use]
    pub fn opening(&self, face: &Face, gate: Gate) -> ((i32, i32), Direction) {
        (self.cell(face, gate.cell.0, gate.cell.1), gate.side.rotate(self.turn))
    }

    fn overlaps(&self, face: &Face, other: &Self, other_face: &Face) -> bool {
        let ((width, height), (other_width, other_height)) = (self.size(face), other.size(other_face));
        let meets = |from: i32, length: i32, other: i32, other_length: i32| {
            from < other + other_length && other < from + length
        };
        self.sheet == other.sheet
            && meets(self.at.0, width, other.at.0, other_width)
            && meets(self.at.1, height, other.at.1, other_height)
    }
}

/// The tiles on the table.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Map {
    /// The tiles, in the order in which they were drawn.
    pub tiles: Vec<Tile>,
    /// Pairs of openings that meet.
    pub joins: Vec<(Opening, Opening)>,
    /// Pairs of areas that are adjacent although they do not touch.
    pub links: Vec<(Area, Area)>,
    #[serde(skip)]
    geometry: Arc<Geometry>,
}

impl PartialEq for Map {
    /// Ignores the geometry, since it follows from the other fields.
    fn eq(&self, other: &Self) -> bool {
        self.tiles == other.tiles && self.joins == other.joins && self.links == other.links
    }
}

impl Eq for Map {}

impl Map {
    /// The geometry of the tiles, as computed by the last [`Map::survey`].
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Recomputes the geometry after tiles, joins or links have changed.
    pub fn survey(&mut self, faces: &[Face]) {
        self.geometry = Arc::new(Geometry::compute(self, faces));
    }

    /// The tile that shows a face.
    #[must_use]
    pub fn tile(&self, face: FaceId) -> Option<&Tile> {
        self.tiles.iter().find(|tile| tile.face == face)
    }

    /// Two tiles that cover the same cell (GOW-6.6).
    #[must_use]
    pub fn find_overlap(&self, faces: &[Face]) -> Option<(FaceId, FaceId)> {
        let face = |tile: &Tile| &faces[tile.face.index()];
        self.tiles.iter().enumerate().find_map(|(number, tile)| {
            let other = self.tiles[..number].iter().find(|other| tile.overlaps(face(tile), other, face(other)))?;
            Some((other.face, tile.face))
        })
    }

    /// A tile rotated and shifted so that one of its openings meets an opening on the table (GOW-6.5).
    #[must_use]
    pub fn fit_tile(&self, faces: &[Face], own: Opening, to: Opening, level: u8) -> Option<Tile> {
        let laid = self.tile(to.face)?;
        let there = &faces[to.face.index()];
        let (cell, side) = laid.opening(there, to.gate(there));
        let face = &faces[own.face.index()];
        let gate = own.gate(face);
        let turn = (0..4).find(|&turn| gate.side.rotate(turn) == side.rotate(2))?;
        let mut tile = Tile { face: own.face, at: (0, 0), turn, sheet: laid.sheet, level };
        let (dx, dy) = side.step();
        let meeting = tile.cell(face, gate.cell.0, gate.cell.1);
        tile.at = (cell.0 + dx - meeting.0, cell.1 + dy - meeting.1);
        Some(tile)
    }

    /// True if the tile would not overlap any other tile.
    #[must_use]
    pub fn has_room(&self, faces: &[Face], tile: &Tile) -> bool {
        let face = |tile: &Tile| &faces[tile.face.index()];
        self.tiles.iter().all(|other| !tile.overlaps(face(tile), other, face(other)))
    }

    /// The area at an opening of a tile.
    #[must_use]
    pub fn area_at(&self, faces: &[Face], opening: Opening) -> Option<Area> {
        self.tile(opening.face)?;
        let face = &faces[opening.face.index()];
        let (x, y) = opening.gate(face).cell;
        Some(Area { face: opening.face, letter: face.cell(x, y)?.area })
    }
}

/// The minimum number of steps between each pair of areas, row by row.
fn compute_distances(near: &[Vec<usize>]) -> Vec<u8> {
    let mut all = Vec::with_capacity(near.len() * near.len());
    for from in 0..near.len() {
        let mut row = vec![UNREACHABLE; near.len()];
        row[from] = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(place) = queue.pop_front() {
            for &next in &near[place] {
                if row[next] == UNREACHABLE {
                    row[next] = row[place].saturating_add(1).min(UNREACHABLE - 1);
                    queue.push_back(next);
                }
            }
        }
        all.extend(row);
    }
    all
}

impl Geometry {
    /// Areas one step closer to a goal, in canonical order.
    pub fn steps_toward(&self, from: Area, goal: Area) -> impl Iterator<Item = Area> {
        let distance = self.distance(from, goal);
        self.adjacent_areas(from)
            .filter(move |&next| distance != UNREACHABLE && self.distance(next, goal) + 1 == distance)
    }

    /// The shortest path from one area to another, without the start. Of several, the path that comes first in
    /// canonical order, area by area.
    #[must_use]
    pub fn shortest_path(&self, from: Area, goal: Area) -> Vec<Area> {
        let (mut way, mut at) = (Vec::new(), from);
        while let Some(next) = self.steps_toward(at, goal).next() {
            way.push(next);
            at = next;
        }
        way
    }

    /// Areas in which a figure can stop after a given number of areas on a shortest path, in canonical order (GOW-5.8).
    #[must_use]
    pub fn stopping_areas(&self, from: Area, goal: Area, steps: u8) -> Vec<Area> {
        let distance = self.distance(from, goal);
        if distance == UNREACHABLE {
            return vec![from];
        }
        let steps = steps.min(distance);
        let is_end = |&&end: &&Area| {
            self.distance(from, end) == steps
                && u16::from(self.distance(end, goal)) + u16::from(steps) == u16::from(distance)
        };
        self.areas().iter().filter(is_end).copied().collect()
    }
}
