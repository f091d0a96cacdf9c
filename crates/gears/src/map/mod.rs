//! The laid map: tiles that are joined, and the geometry that follows from them (GOW-6, GOW-7).

mod geometry;
mod grid;
mod lay;
mod place;
mod reach;
mod sight;

pub use geometry::{NEVER, Shelter};
pub use lay::{Map, Opening, Tile};
pub use place::{Area, Place};
