//! What modules and HQs give: a sign with a number, and whatever it is added to or taken from.

use super::super::canvas::Canvas;
use super::super::geometry::Point;
use super::super::palette::Colour;
use super::super::text::{Align, Type};
use super::Pen;
use crate::rules::Effect;

/// The width of an effect's symbol, in its sizes.
pub fn effect_width(effect: Effect) -> f32 {
    match effect {
        Effect::Melee(_)
        | Effect::Ranged(_)
        | Effect::Initiative(_)
        | Effect::InitiativeLoss(_)
        | Effect::Toughness(_) => 2.9,
        Effect::Medic | Effect::ExtraAction => 2.0,
        Effect::Transport | Effect::Quartermaster | Effect::Scoper => 2.8,
        Effect::Recon => 3.3,
    }
}

/// Draws an effect around a point; `size` is half its height.
pub fn effect(canvas: &mut Canvas, effect: Effect, centre: Point, size: f32) {
    let sign = match effect {
        Effect::Melee(amount) | Effect::Ranged(amount) | Effect::Initiative(amount) | Effect::Toughness(amount) => {
            Some(format!("+{amount}"))
        }
        Effect::InitiativeLoss(amount) => Some(format!("−{amount}")),
        Effect::Recon => Some("2×".to_owned()),
        Effect::ExtraAction | Effect::Medic | Effect::Transport | Effect::Quartermaster | Effect::Scoper => None,
    };
    if let Some(sign) = &sign {
        let at = centre.shift(-0.72 * size, 0.0);
        Type::bold(size * 1.9, canvas.palette.paper).halo(canvas.palette.ink).draw(canvas, at, Align::Ink, sign);
    }
    let centre = if sign.is_some() { centre.shift(0.85 * size, 0.0) } else { centre };
    let palette = canvas.palette;
    let mut pen = Pen::new(canvas, centre, size);
    match effect {
        Effect::Melee(_) => {
            pen.outlined(&[(-0.5, 0.9), (0.0, 0.62), (0.5, 0.9), (0.0, -0.95)], 0.12, pen.palette.melee)
        }
        Effect::Ranged(_) => pen.outlined(
            &[(-0.15, 0.95), (0.15, 0.95), (0.15, -0.1), (0.5, -0.1), (0.0, -0.95), (-0.5, -0.1), (-0.15, -0.1)],
            0.12,
            pen.palette.ranged,
        ),
        Effect::Initiative(_) => chevrons(&mut pen, palette.paper, 1.0),
        Effect::InitiativeLoss(_) => chevrons(&mut pen, palette.malus, -1.0),
        Effect::ExtraAction => once_more(&mut pen),
        Effect::Toughness(_) => super::marks::shield(&mut pen, palette.armour),
        Effect::Medic => medic(&mut pen),
        Effect::Transport => truck(&mut pen),
        Effect::Quartermaster => exchange(&mut pen),
        Effect::Scoper => eye(&mut pen),
        Effect::Recon => step(&mut pen),
    }
}

/// The disc that shows initiative, with something rising on it (`up` 1) or sinking (-1).
fn chevrons(pen: &mut Pen<'_>, ground: Colour, up: f32) {
    pen.disc(0.0, 0.0, 0.85, pen.palette.ink);
    pen.disc(0.0, 0.0, 0.75, ground);
    for y in [0.08, 0.5] {
        pen.line((-0.38, y * up), (0.0, (y - 0.4) * up), 0.2, pen.palette.ink);
        pen.line((0.38, y * up), (0.0, (y - 0.4) * up), 0.2, pen.palette.ink);
    }
}

/// Two of the discs that show initiative, one behind the other: the unit acts once more.
fn once_more(pen: &mut Pen<'_>) {
    for (x, y, colour) in [(-0.42, -0.42, pen.palette.paper), (0.3, 0.32, pen.palette.bonus)] {
        pen.disc(x, y, 0.86, pen.palette.ink);
        pen.disc(x, y, 0.74, colour);
    }
    let (x, y) = (0.3, 0.32);
    pen.line((x - 0.4, y), (x + 0.4, y), 0.22, pen.palette.ink);
    pen.line((x, y - 0.4), (x, y + 0.4), 0.22, pen.palette.ink);
}

fn medic(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 1.08, pen.palette.ink);
    pen.disc(0.0, 0.0, 1.0, pen.palette.paper);
    for (w, h) in [(0.24, 0.7), (0.7, 0.24)] {
        pen.polygon(&[(-w, -h), (w, -h), (w, h), (-w, h)], pen.palette.wound);
    }
}

fn truck(pen: &mut Pen<'_>) {
    pen.polygon(&[(-1.35, -0.75), (0.3, -0.75), (0.3, 0.5), (-1.35, 0.5)], pen.palette.paper);
    pen.polygon(&[(0.4, -0.35), (0.9, -0.35), (1.35, 0.1), (1.35, 0.5), (0.4, 0.5)], pen.palette.paper);
    for x in [-0.8, 0.8] {
        pen.disc(x, 0.52, 0.4, pen.palette.ink);
        pen.disc(x, 0.52, 0.28, pen.palette.paper);
    }
}

/// Blade and arrow change places.
fn exchange(pen: &mut Pen<'_>) {
    pen.line((-1.2, -0.4), (0.6, -0.4), 0.26, pen.palette.paper);
    pen.polygon(&[(0.5, -0.95), (1.35, -0.4), (0.5, 0.15)], pen.palette.paper);
    pen.line((1.2, 0.45), (-0.6, 0.45), 0.26, pen.palette.ranged);
    pen.polygon(&[(-0.5, -0.1), (-1.35, 0.45), (-0.5, 1.0)], pen.palette.ranged);
}

/// An eye that holds what it looks at: the iris is the socket of a module.
fn eye(pen: &mut Pen<'_>) {
    let upper = [(-1.35, 0.0), (-0.95, -0.45), (-0.5, -0.74), (0.0, -0.84), (0.5, -0.74), (0.95, -0.45), (1.35, 0.0)];
    let lower = upper.iter().rev().skip(1).take(5).map(|&(x, y)| (x, -y));
    let outline: Vec<(f32, f32)> = upper.into_iter().chain(lower).collect();
    pen.outlined(&outline, 0.1, pen.palette.paper);
    pen.disc(0.0, 0.0, 0.66, pen.palette.ink);
    pen.disc(0.0, 0.0, 0.54, pen.palette.connection);
    pen.disc(0.0, 0.0, 0.25, pen.palette.ink);
}

/// The arrow of a move.
fn step(pen: &mut Pen<'_>) {
    let arrow = [(-0.5, -0.28), (0.35, -0.28), (0.35, -0.8), (1.25, 0.0), (0.35, 0.8), (0.35, 0.28), (-0.5, 0.28)];
    pen.outlined(&arrow, 0.1, pen.palette.ranged);
}
