//! The room that edges and badges leave in the centre of a tile, and the contents placed there: the drawing, and the
//! name below it.

use super::Face;
use super::badges::{PlacedBadge, place_badges, wound_corners};
use super::edges::{EDGE_HALF_WIDTH, EMPTY_EDGE_START, print_start};
use crate::pictures::hexagon::EdgeFrame;
use crate::pictures::symbols::shapes::CIRCLE;
use crate::rules::{Direction, Edge};
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::Colour;
use sztab_pictures::text::{Type, halves};

/// Type sizes tried for a name, from ascent to descent, in hundredths of a radius.
const NAME_SIZES: std::ops::RangeInclusive<u8> = 9..=20;
/// Minimum legible size of a name. A name may not take room from the drawing above it to become larger than this.
const MIN_LEGIBLE_SIZE: f32 = 0.14;
/// Distance between lines of a name, relative to its size.
const LINE_STEP: f32 = 0.92;
/// Extent of ink above and below the centre of a line, relative to the type size: ascenders with accents, and
/// descenders.
const INK_EXTENT: (f32, f32) = (0.47, 0.58);
/// Lowest position of a name's lower edge, in radii below the centre.
const MAX_NAME_BOTTOM: f32 = 0.8;
/// Room on each side of a name, for the outline of its letters.
const NAME_MARGIN: f32 = 0.065;

/// Free room, in radii around the tile's centre.
pub struct FreeRoom {
    edges: [f32; 6],
    badges: Vec<(Point, f32)>,
}

/// A name with its position: lines, size, and the distance of the first line's centre below the tile's centre. Lengths
/// are in radii.
pub struct PlacedName {
    /// One or two lines.
    pub lines: Vec<String>,
    /// Type size from ascent to descent.
    pub size: f32,
    /// Vertical position of the centre of the first line.
    pub first: f32,
}

impl PlacedName {
    /// Upper edge of the name.
    pub fn top(&self) -> f32 {
        self.first - INK_EXTENT.0 * self.size
    }

    /// Distance between the centres of two lines.
    pub fn line_step(&self) -> f32 {
        self.size * LINE_STEP
    }
}

impl FreeRoom {
    /// The room of a tile.
    pub fn on_face(face: &Face<'_>) -> Self {
        let bonuses = face.bonuses();
        let edges = Direction::ALL.map(|direction| {
            let edge =
                if face.tile.is_unit() { face.tile.edges[face.rotation.edge(direction)] } else { Edge::default() };
            print_start(edge, bonuses)
        });
        let badges = place_badges(face).iter().flat_map(PlacedBadge::circles).chain(wound_corners(face)).collect();
        Self { edges, badges }
    }

    /// True if a point is free.
    fn is_free(&self, at: Point) -> bool {
        let centre = Point::new(0.0, 0.0);
        let beyond = |direction: Direction| {
            let frame = EdgeFrame::new(centre, 1.0, direction);
            let (u, v) = frame.coordinates(at);
            v > EMPTY_EDGE_START || v > self.edges[direction.index()] && u.abs() < EDGE_HALF_WIDTH + NAME_MARGIN
        };
        let is_under = |(middle, reach): &(Point, f32)| {
            let (x, y) = (at.x - middle.x, at.y - middle.y);
            x * x + y * y < reach * reach
        };
        !Direction::ALL.into_iter().any(beyond) && !self.badges.iter().any(is_under)
    }

    /// Half the free width between two heights.
    pub fn half_width(&self, top: f32, bottom: f32) -> f32 {
        let rows = [top, f32::midpoint(top, bottom), bottom];
        let is_free = |x: f32| rows.iter().all(|&y| self.is_free(Point::new(x, y)) && self.is_free(Point::new(-x, y)));
        let steps = (0u8..90).map(|step| f32::from(step) * 0.01);
        steps.take_while(|&x| is_free(x)).last().unwrap_or_default()
    }

    /// Places a name: as large as possible, then as low as possible. Its upper edge stays below `least`, which leaves
    /// room for the drawing. If `gives_way` is true, the name may rise higher, but only as far as legibility requires.
    pub fn place_name(&self, text: &str, least: f32, gives_way: bool) -> PlacedName {
        const UNIT: f32 = 1000.0;
        let measure = Type::bold(UNIT, Colour::new(0));
        let whole = vec![text.to_owned()];
        let mut layouts = vec![(measure.width(text) / UNIT, whole.clone())];
        if let Some((first, second)) = halves(&measure, text) {
            let width = measure.width(first).max(measure.width(second)) / UNIT;
            layouts.push((width, vec![first.to_owned(), second.to_owned()]));
        }
        let place = |least: f32| {
            let sizes = NAME_SIZES.rev().map(|size| f32::from(size) * 0.01);
            sizes.flat_map(|size| layouts.iter().map(move |layout| (size, layout))).find_map(
                |(size, (width, lines))| {
                    let steps: f32 = lines.iter().skip(1).map(|_| LINE_STEP).sum();
                    let height = (INK_EXTENT.0 + INK_EXTENT.1 + steps) * size;
                    let tops = (0u8..60)
                        .map(|step| MAX_NAME_BOTTOM - height - f32::from(step) * 0.02)
                        .take_while(|&top| top >= least);
                    let fits = |top: &f32| self.half_width(*top, top + height) >= width * size / 2.0 + NAME_MARGIN;
                    let first = |top: f32| top + INK_EXTENT.0 * size;
                    { tops }.find(fits).map(|top| PlacedName { lines: lines.clone(), size, first: first(top) })
                },
            )
        };
        let size = f32::from(*NAME_SIZES.start()) * 0.01;
        let mut best = PlacedName { lines: whole, size, first: least + INK_EXTENT.0 * size };
        let further = if gives_way { &[0.5, 0.0, -1.0][..] } else { &[] };
        for least in [1.0].iter().chain(further).map(|share| share * least) {
            best = place(least).filter(|name| name.size > best.size).unwrap_or(best);
            if best.size >= MIN_LEGIBLE_SIZE {
                break;
            }
        }
        best
    }

    /// The largest circle above `bottom`, with a radius of at most `most`: returns the distance of its centre below the
    /// tile's centre, and its radius.
    pub fn largest_circle(&self, bottom: f32, most: f32) -> (f32, f32) {
        let middles = (0u8..40).map(|step| 0.1 - f32::from(step) * 0.02);
        let radius = |middle: f32| {
            let is_free = |radius: f32| {
                middle + radius <= bottom
                    && CIRCLE.iter().all(|(x, y)| self.is_free(Point::new(x * radius, middle + y * radius)))
            };
            let radii = (10u8..60).map(|step| f32::from(step) * 0.01).take_while(|&radius| radius <= most);
            radii.take_while(|&radius| is_free(radius)).last().unwrap_or_default()
        };
        let circles = middles.map(|middle| (middle, radius(middle)));
        circles.fold((0.0, 0.0), |best, circle| if circle.1 > best.1 { circle } else { best })
    }
}
