//! Jungle: for ranged attacks its hex holds an enemy, so that it ends their line (NH-13.51).
//!
//! Sharpshooters, Gauss shots, mortars and Bombs ignore it.

use super::{Terrain, TerrainKind};
use crate::rules::board::Hex;

/// True if a shot that flies no further than the first enemy ends on a hex, occupied or not (NH-13.51).
#[inline]
pub fn ends(terrain: &Terrain, hex: Hex) -> bool {
    terrain.of(TerrainKind::Jungle).contains(hex)
}

/// Number of hexes of a line that such a shot can reach: the first one of Jungle is the last.
pub fn sight(terrain: &Terrain, mut line: impl Iterator<Item = Hex>) -> usize {
    line.position(|hex| ends(terrain, hex)).map_or(usize::MAX, |before| before + 1)
}
