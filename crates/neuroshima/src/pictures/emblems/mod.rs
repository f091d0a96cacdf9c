//! The emblems of units and armies: a file in `art` for each [`Emblem`] and each [`Insignia`].
//!
//! They are silhouettes made of a few large shapes, each with a dark outline, in three tones passed as an argument. A
//! drawing fills a square from -100 to 100 around its centre; the outline reaches a little further, as for symbols
//! ([`REACH`](super::symbols::REACH)).
//!
//! The emblem ids (`rules/emblem.rs`) name roles and weapons, not armies. [`choice`] picks an emblem for a unit whose
//! army names none.

mod choice;

use super::art;
use crate::rules::{Emblem, Insignia};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;

pub use art::Tones;
pub use choice::default_emblem;

/// Draws an emblem; `size` is half the side of its square in pixels.
pub fn paint(canvas: &mut Canvas, emblem: Emblem, centre: Point, size: f32, tones: Tones) {
    art::paint(canvas, "emblems", emblem.word(), centre, size, tones);
}

/// Draws an insignia; `size` is half the side of its square in pixels.
pub fn paint_insignia(canvas: &mut Canvas, insignia: Insignia, centre: Point, size: f32, tones: Tones) {
    art::paint(canvas, "insignias", insignia.word(), centre, size, tones);
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests;
