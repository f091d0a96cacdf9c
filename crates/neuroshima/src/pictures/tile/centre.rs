//! The centre of a tile, which shows its function.

use super::Face;
use super::room::{FreeRoom, PlacedName};
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
const DRAWING_BOTTOM: f32 = 0.2;
const EFFECTS_BOTTOM: f32 = 0.12;
/// Vertical position of a module's effects and maximum size of their symbols, in radii: with a name below them, and
/// without a name.
const EFFECTS_LAYOUT: [(f32, f32); 2] = [(-0.16, 0.23), (0.0, 0.32)];
/// Vertical position and maximum symbol size of an HQ's effects, in radii.
const HQ_EFFECTS_LAYOUT: (f32, f32) = (0.3, 0.13);
/// Gap between two symbols, relative to their size.
const SYMBOL_GAP: f32 = 0.3;
/// Minimum size of symbols, as a share of their maximum size.
const MIN_SYMBOL_SHARE: f32 = 0.43;
/// Maximum radius of a drawing or an HQ's star, in radii of the tile.
const MAX_DRAWING_RADIUS: f32 = 0.5;
/// Gap between a drawing and the name below it, in radii.
const NAME_GAP: f32 = 0.035;
/// Radius of the circle that contains a drawing of size 1.
const DRAWING_CIRCLE_RADIUS: f32 = 1.42;
/// Size of the drawing behind a module's effects, in radii, and opacity of the background drawn over it, of 255.
const BACKDROP_SIZE: f32 = 0.5;
const BACKDROP_FADE: u8 = 190;
/// Lower edge of drawings on tiles without a name, in radii.
const NAMELESS_BOTTOM: f32 = 0.8;

/// Function that draws a part of a tile, given a centre and a radius.
type PaintPart = fn(&mut Canvas, Point, f32, &Face<'_>);

/// Parts in the centre of a unit, each with its name.
pub const PARTS: &[(&str, PaintPart)] = &[("drawing", paint_drawing), ("effects", paint_effects), ("name", paint_name)];

/// Draws the centre over the backdrop.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    match face.tile.kind {
        Kind::Instant(instant) => paint_edgeless_tile(canvas, centre, radius, face, Symbol::for_instant(instant)),
        Kind::Foundation(foundation) => {
            paint_edgeless_tile(canvas, centre, radius, face, Symbol::for_foundation(foundation));
        }
        Kind::Headquarters | Kind::Warrior | Kind::Module => {
            PARTS.iter().for_each(|(_, paint)| paint(canvas, centre, radius, face));
        }
    }
}

/// Distance from the centre of the tile down to the centre of the drawing or of a module's effects, in radii.
pub fn portrait_offset(face: &Face<'_>) -> f32 {
    if !face.tile.effects.is_empty() {
        return EFFECTS_LAYOUT[0].0;
    }
    drawing_position(face).0
}

/// Distance from the centre of the tile down to the centre of the unit's drawing, and the drawing's radius, in radii.
pub fn drawing_position(face: &Face<'_>) -> (f32, f32) {
    let room = FreeRoom::on_face(face);
    room.largest_circle(
        name_position(&room, face).map_or(NAMELESS_BOTTOM, |name| name.top() - NAME_GAP),
        MAX_DRAWING_RADIUS,
    )
}

/// Draws a unit's effects, its name, and the points of an HQ.
pub fn paint_words(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    if face.tile.is_headquarters() {
        paint_drawing(canvas, centre, radius, face);
    }
    paint_effects(canvas, centre, radius, face);
    paint_name(canvas, centre, radius, face);
}

/// Draws the emblem of a module or an HQ, faintly behind everything else.
pub fn paint_backdrop(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    if face.tile.effects.is_empty() && !face.tile.is_headquarters() {
        return;
    }
    let plain = canvas.clone();
    let tones = Tones::of(face.style, canvas.palette);
    emblems::paint(canvas, face.emblem(), centre.shift(0.0, -radius * 0.1), radius * BACKDROP_SIZE, tones);
    canvas.blend_earlier(&plain, BACKDROP_FADE);
}

/// Draws the symbol of a tile without edges, with its name below.
fn paint_edgeless_tile(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>, symbol: Symbol) {
    let size = if face.name.is_some() { 0.4 } else { 0.56 };
    symbols::paint_symbol(canvas, symbol, centre.shift(0.0, radius * (size - 0.56)), radius * size);
    if let Some(name) = face.name {
        let (colour, halo) = face.style.name;
        let style = Type::bold(radius * 0.26, colour).with_halo(halo);
        text::draw_block(canvas, centre.shift(0.0, radius * 0.5), style, radius * 0.145, name, radius * 0.99);
    }
}

/// Position of a unit's name, if it has one.
fn name_position(room: &FreeRoom, face: &Face<'_>) -> Option<PlacedName> {
    let name = face.name.filter(|name| !name.is_empty() && !face.tile.is_headquarters())?;
    let is_drawn = face.tile.effects.is_empty();
    let above = if is_drawn { DRAWING_BOTTOM } else { EFFECTS_BOTTOM };
    Some(room.place_name(&text::clean(Weight::Bold, name), above, is_drawn))
}

/// Draws the emblem of a unit without effects on others, or the star of an HQ with its remaining points.
fn paint_drawing(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    if face.tile.is_headquarters() {
        let (middle, size) =
            FreeRoom::on_face(face).largest_circle(HQ_EFFECTS_LAYOUT.0 - HQ_EFFECTS_LAYOUT.1, MAX_DRAWING_RADIUS);
        let (at, size) = (centre.shift(0.0, middle * radius), size * radius * 0.96);
        canvas.fill_outlined_polygon(
            &symbols::star(at.shift(0.0, size * 0.06), size),
            radius * 0.03,
            face.style.bright,
        );
        if let Some(points) = face.points {
            let number = Type::bold(size * 0.82, canvas.palette.ink);
            number.draw(canvas, at.shift(0.0, size * 0.11), Align::Ink, &points.to_string());
        }
    } else if face.tile.effects.is_empty() {
        let (middle, size) = drawing_position(face);
        let tones = Tones::of(face.style, canvas.palette);
        emblems::paint(
            canvas,
            face.emblem(),
            centre.shift(0.0, middle * radius),
            size * radius / DRAWING_CIRCLE_RADIUS,
            tones,
        );
    }
}

/// Draws the symbols of a unit's effects in a row, as large as they fit.
fn paint_effects(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let effects = &face.tile.effects;
    let width = |effect: &Effect| symbols::effect_width(*effect);
    let total: f32 = effects.iter().map(|effect| width(effect) + SYMBOL_GAP).sum::<f32>() - SYMBOL_GAP;
    let (middle, largest) =
        if face.tile.is_headquarters() { HQ_EFFECTS_LAYOUT } else { EFFECTS_LAYOUT[usize::from(face.is_in_hand())] };
    let room = FreeRoom::on_face(face);
    let fits = |size: &f32| room.half_width(middle - size, middle + size) >= total * size / 2.0;
    let mut sizes = (0u8..20).map(|step| largest * (1.0 - f32::from(step) * 0.03));
    let size = radius * sizes.find(fits).unwrap_or(largest * MIN_SYMBOL_SHARE);
    let mut x = centre.x - total * size / 2.0;
    for effect in effects {
        let half = width(effect) * size / 2.0;
        symbols::paint_effect(canvas, *effect, Point::new(x + half, centre.y + middle * radius), size);
        x += 2.0 * half + SYMBOL_GAP * size;
    }
}

/// Draws the name of a unit.
fn paint_name(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let Some(name) = name_position(&FreeRoom::on_face(face), face) else { return };
    let (colour, halo) = face.style.name;
    let style = Type::bold(radius * name.size, colour).with_halo(halo);
    let mut y = name.first;
    for line in &name.lines {
        style.draw_fitted(canvas, centre.shift(0.0, y * radius), Align::Centre, line, radius * 1.6);
        y += name.line_step();
    }
}
