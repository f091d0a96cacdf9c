//! A second implementation of sight and cover: walls are segments in a plane, and every pair of points is tested
//! without a grid.

use sztab_game::Chance;

use super::geometry::lay_row;
use crate::map::{CoverBonus, Map, Place, Tile};
use crate::tiles::{Border, Direction, Face};
use crate::values::Values;

type Point = (i64, i64);

/// A map as points and segments, with eight units per cell.
struct Plane {
    walls: Vec<(Point, Point)>,
    places: Vec<(Place, Vec<(Point, Point)>)>,
}

/// The map position of a point on an unrotated face, in eighths of a cell.
fn map_point(tile: &Tile, face: &Face, point: Point) -> Point {
    let (width, height) = (i64::from(face.width) * 8, i64::from(face.height) * 8);
    let (mut x, mut y) = point;
    let (mut w, mut h) = (width, height);
    for _ in 0..tile.turn {
        (x, y) = (h - y, x);
        (w, h) = (h, w);
    }
    (x + i64::from(tile.at.0) * 8, y + i64::from(tile.at.1) * 8)
}

fn to_plane(map: &Map, faces: &[Face]) -> Plane {
    let mut walls = Vec::new();
    let mut places: Vec<(Place, Vec<(Point, Point)>)> = Vec::new();
    for tile in &map.tiles {
        let face = &faces[tile.face.index()];
        let mut numbers = [0; 26];
        for y in 0..face.height {
            for x in 0..face.width {
                let (left, top) = (i64::from(x) * 8, i64::from(y) * 8);
                let corners = [(left, top), (left + 8, top), (left + 8, top + 8), (left, top + 8)];
                for (number, side) in Direction::ALL.into_iter().enumerate() {
                    let ends =
                        (map_point(tile, face, corners[number]), map_point(tile, face, corners[(number + 1) % 4]));
                    if face.border(x, y, side) == Border::Wall {
                        walls.push(ends);
                    }
                }
                let Some(cell) = face.cell(x, y) else { continue };
                let area = crate::map::Area { face: tile.face, letter: cell.area };
                let at = |dx: i64, dy: i64| map_point(tile, face, (left + dx, top + dy));
                let own = [at(2, 2), at(6, 2), at(2, 6), at(6, 6)].map(|point| (point, (0, 0)));
                match places.iter_mut().find(|(place, _)| *place == area.open_place()) {
                    Some((_, points)) => points.extend(own),
                    None => places.push((area.open_place(), own.to_vec())),
                }
                if !cell.arrows.is_empty() {
                    numbers[usize::from(cell.area)] += 1;
                    let arrow = |arrow: &Direction| {
                        let point = match arrow {
                            Direction::North => at(4, 2),
                            Direction::East => at(6, 4),
                            Direction::South => at(4, 6),
                            Direction::West => at(2, 4),
                        };
                        let middle = at(4, 4);
                        (point, (point.0 - middle.0, point.1 - middle.1))
                    };
                    let cover = numbers[usize::from(cell.area)];
                    places.push((Place { area, cover }, cell.arrows.iter().map(arrow).collect()));
                }
            }
        }
    }
    // The two walls of each opening between joined tiles are removed.
    for opening in map.joins.iter().flat_map(|(one, other)| [one, other]) {
        let (tile, face) = (map.tile(opening.face).unwrap(), &faces[opening.face.index()]);
        let gate = opening.gate(face);
        let (left, top) = (i64::from(gate.cell.0) * 8, i64::from(gate.cell.1) * 8);
        let corners = [(left, top), (left + 8, top), (left + 8, top + 8), (left, top + 8)];
        let number = gate.side as usize;
        let ends = (map_point(tile, face, corners[number]), map_point(tile, face, corners[(number + 1) % 4]));
        walls.retain(|wall| *wall != ends && *wall != (ends.1, ends.0));
    }
    Plane { walls, places }
}

/// The side of the line from `a` to `b` on which `c` lies, as a sign.
fn orientation(a: Point, b: Point, c: Point) -> i64 {
    ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
}

/// True if two segments have a point in common.
fn segments_touch(a: Point, b: Point, c: Point, d: Point) -> bool {
    let within = |a: Point, b: Point, p: Point| {
        orientation(a, b, p) == 0
            && (a.0.min(b.0)..=a.0.max(b.0)).contains(&p.0)
            && (a.1.min(b.1)..=a.1.max(b.1)).contains(&p.1)
    };
    let crosses = orientation(a, b, c) * orientation(a, b, d) < 0 && orientation(c, d, a) * orientation(c, d, b) < 0;
    crosses || within(a, b, c) || within(a, b, d) || within(c, d, a) || within(c, d, b)
}

impl Plane {
    fn is_line_free(&self, from: Point, to: Point) -> bool {
        !self.walls.iter().any(|wall| segments_touch(from, to, wall.0, wall.1))
    }

    fn sees(&self, one: usize, other: usize) -> bool {
        let ((place, points), (other, others)) = (&self.places[one], &self.places[other]);
        place.area == other.area
            || points.iter().any(|(from, _)| others.iter().any(|(to, _)| self.is_line_free(*from, *to)))
    }

    fn cover_bonus(&self, attacker: usize, defender: usize) -> CoverBonus {
        let ((from, points), (to, arrows)) = (&self.places[attacker], &self.places[defender]);
        let mut best = CoverBonus::None;
        if from.area == to.area || to.cover == 0 {
            return best;
        }
        for (point, arrow) in arrows {
            let seen: Vec<Point> =
                points.iter().map(|(from, _)| *from).filter(|from| self.is_line_free(*from, *point)).collect();
            let ahead = |from: &Point| (from.0 - point.0) * arrow.0 + (from.1 - point.1) * arrow.1 > 0;
            let all = seen.iter().filter(|from| ahead(from)).count();
            if !seen.is_empty() {
                best = best.max(if all == seen.len() { CoverBonus::Full } else { CoverBonus::Partial });
            }
        }
        best
    }
}

/// Compares this many pairs of places on a map, in both directions.
fn compare(map: &Map, faces: &[Face], pairs: usize, chance: &mut Chance) {
    let plane = to_plane(map, faces);
    let count = u32::try_from(plane.places.len()).unwrap();
    assert_eq!(map.geometry().places().count(), plane.places.len());
    for _ in 0..pairs {
        let mut pick = || chance.draw_below(count).unwrap() as usize;
        let (one, other) = (pick(), pick());
        let (from, to) = (plane.places[one].0, plane.places[other].0);
        let sees = map.geometry().sees(from, to);
        assert_eq!(sees, plane.sees(one, other), "{from} sees {to}");
        assert_eq!(sees, map.geometry().sees(to, from), "{to} sees {from}: GOW-7.1");
        assert_eq!(map.geometry().cover_bonus(from, to), plane.cover_bonus(one, other), "{to} against {from}");
    }
}

#[test]
fn second_implementation_agrees_on_every_face() {
    let values = Values::built_in();
    let mut chance = Chance::new(&[1; 32], "sztab gears test 1", "faces");
    for tile in &values.tiles {
        compare(&lay_row(&values.tiles, &[&tile.id.to_string()]), &values.tiles, 2500, &mut chance);
    }
}

#[test]
fn second_implementation_agrees_on_joined_tiles() {
    let values = Values::built_in();
    let mut chance = Chance::new(&[2; 32], "sztab gears test 1", "rows");
    for words in [["2A", "9A"], ["3B", "5A"], ["7A", "12A"], ["14B", "16A"], ["10B", "17A"], ["13B", "17B"]] {
        compare(&lay_row(&values.tiles, &words), &values.tiles, 2500, &mut chance);
    }
}
