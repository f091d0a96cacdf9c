//! The emblems of units and armies: our own drawings, one for each [`Emblem`](super::super::rules::Emblem) and each
//! [`Insignia`](super::super::rules::Insignia).
//!
//! They are silhouettes made of a few large shapes, each with a dark outline, in three tones passed as an argument. A
//! drawing fills a square from -1 to 1 around its centre; the outline reaches a little further, as for symbols
//! ([`REACH`](super::symbols::REACH)).
//!
//! The emblem ids (`rules/emblem.rs`) name roles and weapons, not armies. [`choice`] picks an emblem for a unit whose
//! army names none.

mod beasts;
mod brush;
mod choice;
mod drawings;
mod insignias;
mod machines;
mod modules;
mod offices;
mod parts;
mod people;
mod weapons;

pub use brush::Tones;
pub use choice::default_of;
pub use drawings::{insignia, paint};

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests;
