//! Abilities of units other than fighting, and the objects that units use for them.

use super::EARTH;
use crate::pictures::symbols::pen::{LINE, Pen};
use crate::pictures::symbols::shapes::{ARROW, BOLT, HEX, SOCKET_HOLE, arc, place_shape};

/// Arrowheads against a wall, in the disc of abilities: the unit can push.
pub fn push_ability(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 0.98, pen.palette.paper);
    for x in [-0.52, -0.04] {
        for y in [-0.42, 0.42] {
            pen.line((x, y), (x + 0.36, 0.0), 0.2, pen.palette.ink);
        }
    }
    pen.line((0.6, -0.4), (0.6, 0.4), 0.2, pen.palette.ink);
}

/// An arrow in a full circle.
pub fn rotation(pen: &mut Pen<'_>) {
    let head = [(-0.28, -0.96), (-1.0, -0.62), (-0.24, -0.1)];
    pen.arrow(&arc((0.0, 0.04), 0.68, 3..=20), 0.26, &head, pen.palette.ranged);
}

/// A hex that one unit leaves while another enters it.
pub fn transposition(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(HEX, (0.0, 0.0), 0.5, 0.5), pen.palette.paper);
    let head = [(0.36, 0.24), (1.0, 0.24), (0.68, 0.8)];
    pen.arrow(&[(0.68, -0.9), (0.68, 0.3)], 0.2, &head, pen.palette.muted);
    pen.arrow(&[(-0.68, 0.9), (-0.68, -0.3)], 0.2, &head.map(|(x, y)| (-x, -y)), pen.palette.ranged);
}

/// A skull in a blood-red disc.
pub fn breath_of_death(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 0.98, pen.palette.wound);
    super::curses::zombie(&mut pen.part(0.0, 0.0, 0.72));
}

/// Two hexes exchanging places.
pub fn castling(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(HEX, (-0.54, 0.0), 0.42, 0.42), pen.palette.paper);
    pen.shape(&place_shape(HEX, (0.54, 0.0), 0.42, 0.42), pen.palette.burst);
    let right = [(0.34, -0.98), (0.86, -0.68), (0.34, -0.38)];
    let left = right.map(|(x, y)| (-x, -y));
    pen.arrow(&[(-0.7, -0.68), (0.4, -0.68)], 0.17, &right, pen.palette.ranged);
    pen.arrow(&[(0.7, 0.68), (-0.4, 0.68)], 0.17, &left, pen.palette.ranged);
}

/// A hook.
pub fn grab(pen: &mut Pen<'_>) {
    let hook = [(0.34, -0.62), (0.34, 0.3), (0.2, 0.64), (-0.14, 0.78), (-0.48, 0.62), (-0.6, 0.28)];
    let barb = [(-0.98, 0.34), (-0.62, -0.28), (-0.22, 0.3)];
    pen.arrow(&hook, 0.26, &barb, pen.palette.armour);
    pen.hoop(0.34, -0.74, 0.2, 0.13, pen.palette.armour);
}

/// An arrow back to its origin.
pub fn turn_back(pen: &mut Pen<'_>) {
    let path: Vec<_> =
        [(-0.56, 0.92)].into_iter().chain(arc((0.0, -0.3), 0.56, 18..=30)).chain([(0.56, 0.2)]).collect();
    let head = [(0.1, 0.2), (1.0, 0.2), (0.56, 0.96)];
    pen.arrow(&path, 0.28, &head, pen.palette.connection);
}

/// A question mark, in the disc of abilities.
pub fn replace(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 0.98, pen.palette.paper);
    let hook: Vec<_> = arc((0.0, -0.26), 0.36, 19..=31).into_iter().chain([(0.0, 0.12), (0.0, 0.3)]).collect();
    for pair in hook.windows(2) {
        pen.line(pair[0], pair[1], 0.22, pen.palette.ink);
    }
    pen.dot(0.0, 0.6, 0.14, pen.palette.ink);
}

/// A wing, for a unit that can move over others.
pub fn flight(pen: &mut Pen<'_>) {
    let wing = [
        (-0.96, 0.62),
        (-0.86, -0.06),
        (-0.36, -0.62),
        (0.3, -0.84),
        (1.0, -0.8),
        (0.76, -0.36),
        (0.84, -0.2),
        (0.5, 0.12),
        (0.5, 0.34),
        (0.1, 0.44),
        (-0.04, 0.66),
        (-0.5, 0.54),
    ];
    pen.shape(&wing, pen.palette.paper);
    for (x, y, u, v) in [(-0.4, -0.2, 0.68, -0.42), (-0.46, 0.06, 0.42, 0.08), (-0.54, 0.3, 0.02, 0.4)] {
        pen.line((x, y), (u, v), LINE, pen.palette.ink);
    }
}

/// An arrow into the ground.
pub fn underground(pen: &mut Pen<'_>) {
    pen.shape(&[(-1.0, 0.0), (1.0, 0.0), (0.82, 0.96), (-0.82, 0.96)], EARTH);
    pen.plain(
        &place_shape([(-1.0, -1.0), (1.0, -1.0), (0.6, 1.0), (-0.6, 1.0)], (0.0, 0.36), 0.56, 0.4),
        pen.palette.ink,
    );
    pen.shape(&place_shape(ARROW, (0.0, -0.2), 0.44, -0.78), pen.palette.ranged);
}

/// A group of connected hexes.
pub fn matrix(pen: &mut Pen<'_>) {
    let places = [(0.0, -0.56), (-0.56, 0.42), (0.56, 0.42)];
    for (index, &from) in places.iter().enumerate() {
        pen.line(from, places[(index + 1) % places.len()], 0.3, pen.palette.ink);
        pen.line(from, places[(index + 1) % places.len()], 0.16, pen.palette.connection);
    }
    for place in places {
        pen.shape(&place_shape(HEX, place, 0.38, 0.38), pen.palette.connection);
    }
}

/// A hat and dark glasses.
pub fn spy(pen: &mut Pen<'_>) {
    let crown = [(-0.54, -0.2), (-0.44, -0.84), (0.0, -0.7), (0.44, -0.84), (0.54, -0.2)];
    pen.shape(&crown, pen.palette.armour);
    pen.stroke(&[(-0.88, -0.14), (0.88, -0.14)], 0.2, pen.palette.armour);
    pen.strokes(&[&[(-0.2, 0.44), (0.2, 0.44)]], 0.12, pen.palette.paper);
    for x in [-0.48, 0.48] {
        pen.disc(x, 0.5, 0.4, pen.palette.paper);
        pen.dot(x, 0.5, 0.24, pen.palette.ink);
    }
}

/// A part to be inserted.
pub fn implant(pen: &mut Pen<'_>) {
    let pins: Vec<_> =
        [-0.36, 0.0, 0.36].into_iter().flat_map(|at| [[(at, -0.92), (at, 0.92)], [(-0.92, at), (0.92, at)]]).collect();
    let pins: Vec<&[_]> = pins.iter().map(<[_; 2]>::as_slice).collect();
    pen.strokes(&pins, 0.12, pen.palette.paper);
    pen.shape(&[(-0.64, -0.64), (0.64, -0.64), (0.64, 0.64), (-0.64, 0.64)], pen.palette.armour);
    pen.dot(0.0, 0.0, 0.36, pen.palette.ink);
    pen.dot(0.0, 0.0, 0.24, pen.palette.connection);
}

/// A module's socket with unlimited reach.
pub fn global_module(pen: &mut Pen<'_>) {
    let rays = [0, 4, 8, 12, 16, 20].map(|step| {
        let (inner, outer) = (arc((0.0, 0.0), 0.76, step..=step), arc((0.0, 0.0), 0.96, step..=step));
        [inner[0], outer[0]]
    });
    pen.strokes(&rays.each_ref().map(<[_; 2]>::as_slice), 0.18, pen.palette.connection);
    pen.disc(0.0, 0.0, 0.5, pen.palette.connection);
    pen.dot(0.0, 0.0, 0.5 * SOCKET_HOLE, pen.palette.ink);
}

pub fn power(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(BOLT, (0.0, 0.0), 1.1, 1.0), pen.palette.ranged);
}

/// A plug.
pub fn needs_power(pen: &mut Pen<'_>) {
    pen.strokes(&[&[(-0.3, -0.9), (-0.3, -0.3)], &[(0.3, -0.9), (0.3, -0.3)]], 0.18, pen.palette.armour);
    pen.stroke(&[(0.0, 0.4), (0.0, 0.92)], 0.22, pen.palette.paper);
    let body = [(-0.72, -0.36), (0.72, -0.36), (0.72, 0.12), (0.32, 0.58), (-0.32, 0.58), (-0.72, 0.12)];
    pen.shape(&body, pen.palette.paper);
    pen.plain(&place_shape(BOLT, (0.0, 0.08), 0.4, 0.38), pen.palette.burst);
}

/// Two links of a chain.
pub fn chain(pen: &mut Pen<'_>) {
    pen.hoop(-0.4, 0.4, 0.42, 0.2, pen.palette.armour);
    pen.hoop(0.4, -0.4, 0.42, 0.2, pen.palette.armour);
    pen.stroke(&[(-0.2, 0.2), (0.2, -0.2)], 0.22, pen.palette.paper);
}

/// Object that replaces an army's HQ.
pub fn object(pen: &mut Pen<'_>) {
    pen.shape(&[(-0.56, -0.76), (0.56, -0.76), (1.0, -0.24), (0.0, 0.94), (-1.0, -0.24)], pen.palette.gauss);
    for (from, to) in [
        ((-1.0, -0.24), (1.0, -0.24)),
        ((-0.4, -0.24), (0.0, 0.94)),
        ((0.4, -0.24), (0.0, 0.94)),
        ((-0.4, -0.24), (0.0, -0.76)),
        ((0.4, -0.24), (0.0, -0.76)),
    ] {
        pen.line(from, to, 0.08, pen.palette.ink);
    }
}
