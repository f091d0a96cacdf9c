//! The laid map: tiles joined to each other, and the resulting geometry (GOW-6, GOW-7).

mod geometry;
mod grid;
mod place;
mod sight;

pub use geometry::{CoverBonus, Map, Opening, Tile, UNREACHABLE};
pub use place::{Area, Place};
