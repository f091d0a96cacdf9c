//! Terrain symbols (NH-13.50).

use super::pen::{LINE, Pen};
use super::shapes::{CIRCLE, place_shape};
use crate::rules::TerrainKind;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::Colour;

const BARK: Colour = Colour::new(0xa8_70_3c);
const LEAF: Colour = Colour::new(0x58_b3_4f);
const SLOPE: Colour = Colour::new(0xd9_b4_5c);
const ROCK: Colour = Colour::new(0x9a_a0_ab);
const MIST: Colour = Colour::new(0x7f_d4_d8);

/// Draws the symbol of a kind of terrain; `size` is half the side of its square in pixels. The outlines are distinct: a
/// tree with a round top, two round humps, two peaks, waves with reeds.
pub fn terrain(canvas: &mut Canvas, kind: TerrainKind, centre: Point, size: f32) {
    let pen = &mut Pen::new(canvas, centre, size);
    match kind {
        TerrainKind::Jungle => jungle(pen),
        TerrainKind::Hills => hills(pen),
        TerrainKind::Mountains => mountains(pen),
        TerrainKind::Swamps => swamps(pen),
    }
}

/// The colour of a kind of terrain.
pub const fn terrain_colour(kind: TerrainKind) -> Colour {
    match kind {
        TerrainKind::Jungle => LEAF,
        TerrainKind::Hills => SLOPE,
        TerrainKind::Mountains => ROCK,
        TerrainKind::Swamps => MIST,
    }
}

fn jungle(pen: &mut Pen<'_>) {
    pen.shape(&[(-0.16, 0.1), (0.16, 0.1), (0.22, 0.96), (-0.22, 0.96)], BARK);
    pen.discs(&[(-0.46, 0.06, 0.46), (0.46, 0.06, 0.46), (0.0, -0.42, 0.52)], LEAF);
}

fn hills(pen: &mut Pen<'_>) {
    for (x, wide, high) in [(0.42, 0.56, 0.84), (-0.34, 0.64, 1.2)] {
        let hump: Vec<(f32, f32)> =
            place_shape(CIRCLE, (x, 0.66), wide, high).into_iter().filter(|&(_, y)| y <= 0.661).collect();
        pen.shape(&hump, SLOPE);
    }
}

fn mountains(pen: &mut Pen<'_>) {
    pen.shape(&[(-0.1, 0.8), (0.48, -0.36), (1.0, 0.8)], ROCK);
    pen.shape(&[(-1.0, 0.8), (-0.26, -0.92), (0.5, 0.8)], ROCK);
    let snow = [(-0.26, -0.92), (0.02, -0.28), (-0.14, -0.4), (-0.28, -0.18), (-0.4, -0.4), (-0.54, -0.27)];
    pen.plain(&snow, pen.palette.paper);
}

fn swamps(pen: &mut Pen<'_>) {
    for (x, top) in [(-0.3, -0.84), (0.0, -0.96), (0.3, -0.7)] {
        pen.line((x, 0.0), (x * 1.3, top), LINE, LEAF);
        pen.disc(x * 1.3, top, 0.13, BARK);
    }
    for y in [0.16, 0.66] {
        let wave =
            [(-0.92, y + 0.14), (-0.6, y - 0.12), (-0.2, y + 0.12), (0.2, y - 0.12), (0.6, y + 0.12), (0.92, y - 0.1)];
        pen.stroke(&wave, 0.2, MIST);
    }
}
