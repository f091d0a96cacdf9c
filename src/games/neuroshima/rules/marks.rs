//! Markers that units carry: poison, by the side whose it is (NH-14.57).

use serde::{Deserialize, Serialize};

use super::arrangement::{MAX_SIDES, Side};

/// Most markers of a kind that an army can have: a unit keeps them in four bits a side.
pub const MARKERS_LIMIT: u8 = 15;

/// How many markers of each kind an army brings. One without any never lays one (NH-14.57).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tokens {
    /// Poison.
    pub poison: u8,
}

/// The markers on a unit; they stay until it leaves the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks {
    /// Poison of each side, in four bits.
    poison: u16,
}

impl Marks {
    /// Poison markers of a side.
    #[must_use]
    pub fn poison(self, of: Side) -> u8 {
        let nibble = self.poison >> (4 * of.0) & 0xf;
        u8::try_from(nibble).unwrap_or_default()
    }

    /// All poison markers.
    #[must_use]
    pub fn poisons(self) -> u8 {
        (0..).map(Side).take(MAX_SIDES).map(|side| self.poison(side)).sum()
    }

    /// Sets the number of poison markers of a side, up to [`MARKERS_LIMIT`].
    pub fn set_poison(&mut self, of: Side, count: u8) {
        let shift = 4 * of.0;
        self.poison = self.poison & !(0xf << shift) | u16::from(count.min(MARKERS_LIMIT)) << shift;
    }

    /// Adds one poison marker of a side.
    pub fn add_poison(&mut self, of: Side) {
        self.set_poison(of, self.poison(of) + 1);
    }

    /// Whether there is none.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    pub fn is_none(&self) -> bool {
        self.poison == 0
    }
}
