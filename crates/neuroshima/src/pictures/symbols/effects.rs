//! Effects of modules and HQs.

use super::pen::Pen;
use super::shapes::{ARROW, CIRCLE, place_shape};
use super::{Symbol, attacks, marks, paint};
use crate::rules::Effect;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::Colour;
pub use sztab_pictures::text::{Align, Type};

/// Ratio of width to height of some symbols on tiles.
const WIDE: f32 = 1.35;

/// The width of an effect on a tile, relative to its size.
pub fn effect_width(effect: Effect) -> f32 {
    match effect {
        Effect::Melee(_)
        | Effect::Ranged(_)
        | Effect::Initiative(_)
        | Effect::InitiativeLoss(_)
        | Effect::Toughness(_) => 2.9,
        Effect::Medic
        | Effect::ExtraAction
        | Effect::Zone
        | Effect::FreeNet
        | Effect::Venom
        | Effect::Underground
        | Effect::Paralysis
        | Effect::Paralyses => 2.0,
        Effect::Transport | Effect::Quartermaster | Effect::Scoper => 2.8,
        Effect::Recon => 3.3,
    }
}

/// Draws an effect around a point of a tile: a symbol with a number, and the value that the effect raises or lowers;
/// `size` is half the symbol's height.
pub fn effect(canvas: &mut Canvas, effect: Effect, centre: Point, size: f32) {
    let (sign, symbol) = match effect {
        Effect::Melee(amount) => (format!("+{amount}"), Symbol::Melee),
        Effect::Ranged(amount) => (format!("+{amount}"), Symbol::Ranged),
        Effect::Initiative(amount) => (format!("+{amount}"), Symbol::MoreInitiative),
        Effect::InitiativeLoss(amount) => (format!("−{amount}"), Symbol::LessInitiative),
        Effect::Toughness(amount) => (format!("+{amount}"), Symbol::Toughness),
        Effect::Recon => ("2×".to_owned(), Symbol::Recon),
        Effect::ExtraAction
        | Effect::Medic
        | Effect::Transport
        | Effect::Quartermaster
        | Effect::Scoper
        | Effect::Zone
        | Effect::FreeNet
        | Effect::Venom
        | Effect::Underground
        | Effect::Paralysis
        | Effect::Paralyses => {
            let wide = if effect_width(effect) > 2.0 { WIDE } else { 0.93 };
            return paint(canvas, Symbol::of_effect(effect), centre, size * wide);
        }
    };
    let at = centre.shift(-0.78 * size, 0.0);
    Type::bold(size * 1.9, canvas.palette.paper).halo(canvas.palette.ink).draw(canvas, at, Align::Ink, &sign);
    let centre = centre.shift(0.9 * size, 0.0);
    match symbol {
        // The number next to the symbol replaces the number inside it.
        Symbol::Recon => step(&mut Pen::new(canvas, centre.shift(0.08 * size, 0.0), size * 0.82), 0.0),
        // These symbols are wider than the others.
        Symbol::MoreInitiative | Symbol::LessInitiative => paint(canvas, symbol, centre, size * 0.8),
        _ => paint(canvas, symbol, centre, size * 0.86),
    }
}

pub(super) fn more_melee(pen: &mut Pen<'_>) {
    attacks::melee(&mut pen.part(0.42, 0.0, 0.94));
    pen.plus(-0.52, 0.0, 0.38, pen.palette.bonus);
}

pub(super) fn more_ranged(pen: &mut Pen<'_>) {
    attacks::ranged(&mut pen.part(0.38, 0.0, 0.94));
    pen.plus(-0.56, 0.0, 0.36, pen.palette.bonus);
}

pub(super) fn more_toughness(pen: &mut Pen<'_>) {
    marks::shield(pen, pen.palette.armour);
    pen.plus(0.0, -0.05, 0.36, pen.palette.bonus);
}

/// The initiative disc with an upward sign.
pub(super) fn more_initiative(pen: &mut Pen<'_>) {
    chevrons(pen, pen.palette.paper, 1.0);
}

/// The initiative disc with a downward sign.
pub(super) fn less_initiative(pen: &mut Pen<'_>) {
    chevrons(pen, pen.palette.malus, -1.0);
}

fn chevrons(pen: &mut Pen<'_>, ground: Colour, up: f32) {
    pen.disc(0.0, 0.0, 0.94, ground);
    for y in [0.08, 0.56] {
        for side in [-0.44, 0.44] {
            pen.line((side, y * up), (0.0, (y - 0.46) * up), 0.23, pen.palette.ink);
        }
    }
}

/// Two initiative discs, one behind the other, because the unit acts one more time.
pub(super) fn extra_action(pen: &mut Pen<'_>) {
    pen.disc(-0.32, -0.34, 0.66, pen.palette.paper);
    let (x, y) = (0.3, 0.3);
    pen.disc(x, y, 0.7, pen.palette.bonus);
    pen.line((x - 0.38, y), (x + 0.38, y), 0.22, pen.palette.ink);
    pen.line((x, y - 0.38), (x, y + 0.38), 0.22, pen.palette.ink);
}

/// The initiative disc with zero.
pub(super) fn zone(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 0.94, pen.palette.malus);
    pen.text(0.0, 0.0, 1.7, pen.palette.ink, "0");
}

pub(super) fn medic(pen: &mut Pen<'_>) {
    pen.disc(0.0, 0.0, 0.98, pen.palette.paper);
    for (w, h) in [(0.24, 0.7), (0.7, 0.24)] {
        pen.plain(&[(-w, -h), (w, -h), (w, h), (-w, h)], pen.palette.wound);
    }
}

pub(super) fn transport(pen: &mut Pen<'_>) {
    let load = [(-1.0, -0.62), (0.24, -0.62), (0.24, 0.36), (-1.0, 0.36)];
    let cabin = [(0.3, -0.3), (0.68, -0.3), (1.0, 0.04), (1.0, 0.36), (0.3, 0.36)];
    pen.shape(&load, pen.palette.paper);
    pen.shape(&cabin, pen.palette.ranged);
    for x in [-0.58, 0.6] {
        pen.dot(x, 0.4, 0.34, pen.palette.ink);
        pen.dot(x, 0.4, 0.15, pen.palette.paper);
    }
}

/// A blade and an arrow exchanging places.
pub(super) fn quartermaster(pen: &mut Pen<'_>) {
    let right = [(0.32, -0.82), (1.0, -0.4), (0.32, 0.02)];
    let left = right.map(|(x, y)| (-x, -y));
    pen.arrow(&[(-0.92, -0.4), (0.4, -0.4)], 0.22, &right, pen.palette.melee);
    pen.arrow(&[(0.92, 0.4), (-0.4, 0.4)], 0.22, &left, pen.palette.ranged);
}

/// An eye that grips its target; its iris is the socket of a module.
pub(super) fn scoper(pen: &mut Pen<'_>) {
    let upper = [(-1.02, 0.0), (-0.72, -0.34), (-0.38, -0.56), (0.0, -0.64), (0.38, -0.56), (0.72, -0.34), (1.02, 0.0)];
    let lower = upper.iter().rev().skip(1).take(5).map(|&(x, y)| (x, -y));
    let outline: Vec<_> = upper.into_iter().chain(lower).collect();
    pen.shape(&outline, pen.palette.paper);
    pen.disc(0.0, 0.0, 0.4, pen.palette.connection);
    pen.dot(0.0, 0.0, 0.18, pen.palette.ink);
}

/// The arrow of a move, with a sign for two moves.
pub(super) fn recon(pen: &mut Pen<'_>) {
    let (paper, ink) = (pen.palette.paper, pen.palette.ink);
    for (x, y) in CIRCLE.iter().step_by(2) {
        pen.text(x * 0.1, -0.52 + y * 0.1, 1.22, ink, "2×");
    }
    pen.text(0.0, -0.52, 1.22, paper, "2×");
    step(&mut pen.part(0.0, 0.0, 0.98), 0.5);
}

/// The arrow of a move.
fn step(pen: &mut Pen<'_>, y: f32) {
    let arrow = place_shape(ARROW, (0.0, 0.0), 0.52, 0.98).map(|(across, along)| (-along, y + across));
    pen.shape(&arrow, pen.palette.ranged);
}
