//! The instants.

use super::super::palette::Colour;
use super::Pen;
use super::marks::burst;

/// Crossed swords on an explosion.
pub(super) fn battle(pen: &mut Pen<'_>) {
    pen.outlined(&burst(1.0), 0.06, pen.palette.burst);
    for side in [-1.0, 1.0] {
        for (extra, colour) in [(0.14, pen.palette.ink), (0.0, pen.palette.paper)] {
            pen.line((-0.42 * side, 0.42), (0.52 * side, -0.52), 0.14 + extra, colour);
            pen.line((-0.5 * side, 0.14), (-0.14 * side, 0.5), 0.12 + extra, colour);
        }
    }
}

/// An arrow away from where one was.
pub(super) fn travel(pen: &mut Pen<'_>) {
    let hex = [(-1.0, 0.0), (-0.75, -0.43), (-0.25, -0.43), (0.0, 0.0), (-0.25, 0.43), (-0.75, 0.43)];
    for (index, &from) in hex.iter().enumerate() {
        pen.line(from, hex[(index + 1) % hex.len()], 0.12, pen.palette.paper);
    }
    let arrow = [(-0.5, -0.16), (0.35, -0.16), (0.35, -0.55), (1.0, 0.0), (0.35, 0.55), (0.35, 0.16), (-0.5, 0.16)];
    pen.outlined(&arrow, 0.08, pen.palette.ranged);
}

/// Two heads that drive something away.
pub(super) fn push_back(pen: &mut Pen<'_>) {
    pen.polygon(&[(-1.0, -0.75), (-0.78, -0.75), (-0.78, 0.75), (-1.0, 0.75)], pen.palette.paper);
    for x in [-0.6, 0.15] {
        pen.outlined(
            &[(x, -0.75), (x + 0.25, -0.75), (x + 0.8, 0.0), (x + 0.25, 0.75), (x, 0.75), (x + 0.45, 0.0)],
            0.06,
            pen.palette.ranged,
        );
    }
}

pub(super) fn grenade(pen: &mut Pen<'_>) {
    let body = Colour::new(0x6f_8f_4e);
    pen.ring(0.52, -0.62, 0.26, 0.12, pen.palette.paper);
    pen.polygon(&[(-0.25, -0.75), (0.25, -0.75), (0.25, -0.3), (-0.25, -0.3)], pen.palette.paper);
    pen.line((-0.2, -0.72), (-0.72, -0.2), 0.14, pen.palette.paper);
    pen.disc(0.0, 0.3, 0.72, pen.palette.ink);
    pen.disc(0.0, 0.3, 0.66, body);
    pen.line((-0.6, 0.3), (0.6, 0.3), 0.07, pen.palette.ink);
    pen.line((0.0, -0.3), (0.0, 0.9), 0.07, pen.palette.ink);
}

pub(super) fn sniper(pen: &mut Pen<'_>) {
    pen.ring(0.0, 0.0, 0.68, 0.14, pen.palette.paper);
    for (x, y) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
        pen.line((x * 0.92, y * 0.92), (x * 0.3, y * 0.3), 0.14, pen.palette.paper);
    }
    pen.disc(0.0, 0.0, 0.16, pen.palette.wound);
}

/// A bomb on its way down, and the hexes that it reaches.
pub(super) fn bomb(pen: &mut Pen<'_>) {
    for (x, y) in [(0.0, 0.62), (-0.62, 0.44), (0.62, 0.44)] {
        let hex = [(-0.36, 0.0), (-0.18, -0.2), (0.18, -0.2), (0.36, 0.0), (0.18, 0.2), (-0.18, 0.2)];
        let hex = hex.map(|(dx, dy)| (x + dx, y + dy));
        for (index, &from) in hex.iter().enumerate() {
            pen.line(from, hex[(index + 1) % hex.len()], 0.09, pen.palette.ranged);
        }
    }
    let fins = [
        (-0.42, -1.0),
        (-0.16, -0.84),
        (0.16, -0.84),
        (0.42, -1.0),
        (0.42, -0.66),
        (0.14, -0.42),
        (-0.14, -0.42),
        (-0.42, -0.66),
    ];
    pen.outlined(&fins, 0.06, pen.palette.paper);
    let body = [
        (-0.14, -0.62),
        (0.14, -0.62),
        (0.34, -0.36),
        (0.38, 0.0),
        (0.26, 0.34),
        (0.0, 0.68),
        (-0.26, 0.34),
        (-0.38, 0.0),
        (-0.34, -0.36),
    ];
    pen.outlined(&body, 0.07, pen.palette.armour);
    pen.polygon(&[(-0.28, 0.26), (0.28, 0.26), (0.0, 0.64)], pen.palette.wound);
    pen.line((-0.34, -0.1), (0.34, -0.1), 0.1, pen.palette.ink);
}
