//! What is printed on the six edges, turned to where it looks.

use super::super::canvas::Canvas;
use super::super::geometry::{EdgeFrame, Point};
use super::super::palette::{Colour, Palette};
use super::super::text::{Align, Type};
use super::Face;
use crate::rules::{Direction, Edge};

/// Up to this strength symbols are counted; beyond it a number says it.
const COUNTABLE: u8 = 2;
/// Line around symbols, in radii.
const OUTLINE: f32 = 0.022;

/// A blade with room for a number; longer than broad, or nobody could tell where it points.
const BIG_BLADE: [(f32, f32); 4] = [(-0.195, 0.40), (0.0, 0.465), (0.195, 0.40), (0.0, 0.88)];

/// Draws all edges.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let (melee_bonus, ranged_bonus) = face.bonuses();
    for direction in Direction::ALL {
        let edge = face.tile.edges[face.rotation.edge(direction)];
        let frame = EdgeFrame::new(centre, radius, direction);
        furniture(canvas, &frame, edge);
        let there = [edge.melee > 0, edge.ranged > 0, edge.gauss];
        // Several attacks on one edge stand side by side.
        let places: &[f32] = match there.iter().filter(|&&is_there| is_there).count() {
            0 | 1 => &[0.0],
            2 => &[-0.15, 0.15],
            _ => &[-0.25, 0.0, 0.25],
        };
        let is_crowded = places.len() > 1;
        let mut places = places.iter();
        let mut place = |is_there: bool| if is_there { places.next().copied() } else { None };
        let [melee, ranged, gauss_shot] = there.map(&mut place);
        if let Some(aside) = melee {
            attacks(canvas, &frame, (aside, is_crowded), (edge.melee, melee_bonus), Attack::Melee);
        }
        if let Some(aside) = ranged {
            attacks(canvas, &frame, (aside, is_crowded), (edge.ranged, ranged_bonus), Attack::Ranged);
        }
        if let Some(aside) = gauss_shot {
            gauss(canvas, &frame, aside);
        }
    }
}

/// What lies under the attacks.
fn furniture(canvas: &mut Canvas, frame: &EdgeFrame, edge: Edge) {
    if edge.net {
        net(canvas, frame);
    }
    if edge.armour {
        let plate = frame.polygon([(-0.34, 0.66), (0.34, 0.66), (0.41, 0.80), (-0.41, 0.80)]);
        canvas.outlined(&plate, frame.radius * OUTLINE, canvas.palette.armour);
        for u in [-0.31, 0.31] {
            canvas.disc(frame.at(u, 0.735), frame.radius * 0.024, canvas.palette.ink);
        }
    }
    if edge.connection {
        let stub = frame.polygon([(-0.06, 0.70), (0.06, 0.70), (0.06, 0.865), (-0.06, 0.865)]);
        canvas.outlined(&stub, frame.radius * OUTLINE, canvas.palette.connection);
        canvas.disc(frame.at(0.0, 0.68), frame.radius * 0.125, canvas.palette.ink);
        canvas.disc(frame.at(0.0, 0.68), frame.radius * 0.105, canvas.palette.connection);
        canvas.disc(frame.at(0.0, 0.68), frame.radius * 0.05, canvas.palette.ink);
    }
}

/// A web from the edge inwards.
fn net(canvas: &mut Canvas, frame: &EdgeFrame) {
    const ARC: [(f32, f32); 7] =
        [(-0.40, 0.0), (-0.38, -0.19), (-0.23, -0.33), (0.0, -0.39), (0.23, -0.33), (0.38, -0.19), (0.40, 0.0)];
    let at = |(u, v): (f32, f32), share: f32| frame.at(u * share, 0.80 + v * share);
    let ground = ARC.map(|point| at(point, 1.0));
    canvas.polygon(&ground, canvas.palette.ink.opacity(200));
    let width = frame.radius * 0.028;
    for point in ARC {
        canvas.line(at((0.0, 0.0), 1.0), at(point, 1.0), width, canvas.palette.net);
    }
    for share in [0.36, 0.68, 1.0] {
        for pair in ARC.windows(2) {
            canvas.line(at(pair[0], share), at(pair[1], share), width, canvas.palette.net);
        }
    }
}

/// Pulses one behind the other: the shot goes through one unit after the other. It has strength 1, and nothing
/// strengthens it (NH-6.12).
fn gauss(canvas: &mut Canvas, frame: &EdgeFrame, aside: f32) {
    let pulse = |v: f32, half: f32| {
        frame.polygon([
            (aside - half, v),
            (aside, v + 0.09),
            (aside + half, v),
            (aside + half, v + 0.075),
            (aside, v + 0.165),
            (aside - half, v + 0.075),
        ])
    };
    for (v, half) in [(0.715, 0.15), (0.575, 0.17), (0.435, 0.19)] {
        canvas.outlined(&pulse(v, half), frame.radius * OUTLINE, canvas.palette.gauss);
    }
}

/// Draws `strength` symbols side by side around `aside`, or one big one with the number.
fn attacks(
    canvas: &mut Canvas,
    frame: &EdgeFrame,
    (aside, is_crowded): (f32, bool),
    (printed, bonus): (u8, u8),
    kind: Attack,
) {
    let strength = printed.saturating_add(bonus);
    let line = frame.radius * OUTLINE;
    let colour = kind.colour(canvas.palette);
    if strength > COUNTABLE || (is_crowded && strength > 1) {
        let counted = if bonus > 0 { canvas.palette.bonus } else { colour };
        let number = Type::bold(frame.radius * if is_crowded { 0.22 } else { 0.25 }, canvas.palette.ink);
        if kind == Attack::Melee && !is_crowded {
            canvas.outlined(&BIG_BLADE.map(|(u, v)| frame.at(u, v)), line, counted);
            number.draw(canvas, frame.at(0.0, 0.575), Align::Ink, &strength.to_string());
            return;
        }
        canvas.outlined(&kind.symbol(frame, aside, if is_crowded { 0.95 } else { 1.25 }), line, colour);
        let at = frame.at(aside, 0.47);
        canvas.disc(at, number.size * 0.6, canvas.palette.ink);
        canvas.disc(at, number.size * 0.5, counted);
        number.draw(canvas, at, Align::Ink, &strength.to_string());
        return;
    }
    let (spread, scale) = if is_crowded || strength > 1 { (0.25, 0.92) } else { (0.0, 1.2) };
    let middle = f32::from(strength - 1) / 2.0;
    for index in 0..strength {
        let u = aside + (f32::from(index) - middle) * spread;
        let colour = if index < printed { colour } else { canvas.palette.bonus };
        canvas.outlined(&kind.symbol(frame, u, scale), line, colour);
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Attack {
    Melee,
    Ranged,
}

impl Attack {
    fn colour(self, palette: &Palette) -> Colour {
        match self {
            Self::Melee => palette.melee,
            Self::Ranged => palette.ranged,
        }
    }

    /// Melee is a slender blade, which hits the neighbour; ranged a long arrow, which hits along the line.
    fn symbol(self, frame: &EdgeFrame, u: f32, scale: f32) -> Vec<Point> {
        match self {
            Self::Melee => {
                let half = 0.12 * scale;
                frame.polygon([(u - half, 0.48), (u, 0.56), (u + half, 0.48), (u, 0.875)]).to_vec()
            }
            Self::Ranged => {
                let (half, shaft) = (0.135 * scale, 0.047 * scale);
                let head = 0.645;
                frame
                    .polygon([
                        (u - shaft, 0.45),
                        (u + shaft, 0.45),
                        (u + shaft, head),
                        (u + half, head),
                        (u, 0.87),
                        (u - half, head),
                        (u - shaft, head),
                    ])
                    .to_vec()
            }
        }
    }
}
