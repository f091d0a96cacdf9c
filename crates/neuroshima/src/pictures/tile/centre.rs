//! The centre of a tile, which shows its function.

use super::Face;
use super::room::{Name, Room};
use crate::pictures::emblems;
use crate::pictures::emblems::Tones;
use crate::pictures::symbols;
use crate::pictures::symbols::Symbol;
use crate::rules::{Effect, Kind};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::text;
pub use sztab_pictures::text::{Align, Type, Weight};

/// Lower edge of the picture above a unit's name, in radii below the tile's centre: for a drawing, and for a module's
/// effects.
const UNDER_DRAWING: f32 = 0.2;
const UNDER_EFFECTS: f32 = 0.12;
/// Vertical position of a module's effects and maximum size of their symbols, in radii: with a name below them, and
/// without a name.
const EFFECTS: [(f32, f32); 2] = [(-0.16, 0.23), (0.0, 0.32)];
/// Vertical position and maximum symbol size of an HQ's effects, in radii.
const HQ_EFFECTS: (f32, f32) = (0.3, 0.13);
/// Gap between two symbols, relative to their size.
const GAP: f32 = 0.3;
/// Minimum size of symbols, as a share of their maximum size.
const SMALLEST: f32 = 0.43;
/// Maximum radius of a drawing or an HQ's star, in radii of the tile.
const LARGEST: f32 = 0.5;
/// Gap between a drawing and the name below it, in radii.
const BELOW: f32 = 0.035;
/// Radius of the circle that contains a drawing of size 1.
const FULL: f32 = 1.42;
/// Size of the drawing behind a module's effects, in radii, and opacity of the background drawn over it, of 255.
const BACKDROP: f32 = 0.5;
const FAINT: u8 = 190;
/// Lower edge of drawings on tiles without a name, in radii.
const BOTTOM: f32 = 0.8;

/// Function that draws a part of a tile, given a centre and a radius.
type Paint = fn(&mut Canvas, Point, f32, &Face<'_>);

/// Parts in the centre of a unit, each with its name.
pub const PARTS: &[(&str, Paint)] = &[("drawing", drawing), ("effects", effects), ("name", name)];

/// Draws the centre over the backdrop.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    match face.tile.kind {
        Kind::Instant(instant) => lone(canvas, centre, radius, face, Symbol::of_instant(instant)),
        Kind::Foundation(foundation) => lone(canvas, centre, radius, face, Symbol::of_foundation(foundation)),
        Kind::Headquarters | Kind::Warrior | Kind::Module => {
            PARTS.iter().for_each(|(_, paint)| paint(canvas, centre, radius, face));
        }
    }
}

/// Distance from the centre of the tile down to the centre of the drawing or of a module's effects, in radii.
pub fn portrait(face: &Face<'_>) -> f32 {
    if !face.tile.effects.is_empty() {
        return EFFECTS[0].0;
    }
    place_of_drawing(face).0
}

/// Distance from the centre of the tile down to the centre of the unit's drawing, and the drawing's radius, in radii.
pub fn place_of_drawing(face: &Face<'_>) -> (f32, f32) {
    let room = Room::of(face);
    room.circle(place_of_name(&room, face).map_or(BOTTOM, |name| name.top() - BELOW), LARGEST)
}

/// Draws a unit's effects, its name, and the points of an HQ.
pub fn words(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    if face.tile.is_headquarters() {
        drawing(canvas, centre, radius, face);
    }
    effects(canvas, centre, radius, face);
    name(canvas, centre, radius, face);
}

/// Draws the emblem of a module or an HQ, faintly behind everything else.
pub fn backdrop(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    if face.tile.effects.is_empty() && !face.tile.is_headquarters() {
        return;
    }
    let plain = canvas.clone();
    let tones = Tones::of(face.style, canvas.palette);
    emblems::paint(canvas, face.emblem(), centre.shift(0.0, -radius * 0.1), radius * BACKDROP, tones);
    canvas.fade_to(&plain, FAINT);
}

/// Draws the symbol of a tile without edges, with its name below.
fn lone(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>, symbol: Symbol) {
    let size = if face.name.is_some() { 0.4 } else { 0.56 };
    symbols::paint(canvas, symbol, centre.shift(0.0, radius * (size - 0.56)), radius * size);
    if let Some(name) = face.name {
        let (colour, halo) = face.style.name;
        let style = Type::bold(radius * 0.26, colour).halo(halo);
        text::draw_block(canvas, centre.shift(0.0, radius * 0.5), style, radius * 0.145, name, radius * 0.99);
    }
}

/// Position of a unit's name, if it has one.
fn place_of_name(room: &Room, face: &Face<'_>) -> Option<Name> {
    let name = face.name.filter(|name| !name.is_empty() && !face.tile.is_headquarters())?;
    let is_drawn = face.tile.effects.is_empty();
    let above = if is_drawn { UNDER_DRAWING } else { UNDER_EFFECTS };
    Some(room.name(&text::clean(Weight::Bold, name), above, is_drawn))
}

/// Draws the emblem of a unit without effects on others, or the star of an HQ with its remaining points.
fn drawing(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    if face.tile.is_headquarters() {
        let (middle, size) = Room::of(face).circle(HQ_EFFECTS.0 - HQ_EFFECTS.1, LARGEST);
        let (at, size) = (centre.shift(0.0, middle * radius), size * radius * 0.96);
        canvas.polygon_with_outline(&symbols::star(at.shift(0.0, size * 0.06), size), radius * 0.03, face.style.bright);
        if let Some(points) = face.points {
            let number = Type::bold(size * 0.82, canvas.palette.ink);
            number.draw(canvas, at.shift(0.0, size * 0.11), Align::Ink, &points.to_string());
        }
    } else if face.tile.effects.is_empty() {
        let (middle, size) = place_of_drawing(face);
        let tones = Tones::of(face.style, canvas.palette);
        emblems::paint(canvas, face.emblem(), centre.shift(0.0, middle * radius), size * radius / FULL, tones);
    }
}

/// Draws the symbols of a unit's effects in a row, as large as they fit.
fn effects(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let effects = &face.tile.effects;
    let width = |effect: &Effect| symbols::effect_width(*effect);
    let total: f32 = effects.iter().map(|effect| width(effect) + GAP).sum::<f32>() - GAP;
    let (middle, largest) = if face.tile.is_headquarters() { HQ_EFFECTS } else { EFFECTS[usize::from(face.in_hand())] };
    let room = Room::of(face);
    let fits = |size: &f32| room.half_width(middle - size, middle + size) >= total * size / 2.0;
    let mut sizes = (0u8..20).map(|step| largest * (1.0 - f32::from(step) * 0.03));
    let size = radius * sizes.find(fits).unwrap_or(largest * SMALLEST);
    let mut x = centre.x - total * size / 2.0;
    for effect in effects {
        let half = width(effect) * size / 2.0;
        symbols::effect(canvas, *effect, Point::new(x + half, centre.y + middle * radius), size);
        x += 2.0 * half + GAP * size;
    }
}

/// Draws the name of a unit.
fn name(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let Some(name) = place_of_name(&Room::of(face), face) else { return };
    let (colour, halo) = face.style.name;
    let style = Type::bold(radius * name.size, colour).halo(halo);
    let mut y = name.first;
    for line in &name.lines {
        style.draw_fitted(canvas, centre.shift(0.0, y * radius), Align::Centre, line, radius * 1.6);
        y += name.step();
    }
}
