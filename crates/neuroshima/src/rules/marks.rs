//! Markers on units, by the side they belong to: poison (NH-14.57), paralysis (NH-14.49) and Steel Nets (NH-14.66).

use serde::{Deserialize, Serialize};
use sztab_words::worded;

use super::arrangement::{MAX_SIDES, Side};
use super::tile::{Effect, Feature};
use sztab_game::Sides;

/// Maximum number of markers of a kind that an army can have: a unit stores poison markers in four bits per side.
pub const MAX_MARKERS: u8 = 15;

/// Bit position of the first side's paralysis marker, after the poison markers of all sides.
const PARALYSIS_SHIFT: u8 = 16;
const PARALYSIS_BIT: u32 = 1 << PARALYSIS_SHIFT;
const PARALYSIS_MASK: u32 = 0xf << PARALYSIS_SHIFT;

/// Bit position of the first side's Steel Net.
const STEEL_NET_SHIFT: u8 = PARALYSIS_SHIFT + 4;

worded! {
    /// A kind of marker, named as in army files and the notation.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Marker {
        /// One wound at the start of every Battle (NH-14.57).
        #[default]
        Poison = "poison",
        /// No attack until the end of the Battle (NH-14.49).
        Paralysis = "paralysis",
    }
}

impl Marker {
    /// The feature of a unit whose attacks leave this marker.
    #[must_use]
    pub fn feature(self) -> Feature {
        match self {
            Self::Poison => Feature::Poison,
            Self::Paralysis => Feature::Paralysis,
        }
    }

    /// The module effect that makes attacks of other units leave this marker.
    #[must_use]
    pub fn effect(self) -> Effect {
        match self {
            Self::Poison => Effect::Venom,
            Self::Paralysis => Effect::Paralysis,
        }
    }

    /// Maximum number of markers of this kind that one side can have on one unit.
    #[must_use]
    pub fn limit(self) -> u8 {
        match self {
            Self::Poison => MAX_MARKERS,
            Self::Paralysis => 1,
        }
    }

    /// True if it is poison, the default kind in snapshots.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    pub fn is_poison(&self) -> bool {
        *self == Self::Poison
    }

    /// True if several markers of this kind on a unit have the same effect as one.
    #[must_use]
    pub fn does_not_stack(self) -> bool {
        self.limit() == 1
    }
}

/// Number of markers of each kind that an army has. An army without markers of a kind never lays one (NH-14.49,
/// NH-14.57).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tokens {
    /// Poison markers.
    pub poison: u8,
    /// Paralysis markers.
    pub paralysis: u8,
}

impl Tokens {
    /// Number of markers of a kind.
    #[must_use]
    pub fn count(self, marker: Marker) -> u8 {
        match marker {
            Marker::Poison => self.poison,
            Marker::Paralysis => self.paralysis,
        }
    }

    /// Mutable access to the number of markers of a kind.
    pub fn count_mut(&mut self, marker: Marker) -> &mut u8 {
        match marker {
            Marker::Poison => &mut self.poison,
            Marker::Paralysis => &mut self.paralysis,
        }
    }
}

/// The markers on a unit. They stay until the unit leaves the board, except that paralysis ends with a Battle, and a
/// Steel Net stays only while its HQ is not netted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks {
    /// Four bits per side for poison, followed by one bit per side for paralysis and one bit per side for the Steel
    /// Net.
    bits: u32,
}

impl Marks {
    /// Number of a side's markers of a kind.
    #[must_use]
    pub fn count(self, marker: Marker, side: Side) -> u8 {
        match marker {
            Marker::Poison => {
                let nibble = self.bits >> (4 * side.0) & 0xf;
                u8::try_from(nibble).unwrap_or_default()
            }
            Marker::Paralysis => u8::from(self.bits & PARALYSIS_BIT << side.0 != 0),
        }
    }

    /// Number of markers of a kind, for all sides together.
    #[must_use]
    pub fn total(self, marker: Marker) -> u8 {
        (0..).map(Side).take(MAX_SIDES).map(|side| self.count(marker, side)).sum()
    }

    /// True if there is a paralysis marker on the unit.
    #[must_use]
    #[inline]
    pub fn is_paralysed(self) -> bool {
        self.bits & PARALYSIS_MASK != 0
    }

    /// Sets the number of a side's markers of a kind, up to [`Marker::limit`].
    pub fn set(&mut self, marker: Marker, side: Side, count: u8) {
        let (mask, shift) = match marker {
            Marker::Poison => (0xf, 4 * side.0),
            Marker::Paralysis => (1, PARALYSIS_SHIFT + side.0),
        };
        self.bits = self.bits & !(mask << shift) | u32::from(count.min(marker.limit())) << shift;
    }

    /// Adds one marker of a kind for a side.
    pub fn add(&mut self, marker: Marker, side: Side) {
        self.set(marker, side, self.count(marker, side) + 1);
    }

    /// Removes all paralysis markers from the unit.
    pub fn remove_paralysis(&mut self) {
        self.bits &= !PARALYSIS_MASK;
    }

    /// True if the Steel Net of a side is on the unit.
    #[must_use]
    pub fn has_steel_net(self, of: Side) -> bool {
        self.bits & 1 << (STEEL_NET_SHIFT + of.0) != 0
    }

    /// The sides whose Steel Nets are on the unit.
    #[must_use]
    pub fn steel_nets(self) -> Sides {
        (0..).map(Side).take(MAX_SIDES).filter(|&side| self.has_steel_net(side)).collect()
    }

    /// Lays or removes the Steel Net of a side.
    pub fn set_steel_net(&mut self, of: Side, is_there: bool) {
        let bit = 1 << (STEEL_NET_SHIFT + of.0);
        self.bits = if is_there { self.bits | bit } else { self.bits & !bit };
    }

    /// True if there are no markers.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    pub fn is_none(&self) -> bool {
        self.bits == 0
    }
}
