//! Foundations on the ground, and bombs dropped on it.

use super::{EARTH, SAND, SEA};
use crate::pictures::symbols::pen::{LINE, Pen};
use crate::pictures::symbols::shapes::{BURST, CIRCLE, HEX, place_shape};

/// A slab for units to stand on.
pub fn foundation(pen: &mut Pen<'_>) {
    let side = [(-1.0, -0.2), (1.0, -0.2), (1.0, 0.2), (0.5, 0.86), (-0.5, 0.86), (-1.0, 0.2)];
    pen.shape(&side, EARTH);
    pen.shape(&place_shape(HEX, (0.0, -0.2), 1.0, 0.76), SAND);
    let inner = place_shape(HEX, (0.0, -0.2), 0.6, 0.44);
    for (index, &from) in inner.iter().enumerate() {
        pen.line(from, inner[(index + 1) % inner.len()], LINE, EARTH);
    }
}

/// A spherical mine with horns.
pub fn mine(pen: &mut Pen<'_>) {
    let horns = [0, 3, 6, 9, 12, 15, 18, 21].map(|step| {
        let (x, y) = CIRCLE[step];
        [(x * 0.5, y * 0.5), (x * 0.92, y * 0.92)]
    });
    pen.strokes(&horns.each_ref().map(<[_; 2]>::as_slice), 0.2, pen.palette.armour);
    pen.disc(0.0, 0.0, 0.6, pen.palette.armour);
    pen.disc(0.0, 0.0, 0.2, pen.palette.wound);
}

/// A leaking barrel.
pub fn toxic_bomb(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(CIRCLE, (0.0, 0.8), 0.98, 0.2), pen.palette.bonus);
    pen.shape(&[(-0.6, -0.9), (0.6, -0.9), (0.6, 0.8), (-0.6, 0.8)], pen.palette.armour);
    for y in [-0.5, 0.42] {
        pen.line((-0.6, y), (0.6, y), LINE, pen.palette.ink);
    }
    super::curses::poison(&mut pen.part(0.0, -0.02, 0.4));
}

/// Roots that spread in the ground.
pub fn roots(pen: &mut Pen<'_>) {
    let branches: [&[(f32, f32)]; 5] = [
        &[(0.0, -0.9), (0.0, 0.9)],
        &[(0.0, -0.5), (-0.5, -0.1), (-0.6, 0.6)],
        &[(0.0, -0.5), (0.5, -0.1), (0.6, 0.6)],
        &[(-0.48, -0.1), (-0.92, 0.16)],
        &[(0.48, -0.1), (0.92, 0.16)],
    ];
    pen.strokes(&branches, 0.18, EARTH);
}

/// A hole in the ground.
pub fn hole(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(CIRCLE, (0.0, 0.0), 1.0, 0.68), EARTH);
    pen.plain(&place_shape(CIRCLE, (0.0, 0.08), 0.74, 0.44), pen.palette.ink);
}

/// Sticks of dynamite.
pub fn explosive(pen: &mut Pen<'_>) {
    pen.stroke(&[(0.0, -0.3), (0.06, -0.6), (0.4, -0.68)], 0.1, pen.palette.paper);
    for x in [-0.54, 0.54, 0.0] {
        pen.shape(&[(x - 0.24, -0.3), (x + 0.24, -0.3), (x + 0.24, 0.96), (x - 0.24, 0.96)], pen.palette.wound);
    }
    pen.shape(&[(-0.84, 0.18), (0.84, 0.18), (0.84, 0.46), (-0.84, 0.46)], pen.palette.paper);
    pen.shape(&place_shape(BURST, (0.56, -0.62), 0.36, 0.36), pen.palette.ranged);
}

/// A round bomb.
pub fn small_bomb(pen: &mut Pen<'_>) {
    pen.stroke(&[(0.2, -0.24), (0.4, -0.52), (0.6, -0.56)], 0.13, pen.palette.paper);
    pen.shape(&[(-0.08, -0.46), (0.42, -0.26), (0.3, 0.06), (-0.2, -0.14)], pen.palette.armour);
    pen.disc(-0.14, 0.3, 0.7, pen.palette.armour);
    pen.line((-0.5, 0.16), (-0.28, -0.1), 0.16, pen.palette.paper);
    pen.shape(&place_shape(BURST, (0.7, -0.66), 0.36, 0.36), pen.palette.burst);
}

/// A whirlwind.
pub fn sandstorm(pen: &mut Pen<'_>) {
    let turns = [(0.0, -0.86, 0.9), (0.06, -0.44, 0.72), (-0.04, -0.02, 0.54), (0.1, 0.4, 0.34), (-0.02, 0.82, 0.14)];
    for (x, y, half) in turns {
        pen.stroke(&[(x - half, y), (x + half, y)], 0.22, SAND);
    }
}

/// A breaking wave.
pub fn wave(pen: &mut Pen<'_>) {
    for y in [-0.5, 0.04, 0.58] {
        let crest = [
            (-0.94, y + 0.12),
            (-0.7, y - 0.16),
            (-0.46, y - 0.16),
            (-0.22, y + 0.12),
            (0.02, y + 0.12),
            (0.26, y - 0.16),
            (0.5, y - 0.16),
            (0.74, y + 0.12),
            (0.94, y + 0.04),
        ];
        pen.stroke(&crest, 0.2, SEA);
    }
}
