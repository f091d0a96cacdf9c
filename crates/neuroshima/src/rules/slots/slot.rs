//! The kind of a slot as data, for callers that process slots of any lines.

use crate::rules::board::{Direction, Hex, HexSet, Rotation};
use crate::rules::tile::TileId;

/// The meaning of a word in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A unit on the board, by its hex.
    Unit(Commander),
    /// Destination of the previously named unit: its own hex or a free hex next to it.
    Step,
    /// A free hex. When placing a tile, this may also be the hex of a unit that the tile replaces (NH-14.24).
    FreeHex,
    /// Any hex of the board.
    Hex,
    /// The centre of an area that consists of this hex and its six neighbours.
    Centre,
    /// A rotation of the previously named tile or unit, 0 to 5.
    Rotation,
    /// One of the six directions, 0 to 5.
    Direction,
    /// The side of a token that is up: a or b (NH-13.10).
    Face,
    /// One of this many options, counted from 1.
    Option(u8),
    /// The unit that lends the ability, written as `via=HEX`; omitted if only one unit can lend it.
    Helper,
    /// The hexes where the Foundation is the target instead of the unit on it, written as `under=HEX,HEX`; omitted if
    /// there are none.
    FoundationTargets,
    /// A tile of the side's own army, by its id.
    Tile,
    /// An ability, by its keyword; its own slots follow.
    Ability,
    /// The instant as which a Tactic card is played, by its verb; its own slots follow (NH-13.40).
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
            Self::FoundationTargets => Some("under"),
            Self::Unit(_)
            | Self::Step
            | Self::FreeHex
            | Self::Hex
            | Self::Centre
            | Self::Rotation
            | Self::Direction
            | Self::Face
            | Self::Option(_)
            | Self::Tile
            | Self::Ability
            | Self::Instant
            | Self::Answer => None,
        }
    }
}

/// The side that commands a unit, relative to the side to act (NH-7.20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Commander {
    /// A unit of the side itself.
    Own,
    /// A unit of an enemy.
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
    /// The hex of the unit that lends the ability, if it is named.
    Helper(Option<Hex>),
    /// A tile of the side's own army.
    Tile(TileId),
    /// The hexes where the Foundation is the target instead of the unit.
    FoundationTargets(HexSet),
}
