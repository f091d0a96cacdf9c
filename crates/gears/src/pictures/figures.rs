//! Figures: COGs as discs with their initial, Locust as silhouettes with number and health; also weapons and equipment.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Colour;
use sztab_pictures::text::{Align, Type};

use crate::state::{Cog, Locust, State};
use crate::values::{Equipment, Kind, Values};

use super::shapes::{self, Shape};
use super::tints::Tints;

/// The letter on the disc of a COG.
pub fn initial(values: &Values, cog: &Cog) -> String {
    values.cog(cog.card).id.chars().next().map(|letter| letter.to_ascii_uppercase().to_string()).unwrap_or_default()
}

/// Draws a COG in a square of a given size. A bleeding one lies on its side; the active one has a ring.
pub fn draw_cog(canvas: &mut Canvas, at: Point, size: f32, (state, values): (&State, &Values), side: usize) {
    let cog = &state.cogs[side];
    let is_active = state.turn.side.index() == side;
    let letter = initial(values, cog);
    if cog.bleeding {
        draw_fallen(canvas, at, size, side, &letter);
    } else {
        draw_disc(canvas, at, size, side, &letter, is_active);
    }
}

/// Draws the disc of a COG with its letter.
pub fn draw_disc(canvas: &mut Canvas, at: Point, size: f32, side: usize, letter: &str, is_active: bool) {
    let (palette, style) = (canvas.palette, canvas.style(side));
    let radius = size / 2.0;
    if is_active {
        canvas.fill_disc(at, radius * 1.0, palette.ink);
        canvas.fill_disc(at, radius * 0.94, palette.last);
        canvas.fill_disc(at, radius * 0.78, palette.ink);
        canvas.fill_disc(at, radius * 0.72, style.bright);
    } else {
        canvas.fill_disc(at, radius * 0.94, palette.ink);
        canvas.fill_disc(at, radius * 0.84, style.bright);
    }
    Type::bold(size * 0.74, palette.ink).draw(canvas, at, Align::Ink, letter);
}

/// Draws a COG lying on its side: head on the left, legs on the right, a drop of blood beside it.
pub fn draw_fallen(canvas: &mut Canvas, at: Point, size: f32, side: usize, letter: &str) {
    let (palette, style) = (canvas.palette, canvas.style(side));
    let half = size / 2.0;
    let body = Area::new(at.x - half * 0.5, at.y - half * 0.3, half * 1.46, half * 1.14);
    let head = at.shift(-half * 0.62, half * 0.27);
    let rim = size * 0.05;
    canvas.fill_rounded_rectangle(body.inset(-rim), half * 0.36 + rim, palette.ink);
    canvas.fill_disc(head, half * 0.34 + rim, palette.ink);
    canvas.fill_rounded_rectangle(body, half * 0.36, style.bright);
    canvas.fill_disc(head, half * 0.34, style.bright);
    let middle = Point::new(body.x + body.w / 2.0, body.y + body.h / 2.0);
    Type::bold(size * 0.6, palette.ink).draw(canvas, middle, Align::Ink, letter);
    let drop = [(0.0, -1.0), (0.62, 0.1), (0.4, 0.72), (0.0, 0.95), (-0.4, 0.72), (-0.62, 0.1)];
    let corners = |radius: f32| drop.map(|(x, y)| at.shift(half * 0.58 + x * radius, -half * 0.52 + y * radius));
    canvas.fill_polygon(&corners(half * 0.46), palette.ink);
    canvas.fill_polygon(&corners(half * 0.36), palette.wound);
}

/// Draws a Locust in a square of a given size: its silhouette, its number, and its health as pips.
pub fn draw_locust(canvas: &mut Canvas, at: Point, size: f32, values: &Values, locust: &Locust) {
    let full = values.enemy(locust.figure.kind).health;
    let kind = locust.figure.kind;
    let body = size * 0.43;
    let middle = at.shift(0.0, -size * 0.07);
    draw_kind(canvas, middle, body, kind);
    let (x, y) = shapes::number_position(kind);
    let number = Type::bold(size * 0.5, Tints::for_colours(canvas.palette.colours).number);
    number.draw(canvas, middle.shift(x * body, y * body), Align::Ink, &locust.figure.number.to_string());
    let pips = Area::new(at.x - size * 0.46, at.y + size * 0.36, size * 0.92, size * 0.14);
    draw_pips(canvas, pips, locust.health(values), full);
}

/// Draws the silhouette of a kind, with a dark rim.
pub fn draw_kind(canvas: &mut Canvas, at: Point, radius: f32, kind: Kind) {
    let tints = Tints::for_colours(canvas.palette.colours);
    let rim = (radius * 0.12).max(1.0);
    for part in shapes::locust_shapes(kind) {
        canvas.draw_outline(&shapes::place_shape(part, at, radius), rim * 2.0, tints.rim);
    }
    for part in shapes::locust_shapes(kind) {
        canvas.fill_polygon(&shapes::place_shape(part, at, radius), tints.locust);
    }
    if kind == Kind::Lambent {
        // Lambent Wretches glow.
        let glow = canvas.palette.ranged;
        for (x, y) in [(-0.7, -0.3), (0.1, -0.42), (0.82, -0.3), (-0.62, 0.66), (0.62, 0.66)] {
            canvas.fill_disc(at.shift(x * radius, y * radius), radius * 0.13, glow);
        }
    }
}

/// Draws the health as pips; one filled pip for each point of remaining health.
fn draw_pips(canvas: &mut Canvas, area: Area, left: u8, full: u8) {
    let tints = Tints::for_colours(canvas.palette.colours);
    let count = full.max(left).max(1);
    let width = (area.w / f32::from(count.max(3))).min(area.h * 2.2);
    let start = area.x + (area.w - width * f32::from(count)) / 2.0;
    let back = Area::new(start - 1.0, area.y - 1.0, width * f32::from(count) + 2.0, area.h + 2.0);
    canvas.fill_rectangle(round_to_pixels(back), tints.rim);
    for pip in 0..count {
        let x = start + width * f32::from(pip);
        let place = Area::new(x, area.y, width, area.h).inset((area.h * 0.16).max(1.0));
        let colour = if pip < left { canvas.palette.wound } else { tints.rim };
        canvas.fill_rectangle(round_to_pixels(place), colour);
    }
}

/// The area rounded to whole pixels, so that it is sharp and quick to draw.
pub fn round_to_pixels(area: Area) -> Area {
    let (left, top) = (area.x.round(), area.y.round());
    let (right, bottom) = ((area.x + area.w).round(), (area.y + area.h).round());
    Area::new(left, top, (right - left).max(1.0), (bottom - top).max(1.0))
}

/// Draws the parts of a silhouette.
pub fn draw_parts(canvas: &mut Canvas, parts: &[Shape], at: Point, radius: f32, colour: Colour) {
    for part in parts {
        canvas.fill_polygon(&shapes::place_shape(part, at, radius), colour);
    }
}

/// Draws a dropped weapon: its silhouette on a light plate with cut corners.
pub fn draw_dropped(canvas: &mut Canvas, at: Point, size: f32, weapon: &'static [Shape]) {
    let tints = Tints::for_colours(canvas.palette.colours);
    let (w, h) = (size * 0.48, size * 0.36);
    let plate = |by: f32| {
        let (w, h, cut) = (w - by, h - by, size * 0.14);
        [(-w + cut, -h), (w, -h), (w, h - cut), (w - cut, h), (-w, h), (-w, -h + cut)].map(|(x, y)| at.shift(x, y))
    };
    canvas.fill_polygon(&plate(0.0), tints.rim);
    canvas.fill_polygon(&plate((size * 0.05).max(1.5)), tints.cover);
    draw_parts(canvas, weapon, at, size * 0.36, tints.letter);
}

/// Draws equipment on its plate, crossed out once it is used up.
pub fn draw_equipment(canvas: &mut Canvas, at: Point, size: f32, equipment: Equipment, is_used: bool) {
    let (tints, palette) = (Tints::for_colours(canvas.palette.colours), canvas.palette);
    let area = round_to_pixels(Area::new(at.x - size / 2.0, at.y - size / 2.0, size, size));
    let line = (size * 0.07).max(2.0).round();
    canvas.fill_rectangle(area, tints.rim);
    canvas.fill_rectangle(area.inset(line), if is_used { tints.rubble } else { tints.door });
    let middle = Point::new(area.x + area.w / 2.0, area.y + area.h / 2.0);
    draw_parts(canvas, shapes::equipment_shapes(equipment), middle, size * 0.36, tints.rim);
    if is_used {
        let reach = size * 0.36;
        canvas.draw_line(middle.shift(-reach, reach), middle.shift(reach, -reach), line * 1.6, palette.paper);
    }
}
