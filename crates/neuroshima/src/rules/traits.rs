//! Traits that the tiles of a table bring: what only some armies have is worked out where one of them plays, and costs
//! the others one test of a bit.

use super::tile::{Effect, Feature, Foundation, Tile};

/// Mechanics that some tile of a table brings, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Traits(u32);

impl Traits {
    /// A tile lends Toughness to others: only then can a unit live by another one (NH-8.2).
    pub const LENT_TOUGHNESS: Self = Self(1);
    /// An edge has a connection that reaches a second hex (NH-14.42).
    pub const LONG: Self = Self(1 << 1);
    /// An HQ turns units of its side (NH-10.19).
    pub const ROTATION: Self = Self(1 << 2);
    /// Modules may serve a Matrix (NH-14.43).
    pub const MATRIX: Self = Self(1 << 3);
    /// Effects reach further than to the adjacent hex.
    pub const LINKS: Self = Self(Self::LONG.0 | Self::MATRIX.0);
    /// A tile takes over enemies: only then does a unit serve another side than its owner's (NH-14.68).
    pub const TAKEOVER: Self = Self(1 << 4);

    /// A tile lies under units: only then can something happen to those that enter a hex (NH-14.28).
    pub const FOUNDATIONS: Self = Self(1 << 5);

    /// A Foundation may be set off in a Battle (NH-14.71).
    pub const TOXIC_BOMBS: Self = Self(1 << 12);

    /// An army has markers to lay on units.
    pub const MARKERS: Self = Self(1 << 6);

    /// An HQ may change places with tiles that are underground (NH-14.15).
    pub const UNDERGROUND: Self = Self(1 << 11);

    /// A Foundation is a Hole (NH-14.34).
    pub const HOLES: Self = Self(1 << 9);

    /// Units can be paralysed (NH-14.49).
    pub const PARALYSIS: Self = Self(1 << 10);
    /// An HQ throws a Steel Net (NH-14.66).
    pub const STEEL_NET: Self = Self(1 << 20);

    /// An edge throws attacks back (NH-14.58).
    pub const REFLECTION: Self = Self(1 << 21);

    /// A tile goes off at the start of a Battle.
    pub const EXPLOSIVES: Self = Self(1 << 7);

    /// A unit explodes when its edge is reached (NH-14.72).
    pub const TRAPS: Self = Self(1 << 18);

    /// The traits that a tile brings.
    pub fn of(tile: &Tile) -> Self {
        let lends = tile.effects.iter().any(|effect| matches!(effect, Effect::Toughness(_)));
        Self::default()
            .with_if(Self::LENT_TOUGHNESS, lends)
            .with_if(Self::LONG, tile.edges.iter().any(|edge| edge.long))
            .with_if(Self::ROTATION, tile.has(Feature::Rotate))
            .with_if(Self::MATRIX, tile.has(Feature::Matrix))
            .with_if(Self::TAKEOVER, tile.edges.iter().any(|edge| edge.takeover))
            .with_if(Self::FOUNDATIONS, tile.foundation().is_some())
            .with_if(Self::TOXIC_BOMBS, tile.foundation() == Some(Foundation::ToxicBomb))
            .with_if(Self::PARALYSIS, tile.effects.contains(&Effect::Paralyses))
            .with_if(Self::UNDERGROUND, tile.has(Feature::UndergroundCastling))
            .with_if(Self::HOLES, tile.foundation() == Some(Foundation::Hole))
            .with_if(Self::TRAPS, tile.edges.iter().any(|edge| edge.trap))
            .with_if(Self::STEEL_NET, tile.has(Feature::SteelNet))
            .with_if(Self::REFLECTION, tile.edges.iter().any(|edge| edge.reflection))
            .with_if(Self::EXPLOSIVES, tile.edges.iter().any(|edge| edge.blast))
    }

    /// Both.
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// True if any of some traits is among these.
    #[inline]
    pub fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    /// With some more, if they are brought.
    pub fn with_if(self, other: Self, is_brought: bool) -> Self {
        if is_brought { self.union(other) } else { self }
    }
}
