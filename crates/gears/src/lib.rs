//! Gears of War: The Board Game: rules, values and notation.
//!
//! The crate is being written: it has the values and the laid map with its geometry.
//!
//! ```
//! use sztab_gears::map::{Area, Map, Tile};
//! use sztab_gears::tiles::FaceId;
//! use sztab_gears::values::Values;
//!
//! let values = Values::built_in();
//! let face = FaceId::read("2A").expect("a face");
//! let mut map = Map::default();
//! map.tiles.push(Tile { face, at: (0, 0), turn: 0, sheet: 1, level: 1 });
//! map.survey(&values.tiles);
//! let area = |word| Area::read(word).expect("an area");
//! assert_eq!(map.geometry().distance(area("2Aa"), area("2Af")), 3);
//! ```

pub mod map;
pub mod tiles;
pub mod values;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests {
    mod geometry;
    mod second_sight;
    mod values;
}
