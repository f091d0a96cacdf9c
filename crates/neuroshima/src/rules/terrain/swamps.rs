//! Misty Swamps: for one move a unit goes from one to any other (NH-13.52).

use super::TerrainKind;
use crate::rules::arrangement::Arrangement;
use crate::rules::board::{Hex, HexSet};

/// The hexes of Swamps to which a unit on one may go: no unit and no Foundation is there (NH-13.52). None for a unit that
/// stands elsewhere.
pub fn exits(arrangement: &Arrangement, from: Hex) -> HexSet {
    let swamps = arrangement.terrain.of(TerrainKind::Swamps);
    if !swamps.contains(from) {
        return HexSet::EMPTY;
    }
    let is_empty = |&hex: &Hex| arrangement.is_free(hex) && arrangement.foundation(hex).is_none();
    swamps.iter().filter(is_empty).collect()
}
