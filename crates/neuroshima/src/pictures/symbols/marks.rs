//! Numbers and marks in the corners of tiles and in panels.

use super::pen::{LINE, Pen};
use super::shapes::{BURST, HOUSE, HOUSE_MIDDLE, SHIELD, STAR, place_shape};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::Colour;

/// The star of an HQ as points of the picture.
pub fn star(centre: Point, size: f32) -> [Point; 10] {
    STAR.map(|(x, y)| centre.shift(x * size, y * size))
}

/// The symbol for points scored by hits on HQs.
pub fn target(canvas: &mut Canvas, centre: Point, size: f32, colour: Colour) {
    canvas.ring(centre, size * 0.8, size * 0.34, colour);
    canvas.disc(centre, size * 0.34, colour);
}

/// The star of an HQ; on tiles it has the colour of the owner.
pub(super) fn headquarters(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(STAR, (0.0, 0.06), 1.0, 1.0), pen.palette.ranged);
}

/// A disc with a value, as on most tiles.
pub(super) fn initiative(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 0.98, pen.palette.paper);
    pen.text(0.0, 0.0, 1.75, pen.palette.ink, "2");
}

/// A house around an initiative value, instead of a disc: `up` is 1 if the board raises the value and -1 if it lowers
/// it.
fn house_sign(pen: &mut Pen<'_>, up: f32, colour: Colour, value: &str) {
    const SIZE: f32 = 0.8;
    pen.shape(&HOUSE.map(|(x, y)| (x * SIZE, y * SIZE * up)), colour);
    pen.text(0.0, HOUSE_MIDDLE * SIZE * up, 1.45, pen.palette.ink, value);
}

pub(super) fn raised_initiative(pen: &mut Pen<'_>) {
    house_sign(pen, 1.0, pen.palette.bonus, "3");
}

pub(super) fn lowered_initiative(pen: &mut Pen<'_>) {
    house_sign(pen, -1.0, pen.palette.malus, "1");
}

pub(super) fn toughness(pen: &mut Pen<'_>) {
    shield(pen, pen.palette.armour);
}

/// A shield inside a light rim, because colour must not be the only difference.
pub(super) fn lent_toughness(pen: &mut Pen<'_>) {
    shield(pen, pen.palette.paper);
    pen.plain(&place_shape(SHIELD, (0.0, 0.0), 0.8, 0.82), pen.palette.bonus);
}

pub(super) fn shield(pen: &mut Pen<'_>, colour: Colour) {
    pen.shape(&SHIELD, colour);
}

/// A drop inside a light rim, because red would be hard to see on a dark tile.
pub(super) fn wound(pen: &mut Pen<'_>) {
    blood_drop(pen, 2.0 * LINE, pen.palette.ink);
    blood_drop(pen, LINE, pen.palette.paper);
    blood_drop(pen, 0.0, pen.palette.wound);
}

/// Draws a drop of poison on which a number can be drawn; `size` is half the drop's height.
pub fn drop(canvas: &mut Canvas, centre: Point, size: f32) {
    let pen = &mut Pen::new(canvas, centre, size);
    blood_drop(pen, 2.0 * LINE, pen.palette.ink);
    blood_drop(pen, LINE, pen.palette.bonus);
}

/// A drop, enlarged by `more` on all sides.
pub(super) fn blood_drop(pen: &mut Pen<'_>, more: f32, colour: Colour) {
    pen.dot(0.0, 0.29, 0.62 + more, colour);
    pen.plain(&[(0.0, -0.78 - 1.6 * more), (0.56 + more, 0.04), (-0.56 - more, 0.04)], colour);
}

pub(super) fn mobility(pen: &mut Pen<'_>) {
    all_round(pen, pen.palette.paper, pen.palette.ink);
}

pub(super) fn spent_mobility(pen: &mut Pen<'_>) {
    all_round(pen, pen.palette.floor, pen.palette.muted);
}

/// A symbol inside a light and a dark ring, because colour must not be the only difference.
pub(super) fn second_move(pen: &mut Pen<'_>) {
    let (bonus, ink) = (pen.palette.bonus, pen.palette.ink);
    pen.disc(0.0, 0.0, 0.99, pen.palette.paper);
    pen.dot(0.0, 0.0, 0.87, ink);
    all_round(&mut pen.part(0.0, 0.0, 0.77), bonus, ink);
}

/// Draws arrowheads in all directions, because a single one would look like a facing.
fn all_round(pen: &mut Pen<'_>, ground: Colour, arrow: Colour) {
    const TIP: f32 = 0.87;
    const BASE: f32 = 0.42;
    const SIDE: f32 = 0.33;
    pen.disc(0.0, 0.0, 0.99, ground);
    for (x, y) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
        pen.line((0.0, 0.0), (x * 0.5, y * 0.5), 0.2, arrow);
        let head = [
            (x * TIP, y * TIP),
            (x * BASE - y * SIDE, y * BASE + x * SIDE),
            (x * BASE + y * SIDE, y * BASE - x * SIDE),
        ];
        pen.plain(&head, arrow);
    }
}

/// A burst with a bright centre.
pub(super) fn explosion(pen: &mut Pen<'_>) {
    pen.shape(&BURST, pen.palette.burst);
    pen.plain(&place_shape(BURST, (0.0, 0.0), 0.62, 0.62), pen.palette.ranged);
    pen.dot(0.0, 0.0, 0.24, pen.palette.wound);
}
