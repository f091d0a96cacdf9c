//! Laid tiles: areas, paths, sight and cover.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use crate::values::{find_face, values};

/// An area as a number: 32 times the face number, plus the letter.
pub type Area = u16;
/// An area, and the number of a cover space or 0.
pub type Place = (Area, u8);
type Point = (i32, i32);
/// Two openings that meet, each as a face with 0 for the entrance or 1 for the exit.
pub type Join = ((u8, usize), (u8, usize));

pub const UNREACHABLE: i64 = 999;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    pub face: u8,
    pub at: (i32, i32),
    pub turn: u8,
    pub sheet: u8,
    pub level: u8,
}

pub fn area_name(area: Area) -> String {
    format!("{}{}", values().faces[usize::from(area / 32)].name, (b'a' + (area % 32) as u8) as char)
}

pub fn place_name(place: Place) -> String {
    let area = area_name(place.0);
    if place.1 == 0 { area } else { format!("{area}{}", place.1) }
}

pub fn read_place(text: &str) -> Place {
    let letter = text.find(|letter: char| letter.is_ascii_lowercase()).unwrap();
    let area = u16::from(find_face(&text[..letter])) * 32 + u16::from(text.as_bytes()[letter] - b'a');
    (area, text[letter + 1..].parse().unwrap_or(0))
}

impl Tile {
    fn size(&self) -> (i32, i32) {
        let (w, h) = values().faces[usize::from(self.face)].size;
        if self.turn.is_multiple_of(2) { (w, h) } else { (h, w) }
    }

    /// The map position of a cell and one of its sides, given on the unrotated face.
    fn rotate(&self, (mut x, mut y, mut side): (i32, i32, u8)) -> (i32, i32, u8) {
        let (mut w, mut h) = values().faces[usize::from(self.face)].size;
        for _ in 0..self.turn {
            (x, y, side) = (h - 1 - y, x, (side + 1) % 4);
            (w, h) = (h, w);
        }
        (x + self.at.0, y + self.at.1, side)
    }

    pub fn gate(&self, gate: usize) -> (i32, i32, u8) {
        self.rotate(values().faces[usize::from(self.face)].gates[gate])
    }

    pub fn overlaps(&self, other: &Self) -> bool {
        let ((w, h), (v, g)) = (self.size(), other.size());
        self.sheet == other.sheet
            && self.at.0 < other.at.0 + v
            && other.at.0 < self.at.0 + w
            && self.at.1 < other.at.1 + g
            && other.at.1 < self.at.1 + h
    }

    /// A tile laid so that its gate meets the exit of another tile.
    pub fn join_to(face: u8, gate: usize, to: (i32, i32, u8), sheet: u8, level: u8) -> Self {
        let steps = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let (dx, dy) = steps[usize::from(to.2)];
        let side = values().faces[usize::from(face)].gates[gate].2;
        let turn = ((to.2 + 2) % 4 + 4 - side) % 4;
        let mut tile = Self { face, at: (0, 0), turn, sheet, level };
        let (x, y, _) = tile.gate(gate);
        tile.at = (to.0 + dx - x, to.1 + dy - y);
        tile
    }
}

/// The area at a gate of a face; the gate is 0 for the entrance and 1 for the exit.
pub fn gate_area(face: u8, gate: usize) -> Area {
    let own = &values().faces[usize::from(face)];
    let (x, y, _) = own.gates[gate];
    u16::from(face) * 32 + u16::from(own.cells[&(x, y)].letter)
}

pub struct Map {
    /// Walls, each given by sheet, cell and side: 0 for north, 1 for west.
    walls: BTreeSet<(u8, i32, i32, u8)>,
    pub open: BTreeMap<Area, BTreeSet<Area>>,
    pub height: BTreeMap<Area, BTreeSet<Area>>,
    /// The points of each place, each with the direction of its arrow.
    points: BTreeMap<Place, Vec<(Point, Point)>>,
    pub sheet: BTreeMap<Area, u8>,
    pub printed: BTreeSet<Area>,
    pub equipment: BTreeMap<u8, Area>,
    seen: RefCell<HashMap<(Place, Place), bool>>,
    far: RefCell<HashMap<(Area, bool), BTreeMap<Area, i64>>>,
}

fn border_key(sheet: u8, x: i32, y: i32, side: u8) -> (u8, i32, i32, u8) {
    match side {
        0 => (sheet, x, y, 0),
        1 => (sheet, x + 1, y, 1),
        2 => (sheet, x, y + 1, 0),
        _ => (sheet, x, y, 1),
    }
}

impl Map {
    pub fn new(tiles: &[Tile], joins: &[Join], links: &[(Area, Area)]) -> Self {
        let mut cells: HashMap<(u8, i32, i32), Area> = HashMap::new();
        let mut borders: BTreeMap<(u8, i32, i32, u8), char> = BTreeMap::new();
        let mut map = Self {
            walls: BTreeSet::new(),
            open: BTreeMap::new(),
            height: BTreeMap::new(),
            points: BTreeMap::new(),
            sheet: BTreeMap::new(),
            printed: BTreeSet::new(),
            equipment: BTreeMap::new(),
            seen: RefCell::default(),
            far: RefCell::default(),
        };
        let steps: [Point; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        for tile in tiles {
            let face = &values().faces[usize::from(tile.face)];
            for ((x, y, side), border) in &face.borders {
                let (x, y, side) = tile.rotate((*x, *y, *side));
                borders.insert(border_key(tile.sheet, x, y, side), *border);
            }
            let mut ordered: Vec<_> = face.cells.iter().collect();
            ordered.sort_by_key(|((x, y), _)| (*y, *x));
            let mut covers: BTreeMap<Area, u8> = BTreeMap::new();
            for ((x, y), cell) in ordered {
                let area = u16::from(tile.face) * 32 + u16::from(cell.letter);
                let (gx, gy, _) = tile.rotate((*x, *y, 0));
                cells.insert((tile.sheet, gx, gy), area);
                map.sheet.insert(area, tile.sheet);
                map.open.entry(area).or_default();
                map.height.entry(area).or_default();
                let quarters = [(1, 1), (3, 1), (1, 3), (3, 3)];
                let own = quarters.map(|(dx, dy)| ((4 * gx + dx, 4 * gy + dy), (0, 0)));
                map.points.entry((area, 0)).or_default().extend(own);
                if cell.hole {
                    map.printed.insert(area);
                }
                if cell.equipment {
                    map.equipment.insert(tile.face, area);
                }
                if !cell.arrows.is_empty() {
                    let number = covers.entry(area).or_default();
                    *number += 1;
                    let arrows = cell.arrows.iter().map(|side| {
                        let (dx, dy) = steps[usize::from((side + tile.turn) % 4)];
                        ((4 * gx + 2 + dx, 4 * gy + 2 + dy), (dx, dy))
                    });
                    map.points.insert((area, *number), arrows.collect());
                }
            }
        }
        for (one, _) in joins {
            let tile = tiles.iter().find(|tile| tile.face == one.0).unwrap();
            let (x, y, side) = tile.gate(one.1);
            borders.insert(border_key(tile.sheet, x, y, side), '.');
        }
        for ((sheet, x, y, side), border) in borders {
            if border == '#' {
                map.walls.insert((sheet, x, y, side));
                continue;
            }
            let other = if side == 0 { (sheet, x, y - 1) } else { (sheet, x - 1, y) };
            if let (Some(one), Some(other)) = (cells.get(&(sheet, x, y)), cells.get(&other))
                && one != other
            {
                let graph = match border {
                    '.' => &mut map.open,
                    '=' => &mut map.height,
                    _ => continue,
                };
                graph.entry(*one).or_default().insert(*other);
                graph.entry(*other).or_default().insert(*one);
            }
        }
        for (one, other) in links {
            map.open.entry(*one).or_default().insert(*other);
            map.open.entry(*other).or_default().insert(*one);
        }
        map
    }

    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        self.points.keys().copied()
    }

    pub fn cover_spaces(&self, area: Area) -> impl Iterator<Item = Place> + '_ {
        self.points.range((area, 1)..=(area, 255)).map(|(place, _)| *place)
    }

    fn is_line_free(&self, sheet: u8, (px, py): Point, (qx, qy): Point) -> bool {
        let (dx, dy) = (qx - px, qy - py);
        let wall = |x: i32, y: i32, side: u8| self.walls.contains(&(sheet, x, y, side));
        for grid in px.min(qx) / 4 - 1..=px.max(qx) / 4 + 1 {
            if grid * 4 > px.min(qx) && grid * 4 < px.max(qx) {
                // y = py + dy * (4 * grid - px) / dx.
                let (mut top, mut bottom) = (py * dx + dy * (4 * grid - px), dx);
                if bottom < 0 {
                    (top, bottom) = (-top, -bottom);
                }
                let row = top.div_euclid(4 * bottom);
                if top.rem_euclid(4 * bottom) == 0 {
                    let around = [(grid, row, 0), (grid - 1, row, 0), (grid, row, 1), (grid, row - 1, 1)];
                    if around.iter().any(|(x, y, side)| wall(*x, *y, *side)) {
                        return false;
                    }
                } else if wall(grid, row, 1) {
                    return false;
                }
            }
        }
        for grid in py.min(qy) / 4 - 1..=py.max(qy) / 4 + 1 {
            if grid * 4 > py.min(qy) && grid * 4 < py.max(qy) {
                let (mut top, mut bottom) = (px * dy + dx * (4 * grid - py), dy);
                if bottom < 0 {
                    (top, bottom) = (-top, -bottom);
                }
                if top.rem_euclid(4 * bottom) != 0 && wall(top.div_euclid(4 * bottom), grid, 0) {
                    return false;
                }
            }
        }
        true
    }

    pub fn sees(&self, one: Place, other: Place) -> bool {
        let sheet = self.sheet[&one.0];
        if one.0 == other.0 || sheet != self.sheet[&other.0] {
            return one.0 == other.0;
        }
        let pair = (one.min(other), one.max(other));
        if let Some(known) = self.seen.borrow().get(&pair) {
            return *known;
        }
        let (from, to) = (&self.points[&one], &self.points[&other]);
        let sees = from.iter().any(|(p, _)| to.iter().any(|(q, _)| self.is_line_free(sheet, *p, *q)));
        self.seen.borrow_mut().insert(pair, sees);
        sees
    }

    /// The cover bonus in defence dice (GOW-7.6).
    pub fn cover_bonus(&self, attacker: Place, defender: Place) -> i64 {
        let sheet = self.sheet[&attacker.0];
        if attacker.0 == defender.0 || defender.1 == 0 || sheet != self.sheet[&defender.0] {
            return 0;
        }
        let best = self.points[&defender].iter().map(|(point, way)| {
            let own = self.points[&attacker].iter().map(|(from, _)| *from);
            let seen: Vec<Point> = own.filter(|from| self.is_line_free(sheet, *from, *point)).collect();
            let beyond = |from: &Point| (from.0 - point.0) * way.0 + (from.1 - point.1) * way.1 > 0;
            if seen.is_empty() { 0 } else { 1 + i64::from(seen.iter().all(beyond)) }
        });
        best.max().unwrap_or(0)
    }

    fn measure(&self, from: Area, to: Area, over_height: bool) -> i64 {
        let mut known = self.far.borrow_mut();
        let all = known.entry((from, over_height)).or_insert_with(|| {
            let mut all = BTreeMap::from([(from, 0)]);
            let mut queue = VecDeque::from([from]);
            while let Some(area) = queue.pop_front() {
                let far = all[&area];
                let next = self.open[&area].iter().chain(self.height[&area].iter().filter(|_| over_height));
                for area in next {
                    if !all.contains_key(area) {
                        all.insert(*area, far + 1);
                        queue.push_back(*area);
                    }
                }
            }
            all
        });
        all.get(&to).copied().unwrap_or(UNREACHABLE)
    }

    pub fn distance(&self, from: Area, to: Area) -> i64 {
        self.measure(from, to, false)
    }

    pub fn range(&self, from: Area, to: Area) -> i64 {
        self.measure(from, to, true)
    }

    /// The areas on the first shortest path, without the start (GOW-5.7).
    pub fn shortest_path(&self, from: Area, to: Area) -> Vec<Area> {
        let (mut at, mut way) = (from, Vec::new());
        while at != to && self.distance(at, to) < UNREACHABLE {
            let left = self.distance(at, to) - 1;
            at = *self.open[&at].iter().find(|next| self.distance(**next, to) == left).unwrap();
            way.push(at);
        }
        way
    }
}
