//! Hills: Toughness for the units on them, and a choice of targets (NH-13.53).

use super::{Terrain, TerrainKind};
use crate::rules::board::Hex;

/// Toughness that a unit has on Hills. An HQ has points instead (NH-8.4, NH-13.53).
const TOUGHNESS: u8 = 1;

/// Toughness that the hex adds to a unit that is no HQ (NH-13.53).
#[inline]
pub fn toughness(terrain: &Terrain, hex: Hex) -> u8 {
    if terrain.of(TerrainKind::Hills).contains(hex) { TOUGHNESS } else { 0 }
}

/// True if the ranged attacks of the unit on a hex are sharpshooter attacks (NH-13.53).
#[inline]
pub fn aims(terrain: &Terrain, hex: Hex) -> bool {
    terrain.of(TerrainKind::Hills).contains(hex)
}
