//! The places of a laid map with everything that follows from the tiles alone. Nothing changes in it but a memory of
//! answers about sight.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicU8;

use super::grid::{Grid, UNITS};
use super::lay::Map;
use super::place::{Area, Place};
use super::reach;
use crate::tiles::{Border, Direction, Face};

/// The distance to an area that cannot be reached (GOW-5.11).
pub const NEVER: u8 = u8::MAX;

/// The cover bonus of a place against an attacker (GOW-7.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shelter {
    /// There is no bonus.
    None,
    /// Some sight lines come from on or behind the line of the cover.
    Partial,
    /// All come from beyond it.
    Full,
}

/// The area of each cell of each sheet.
type Owners = BTreeMap<(usize, (i32, i32)), Area>;

/// A place with its points.
#[derive(Debug, Clone)]
pub(super) struct Site {
    pub place: Place,
    pub sheet: usize,
    /// Sight points, in units; for a cover space those of its arrows.
    pub points: Vec<(i32, i32)>,
    /// The direction of each arrow of a cover space.
    pub arrows: Vec<Direction>,
}

/// Areas beside each area by what passes between them, in canonical order.
struct Neighbours {
    near: Vec<Vec<usize>>,
    around: Vec<Vec<usize>>,
    ranged: Vec<Vec<usize>>,
}

impl Neighbours {
    fn of(map: &Map, faces: &[Face], areas: &[Area], grids: &[Grid], owners: &Owners) -> Self {
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

/// Everything that follows from the tiles of a map.
#[derive(Debug, Default)]
pub struct Geometry {
    areas: Vec<Area>,
    pub(super) sites: Vec<Site>,
    pub(super) grids: Vec<Grid>,
    /// Areas adjacent to each area, in canonical order.
    near: Vec<Vec<usize>>,
    /// Areas adjacent across open and height borders.
    around: Vec<Vec<usize>>,
    distances: Vec<u8>,
    ranges: Vec<u8>,
    holes: Vec<Area>,
    equipment: Vec<Area>,
    /// Answers about pairs of places; 0 is not asked yet.
    pub(super) seen: Vec<AtomicU8>,
}

impl Geometry {
    /// The geometry of some tiles.
    pub(super) fn of(map: &Map, faces: &[Face]) -> Self {
        let face_of = |tile: &super::Tile| &faces[tile.face.index()];
        let mut sheets: Vec<u8> = map.tiles.iter().map(|tile| tile.sheet).collect();
        sheets.sort_unstable();
        sheets.dedup();
        let mut grids: Vec<Grid> = sheets
            .iter()
            .map(|sheet| {
                let own = map.tiles.iter().filter(|tile| tile.sheet == *sheet);
                Grid::holding(own.flat_map(|tile| {
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
            for (x, y, cell) in face.places() {
                let (area, at) = (Area { face: tile.face, letter: cell.area }, tile.cell(face, x, y));
                owners.insert((sheet, at), area);
                for side in Direction::ALL {
                    grids[sheet].set(at, side.turn(tile.turn), face.border(x, y, side));
                }
                let corner = (at.0 * UNITS, at.1 * UNITS);
                let site = |place| Site { place, sheet, points: Vec::new(), arrows: Vec::new() };
                let open = sites.entry(area.open()).or_insert_with(|| site(area.open()));
                open.points.extend([(1, 1), (3, 1), (1, 3), (3, 3)].map(|(x, y)| (corner.0 + x, corner.1 + y)));
                holes.extend(cell.hole.then_some(area));
                equipment.extend(cell.equipment.then_some(area));
                if !cell.arrows.is_empty() {
                    let number = covers.entry(cell.area).and_modify(|number| *number += 1).or_insert(1);
                    let place = Place { area, cover: *number };
                    let arrows: Vec<Direction> = cell.arrows.iter().map(|arrow| arrow.turn(tile.turn)).collect();
                    // A quarter of a cell away from the side to which it points (GOW-6.4).
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
        let lists = Neighbours::of(map, faces, &areas, &grids, &owners);
        let Neighbours { near, around, ranged } = lists;
        holes.sort_unstable();
        equipment.sort_unstable();
        let seen = std::iter::repeat_with(AtomicU8::default).take(sites.len() * sites.len()).collect();
        let (distances, ranges) = (reach::distances(&near), reach::distances(&ranged));
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

    /// The place is on the map.
    #[must_use]
    pub fn has(&self, place: Place) -> bool {
        self.site(place).is_some()
    }

    /// The cover spaces of an area.
    pub fn covers(&self, area: Area) -> impl Iterator<Item = Place> {
        (1..).map(move |cover| Place { area, cover }).take_while(|place| self.has(*place))
    }

    /// Areas with a printed hole.
    #[must_use]
    pub fn holes(&self) -> &[Area] {
        &self.holes
    }

    /// Areas with equipment.
    #[must_use]
    pub fn equipment(&self) -> &[Area] {
        &self.equipment
    }

    fn index(&self, area: Area) -> Option<usize> {
        self.areas.binary_search(&area).ok()
    }

    pub(super) fn site(&self, place: Place) -> Option<usize> {
        self.sites.binary_search_by_key(&place, |site| site.place).ok()
    }

    /// Areas adjacent to one, in canonical order (GOW-5.1, GOW-5.2).
    pub fn near(&self, area: Area) -> impl Iterator<Item = Area> {
        self.index(area).into_iter().flat_map(|index| &self.near[index]).map(|other| self.areas[*other])
    }

    /// Areas that share an open or a height border with one (GOW-8.16).
    pub fn around(&self, area: Area) -> impl Iterator<Item = Area> {
        self.index(area).into_iter().flat_map(|index| &self.around[index]).map(|other| self.areas[*other])
    }

    /// The least number of areas to move (GOW-5.11).
    #[must_use]
    pub fn distance(&self, from: Area, to: Area) -> u8 {
        self.pair(from, to).map_or(NEVER, |pair| self.distances[pair])
    }

    /// The range between two areas (GOW-7.5).
    #[must_use]
    pub fn range(&self, from: Area, to: Area) -> u8 {
        self.pair(from, to).map_or(NEVER, |pair| self.ranges[pair])
    }

    fn pair(&self, from: Area, to: Area) -> Option<usize> {
        Some(self.index(from)? * self.areas.len() + self.index(to)?)
    }
}
