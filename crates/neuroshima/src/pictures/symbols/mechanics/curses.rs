//! Lasting effects on units.

use super::ICE;
use crate::pictures::symbols::marks;
use crate::pictures::symbols::pen::{LINE, Pen};
use crate::pictures::symbols::shapes::{CIRCLE, HEX, arc, place_shape};

/// A drop with a face.
pub fn poison(pen: &mut Pen<'_>) {
    marks::blood_drop(pen, 2.0 * LINE, pen.palette.ink);
    marks::blood_drop(pen, 0.6 * LINE, pen.palette.bonus);
    for x in [-0.26, 0.26] {
        pen.dot(x, 0.16, 0.17, pen.palette.ink);
    }
    pen.line((-0.26, 0.58), (0.26, 0.58), 0.15, pen.palette.ink);
}

/// A skull.
pub fn zombie(pen: &mut Pen<'_>) {
    let jaw = [(-0.44, 0.3), (0.44, 0.3), (0.4, 0.92), (-0.4, 0.92)];
    pen.shadow(&jaw);
    pen.disc(0.0, -0.2, 0.78, pen.palette.paper);
    pen.plain(&jaw, pen.palette.paper);
    for x in [-0.33, 0.33] {
        pen.dot(x, -0.12, 0.23, pen.palette.ink);
        pen.line((x * 0.45, 0.62), (x * 0.45, 0.9), 0.09, pen.palette.ink);
    }
    pen.plain(&[(0.0, 0.1), (0.13, 0.36), (-0.13, 0.36)], pen.palette.ink);
}

/// A pause sign.
pub fn paralysis(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 0.98, pen.palette.net);
    for x in [-0.32, 0.32] {
        pen.line((x, -0.42), (x, 0.42), 0.3, pen.palette.ink);
    }
}

/// A crystal of ice.
pub fn freezing(pen: &mut Pen<'_>) {
    let spoke = |step: usize| {
        let ((x, y), (left, right)) = (CIRCLE[step], (CIRCLE[(step + 22) % 24], CIRCLE[(step + 2) % 24]));
        let branch = |(u, v): (f32, f32)| (x * 0.5 + u * 0.34, y * 0.5 + v * 0.34);
        [vec![(0.0, 0.0), (x * 0.94, y * 0.94)], vec![branch(left), (x * 0.46, y * 0.46), branch(right)]]
    };
    let paths: Vec<_> = (0..24).step_by(4).flat_map(spoke).collect();
    let paths: Vec<&[_]> = paths.iter().map(Vec::as_slice).collect();
    pen.strokes(&paths, 0.15, ICE);
}

/// A ghost.
pub fn terror(pen: &mut Pen<'_>) {
    let mut sheet = arc((0.0, -0.2), 0.8, 18..=30);
    sheet.extend([(0.8, 0.94), (0.53, 0.66), (0.27, 0.94), (0.0, 0.66), (-0.27, 0.94), (-0.53, 0.66), (-0.8, 0.94)]);
    pen.shape(&sheet, pen.palette.net);
    for x in [-0.31, 0.31] {
        pen.dot(x, -0.32, 0.19, pen.palette.ink);
    }
    pen.plain(&place_shape(CIRCLE, (0.0, 0.22), 0.19, 0.28), pen.palette.ink);
}

/// A cloud.
pub fn smoke(pen: &mut Pen<'_>) {
    let puffs = [(-0.54, 0.22, 0.44), (0.54, 0.24, 0.44), (-0.12, -0.26, 0.52), (0.4, -0.16, 0.4), (0.0, 0.34, 0.42)];
    pen.discs(&puffs, pen.palette.muted);
    pen.line((-0.5, 0.42), (0.2, 0.42), 0.13, pen.palette.ink);
    pen.line((-0.1, 0.1), (0.56, 0.1), 0.13, pen.palette.ink);
}

/// Bars of steel over a hex.
pub fn steel_net(pen: &mut Pen<'_>) {
    pen.shadow(&HEX);
    let mut rim = HEX.to_vec();
    rim.push(HEX[0]);
    // The bars are parallel to two sides of the hex and cut to its outline.
    let bars = [(-0.5, -0.5, 1.0), (0.0, -1.0, 1.0), (0.5, -1.0, 0.5)].into_iter().flat_map(|(x, from, to)| {
        let at = |along: f32, slope: f32| (x + 0.5 * along, slope * 0.866 * along);
        [1.0, -1.0].map(|slope| vec![at(from, slope), at(to, slope)])
    });
    for path in bars.chain([rim]) {
        for pair in path.windows(2) {
            pen.line(pair[0], pair[1], 0.15, pen.palette.armour);
        }
    }
}

/// A banner over another player's unit.
pub fn takeover(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(HEX, (0.0, 0.66), 0.9, 0.34), pen.palette.muted);
    pen.stroke(&[(-0.36, -0.92), (-0.36, 0.66)], 0.16, pen.palette.paper);
    let banner =
        [(-0.28, -0.96), (0.3, -0.84), (0.95, -0.96), (0.72, -0.52), (0.95, -0.08), (0.3, 0.04), (-0.28, -0.08)];
    pen.shape(&banner, pen.palette.burst);
}

/// A loudspeaker.
pub fn agitator(pen: &mut Pen<'_>) {
    pen.stroke(&[(-0.5, 0.3), (-0.36, 0.86)], 0.2, pen.palette.paper);
    let horn = [(-0.96, -0.26), (-0.4, -0.3), (0.42, -0.8), (0.42, 0.8), (-0.4, 0.3), (-0.96, 0.26)];
    pen.shape(&horn, pen.palette.burst);
    let sound = [[(0.68, -0.46), (0.96, -0.62)], [(0.7, 0.0), (0.98, 0.0)], [(0.68, 0.46), (0.96, 0.62)]];
    pen.strokes(&sound.each_ref().map(<[_; 2]>::as_slice), 0.13, pen.palette.paper);
}

/// A wide open mouth with sound waves.
pub fn roar(pen: &mut Pen<'_>) {
    for steps in [4..=8, 16..=20] {
        pen.stroke(&arc((0.0, 0.0), 0.94, steps), 0.15, pen.palette.paper);
    }
    pen.shape(&place_shape(CIRCLE, (0.0, 0.0), 0.58, 0.84), pen.palette.burst);
    pen.plain(&place_shape(CIRCLE, (0.0, 0.02), 0.4, 0.62), pen.palette.ink);
    for x in [-0.2, 0.2] {
        pen.plain(&[(x - 0.16, -0.56), (x + 0.16, -0.56), (x, -0.06)], pen.palette.paper);
    }
    pen.plain(&place_shape(CIRCLE, (0.0, 0.46), 0.24, 0.16), pen.palette.wound);
}
