//! Symbols with a number or in a colour of the caller, and terrain (NH-13.50).

use super::shapes::STAR;
use crate::pictures::art::{self, Tones};
use crate::rules::TerrainKind;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::Colour;

/// The star of an HQ as points of the picture.
pub fn star(centre: Point, size: f32) -> [Point; 10] {
    STAR.map(|(x, y)| centre.shift(x * size, y * size))
}

/// The symbol for points scored by hits on HQs.
pub fn paint_target(canvas: &mut Canvas, centre: Point, size: f32, colour: Colour) {
    canvas.draw_ring(centre, size * 0.8, size * 0.34, colour);
    canvas.fill_disc(centre, size * 0.34, colour);
}

/// Draws a drop of poison on which a number can be drawn; `size` is half the drop's height.
pub fn paint_poison_drop(canvas: &mut Canvas, centre: Point, size: f32) {
    let tones = Tones::neutral(canvas.palette);
    art::paint(canvas, "symbols", "drop", centre, size, tones);
}

/// Draws the symbol of a kind of terrain; `size` is half the side of its square in pixels.
pub fn terrain(canvas: &mut Canvas, kind: TerrainKind, centre: Point, size: f32) {
    let tones = Tones::neutral(canvas.palette);
    art::paint(canvas, "terrain", kind.word(), centre, size, tones);
}

/// The colour of a kind of terrain.
pub const fn terrain_colour(kind: TerrainKind) -> Colour {
    match kind {
        TerrainKind::Jungle => Colour::new(0x58_b3_4f),
        TerrainKind::Hills => Colour::new(0xd9_b4_5c),
        TerrainKind::Mountains => Colour::new(0x9a_a0_ab),
        TerrainKind::Swamps => Colour::new(0x7f_d4_d8),
    }
}
