//! Language and palette of a reader.

pub use sztab_game::face::Theme;
