//! The sources of each takeover, which are remembered to tell a new takeover from one that continues (NH-14.68).

use serde::{Deserialize, Serialize};

use super::board::{Hex, HexSet};
use sztab_game::Side;

/// A unit that has been taken over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hold {
    /// Hex of the unit.
    pub unit: Hex,
    /// The side that commands the unit.
    pub by: Side,
    /// Hexes of the units that take the unit over for that side.
    pub sources: HexSet,
}

impl Hold {
    /// True if this continues an earlier hold: the unit and the side are the same, and at least one source is (O-34).
    /// Otherwise it is a new takeover.
    pub fn continues(&self, earlier: &Self) -> bool {
        (self.unit, self.by) == (earlier.unit, earlier.by) && !self.sources.intersection(earlier.sources).is_empty()
    }
}

/// The takeovers found by the last state check of the current action; empty between actions. They are not part of a
/// position, so comparisons of arrangements ignore them.
#[derive(Debug, Clone, Default)]
pub(super) struct TakeoverMemory(Option<Vec<Hold>>);

impl PartialEq for TakeoverMemory {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for TakeoverMemory {}

impl TakeoverMemory {
    /// A memory that contains these holds.
    pub fn from_holds(holds: Vec<Hold>) -> Self {
        Self(Some(holds))
    }

    /// True if anything is stored, even an empty list of holds.
    pub fn is_set(&self) -> bool {
        self.0.is_some()
    }

    /// The stored holds.
    pub fn holds(&self) -> &[Hold] {
        self.0.as_deref().unwrap_or_default()
    }

    /// Updates the hexes of units that have moved.
    pub fn update_hexes(&mut self, to: impl Fn(Hex) -> Hex) {
        for hold in self.0.iter_mut().flatten() {
            hold.unit = to(hold.unit);
            hold.sources = hold.sources.iter().map(&to).collect();
        }
    }

    /// Removes the units on these hexes, both as units taken over and as sources.
    pub fn remove_hexes(&mut self, gone: HexSet) {
        let Some(holds) = &mut self.0 else { return };
        holds.retain(|hold| !gone.contains(hold.unit));
        holds.iter_mut().for_each(|hold| hold.sources = hold.sources.difference(gone));
    }
}
