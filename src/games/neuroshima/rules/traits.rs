//! What the tiles of a table bring: what only some armies have is worked out where one of them plays, and costs the others
//! one test of a bit.

use super::tile::{Effect, Tile};

/// Mechanics that some tile of a table brings, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Traits(u32);

impl Traits {
    /// A tile lends Toughness to others: only then can a unit live by another one (NH-8.2).
    pub const LENT_TOUGHNESS: Self = Self(1);

    /// An army has markers to lay on units.
    pub const MARKERS: Self = Self(1 << 1);

    /// A tile goes off at the start of a Battle.
    pub const EXPLOSIVES: Self = Self(1 << 2);

    /// The traits that a tile brings.
    pub fn of(tile: &Tile) -> Self {
        let lends = tile.effects.iter().any(|effect| matches!(effect, Effect::Toughness(_)));
        let goes_off = tile.edges.iter().any(|edge| edge.blast);
        Self::default().with_if(Self::LENT_TOUGHNESS, lends).with_if(Self::EXPLOSIVES, goes_off)
    }

    /// Both.
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether any of some traits is among these.
    #[inline]
    pub fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    /// With some more, if they are brought.
    pub fn with_if(self, other: Self, is_brought: bool) -> Self {
        if is_brought { self.union(other) } else { self }
    }
}
