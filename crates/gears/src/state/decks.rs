//! Decks with their discards (GOW-2.9, GOW-2.10).

use serde::{Deserialize, Serialize};

use crate::tiles::FaceId;
use crate::values::{Family, Marker, OrderId, WeaponId};

/// A deck, next card first, and its discards, oldest first.
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
    /// Locations, indexed by level.
    pub levels: Vec<Vec<FaceId>>,
    /// Unused and discarded markers, indexed by family.
    pub markers: [Deck<Marker>; 7],
    /// Special weapons not in play, with their number, in canonical order.
    pub stock: Vec<(WeaponId, u8)>,
}

impl Decks {
    /// The markers of a family.
    pub fn markers_mut(&mut self, family: Family) -> &mut Deck<Marker> {
        &mut self.markers[family as usize]
    }

    /// Removes a special weapon from the stock, if one is left.
    pub fn take_special(&mut self, weapon: WeaponId) -> bool {
        let Some((_, number)) = self.stock.iter_mut().find(|(own, _)| *own == weapon) else { return false };
        *number -= 1;
        // A position lists only weapons that are left.
        self.stock.retain(|(_, number)| *number > 0);
        true
    }
}
