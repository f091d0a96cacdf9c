//! Markers that units carry, by the side whose they are: poison (NH-14.57), and Steel Nets (NH-14.66).

use serde::{Deserialize, Serialize};

use super::arrangement::{MAX_SIDES, Side};
use crate::games::Sides;

/// Most markers of a kind that an army can have: a unit keeps them in four bits a side.
pub const MARKERS_LIMIT: u8 = 15;

/// How many markers of each kind an army brings. One without any never lays one (NH-14.57).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tokens {
    /// Poison.
    pub poison: u8,
}

/// The markers on a unit; they stay until it leaves the board, a Steel Net at most that long.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks {
    /// Poison of each side, in four bits each; from bit 20 on a Steel Net of each side, in one.
    bits: u32,
}

/// The bit of the first side's Steel Net.
const STEEL_NETS: u32 = 20;

impl Marks {
    /// Poison markers of a side.
    #[must_use]
    pub fn poison(self, of: Side) -> u8 {
        let nibble = self.bits >> (4 * of.0) & 0xf;
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
        self.bits = self.bits & !(0xf << shift) | u32::from(count.min(MARKERS_LIMIT)) << shift;
    }

    /// Adds one poison marker of a side.
    pub fn add_poison(&mut self, of: Side) {
        self.set_poison(of, self.poison(of) + 1);
    }

    /// Whether the Steel Net of a side lies on the unit.
    #[must_use]
    pub fn has_steel_net(self, of: Side) -> bool {
        self.bits & 1 << (STEEL_NETS + u32::from(of.0)) != 0
    }

    /// The sides whose Steel Nets lie on the unit.
    #[must_use]
    pub fn steel_nets(self) -> Sides {
        (0..).map(Side).take(MAX_SIDES).filter(|&side| self.has_steel_net(side)).collect()
    }

    /// Lays or takes off the Steel Net of a side.
    pub fn set_steel_net(&mut self, of: Side, is_there: bool) {
        let bit = 1 << (STEEL_NETS + u32::from(of.0));
        self.bits = if is_there { self.bits | bit } else { self.bits & !bit };
    }

    /// Whether there is none.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    pub fn is_none(&self) -> bool {
        self.bits == 0
    }
}
