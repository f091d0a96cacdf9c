//! Draws the arrows of a preview and the target hexes of a tile.
//!
//! The arrows are white and dashed, like the border of a unit under consideration, because nothing has happened yet.
//! Target hexes are outlined in the wound colour.

use super::arrows::towards;
use super::hexagon::{APOTHEM, EdgeFrame, hexagon};
use super::layout::Layout;
use super::preview::{Preview, Way};
use crate::rules::{Board, Direction, Hex, HexSet};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;

/// Length of a dash, and of the gap after it, in radii.
const DASH: f32 = 0.2;
const GAP: f32 = 0.12;
/// Half the width of a dash, the length of an arrowhead, and half the arrowhead's width, in radii.
const HALF: f32 = 0.085;
const HEAD: f32 = 0.36;
const WING: f32 = 0.27;
/// Width of the outline, in radii.
const LINE: f32 = 0.03;
/// Distance of the arrows of two units that change places from the line between their hexes, in radii.
const ASIDE: f32 = 0.3;
/// Opacity of the wound colour on a target hex, of 255.
const TINT: u8 = 35;
const HATCH: u8 = 150;

/// Draws four short dashes along the inside of each edge of a hex that a unit would enter or leave.
pub fn paint_dashes(canvas: &mut Canvas, centre: Point, radius: f32) {
    for direction in Direction::ALL {
        let frame = EdgeFrame::new(centre, radius, direction);
        for u in [-0.36, -0.12, 0.12, 0.36] {
            canvas.line(frame.at(u - 0.06, 0.845), frame.at(u + 0.06, 0.845), radius * 0.05, canvas.palette.last);
        }
    }
}

/// Hatches a target hex. Colour must not be the only sign, because some armies have a colour similar to that of wounds.
pub fn hatch(canvas: &mut Canvas, centre: Point, radius: f32) {
    let (outline, wound) = (hexagon(centre, radius), canvas.palette.wound);
    canvas.polygon(&outline, wound.opacity(TINT));
    canvas.fill_where(&[&outline], wound.opacity(HATCH), |x, y| (x + y) & 15 < 4);
}

/// Draws the target hexes of a tile, with a common outline.
pub fn area(canvas: &mut Canvas, layout: &Layout, board: Board, area: HexSet) {
    for hex in area.iter() {
        hatch(canvas, layout.hex(hex), layout.radius * 0.955);
    }
    for (width, colour) in [(0.15, canvas.palette.ink), (0.09, canvas.palette.wound)] {
        for hex in area.iter() {
            let is_within = |direction| board.neighbour(hex, direction).is_some_and(|next| area.contains(next));
            for direction in Direction::ALL.into_iter().filter(|&direction| !is_within(direction)) {
                let frame = EdgeFrame::new(layout.hex(hex), layout.radius, direction);
                canvas.line(frame.at(-0.5, APOTHEM), frame.at(0.5, APOTHEM), layout.radius * width, colour);
            }
        }
    }
}

/// Draws the arrows.
pub fn paint(canvas: &mut Canvas, layout: &Layout, preview: &Preview) {
    for way in &preview.ways {
        match *way {
            Way::Goes { from, to } => goes(canvas, layout, preview, from, to),
            Way::MayGo { from, to } => may_go(canvas, layout.radius, layout.hex(from), layout.hex(to)),
            Way::Pushes { from, to } => {
                let rest = if preview.left.contains(to) { 0.42 } else { 0.56 };
                pushes(canvas, layout.radius, layout.hex(from), layout.hex(to), rest);
            }
            Way::Turns { hex, from, to } => turns(canvas, layout.hex(hex), layout.radius, from, to),
        }
    }
}

fn goes(canvas: &mut Canvas, layout: &Layout, preview: &Preview, from: Hex, to: Hex) {
    let radius = layout.radius;
    let (start, end) = (layout.hex(from), layout.hex(to));
    let is_pushed = preview.ways.iter().any(|way| matches!(way, Way::Pushes { to, .. } if *to == from));
    if preview.ways.contains(&Way::Goes { from: to, to: from }) {
        let ((x, y), aside) = (towards(start, end).0, radius * ASIDE);
        let [start, end] = [start, end].map(|at| at.shift(-y * aside, x * aside));
        // Two adjacent tiles leave no room for dashes.
        let arrow = Path::new(start, end, radius);
        let neck = arrow.length - 0.36 - HEAD;
        arrow.solid(canvas, 0.36, neck, (HALF, WING));
        return;
    }
    let first = if is_pushed { -0.1 } else { -0.3 };
    paint_broken_arrow(canvas, radius, start, end, (first, 0.7));
}

/// Draws a dashed arrow that begins `first` radii after the centre of one hex and ends `rest` radii before the centre
/// of another.
pub fn paint_broken_arrow(canvas: &mut Canvas, radius: f32, from: Point, to: Point, (first, rest): (f32, f32)) {
    let colour = canvas.palette.last;
    let arrow = Path::new(from, to, radius);
    let neck = arrow.length - rest - HEAD;
    let mut along = neck - DASH;
    while along > first {
        canvas.polygon_with_outline(&arrow.bar(along, along + DASH, HALF), radius * LINE, colour);
        along -= DASH + GAP;
    }
    if along + DASH > first + 0.05 {
        canvas.polygon_with_outline(&arrow.bar(first, along + DASH, HALF), radius * LINE, colour);
    }
    canvas.polygon_with_outline(&arrow.head(neck), radius * LINE, colour);
}

/// Draws a hollow dashed arrow, for one of several options.
pub fn may_go(canvas: &mut Canvas, radius: f32, from: Point, to: Point) {
    let arrow = Path::new(from, to, radius);
    let neck = arrow.length - 0.42 - HEAD;
    for start in [neck - 0.62, neck - 0.3] {
        hollow(canvas, radius, &arrow.bar(start, start + DASH, HALF * 0.8));
    }
    hollow(canvas, radius, &arrow.head(neck));
}

/// Draws a shape with a white border and no fill.
fn hollow(canvas: &mut Canvas, radius: f32, shape: &[Point]) {
    let palette = canvas.palette;
    canvas.outline(shape, radius * 0.15, palette.ink);
    canvas.outline(shape, radius * 0.08, palette.last);
    canvas.polygon(shape, palette.ink);
}

/// Draws a short thick arrow across the edge from a unit to the unit that it pushes; the arrow ends `rest` radii before
/// the centre of the pushed unit.
pub fn pushes(canvas: &mut Canvas, radius: f32, from: Point, to: Point, rest: f32) {
    let arrow = Path::new(from, to, radius);
    let neck = arrow.length - rest - HEAD;
    arrow.solid(canvas, 0.42, neck, (HALF * 1.6, WING * 1.1));
}

/// Draws an arrow along the rim of a tile from the current direction of its front to the new one, in the shorter
/// direction.
pub fn turns(canvas: &mut Canvas, centre: Point, radius: f32, from: Direction, to: Direction) {
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
            canvas.line(part[0], part[1], radius * width, colour);
        }
    }
    let last = frame(steps);
    let head = [(-0.2, 0.24), (0.16, 0.0), (-0.2, -0.24)].map(|(u, v)| last.at(sense * u, APOTHEM + v));
    canvas.polygon_with_outline(&head, radius * LINE, canvas.palette.last);
}

/// The line between two points; lengths are in radii.
struct Path {
    from: Point,
    along: (f32, f32),
    radius: f32,
    length: f32,
}

impl Path {
    fn new(from: Point, to: Point, radius: f32) -> Self {
        let (along, length) = towards(from, to);
        Self { from, along, radius, length: length / radius }
    }

    fn at(&self, along: f32, aside: f32) -> Point {
        let ((x, y), along, aside) = (self.along, along * self.radius, aside * self.radius);
        self.from.shift(x * along - y * aside, y * along + x * aside)
    }

    fn bar(&self, from: f32, to: f32, half: f32) -> [Point; 4] {
        [self.at(from, -half), self.at(to, -half), self.at(to, half), self.at(from, half)]
    }

    /// Draws a solid arrow.
    fn solid(&self, canvas: &mut Canvas, start: f32, neck: f32, (half, wing): (f32, f32)) {
        let shape = [
            self.at(start, -half),
            self.at(neck, -half),
            self.at(neck, -wing),
            self.at(neck + HEAD, 0.0),
            self.at(neck, wing),
            self.at(neck, half),
            self.at(start, half),
        ];
        canvas.polygon_with_outline(&shape, self.radius * LINE, canvas.palette.last);
    }

    fn head(&self, neck: f32) -> [Point; 3] {
        [self.at(neck, -WING), self.at(neck + HEAD, 0.0), self.at(neck, WING)]
    }
}
