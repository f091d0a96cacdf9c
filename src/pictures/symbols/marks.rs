//! Marks in the corners of tiles and in panels.

use super::super::geometry::Point;
use super::super::palette::Colour;
use super::Pen;

/// The star of an HQ: five points.
pub fn star(centre: Point, size: f32) -> [Point; 10] {
    const STAR: [(f32, f32); 10] = [
        (0.0, -1.0),
        (0.312, -0.43),
        (0.951, -0.309),
        (0.505, 0.164),
        (0.588, 0.809),
        (0.0, 0.531),
        (-0.588, 0.809),
        (-0.505, 0.164),
        (-0.951, -0.309),
        (-0.312, -0.43),
    ];
    STAR.map(|(x, y)| centre.shift(x * size, y * size))
}

pub(super) fn shield(pen: &mut Pen<'_>, colour: Colour) {
    let outline =
        [(-0.8, -0.85), (0.0, -1.0), (0.8, -0.85), (0.8, 0.1), (0.5, 0.62), (0.0, 1.0), (-0.5, 0.62), (-0.8, 0.1)];
    pen.outlined(&outline, 0.16, colour);
}

pub(super) fn drop(pen: &mut Pen<'_>) {
    body(pen, 0.16, pen.palette.paper);
    body(pen, 0.0, pen.palette.wound);
}

/// A drop, `more` bigger all around.
fn body(pen: &mut Pen<'_>, more: f32, colour: Colour) {
    pen.disc(0.0, 0.25, 0.68 + more, colour);
    pen.polygon(&[(0.0, -1.0 - 1.5 * more), (0.61 + more, 0.0), (-0.61 - more, 0.0)], colour);
}

/// Arrow heads in all directions.
pub(super) fn mobility(pen: &mut Pen<'_>, ground: Colour, arrow: Colour) {
    pen.disc(0.0, 0.0, 1.1, pen.palette.ink);
    pen.disc(0.0, 0.0, 0.97, ground);
    // Heads all around: a single one would look like a facing.
    for (x, y) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
        pen.line((0.0, 0.0), (x * 0.5, y * 0.5), 0.2, arrow);
        let (tip, base) = (0.85, 0.42);
        let side = 0.32;
        pen.polygon(
            &[
                (x * tip, y * tip),
                (x * base - y * side, y * base + x * side),
                (x * base + y * side, y * base - x * side),
            ],
            arrow,
        );
    }
}

/// A burst with a bright heart.
pub(super) fn explosion(pen: &mut Pen<'_>) {
    pen.outlined(&burst(1.0), 0.12, pen.palette.burst);
    pen.polygon(&burst(0.62), pen.palette.ranged);
    pen.disc(0.0, 0.0, 0.24, pen.palette.wound);
}

/// Eight points around the centre.
pub(super) fn burst(size: f32) -> [(f32, f32); 16] {
    const BURST: [(f32, f32); 16] = [
        (0.0, -1.0),
        (0.22, -0.55),
        (0.71, -0.71),
        (0.55, -0.22),
        (1.0, 0.0),
        (0.55, 0.22),
        (0.71, 0.71),
        (0.22, 0.55),
        (0.0, 1.0),
        (-0.22, 0.55),
        (-0.71, 0.71),
        (-0.55, 0.22),
        (-1.0, 0.0),
        (-0.55, -0.22),
        (-0.71, -0.71),
        (-0.22, -0.55),
    ];
    BURST.map(|(x, y)| (x * size, y * size))
}
