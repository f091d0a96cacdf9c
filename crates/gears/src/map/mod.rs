//! The laid map: tiles that are joined, and the geometry that follows from them (GOW-6, GOW-7).

mod geometry;
mod grid;
mod place;
mod sight;

pub use geometry::{Map, NEVER, Opening, Shelter, Tile};
pub use place::{Area, Place};
