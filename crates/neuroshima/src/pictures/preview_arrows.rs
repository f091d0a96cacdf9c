//! Draws the arrows of a preview and the target hexes of a tile.
//!
//! The arrows are white and dashed, like the border of a unit under consideration, because nothing has happened yet.
//! Target hexes are outlined in the wound colour.

use super::arrows::direction_and_distance;
use super::hexagon::{APOTHEM, EdgeFrame, hexagon};
use super::layout::Layout;
use super::preview::{Preview, PreviewArrow};
use crate::rules::{Board, Direction, Hex, HexSet};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;

/// Length of a dash, and of the gap after it, in radii.
const DASH_LENGTH: f32 = 0.2;
const DASH_GAP: f32 = 0.12;
/// Half the width of a dash, the length of an arrowhead, and half the arrowhead's width, in radii.
const DASH_HALF_WIDTH: f32 = 0.085;
const HEAD_LENGTH: f32 = 0.36;
const HEAD_HALF_WIDTH: f32 = 0.27;
/// Width of the outline, in radii.
const OUTLINE_WIDTH: f32 = 0.03;
/// Distance of the arrows of two units that change places from the line between their hexes, in radii.
const SWAP_OFFSET: f32 = 0.3;
/// Opacity of the wound colour on a target hex, of 255.
const TINT_OPACITY: u8 = 35;
const HATCH_OPACITY: u8 = 150;

/// Draws four short dashes along the inside of each edge of a hex that a unit would enter or leave.
pub fn paint_dashes(canvas: &mut Canvas, centre: Point, radius: f32) {
    for direction in Direction::ALL {
        let frame = EdgeFrame::new(centre, radius, direction);
        for u in [-0.36, -0.12, 0.12, 0.36] {
            canvas.draw_line(frame.at(u - 0.06, 0.845), frame.at(u + 0.06, 0.845), radius * 0.05, canvas.palette.last);
        }
    }
}

/// Hatches a target hex. Colour must not be the only sign, because some armies have a colour similar to that of wounds.
pub fn paint_hatching(canvas: &mut Canvas, centre: Point, radius: f32) {
    let (outline, wound) = (hexagon(centre, radius), canvas.palette.wound);
    canvas.fill_polygon(&outline, wound.with_opacity(TINT_OPACITY));
    canvas.fill_where(&[&outline], wound.with_opacity(HATCH_OPACITY), |x, y| (x + y) & 15 < 4);
}

/// Draws the target hexes of a tile, with a common outline.
pub fn paint_area(canvas: &mut Canvas, layout: &Layout, board: Board, area: HexSet) {
    for hex in area.iter() {
        paint_hatching(canvas, layout.hex_centre(hex), layout.radius * 0.955);
    }
    for (width, colour) in [(0.15, canvas.palette.ink), (0.09, canvas.palette.wound)] {
        for hex in area.iter() {
            let is_within = |direction| board.neighbour(hex, direction).is_some_and(|next| area.contains(next));
            for direction in Direction::ALL.into_iter().filter(|&direction| !is_within(direction)) {
                let frame = EdgeFrame::new(layout.hex_centre(hex), layout.radius, direction);
                canvas.draw_line(frame.at(-0.5, APOTHEM), frame.at(0.5, APOTHEM), layout.radius * width, colour);
            }
        }
    }
}

/// Draws the arrows.
pub fn paint(canvas: &mut Canvas, layout: &Layout, preview: &Preview) {
    for way in &preview.ways {
        match *way {
            PreviewArrow::Goes { from, to } => paint_move(canvas, layout, preview, from, to),
            PreviewArrow::MayGo { from, to } => {
                paint_possible_move(canvas, layout.radius, layout.hex_centre(from), layout.hex_centre(to));
            }
            PreviewArrow::Pushes { from, to } => {
                let rest = if preview.left.contains(to) { 0.42 } else { 0.56 };
                paint_push(canvas, layout.radius, layout.hex_centre(from), layout.hex_centre(to), rest);
            }
            PreviewArrow::Turns { hex, from, to } => {
                paint_turn(canvas, layout.hex_centre(hex), layout.radius, from, to);
            }
        }
    }
}

fn paint_move(canvas: &mut Canvas, layout: &Layout, preview: &Preview, from: Hex, to: Hex) {
    let radius = layout.radius;
    let (start, end) = (layout.hex_centre(from), layout.hex_centre(to));
    let is_pushed = preview.ways.iter().any(|way| matches!(way, PreviewArrow::Pushes { to, .. } if *to == from));
    if preview.ways.contains(&PreviewArrow::Goes { from: to, to: from }) {
        let ((x, y), aside) = (direction_and_distance(start, end).0, radius * SWAP_OFFSET);
        let [start, end] = [start, end].map(|at| at.shift(-y * aside, x * aside));
        // Two adjacent tiles leave no room for dashes.
        let arrow = ArrowPath::new(start, end, radius);
        let neck = arrow.length - 0.36 - HEAD_LENGTH;
        arrow.paint_solid_arrow(canvas, 0.36, neck, (DASH_HALF_WIDTH, HEAD_HALF_WIDTH));
        return;
    }
    let first = if is_pushed { -0.1 } else { -0.3 };
    paint_broken_arrow(canvas, radius, start, end, (first, 0.7));
}

/// Draws a dashed arrow that begins `first` radii after the centre of one hex and ends `rest` radii before the centre
/// of another.
pub fn paint_broken_arrow(canvas: &mut Canvas, radius: f32, from: Point, to: Point, (first, rest): (f32, f32)) {
    let colour = canvas.palette.last;
    let arrow = ArrowPath::new(from, to, radius);
    let neck = arrow.length - rest - HEAD_LENGTH;
    let mut along = neck - DASH_LENGTH;
    while along > first {
        canvas.fill_outlined_polygon(
            &arrow.bar(along, along + DASH_LENGTH, DASH_HALF_WIDTH),
            radius * OUTLINE_WIDTH,
            colour,
        );
        along -= DASH_LENGTH + DASH_GAP;
    }
    if along + DASH_LENGTH > first + 0.05 {
        canvas.fill_outlined_polygon(
            &arrow.bar(first, along + DASH_LENGTH, DASH_HALF_WIDTH),
            radius * OUTLINE_WIDTH,
            colour,
        );
    }
    canvas.fill_outlined_polygon(&arrow.head(neck), radius * OUTLINE_WIDTH, colour);
}

/// Draws a hollow dashed arrow, for one of several options.
pub fn paint_possible_move(canvas: &mut Canvas, radius: f32, from: Point, to: Point) {
    let arrow = ArrowPath::new(from, to, radius);
    let neck = arrow.length - 0.42 - HEAD_LENGTH;
    for start in [neck - 0.62, neck - 0.3] {
        paint_hollow_shape(canvas, radius, &arrow.bar(start, start + DASH_LENGTH, DASH_HALF_WIDTH * 0.8));
    }
    paint_hollow_shape(canvas, radius, &arrow.head(neck));
}

/// Draws a shape with a white border and no fill.
fn paint_hollow_shape(canvas: &mut Canvas, radius: f32, shape: &[Point]) {
    let palette = canvas.palette;
    canvas.draw_outline(shape, radius * 0.15, palette.ink);
    canvas.draw_outline(shape, radius * 0.08, palette.last);
    canvas.fill_polygon(shape, palette.ink);
}

/// Draws a short thick arrow across the edge from a unit to the unit that it pushes; the arrow ends `rest` radii before
/// the centre of the pushed unit.
pub fn paint_push(canvas: &mut Canvas, radius: f32, from: Point, to: Point, rest: f32) {
    let arrow = ArrowPath::new(from, to, radius);
    let neck = arrow.length - rest - HEAD_LENGTH;
    arrow.paint_solid_arrow(canvas, 0.42, neck, (DASH_HALF_WIDTH * 1.6, HEAD_HALF_WIDTH * 1.1));
}

/// Draws an arrow along the rim of a tile from the current direction of its front to the new one, in the shorter
/// direction.
pub fn paint_turn(canvas: &mut Canvas, centre: Point, radius: f32, from: Direction, to: Direction) {
    let steps = (to.index() + 6 - from.index()) % 6;
    let is_clockwise = steps <= 3;
    let (steps, sense) = if is_clockwise { (steps, 1.0) } else { (6 - steps, -1.0) };
    let frame = |step: usize| {
        let index = if is_clockwise { from.index() + step } else { from.index() + 6 - step };
        EdgeFrame::new(centre, radius, Direction::ALL[index % 6])
    };
    // The midpoint of the first edge, the corners in between, and a point just before the midpoint of the last edge.
    let rim = |step: usize, u: f32| frame(step).at(sense * u, APOTHEM);
    let mut path = vec![rim(0, 0.0)];
    path.extend((0..steps).map(|step| rim(step, 0.5)));
    path.push(rim(steps, -0.18));
    for (width, colour) in [(0.2, canvas.palette.ink), (0.13, canvas.palette.last)] {
        for part in path.windows(2) {
            canvas.draw_line(part[0], part[1], radius * width, colour);
        }
    }
    let last = frame(steps);
    let head = [(-0.2, 0.24), (0.16, 0.0), (-0.2, -0.24)].map(|(u, v)| last.at(sense * u, APOTHEM + v));
    canvas.fill_outlined_polygon(&head, radius * OUTLINE_WIDTH, canvas.palette.last);
}

/// The line between two points; lengths are in radii.
struct ArrowPath {
    from: Point,
    along: (f32, f32),
    radius: f32,
    length: f32,
}

impl ArrowPath {
    fn new(from: Point, to: Point, radius: f32) -> Self {
        let (along, length) = direction_and_distance(from, to);
        Self { from, along, radius, length: length / radius }
    }

    fn point_at(&self, along: f32, aside: f32) -> Point {
        let ((x, y), along, aside) = (self.along, along * self.radius, aside * self.radius);
        self.from.shift(x * along - y * aside, y * along + x * aside)
    }

    fn bar(&self, from: f32, to: f32, half: f32) -> [Point; 4] {
        [self.point_at(from, -half), self.point_at(to, -half), self.point_at(to, half), self.point_at(from, half)]
    }

    /// Draws a solid arrow.
    fn paint_solid_arrow(&self, canvas: &mut Canvas, start: f32, neck: f32, (half, wing): (f32, f32)) {
        let shape = [
            self.point_at(start, -half),
            self.point_at(neck, -half),
            self.point_at(neck, -wing),
            self.point_at(neck + HEAD_LENGTH, 0.0),
            self.point_at(neck, wing),
            self.point_at(neck, half),
            self.point_at(start, half),
        ];
        canvas.fill_outlined_polygon(&shape, self.radius * OUTLINE_WIDTH, canvas.palette.last);
    }

    fn head(&self, neck: f32) -> [Point; 3] {
        [
            self.point_at(neck, -HEAD_HALF_WIDTH),
            self.point_at(neck + HEAD_LENGTH, 0.0),
            self.point_at(neck, HEAD_HALF_WIDTH),
        ]
    }
}
