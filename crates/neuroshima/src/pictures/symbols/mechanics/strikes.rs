//! Attacks that do not run along an edge.

use super::EARTH;
use crate::pictures::symbols::pen::{LINE, Pen};
use crate::pictures::symbols::shapes::{BLADE, BURST, CIRCLE, place_shape};

/// A heart with a blade through it: the attack also hits friendly units.
pub fn friendly_fire(pen: &mut Pen<'_>) {
    for (more, colour) in [(LINE, pen.palette.ink), (0.0, pen.palette.wound)] {
        for x in [-0.48, 0.48] {
            pen.dot(x, -0.36, 0.5 + more, colour);
        }
        let point = [(-0.87 - more, -0.08), (0.87 + more, -0.08), (0.0, 0.92 + 1.3 * more)];
        pen.plain(&point, colour);
        pen.plain(&[(-0.5, -0.4), (0.5, -0.4), (0.5, 0.0), (-0.5, 0.0)], colour);
    }
    pen.shape(&place_shape(BLADE, (0.0, 0.0), 0.3, 0.96), pen.palette.melee);
}

/// A charging blade.
pub fn charge(pen: &mut Pen<'_>) {
    let speed = [[(-0.95, -0.5), (-0.45, -0.5)], [(-0.95, 0.0), (-0.25, 0.0)], [(-0.95, 0.5), (-0.45, 0.5)]];
    pen.strokes(&speed.each_ref().map(<[_; 2]>::as_slice), 0.16, pen.palette.ranged);
    let blade = place_shape(BLADE, (0.0, 0.0), 0.62, 0.7).map(|(across, along)| (0.32 - along, across));
    pen.shape(&blade, pen.palette.melee);
}

/// A target hit in its centre.
pub fn sharpshooter(pen: &mut Pen<'_>) {
    pen.disc(0.08, -0.08, 0.9, pen.palette.paper);
    pen.dot(0.08, -0.08, 0.64, pen.palette.wound);
    pen.dot(0.08, -0.08, 0.36, pen.palette.paper);
    let head = [(0.1, -0.1), (-0.1, 0.52), (-0.52, 0.1)];
    pen.arrow(&[(-0.9, 0.9), (-0.24, 0.24)], 0.2, &head, pen.palette.ranged);
}

/// A blade coming out of the dark, under a new moon.
pub fn shadow(pen: &mut Pen<'_>) {
    pen.disc(-0.1, 0.1, 0.86, pen.palette.paper);
    pen.dot(0.2, -0.02, 0.74, pen.palette.ink);
    let blade =
        place_shape(BLADE, (0.0, 0.0), 0.26, 0.82).map(|(x, y)| (0.3 + 0.7 * x - 0.7 * y, -0.1 + 0.7 * x + 0.7 * y));
    pen.shape(&blade, pen.palette.melee);
}

/// A shell flying over the units in between.
pub fn mortar(pen: &mut Pen<'_>) {
    let flight = [(-0.5, -0.05), (-0.3, -0.5), (0.05, -0.78), (0.42, -0.6), (0.62, -0.15)];
    pen.stroke(&flight, 0.15, pen.palette.paper);
    pen.shape(&place_shape(BURST, (0.54, 0.46), 0.5, 0.5), pen.palette.burst);
    pen.dot(0.54, 0.46, 0.17, pen.palette.ranged);
    pen.stroke(&[(-0.82, 0.72), (-0.5, 0.08)], 0.36, pen.palette.armour);
    pen.stroke(&[(-0.95, 0.9), (-0.3, 0.9)], 0.16, pen.palette.armour);
}

/// A rock in the air.
pub fn thrower(pen: &mut Pen<'_>) {
    let speed = [[(-0.95, 0.5), (-0.4, 0.05)], [(-0.7, 0.92), (-0.1, 0.42)], [(-0.1, 0.95), (0.3, 0.6)]];
    pen.strokes(&speed.each_ref().map(<[_; 2]>::as_slice), 0.15, pen.palette.ranged);
    let rock = [(-0.2, -0.6), (0.2, -0.98), (0.78, -0.9), (1.0, -0.42), (0.82, 0.16), (0.3, 0.3), (-0.16, 0.0)];
    pen.shape(&rock, EARTH);
    pen.line((0.2, -0.6), (0.45, -0.35), LINE, pen.palette.ink);
    pen.line((0.45, -0.35), (0.4, -0.05), LINE, pen.palette.ink);
}

/// Rings from a point of impact.
pub fn shockwave(pen: &mut Pen<'_>) {
    pen.hoop(0.0, 0.0, 0.94, 0.13, pen.palette.paper);
    pen.hoop(0.0, 0.0, 0.63, 0.13, pen.palette.paper);
    pen.shape(&place_shape(BURST, (0.0, 0.0), 0.4, 0.4), pen.palette.burst);
}

/// A shot that leaves in another direction.
pub fn redirect(pen: &mut Pen<'_>) {
    let head = [(0.28, -0.94), (1.0, -0.4), (0.28, 0.14)];
    pen.arrow(&[(-0.66, 0.9), (-0.66, -0.4), (0.36, -0.4)], 0.3, &head, pen.palette.ranged);
}

/// A shot reflected by a plate.
pub fn reflection(pen: &mut Pen<'_>) {
    pen.shape(&[(0.66, -0.98), (0.98, -0.98), (0.98, 0.98), (0.66, 0.98)], pen.palette.armour);
    let head = [(-0.98, 0.86), (-0.26, 0.86), (-0.62, 0.2)];
    pen.arrow(&[(-0.9, -0.72), (0.36, -0.04), (-0.42, 0.5)], 0.22, &head, pen.palette.ranged);
}

/// A saw that cuts several hexes at once.
pub fn ravager(pen: &mut Pen<'_>) {
    let teeth: Vec<_> = (0..8)
        .flat_map(|tooth| {
            let ((x, y), (u, v)) = (CIRCLE[3 * tooth], CIRCLE[3 * tooth + 1]);
            [(x, y), (u * 0.68, v * 0.68)]
        })
        .collect();
    pen.shape(&teeth, pen.palette.armour);
    pen.dot(0.0, 0.0, 0.36, pen.palette.wound);
    pen.dot(0.0, 0.0, 0.15, pen.palette.ink);
}

/// An arm with suckers that curls around its prey.
pub fn tentacles(pen: &mut Pen<'_>) {
    let arm = [
        (-0.64, 0.86),
        (-0.74, 0.35),
        (-0.62, -0.25),
        (-0.25, -0.66),
        (0.25, -0.74),
        (0.64, -0.44),
        (0.7, 0.05),
        (0.4, 0.38),
        (0.05, 0.28),
    ];
    pen.stroke(&arm, 0.34, pen.palette.gauss);
    for (x, y) in [(-0.68, 0.62), (-0.66, 0.02), (-0.4, -0.46), (0.06, -0.68), (0.5, -0.54)] {
        pen.dot(x, y, 0.09, pen.palette.ink);
    }
}

/// Teeth.
pub fn devouring(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 0.98, pen.palette.wound);
    for up in [-1.0, 1.0] {
        for (x, wide, long) in [(-0.46, 0.26, 0.62), (0.0, 0.26, 0.74), (0.46, 0.26, 0.62)] {
            let root = if x == 0.0 { 0.94 } else { 0.8 };
            pen.shape(&[(x - wide, root * up), (x + wide, root * up), (x, (root - long) * up)], pen.palette.paper);
        }
    }
}

/// An axe.
pub fn execution(pen: &mut Pen<'_>) {
    pen.stroke(&[(-0.72, 0.9), (0.42, -0.84)], 0.2, EARTH);
    let head = [(-0.12, -0.46), (0.3, -0.06), (0.56, 0.46), (0.94, 0.06), (0.98, -0.42), (0.62, -0.56), (0.34, -0.94)];
    pen.shape(&head, pen.palette.armour);
    pen.line((0.6, 0.36), (0.92, -0.3), 0.08, pen.palette.paper);
}
