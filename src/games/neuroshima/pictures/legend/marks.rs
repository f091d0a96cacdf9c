//! The marks of a legend: symbols, and small pieces of a board.

use super::{Sign, events};
use crate::games::neuroshima::pictures::hexagon::hexagon;
use crate::games::neuroshima::pictures::symbols;
use crate::games::neuroshima::pictures::symbols::shapes::{ARROW, BLADE, placed};
use crate::games::neuroshima::pictures::tile::{badges, body};
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::{Area, Point};
use crate::pictures::text::{Align, Type};

/// Draws a mark around a point; `size` pixels are half its height.
pub fn paint(canvas: &mut Canvas, mark: Sign, at: Point, size: f32) {
    match mark {
        Sign::Symbol(symbol) => symbols::paint(canvas, symbol, at, size),
        Sign::Owners => owners(canvas, at, size),
        Sign::LastMove => last_move(canvas, at, size * 1.5),
        Sign::Netted => netted(canvas, at, size * 1.55),
        Sign::Holds => holds(canvas, at, size),
        Sign::Strengthened => strengthened(canvas, at, size),
        Sign::Terrain(kind) => symbols::terrain(canvas, kind, at, size),
        Sign::BasicHexes => basic_hexes(canvas, at, size),
        Sign::Order => order(canvas, at, size),
        Sign::Team => team(canvas, at, size),
        Sign::Scores => scores(canvas, at, size),
        Sign::Out => out(canvas, at, size),
        Sign::Considered
        | Sign::Leaves
        | Sign::MayGo
        | Sign::Pushes
        | Sign::Turns
        | Sign::Area
        | Sign::Acts
        | Sign::Hit
        | Sign::Stopped
        | Sign::Endless
        | Sign::Destroys
        | Sign::Wounded
        | Sign::Falls
        | Sign::Loses
        | Sign::Heals
        | Sign::Attacker => events::paint(canvas, mark, at, size),
        Sign::Taken => badges::taken(canvas, at, size / 0.2, canvas.palette.seat(1)),
        Sign::Serves => badges::serves(canvas, at, size / 0.2, canvas.palette.seat(1)),
    }
}

/// A tile of each side with its letter.
fn owners(canvas: &mut Canvas, at: Point, size: f32) {
    for (side, (x, y)) in [(-0.83, -0.78), (0.83, -0.78), (-0.83, 0.78), (0.83, 0.78)].into_iter().enumerate() {
        let (middle, style) = (at.shift(x * size, y * size), canvas.palette.seat(side));
        body::paint(canvas, middle, size * 0.85, style);
        badges::letter(canvas, middle, size * 3.0, style);
    }
}

/// A tile and an empty hex, both in white rings.
fn last_move(canvas: &mut Canvas, at: Point, size: f32) {
    let style = canvas.palette.seat(1);
    body::paint(canvas, at, size, style);
    for (outer, inner, colour) in [(1.11, 0.94, canvas.palette.ink), (1.07, 0.98, canvas.palette.last)] {
        canvas.fill(&[&hexagon(at, size * outer), &hexagon(at, size * inner)], colour);
    }
}

/// A tile under a net.
fn netted(canvas: &mut Canvas, at: Point, size: f32) {
    body::paint(canvas, at, size, canvas.palette.seat(0));
    body::mesh(canvas, at, size);
}

/// Two tiles, and the arrow from one to the other.
fn holds(canvas: &mut Canvas, at: Point, size: f32) {
    for (side, x) in [(1, -0.84), (0, 0.84)] {
        body::paint(canvas, at.shift(x * size, 0.0), size * 0.88, canvas.palette.seat(side));
    }
    let arrow = placed(ARROW, (0.0, 0.0), 0.62, 0.7).map(|(across, along)| at.shift(-along * size, across * size));
    canvas.outlined(&arrow, size * 0.1, canvas.palette.net);
}

/// Two hexes with a line between them.
fn basic_hexes(canvas: &mut Canvas, at: Point, size: f32) {
    for x in [-1.0, 1.0] {
        let middle = at.shift(0.0, x * size * 0.8);
        canvas.polygon(&hexagon(middle, size * 0.88), canvas.palette.floor_line);
        canvas.polygon(&hexagon(middle, size * 0.82), canvas.palette.background);
    }
    canvas.line(at.shift(-size * 0.7, 0.0), at.shift(size * 0.7, 0.0), size * 0.16, canvas.palette.muted);
}

/// The letter of a side on a disc.
fn letter(canvas: &mut Canvas, at: Point, radius: f32, side: usize) {
    let style = canvas.palette.seat(side);
    canvas.disc(at, radius, style.bright);
    Type::bold(radius * 1.7, canvas.palette.ink).draw(canvas, at, Align::Ink, &style.letter.to_string());
}

/// Two letters with an arrow between them, the first in a ring.
fn order(canvas: &mut Canvas, at: Point, size: f32) {
    let palette = canvas.palette;
    canvas.ring(at.shift(-size * 0.72, 0.0), size * 0.62, size * 0.12, palette.paper);
    for (side, x) in [(0, -0.72), (1, 0.82)] {
        letter(canvas, at.shift(x * size, 0.0), size * 0.48, side);
    }
    let tip = |x: f32, y: f32| at.shift(x * size, y * size);
    canvas.polygon(&[tip(0.28, 0.0), tip(0.02, -0.22), tip(0.02, 0.22)], palette.muted);
}

/// Two letters and a number.
fn team(canvas: &mut Canvas, at: Point, size: f32) {
    for (side, x) in [(0, -0.5), (2, 0.5)] {
        letter(canvas, at.shift(x * size, -size * 0.5), size * 0.44, side);
    }
    Type::bold(size * 0.95, canvas.palette.paper).draw(canvas, at.shift(0.0, size * 0.55), Align::Ink, "33");
}

/// A plate with the letter of who scores and how much.
fn scores(canvas: &mut Canvas, at: Point, size: f32) {
    let style = canvas.palette.seat(1);
    let plate = Area::new(at.x - size * 1.15, at.y - size * 0.5, size * 2.3, size);
    canvas.rounded(plate, size * 0.24, style.bright);
    let text = format!("{} +2", style.letter);
    Type::bold(size * 0.95, canvas.palette.ink).draw(canvas, at, Align::Ink, &text);
}

/// A letter, struck out.
fn out(canvas: &mut Canvas, at: Point, size: f32) {
    letter(canvas, at, size * 0.62, 3);
    let (from, to) = (at.shift(-size * 1.15, 0.0), at.shift(size * 1.15, 0.0));
    for (width, colour) in [(0.36, canvas.palette.background), (0.16, canvas.palette.paper)] {
        canvas.line(from, to, size * width, colour);
    }
}

/// A blade as printed, and one that somebody lends.
fn strengthened(canvas: &mut Canvas, at: Point, size: f32) {
    for (x, colour) in [(-0.52, canvas.palette.melee), (0.52, canvas.palette.bonus)] {
        let blade = placed(BLADE, (x, 0.0), 0.46, 1.0).map(|(x, y)| at.shift(x * size, y * size));
        canvas.outlined(&blade, size * 0.1, colour);
    }
}
