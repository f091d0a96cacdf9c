//! The middle of a tile: what it is.

use super::Face;
use crate::games::neuroshima::pictures::symbols;
use crate::games::neuroshima::pictures::symbols::Symbol;
use crate::games::neuroshima::rules::{Effect, Kind};
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::Point;
use crate::pictures::text;
use crate::pictures::text::{Align, Type};

/// Draws the middle.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    match face.tile.kind {
        Kind::Headquarters => headquarters(canvas, centre, radius, face),
        Kind::Instant(instant) => {
            let (symbol, size) = (Symbol::of_instant(instant), if face.name.is_some() { 0.4 } else { 0.56 });
            symbols::paint(canvas, symbol, centre.shift(0.0, radius * (size - 0.56)), radius * size);
            name(canvas, centre.shift(0.0, radius * 0.5), radius, face);
        }
        Kind::Foundation(foundation) => {
            let (symbol, size) = (Symbol::of_foundation(foundation), if face.name.is_some() { 0.4 } else { 0.56 });
            symbols::paint(canvas, symbol, centre.shift(0.0, radius * (size - 0.56)), radius * size);
            name(canvas, centre.shift(0.0, radius * 0.5), radius, face);
        }
        Kind::Warrior | Kind::Module if face.tile.effects.is_empty() => name(canvas, centre, radius, face),
        Kind::Warrior | Kind::Module => {
            let (up, size) = if face.name.is_some() { (0.16, 0.23) } else { (0.0, 0.32) };
            effects(canvas, centre.shift(0.0, -radius * up), radius * size, &face.tile.effects);
            name(canvas, centre.shift(0.0, radius * 0.25), radius, face);
        }
    }
}

/// The star with the points left on it, and below it what the HQ gives to its neighbours.
fn headquarters(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let at = centre.shift(0.0, -radius * 0.13);
    canvas.outlined(&symbols::star(at, radius * 0.40), radius * 0.03, face.style.bright);
    if let Some(points) = face.points {
        let number = Type::bold(radius * 0.33, canvas.palette.ink);
        number.draw(canvas, at.shift(0.0, radius * 0.02), Align::Ink, &points.to_string());
    }
    effects(canvas, centre.shift(0.0, radius * 0.33), radius * 0.14, &face.tile.effects);
}

/// The symbols of the effects in a row.
fn effects(canvas: &mut Canvas, centre: Point, size: f32, effects: &[Effect]) {
    let width = |effect: &Effect| symbols::effect_width(*effect) * size;
    let gap = size * 0.3;
    let total: f32 = effects.iter().map(|effect| width(effect) + gap).sum::<f32>() - gap;
    // Several effects share the room of one and a half.
    let scale = (3.9 * size / total).min(1.0);
    let mut x = centre.x - total * scale / 2.0;
    for effect in effects {
        let half = width(effect) * scale / 2.0;
        symbols::effect(canvas, *effect, Point::new(x + half, centre.y), size * scale);
        x += 2.0 * half + gap * scale;
    }
}

fn name(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    if let Some(name) = face.name {
        let (colour, halo) = face.style.name;
        text::draw_block(
            canvas,
            centre,
            Type::bold(radius * 0.26, colour).halo(halo),
            radius * 0.145,
            name,
            radius * 0.99,
        );
    }
}
