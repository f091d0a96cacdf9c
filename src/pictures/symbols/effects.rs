//! What modules and HQs give: a plus sign with a number, and whatever it is added to.

use super::super::canvas::Canvas;
use super::super::geometry::Point;
use super::super::palette::{INK, MELEE, PAPER, RANGED, WOUND};
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
        | Effect::Toughness(_)
        | Effect::ExtraAction => 2.9,
        Effect::Medic => 2.0,
        Effect::Transport | Effect::Quartermaster | Effect::Scoper | Effect::Recon => 2.8,
    }
}

/// Draws an effect around a point; `size` is half its height.
pub fn effect(canvas: &mut Canvas, effect: Effect, centre: Point, size: f32) {
    let amount = match effect {
        Effect::Melee(amount) | Effect::Ranged(amount) | Effect::Initiative(amount) | Effect::Toughness(amount) => {
            Some(format!("+{amount}"))
        }
        Effect::InitiativeLoss(amount) => Some(format!("-{amount}")),
        Effect::ExtraAction => Some("+".to_owned()),
        Effect::Medic | Effect::Transport | Effect::Quartermaster | Effect::Scoper | Effect::Recon => None,
    };
    if let Some(amount) = &amount {
        let at = centre.shift(-0.72 * size, 0.0);
        Type::bold(size * 1.9, PAPER).draw(canvas, at, Align::Ink, amount);
    }
    let centre = if amount.is_some() { centre.shift(0.85 * size, 0.0) } else { centre };
    let mut pen = Pen { canvas, centre, size };
    match effect {
        Effect::Melee(_) => pen.outlined(&[(-0.5, 0.9), (0.0, 0.62), (0.5, 0.9), (0.0, -0.95)], 0.12, MELEE),
        Effect::Ranged(_) => pen.outlined(
            &[(-0.15, 0.95), (0.15, 0.95), (0.15, -0.1), (0.5, -0.1), (0.0, -0.95), (-0.5, -0.1), (-0.15, -0.1)],
            0.12,
            RANGED,
        ),
        Effect::Initiative(_) | Effect::InitiativeLoss(_) | Effect::ExtraAction => chevrons(&mut pen),
        Effect::Toughness(_) => super::marks::shield(&mut pen),
        Effect::Medic => medic(&mut pen),
        Effect::Transport => truck(&mut pen),
        Effect::Quartermaster | Effect::Scoper | Effect::Recon => exchange(&mut pen),
    }
}

/// The disc that shows initiative, with something rising on it.
fn chevrons(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 0.85, INK);
    pen.disc(0.0, 0.0, 0.75, PAPER);
    for y in [0.08, 0.5] {
        pen.line((-0.38, y), (0.0, y - 0.4), 0.2, INK);
        pen.line((0.38, y), (0.0, y - 0.4), 0.2, INK);
    }
}

fn medic(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 1.08, INK);
    pen.disc(0.0, 0.0, 1.0, PAPER);
    for (w, h) in [(0.24, 0.7), (0.7, 0.24)] {
        pen.polygon(&[(-w, -h), (w, -h), (w, h), (-w, h)], WOUND);
    }
}

fn truck(pen: &mut Pen<'_>) {
    pen.polygon(&[(-1.35, -0.75), (0.3, -0.75), (0.3, 0.5), (-1.35, 0.5)], PAPER);
    pen.polygon(&[(0.4, -0.35), (0.9, -0.35), (1.35, 0.1), (1.35, 0.5), (0.4, 0.5)], PAPER);
    for x in [-0.8, 0.8] {
        pen.disc(x, 0.52, 0.4, INK);
        pen.disc(x, 0.52, 0.28, PAPER);
    }
}

/// Blade and arrow change places.
fn exchange(pen: &mut Pen<'_>) {
    pen.line((-1.2, -0.4), (0.6, -0.4), 0.26, PAPER);
    pen.polygon(&[(0.5, -0.95), (1.35, -0.4), (0.5, 0.15)], PAPER);
    pen.line((1.2, 0.45), (-0.6, 0.45), 0.26, RANGED);
    pen.polygon(&[(-0.5, -0.1), (-1.35, 0.45), (-0.5, 1.0)], RANGED);
}
