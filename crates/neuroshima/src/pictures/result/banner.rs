//! The winners, on a background in their colours.
#![expect(clippy::cast_precision_loss, reason = "a table has a few sides")]

use super::{MARGIN, RIGHT_EDGE, ResultCard, ResultSide, WIDTH, style};
use crate::pictures::hexagon::APOTHEM;
use crate::pictures::{ground, insignia};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::{Colour, Style};
pub use sztab_pictures::text::{Align, Type};

const GROUND: Area = Area::new(0.0, 0.0, WIDTH as f32, 288.0);
/// The band of stripes below the banner: its height, the width of a stripe, and the slant of a stripe.
const BAND_HEIGHT: f32 = 26.0;
const STRIPE_WIDTH: f32 = 45.0;
/// Radius of the hexes that show through the background.
const CELL_RADIUS: f32 = 104.0;
const MIN_TEXT_SIZE: f32 = 40.0;

/// Draws the banner.
pub(super) fn paint(canvas: &mut Canvas, card: &ResultCard<'_>) {
    let palette = canvas.palette;
    let numbered = || (0..).zip(&card.sides).filter(|(index, _)| card.winners.contains(super::Side(*index)));
    let winners: Vec<(&'static Style, &ResultSide)> =
        numbered().map(|(index, side)| (style(canvas, usize::from(index)), side)).collect();

    let is_draw = winners.len() == card.sides.len();
    let (colour, ink) = match winners.first() {
        Some((style, _)) if !is_draw => (style.bright, palette.ink),
        _ => (palette.floor, palette.paper),
    };
    canvas.fill_rectangle(GROUND, colour);
    ground::paint_cells(canvas, GROUND, CELL_RADIUS, ink.with_opacity(if is_draw { 22 } else { 34 }));
    let stripes: Vec<Colour> =
        if winners.is_empty() { vec![palette.muted] } else { winners.iter().map(|(style, _)| style.bright).collect() };
    ground::paint_band(canvas, Area::new(0.0, GROUND.h, GROUND.w, BAND_HEIGHT), STRIPE_WIDTH, &stripes);
    let x = paint_insignia(canvas, &winners);
    let room = RIGHT_EDGE - x;
    let names = card.names(MIN_TEXT_SIZE, room);
    let joint = if is_draw { " – " } else { " + " };
    let armies = winners.iter().map(|(_, side)| side.army.as_str()).collect::<Vec<_>>().join(joint);
    let players = numbered().filter_map(|(index, _)| names.get(usize::from(index)).map(String::as_str));
    let players = players.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(joint);
    let [label, title, note] = if is_draw {
        [armies, card.verdict.to_uppercase(), players]
    } else {
        [card.verdict.to_uppercase(), armies, players]
    };
    let lines = [(label, Type::bold(50.0, ink), 62.0), (title, Type::bold(116.0, ink), 146.0)];
    for (text, style, y) in lines.into_iter().chain([(note, Type::regular(54.0, ink), 232.0)]) {
        style.shrink(&text, room, MIN_TEXT_SIZE).draw_fitted(canvas, Point::new(x, y), Align::Left, &text, room);
    }
}

/// Draws the insignias of the winning armies; returns the left edge of the text next to them.
fn paint_insignia(canvas: &mut Canvas, winners: &[(&'static Style, &ResultSide)]) -> f32 {
    let middle = GROUND.h / 2.0;
    let (radius, columns) = match winners.len() {
        0 | 1 => (124.0, 1),
        2 => (88.0, 2),
        _ => (70.0, 2),
    };
    let rows = winners.len().div_ceil(columns).max(1);
    // Hexes of neighbouring columns stand side by side, shifted by half a hex in height.
    let (step, half) = (radius * 1.56, radius * APOTHEM * 0.54);
    for (index, (style, side)) in winners.iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let x = MARGIN + radius + step * column as f32;
        let lean = if columns == 1 { 0.0 } else { half * (2.0 * column as f32 - 1.0) };
        let y = middle + lean + (row as f32 - (rows - 1) as f32 / 2.0) * radius * 2.0 * APOTHEM * 1.04;
        let y = if rows > 1 { middle + (y - middle) * 0.86 } else { y };
        insignia::paint(canvas, Point::new(x, y), radius, style, &side.insignia);
    }
    MARGIN + 2.0 * radius + step * (columns - 1) as f32 + 34.0
}
