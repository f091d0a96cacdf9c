//! The kinds of terrain, and terrain tiles as players agree on them (NH-13.50).

use crate::rules::board::HexSet;
use sztab_words::worded;

worded! {
    /// Kinds of terrain on a terrain tile.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum TerrainKind {
        /// It ends the line of shots (NH-13.51).
        Jungle = "jungle",
        /// They protect who stands on them, and let them aim (NH-13.53).
        Hills = "hills",
        /// Hexes that cannot be entered, and stop everything (NH-13.54).
        Mountains = "mountains",
        /// They are next to each other, wherever they lie (NH-13.52).
        Swamps = "swamps",
    }
}

/// A terrain tile: connected hexes of one kind (NH-13.50; O-44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TerrainTile {
    /// Kind of terrain on it.
    pub kind: TerrainKind,
    /// Hexes that it covers.
    pub hexes: HexSet,
}
