//! The background of banners: hexes that show through it, and a band of slanting stripes below it.
#![expect(clippy::cast_precision_loss, reason = "coordinates of a picture are small")]

use super::hexagon::{APOTHEM, hexagon};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Colour;

/// Number of columns of visible hexes. Each column is fainter than the one to its right.
const COLUMNS: u8 = 5;

/// Draws outlines of hexes with a given radius on the right part of an area; they are strongest at the right edge.
pub fn paint_cells(canvas: &mut Canvas, area: Area, radius: f32, colour: Colour) {
    let (right, bottom) = (area.x + area.w, area.y + area.h);
    let is_within = |x: i32, y: i32| {
        let (x, y) = (x as f32, y as f32);
        x >= area.x && y >= area.y && x < right && y < bottom
    };
    for column in 0..COLUMNS {
        let x = right + radius * (0.1 - 1.5 * f32::from(column));
        let shift = radius * APOTHEM * f32::from(column % 2);
        let colour = colour.with_opacity(colour.opacity / COLUMNS * (COLUMNS - column));
        for row in 0..=3u8 {
            let y = area.y + radius * (2.0 * APOTHEM * f32::from(row) + 0.2) - shift;
            let [outer, inner] = [0.97, 0.88].map(|share| hexagon(Point::new(x, y), radius * share));
            canvas.fill_where(&[&outer, &inner], colour, is_within);
        }
    }
}

/// Draws stripes of alternating colours across the width of an area, with ink between them.
pub fn paint_band(canvas: &mut Canvas, area: Area, stripe: f32, colours: &[Colour]) {
    canvas.fill_rectangle(area, canvas.palette.ink);
    let (right, bottom) = (area.x + area.w, area.y + area.h);
    let mut x = area.x - area.h;
    for colour in colours.iter().cycle() {
        if x > right {
            break;
        }
        let corners = [(x + area.h, area.y), (x + area.h + stripe, area.y), (x + stripe, bottom), (x, bottom)];
        let within = |(x, y): (f32, f32)| Point::new(x.clamp(area.x, right), y);
        canvas.fill_polygon(&corners.map(within), *colour);
        x += 2.0 * stripe;
    }
}
