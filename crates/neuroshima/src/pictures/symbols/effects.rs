//! Effects of modules and HQs.

use super::{Symbol, paint_symbol};
use crate::pictures::art::{self, Tones};
use crate::rules::Effect;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
pub use sztab_pictures::text::{Align, Type};

/// Ratio of width to height of some symbols on tiles.
const WIDE_RATIO: f32 = 1.35;

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
pub fn paint_effect(canvas: &mut Canvas, effect: Effect, centre: Point, size: f32) {
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
            let wide = if effect_width(effect) > 2.0 { WIDE_RATIO } else { 0.93 };
            return paint_symbol(canvas, Symbol::for_effect(effect), centre, size * wide);
        }
    };
    let at = centre.shift(-0.78 * size, 0.0);
    Type::bold(size * 1.9, canvas.palette.paper).with_halo(canvas.palette.ink).draw(canvas, at, Align::Ink, &sign);
    let centre = centre.shift(0.9 * size, 0.0);
    match symbol {
        // The number next to the symbol replaces the number inside it.
        Symbol::Recon => {
            let tones = Tones::neutral(canvas.palette);
            let size = size * 0.82 / 0.98;
            art::paint(canvas, "symbols", "recon", centre.shift(0.096 * size, -0.49 * size), size, tones);
        }
        // These symbols are wider than the others.
        Symbol::MoreInitiative | Symbol::LessInitiative => paint_symbol(canvas, symbol, centre, size * 0.8),
        _ => paint_symbol(canvas, symbol, centre, size * 0.86),
    }
}
