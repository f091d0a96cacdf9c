//! The tiles of a side that are not on the board: its pile, hand and discard pile.

use serde::{Deserialize, Serialize};

use super::tile::TileId;

/// A side's tiles that are not on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct Seat {
    /// The face-down pile, in which the tile drawn first is the last element. Its order is the only secret of the game.
    pub pile: Vec<TileId>,
    /// Number of tiles on top of the pile that all players know because the tiles were returned there (NH-14.8).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub known: u8,
    /// Tiles in the player's hand, face up, in the order in which they were drawn.
    pub hand: Vec<TileId>,
    /// Tiles discarded, played or destroyed, with the latest one last.
    pub discard: Vec<TileId>,
    /// The tile on the Base, face up (NH-13.40).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<TileId>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Seat {
    /// Receives a tile that left the board: on the discard pile, or on top of the draw pile if it returns there
    /// (NH-0.4, NH-14.8).
    pub(super) fn receive(&mut self, tile: TileId, returns: bool) {
        if returns {
            self.pile.push(tile);
            self.known = self.known.saturating_add(1);
        } else {
            self.discard.push(tile);
        }
    }

    /// The tiles in the pile whose order is unknown to all players: all except those returned to the top.
    pub fn secret_tiles(&mut self) -> &mut [TileId] {
        let known = usize::from(self.known).min(self.pile.len());
        let secret = self.pile.len() - known;
        &mut self.pile[..secret]
    }
}
