//! The background of a tile in its owner's colour, texture and border, and the net over it.
#![expect(clippy::cast_possible_truncation, reason = "texture coordinates are pixels of the picture")]

use crate::pictures::hexagon::{EdgeFrame, hexagon};
use crate::rules::Direction;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
pub use sztab_pictures::palette::{Border, Pattern, Style};

/// Draws the background and the border.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, style: &Style) {
    let outline = hexagon(centre, radius);
    canvas.fill_polygon(&outline, style.ground);
    let (left, top) = (centre.x as i32, centre.y as i32);
    let cell = texture_period(radius / 7.0);
    // The centre stays plain so that names are readable.
    let heart = hexagon(centre, radius * 0.6);
    canvas.fill_where(&[&outline, &heart], style.texture, |x, y| is_textured(style.pattern, x - left, y - top, cell));
    if style.heart != style.ground {
        canvas.fill_polygon(&heart, style.heart);
    }
    paint_border(canvas, centre, radius, style);
}

/// The power of two nearest to a length. With such texture periods, masks replace a division for each pixel of each
/// tile, which would take longer than all other drawing.
fn texture_period(length: f32) -> i32 {
    1 << (length.max(4.0) as i32 * 4 / 3).ilog2()
}

fn is_textured(pattern: Pattern, x: i32, y: i32, cell: i32) -> bool {
    let within = |value: i32, period: i32| value & (period - 1);
    match pattern {
        Pattern::Stripes => within(x + y, cell) * 5 < cell * 2,
        Pattern::Dots => {
            let shifted = x + if y & cell == 0 { 0 } else { cell / 2 };
            let (dx, dy) = (within(shifted, cell) * 2 - cell, within(y, cell) * 2 - cell);
            (dx * dx + dy * dy) * 4 < cell * cell
        }
        Pattern::Bars => within(y, cell) * 3 < cell,
        Pattern::Checks => (x & cell == 0) == (y & cell == 0),
    }
}

/// Draws the border in a side's style, also for a side that has taken control of the tile.
pub fn paint_border(canvas: &mut Canvas, centre: Point, radius: f32, style: &Style) {
    let ink = canvas.palette.ink;
    let mut ring = |outer: f32, inner: f32, colour| {
        canvas.fill(&[&hexagon(centre, radius * outer), &hexagon(centre, radius * inner)], colour);
    };
    match style.border {
        Border::Solid => ring(1.0, 0.93, style.line),
        Border::Double => {
            ring(1.0, 0.92, ink);
            ring(1.0, 0.965, style.line);
            ring(0.945, 0.915, style.line);
        }
        Border::Dashed | Border::Cornered => {
            ring(1.0, 0.93, ink);
            let dashes: &[(f32, f32)] = if style.border == Border::Dashed {
                &[(-0.38, -0.14), (-0.08, 0.16), (0.22, 0.46)]
            } else {
                &[(-0.5, -0.24), (0.24, 0.5)]
            };
            for direction in Direction::ALL {
                let frame = EdgeFrame::new(centre, radius, direction);
                for &(from, to) in dashes {
                    let dash = frame.polygon([(from, 0.866), (to, 0.866), (to * 0.93, 0.806), (from * 0.93, 0.806)]);
                    canvas.fill_polygon(&dash, style.line);
                }
            }
        }
    }
}

/// Draws a net over the whole tile, because the unit under it cannot act.
pub fn paint_net(canvas: &mut Canvas, centre: Point, radius: f32) {
    let outline = hexagon(centre, radius * 0.93);
    canvas.fill_polygon(&outline, canvas.palette.ink.with_opacity(115));
    let (left, top) = (centre.x as i32, centre.y as i32);
    let mesh = texture_period(radius / 4.0);
    let rope_colour = canvas.palette.net.with_opacity(170);
    let rope = (radius / 26.0).max(1.0) as i32;
    canvas.fill_where(&[&outline], rope_colour, |x, y| {
        let (x, y) = (x - left, y - top);
        (x + y) & (mesh - 1) < rope || (x - y) & (mesh - 1) < rope
    });
    canvas.fill_disc(centre, radius * 0.5, canvas.palette.ink.with_opacity(170));
}
