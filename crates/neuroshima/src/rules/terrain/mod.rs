//! Terrain tiles, which are laid on the board before the game by agreement (NH-13.50). What each kind does is in the file
//! of its name.

pub(super) mod hills;
pub(super) mod jungle;
mod kind;
mod layout;
pub(super) mod mountains;
pub(super) mod swamps;
mod tiles;

use serde::{Deserialize, Serialize};

use super::board::{Hex, HexSet};

pub use kind::{TerrainKind, TerrainTile};
pub use layout::Layout;
pub use tiles::TerrainFault;
pub(super) use tiles::{check, read, write};

/// The terrain of a board: the hexes of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Terrain([HexSet; TerrainKind::ALL.len()]);

impl Terrain {
    /// Terrain of some terrain tiles.
    #[must_use]
    pub fn of_tiles(tiles: &[TerrainTile]) -> Self {
        let mut terrain = Self::default();
        for tile in tiles {
            let hexes = &mut terrain.0[tile.kind as usize];
            *hexes = hexes.union(tile.hexes);
        }
        terrain
    }

    /// True if no terrain is laid: then nothing else of it needs to be asked.
    #[must_use]
    #[inline]
    pub fn is_none(&self) -> bool {
        self.0.iter().all(|hexes| hexes.is_empty())
    }

    /// The hexes of a kind.
    #[must_use]
    #[inline]
    pub fn of(&self, kind: TerrainKind) -> HexSet {
        self.0[kind as usize]
    }

    /// All hexes with terrain.
    #[must_use]
    pub fn hexes(&self) -> HexSet {
        self.0.iter().fold(HexSet::EMPTY, |all, hexes| all.union(*hexes))
    }

    /// The kind on a hex.
    #[must_use]
    pub fn on(&self, hex: Hex) -> Option<TerrainKind> {
        TerrainKind::ALL.into_iter().find(|&kind| self.of(kind).contains(hex))
    }
}
