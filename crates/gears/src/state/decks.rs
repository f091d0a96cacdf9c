//! Decks with their discards (GOW-2.9, GOW-2.10).

use serde::{Deserialize, Serialize};

use crate::tiles::FaceId;
use crate::values::{Family, Marker, OrderId, WeaponId};

/// A deck with the next card first, and its discards with the oldest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck<T> {
    pub cards: Vec<T>,
    pub discards: Vec<T>,
}

impl<T> Default for Deck<T> {
    fn default() -> Self {
        Self { cards: Vec::new(), discards: Vec::new() }
    }
}

/// All decks.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decks {
    pub orders: Deck<OrderId>,
    pub ai: Deck<u8>,
    /// The random weapon deck.
    pub weapons: Vec<WeaponId>,
    /// The Location cards, indexed by level.
    pub levels: Vec<Vec<FaceId>>,
    /// Unused and discarded markers, indexed by family.
    pub markers: [Deck<Marker>; 7],
    /// The special weapons not in play, each with the number of cards, in canonical order.
    pub stock: Vec<(WeaponId, u8)>,
}

impl Decks {
    /// The deck of markers of a family.
    pub fn markers_mut(&mut self, family: Family) -> &mut Deck<Marker> {
        &mut self.markers[family as usize]
    }

    /// Takes a special weapon from the stock; returns false if none is available.
    pub fn take_special(&mut self, weapon: WeaponId) -> bool {
        let Some((_, number)) = self.stock.iter_mut().find(|(own, _)| *own == weapon) else { return false };
        *number -= 1;
        // A position lists only weapons that are still available.
        self.stock.retain(|(_, number)| *number > 0);
        true
    }
}
