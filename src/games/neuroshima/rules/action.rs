//! What a player can do.

#![allow(missing_docs, reason = "fields are named for what they are, and each variant says the rest")]

use serde::{Deserialize, Serialize};

use super::board::{Hex, Rotation};
use super::tile::{Instant, TileId};

/// One act of the side that is to act. Hexes name the unit standing there now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put the own HQ on the board (NH-2.3).
    PlaceHeadquarters { hex: Hex, rotation: Rotation },
    /// Draw up to the limit (NH-3.1).
    Draw,
    /// Discard the instants held, all of them, and draw again (NH-3.2).
    Redraw,
    /// Discard a tile, compulsory or by choice (NH-3.4, NH-3.5).
    Discard { tile: TileId },
    /// Play a board tile (NH-3.7).
    Place { tile: TileId, hex: Hex, rotation: Rotation },
    /// Play a Battle tile (NH-10.10).
    Battle,
    /// Play a Move tile; `from == to` turns on the spot (NH-10.11).
    Move { from: Hex, to: Hex, rotation: Rotation },
    /// Play a Push Back tile (NH-10.12).
    Push { pusher: Hex, target: Hex },
    /// Play a Grenade (NH-10.13).
    Grenade { hex: Hex },
    /// Play a Sniper (NH-10.14).
    Sniper { hex: Hex },
    /// Play a Bomb (NH-10.15).
    Bomb { centre: Hex },
    /// Move or turn a unit by an ability (NH-3.11, NH-9.12). `via` names the Transport where more than one can do it.
    Use { ability: Ability, from: Hex, to: Hex, rotation: Rotation, via: Option<Hex> },
    /// Answer the open decision; counts from 1.
    Choose { answer: u8 },
    /// End the turn (NH-3.14).
    End,
}

impl Action {
    /// The instant that the action plays; none where a second move is made at no cost (NH-9.11).
    #[must_use]
    pub fn instant(self) -> Option<Instant> {
        match self {
            Self::Battle => Some(Instant::Battle),
            Self::Move { .. } => Some(Instant::Move),
            Self::Push { .. } => Some(Instant::PushBack),
            Self::Grenade { .. } => Some(Instant::Grenade),
            Self::Sniper { .. } => Some(Instant::Sniper),
            Self::Bomb { .. } => Some(Instant::Bomb),
            Self::PlaceHeadquarters { .. }
            | Self::Draw
            | Self::Redraw
            | Self::Discard { .. }
            | Self::Place { .. }
            | Self::Use { .. }
            | Self::Choose { .. }
            | Self::End => None,
        }
    }
}

/// Abilities of units that are used in the own turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// The unit's own mobility (NH-3.11).
    Mobility,
    /// A Transport connected to the unit (NH-9.12).
    Transport,
}

impl Ability {
    /// Every ability, in the order of the notation.
    pub const ALL: [Self; 2] = [Self::Mobility, Self::Transport];

    /// The word of the notation.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Mobility => "mobility",
            Self::Transport => "transport",
        }
    }
}
