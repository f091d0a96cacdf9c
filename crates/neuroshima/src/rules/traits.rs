//! The mechanics in use in a game. Mechanics of a few armies are computed only if such an army is in the game;
//! otherwise they cost a single bit test.

use super::tile::{Effect, Feature, Foundation, Tile};

/// Mechanics of the tiles in a game, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Traits(u32);

impl Traits {
    /// Some tile lends Toughness to others. Without this, units do not depend on other units (NH-8.2).
    pub const BONUS_TOUGHNESS: Self = Self(1);
    /// Some connection reaches a second hex (NH-14.42).
    pub const LONG_CONNECTIONS: Self = Self(1 << 1);
    /// Some HQ turns units of its side (NH-10.19).
    pub const ROTATION: Self = Self(1 << 2);
    /// Some unit has the Matrix feature (NH-14.43).
    pub const MATRIX: Self = Self(1 << 3);
    /// Some effects may reach further than the adjacent hex.
    pub const LINKS: Self = Self(Self::LONG_CONNECTIONS.0 | Self::MATRIX.0);
    /// Some tile takes over enemies. Without this, every unit is commanded by its owner (NH-14.68).
    pub const TAKEOVER: Self = Self(1 << 4);

    /// Some tile lies under units. Without this, entering a hex has no effect (NH-14.28).
    pub const FOUNDATIONS: Self = Self(1 << 5);

    /// Some Foundation can be set off in a Battle (NH-14.71).
    pub const TOXIC_BOMBS: Self = Self(1 << 12);

    /// Some army has markers to lay on units.
    pub const MARKERS: Self = Self(1 << 6);

    /// Some HQ may swap places with underground tiles (NH-14.15).
    pub const UNDERGROUND: Self = Self(1 << 11);

    /// Some Foundation is a Hole (NH-14.34).
    pub const HOLES: Self = Self(1 << 9);

    /// Units can be paralysed (NH-14.49).
    pub const PARALYSIS: Self = Self(1 << 10);
    /// Some HQ throws a Steel Net (NH-14.66).
    pub const STEEL_NET: Self = Self(1 << 20);

    /// Some edge reflects attacks (NH-14.58).
    pub const REFLECTION: Self = Self(1 << 21);

    /// Some tile goes off at the start of a Battle.
    pub const EXPLOSIVES: Self = Self(1 << 7);

    /// Some unit explodes if its trap edge is hit (NH-14.72).
    pub const TRAPS: Self = Self(1 << 18);

    /// The traits that a tile requires.
    pub fn from_tile(tile: &Tile) -> Self {
        let lends = tile.effects.iter().any(|effect| matches!(effect, Effect::Toughness(_)));
        Self::default()
            .with_if(Self::BONUS_TOUGHNESS, lends)
            .with_if(Self::LONG_CONNECTIONS, tile.edges.iter().any(|edge| edge.long))
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

    /// The traits of both sets.
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// True if these include at least one of the traits in `any`.
    #[inline]
    pub fn has_any(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    /// These traits, including those of `other` if the condition is true.
    pub fn with_if(self, other: Self, is_brought: bool) -> Self {
        if is_brought { self.union(other) } else { self }
    }
}
