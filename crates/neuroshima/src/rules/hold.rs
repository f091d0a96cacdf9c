//! The sources that hold each unit: the memory by which a new takeover is told from a lasting one (NH-14.68).

use serde::{Deserialize, Serialize};

use super::board::{Hex, HexSet};
use sztab_game::Side;

/// A unit that is taken over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hold {
    /// Where it stands.
    pub unit: Hex,
    /// The side that commands it.
    pub by: Side,
    /// Where the units stand that take it over for that side.
    pub sources: HexSet,
}

impl Hold {
    /// True if this is what an earlier hold has become: the same unit for the same side, and one of the sources holds
    /// it still (O-34). Otherwise the unit is taken over anew.
    pub fn continues(&self, earlier: &Self) -> bool {
        (self.unit, self.by) == (earlier.unit, earlier.by) && !self.sources.intersection(earlier.sources).is_empty()
    }
}

/// Takeovers at the last state check of the act under way; empty between acts. They are no part of a position:
/// arrangements are equal whatever was held before.
#[derive(Debug, Clone, Default)]
pub(super) struct Memory(Option<Vec<Hold>>);

impl PartialEq for Memory {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Memory {}

impl Memory {
    /// Holds as they are remembered.
    pub fn of(holds: Vec<Hold>) -> Self {
        Self(Some(holds))
    }

    /// True if anything is remembered, if only that nobody was held.
    pub fn is_kept(&self) -> bool {
        self.0.is_some()
    }

    /// The holds that are remembered.
    pub fn holds(&self) -> &[Hold] {
        self.0.as_deref().unwrap_or_default()
    }

    /// Follows units to other hexes.
    pub fn follow(&mut self, to: impl Fn(Hex) -> Hex) {
        for hold in self.0.iter_mut().flatten() {
            hold.unit = to(hold.unit);
            hold.sources = hold.sources.iter().map(&to).collect();
        }
    }

    /// Forgets the units on some hexes, as ones that are held and as sources.
    pub fn forget(&mut self, gone: HexSet) {
        let Some(holds) = &mut self.0 else { return };
        holds.retain(|hold| !gone.contains(hold.unit));
        holds.iter_mut().for_each(|hold| hold.sources = hold.sources.difference(gone));
    }
}
