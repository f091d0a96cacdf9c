//! The marks of a legend: symbols, and small pieces of a board.

use super::Sign;
use crate::games::neuroshima::pictures::hexagon::hexagon;
use crate::games::neuroshima::pictures::symbols;
use crate::games::neuroshima::pictures::symbols::shapes::{ARROW, BLADE, placed};
use crate::games::neuroshima::pictures::tile::{badges, body};
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::Point;

/// Draws a mark around a point; `size` pixels are half its height.
pub fn paint(canvas: &mut Canvas, mark: Sign, at: Point, size: f32) {
    match mark {
        Sign::Symbol(symbol) => symbols::paint(canvas, symbol, at, size),
        Sign::Owners => owners(canvas, at, size),
        Sign::LastMove => last_move(canvas, at, size * 1.5),
        Sign::Netted => netted(canvas, at, size * 1.55),
        Sign::Holds => holds(canvas, at, size),
        Sign::Strengthened => strengthened(canvas, at, size),
        Sign::Serves => badges::serves(canvas, at, size / 0.2, canvas.palette.style(1)),
    }
}

/// A tile of each side with its letter.
fn owners(canvas: &mut Canvas, at: Point, size: f32) {
    for (side, (x, y)) in [(-0.83, -0.78), (0.83, -0.78), (-0.83, 0.78), (0.83, 0.78)].into_iter().enumerate() {
        let (middle, style) = (at.shift(x * size, y * size), canvas.palette.style(side));
        body::paint(canvas, middle, size * 0.85, style);
        badges::letter(canvas, middle, size * 3.0, style);
    }
}

/// A tile and an empty hex, both in white rings.
fn last_move(canvas: &mut Canvas, at: Point, size: f32) {
    let style = canvas.palette.style(1);
    body::paint(canvas, at, size, style);
    for (outer, inner, colour) in [(1.11, 0.94, canvas.palette.ink), (1.07, 0.98, canvas.palette.last)] {
        canvas.fill(&[&hexagon(at, size * outer), &hexagon(at, size * inner)], colour);
    }
}

/// A tile under a net.
fn netted(canvas: &mut Canvas, at: Point, size: f32) {
    body::paint(canvas, at, size, canvas.palette.style(0));
    body::mesh(canvas, at, size);
}

/// Two tiles, and the arrow from one to the other.
fn holds(canvas: &mut Canvas, at: Point, size: f32) {
    for (side, x) in [(1, -0.84), (0, 0.84)] {
        body::paint(canvas, at.shift(x * size, 0.0), size * 0.88, canvas.palette.style(side));
    }
    let arrow = placed(ARROW, (0.0, 0.0), 0.62, 0.7).map(|(across, along)| at.shift(-along * size, across * size));
    canvas.outlined(&arrow, size * 0.1, canvas.palette.net);
}

/// A blade as printed, and one that somebody lends.
fn strengthened(canvas: &mut Canvas, at: Point, size: f32) {
    for (x, colour) in [(-0.52, canvas.palette.melee), (0.52, canvas.palette.bonus)] {
        let blade = placed(BLADE, (x, 0.0), 0.46, 1.0).map(|(x, y)| at.shift(x * size, y * size));
        canvas.outlined(&blade, size * 0.1, colour);
    }
}
