//! Foundations, which lie under units (NH-14.28).

use serde::{Deserialize, Serialize};

use super::board::Hex;
use super::event::EventTile;
use super::tile::TileId;
use sztab_game::Side;

/// A Foundation on its hex (NH-14.28).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ground {
    /// The hex.
    pub hex: Hex,
    /// The owner of the tile.
    pub owner: Side,
    /// The kind of tile, from the owner's army.
    pub tile: TileId,
    /// True if a Hole can no longer drag a unit this turn (NH-14.34).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spent: bool,
}

impl Ground {
    /// A new Foundation.
    #[must_use]
    pub fn new(hex: Hex, owner: Side, tile: TileId) -> Self {
        Self { hex, owner, tile, spent: false }
    }

    /// The Foundation in the form used by events.
    #[must_use]
    pub fn to_event_tile(self) -> EventTile {
        EventTile { hex: self.hex, owner: self.owner, tile: self.tile }
    }
}
