//! Kind of a slot, as data: for callers that go through the slots of any line.

use crate::rules::board::{Direction, Hex, HexSet, Rotation};
use crate::rules::tile::TileId;

/// Meaning of a word of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A unit on the board, by its hex.
    Unit(Whose),
    /// Where the unit named before goes: its own hex or a free one next to it.
    Step,
    /// A free hex; where a tile is placed, also that of a unit whose place it takes (NH-14.24).
    FreeHex,
    /// Any hex of the board.
    Hex,
    /// The hex in the middle of an area: it and its six neighbours.
    Centre,
    /// A rotation of the tile or unit named before, 0 to 5.
    Rotation,
    /// One of the six directions, 0 to 5.
    Direction,
    /// One of this many options, counted from 1.
    Option(u8),
    /// The unit that lends the ability, as `via=HEX`; left out where only one can.
    Helper,
    /// The hexes on which the Foundation is meant and not the unit on it, as `under=HEX,HEX`; left out where there are
    /// none.
    Under,
    /// A tile of the own army, by its id.
    Tile,
    /// An ability, by its word; its own slots follow.
    Ability,
    /// Instant that a Tactic card is played as, by its verb; its own slots follow (NH-13.40).
    Instant,
    /// The number of an answer to the open decision, counted from 1.
    Answer,
}

impl Slot {
    /// The key of a slot that is written as `key=value`.
    #[must_use]
    pub const fn key(self) -> Option<&'static str> {
        match self {
            Self::Helper => Some("via"),
            Self::Under => Some("under"),
            Self::Unit(_)
            | Self::Step
            | Self::FreeHex
            | Self::Hex
            | Self::Centre
            | Self::Rotation
            | Self::Direction
            | Self::Option(_)
            | Self::Tile
            | Self::Ability
            | Self::Instant
            | Self::Answer => None,
        }
    }
}

/// The kind of unit, by the side that controls it (NH-7.20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The side's own.
    Own,
    /// An enemy's.
    Enemy,
}

/// Value of a slot of an instant or ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// A hex, with or without a unit.
    Hex(Hex),
    /// A rotation.
    Rotation(Rotation),
    /// A direction.
    Direction(Direction),
    /// An option, counted from 1.
    Option(u8),
    /// The hex of the unit that lends the ability, where it is named.
    Helper(Option<Hex>),
    /// A tile of the own army.
    Tile(TileId),
    /// Hexes on which the Foundation is meant and not the unit.
    Under(HexSet),
}
