//! The program's own layouts of terrain, chosen by name. Each layout is the same seen from both sides of the board.

use super::{TerrainKind, TerrainTile};
use crate::rules::board::{Board, HexSet};
use sztab_words::worded;

worded! {
    /// A layout of terrain tiles, chosen by its name.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Layout {
        /// Two tiles of Jungle next to the centre.
        Jungle = "jungle",
        /// Two tiles of Hills above and below the centre.
        Hills = "hills",
        /// Two Mountains on opposite sides.
        Mountains = "mountains",
        /// Four Misty Swamps in the corners.
        Swamps = "swamps",
        /// Two of each kind.
        Mixed = "mixed",
    }
}

/// A kind of terrain tile and its hexes, by their names on the standard board.
type TilePlan = (TerrainKind, &'static [&'static str]);

impl Layout {
    fn plan(self) -> &'static [TilePlan] {
        use TerrainKind::{Hills, Jungle, Mountains, Swamps};
        match self {
            Self::Jungle => &[(Jungle, &["B2", "B3"]), (Jungle, &["D2", "D3"])],
            Self::Hills => &[(Hills, &["B1", "C2"]), (Hills, &["C4", "D4"])],
            Self::Mountains => &[(Mountains, &["A2"]), (Mountains, &["E2"])],
            Self::Swamps => &[(Swamps, &["A1"]), (Swamps, &["C1"]), (Swamps, &["C5"]), (Swamps, &["E3"])],
            Self::Mixed => &[
                (Jungle, &["C2"]),
                (Jungle, &["C4"]),
                (Hills, &["B3"]),
                (Hills, &["D2"]),
                (Mountains, &["A3"]),
                (Mountains, &["E1"]),
                (Swamps, &["A1"]),
                (Swamps, &["E3"]),
            ],
        }
    }

    /// The tiles of the layout on a board. On the enlarged board, they lie on the same hexes of the middle part.
    #[must_use]
    pub fn tiles(self, board: Board) -> Vec<TerrainTile> {
        let usual = Board::STANDARD;
        let place = |name: &&str| {
            let at = usual.axial(usual.hex(name)?);
            board.hexes().find(|&hex| board.axial(hex) == at)
        };
        let tile =
            |&(kind, names): &TilePlan| TerrainTile { kind, hexes: names.iter().filter_map(place).collect::<HexSet>() };
        let mut tiles: Vec<TerrainTile> = self.plan().iter().map(tile).collect();
        tiles.sort();
        tiles
    }

    /// The layout that consists of these tiles, if there is one.
    #[must_use]
    pub fn from_tiles(tiles: &[TerrainTile], board: Board) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.tiles(board) == tiles)
    }
}
