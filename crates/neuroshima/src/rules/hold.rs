//! The sources that hold each unit, remembered to distinguish a new takeover from a lasting one (NH-14.68).

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
    /// Hexes of the units that take it over for that side.
    pub sources: HexSet,
}

impl Hold {
    /// True if this is a continuation of an earlier hold: the same unit for the same side, and at least one common
    /// source (O-34). Otherwise it is a new takeover.
    pub fn continues(&self, earlier: &Self) -> bool {
        (self.unit, self.by) == (earlier.unit, earlier.by) && !self.sources.intersection(earlier.sources).is_empty()
    }
}

/// Takeovers at the last state check of the current action; empty between actions. They are not part of a position:
/// arrangements compare equal regardless of them.
#[derive(Debug, Clone, Default)]
pub(super) struct Memory(Option<Vec<Hold>>);

impl PartialEq for Memory {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Memory {}

impl Memory {
    /// A memory of these holds.
    pub fn of(holds: Vec<Hold>) -> Self {
        Self(Some(holds))
    }

    /// True if anything is stored, even an empty list of holds.
    pub fn is_kept(&self) -> bool {
        self.0.is_some()
    }

    /// The stored holds.
    pub fn holds(&self) -> &[Hold] {
        self.0.as_deref().unwrap_or_default()
    }

    /// Updates the hexes of units that moved.
    pub fn follow(&mut self, to: impl Fn(Hex) -> Hex) {
        for hold in self.0.iter_mut().flatten() {
            hold.unit = to(hold.unit);
            hold.sources = hold.sources.iter().map(&to).collect();
        }
    }

    /// Removes the units on some hexes, both as held units and as sources.
    pub fn forget(&mut self, gone: HexSet) {
        let Some(holds) = &mut self.0 else { return };
        holds.retain(|hold| !gone.contains(hold.unit));
        holds.iter_mut().for_each(|hold| hold.sources = hold.sources.difference(gone));
    }
}
