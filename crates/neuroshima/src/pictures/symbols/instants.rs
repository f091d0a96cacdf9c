//! The instants.

use super::pen::{LINE, Pen};
use super::shapes::{ARROW, BURST, HEX, place_shape};
use sztab_pictures::palette::Colour;

/// Olive, the same in every palette, because the colour has no meaning.
const OLIVE: Colour = Colour::new(0x7d_9e_58);

/// Crossed swords on an explosion.
pub(super) fn battle(pen: &mut Pen<'_>) {
    pen.shape(&BURST, pen.palette.burst);
    for side in [-1.0, 1.0] {
        for (extra, colour) in [(0.18, pen.palette.ink), (0.0, pen.palette.paper)] {
            pen.line((-0.44 * side, 0.44), (0.56 * side, -0.56), 0.16 + extra, colour);
            pen.line((-0.54 * side, 0.12), (-0.12 * side, 0.54), 0.14 + extra, colour);
        }
    }
}

/// Draws a closed stroke around a hex.
fn hex_line(pen: &mut Pen<'_>, middle: (f32, f32), size: f32, width: f32, colour: Colour) {
    let mut path = place_shape(HEX, middle, size, size).to_vec();
    path.push(path[0]);
    pen.stroke(&path, width, colour);
}

/// An arrow away from the former hex.
pub(super) fn travel(pen: &mut Pen<'_>) {
    hex_line(pen, (-0.36, 0.0), 0.62, 0.15, pen.palette.paper);
    let arrow = place_shape(ARROW, (0.0, 0.0), 0.5, 0.6).map(|(across, along)| (0.42 - along, across));
    pen.shape(&arrow, pen.palette.ranged);
}

/// Two arrowheads that drive a unit away.
pub(super) fn push_back(pen: &mut Pen<'_>) {
    pen.shape(&[(0.74, -0.8), (1.0, -0.8), (1.0, 0.8), (0.74, 0.8)], pen.palette.paper);
    for x in [-1.0, -0.3] {
        let head = [(x, -0.8), (x + 0.3, -0.8), (x + 0.86, 0.0), (x + 0.3, 0.8), (x, 0.8), (x + 0.5, 0.0)];
        pen.shape(&head, pen.palette.ranged);
    }
}

pub(super) fn grenade(pen: &mut Pen<'_>) {
    pen.hoop(0.52, -0.6, 0.27, 0.12, pen.palette.paper);
    pen.stroke(&[(-0.16, -0.78), (-0.62, -0.5), (-0.8, -0.05)], 0.14, pen.palette.paper);
    pen.shape(&[(-0.26, -0.84), (0.26, -0.84), (0.26, -0.3), (-0.26, -0.3)], pen.palette.armour);
    pen.disc(0.0, 0.31, 0.68, OLIVE);
    pen.line((-0.6, 0.31), (0.6, 0.31), 0.08, pen.palette.ink);
    pen.line((0.0, -0.3), (0.0, 0.92), 0.08, pen.palette.ink);
}

pub(super) fn sniper(pen: &mut Pen<'_>) {
    pen.hoop(0.0, 0.0, 0.68, 0.14, pen.palette.paper);
    let hair = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
    let hairs = hair.map(|(x, y)| [(x * 0.92, y * 0.92), (x * 0.4, y * 0.4)]);
    pen.strokes(&hairs.each_ref().map(<[_; 2]>::as_slice), 0.14, pen.palette.paper);
    pen.disc(0.0, 0.0, 0.15, pen.palette.wound);
}

/// A falling bomb, and the hexes within its blast.
pub(super) fn bomb(pen: &mut Pen<'_>) {
    for (x, y) in [(-0.64, 0.5), (0.64, 0.5), (0.0, 0.74)] {
        hex_line(pen, (x, y), 0.32, 0.09, pen.palette.ranged);
    }
    let fins = [
        (-0.46, -1.0),
        (-0.16, -0.84),
        (0.16, -0.84),
        (0.46, -1.0),
        (0.46, -0.64),
        (0.14, -0.4),
        (-0.14, -0.4),
        (-0.46, -0.64),
    ];
    pen.shape(&fins, pen.palette.paper);
    let body = [
        (-0.14, -0.62),
        (0.14, -0.62),
        (0.36, -0.36),
        (0.4, 0.0),
        (0.28, 0.34),
        (0.0, 0.7),
        (-0.28, 0.34),
        (-0.4, 0.0),
        (-0.36, -0.36),
    ];
    pen.shape(&body, pen.palette.armour);
    pen.plain(&[(-0.29, 0.26), (0.29, 0.26), (0.0, 0.66)], pen.palette.wound);
    pen.line((-0.36, -0.1), (0.36, -0.1), LINE, pen.palette.ink);
}
