//! Numbers and marks in the corners of a tile: coordinate, owner, initiative, toughness, wounds, mobility.

use super::super::canvas::Canvas;
use super::super::geometry::{Corner, Point, towards};
use super::super::palette::{BONUS, Colour, INK, PAPER};
use super::super::symbols::{self, Symbol};
use super::super::text::{Align, Type};
use super::Face;
use crate::rules::Feature;

/// From the centre of the tile to that of a badge, in radii.
const DISTANCE: f32 = 0.79;

/// Draws all badges.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let at = |corner| towards(centre, corner, radius * DISTANCE);
    if !face.label.is_empty() {
        let place = at(Corner::NorthWest);
        canvas.disc(place, radius * 0.145, INK.opacity(210));
        Type::bold(radius * 0.215, PAPER).draw(canvas, place, Align::Ink, &face.label);
    }
    if !face.in_hand() {
        let owner = at(Corner::NorthEast);
        canvas.disc(owner, radius * 0.145, INK);
        canvas.disc(owner, radius * 0.12, face.style.bright);
        Type::bold(radius * 0.2, INK).draw(canvas, owner, Align::Ink, &face.style.letter.to_string());
    }
    initiative(canvas, centre, radius, face);
    if face.tile.toughness > 0 {
        let place = at(Corner::East);
        symbols::paint(canvas, Symbol::Shield, place, radius * 0.17);
        number(canvas, place, radius * 0.23, INK, face.tile.toughness);
    }
    if face.wounds > 0 {
        let place = at(Corner::SouthEast);
        symbols::paint(canvas, Symbol::Drop, place, radius * 0.2);
        number(canvas, place.shift(0.0, radius * 0.05), radius * 0.23, PAPER, face.wounds);
    }
    if face.tile.has(Feature::Mobility) {
        let symbol = if face.mobility_spent { Symbol::MobilitySpent } else { Symbol::Mobility };
        symbols::paint(canvas, symbol, at(Corner::SouthWest), radius * 0.155);
    }
}

/// White discs with the values; green ones where the board changed them.
fn initiative(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let printed = &face.tile.initiative;
    let values = match face.effective {
        Some(effective) if !effective.initiative.is_empty() => &effective.initiative,
        _ => printed,
    };
    let ground = if values == printed { PAPER } else { BONUS };
    let place = if face.in_hand() { centre } else { towards(centre, Corner::West, radius * DISTANCE) };
    let scale = if face.in_hand() { 1.9 } else { 1.0 };
    let (size, step) = match values.len() {
        0 | 1 => (0.165, 0.0),
        2 => (0.14, 0.27),
        _ => (0.105, 0.2),
    };
    let shown = &values[..values.len().min(4)];
    let mut y = -step / 2.0 * shown.iter().skip(1).map(|_| 1.0).sum::<f32>();
    for &value in shown {
        let place = place.shift(0.0, y * radius * scale);
        canvas.disc(place, radius * (size * scale + 0.02), INK);
        canvas.disc(place, radius * size * scale, ground);
        number(canvas, place, radius * size * scale * 1.7, INK, value);
        y += step;
    }
}

fn number(canvas: &mut Canvas, at: Point, size: f32, colour: Colour, value: u8) {
    Type::bold(size, colour).draw(canvas, at, Align::Ink, &value.to_string());
}
