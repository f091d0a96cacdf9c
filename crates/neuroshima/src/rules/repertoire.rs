//! The instants and abilities by name. Each list is written only once.

use serde::{Deserialize, Serialize};
use sztab_words::worded;

worded! {
    /// The instant tiles (NH-10), named by their keywords in army files.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Instant {
        /// Battle (NH-10.10).
        Battle = "battle",
        /// Move (NH-10.11).
        Move = "move",
        /// Push Back (NH-10.12).
        PushBack = "push_back",
        /// Rotation (NH-10.19).
        Rotation = "rotation",
        /// Grenade (NH-10.13).
        Grenade = "grenade",
        /// Sniper (NH-10.14).
        Sniper = "sniper",
        /// Bomb, also known to players as Air Strike (NH-10.15).
        Bomb = "bomb",
        /// Terror (NH-10.20).
        Terror = "terror",
        /// Smoke Screen (NH-10.22).
        SmokeScreen = "smoke_screen",
        /// Transposition (NH-10.23).
        Transposition = "transposition",
        /// Paralysis (NH-10.26).
        Paralysis = "paralysis",
        /// Castling (NH-10.17).
        Castling = "castling",
        /// Small Bomb (NH-10.16).
        SmallBomb = "small_bomb",
    }
}

worded! {
    /// Tiles that lie under units (NH-14.28), named by their keywords in army files.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Foundation {
        /// Goes off when a unit enters its hex (NH-14.44).
        Mine = "mine",
        /// Destroys an enemy standing on it at the end of a Battle (NH-14.34).
        Hole = "hole",
        /// The owner may set it off in segment 1 of a Battle (NH-14.71).
        ToxicBomb = "toxic_bomb",
        /// Extends the Matrix (NH-14.78).
        Roots = "roots",
    }
}

impl Foundation {
    /// The segment of a Battle in which Toxic Bombs go off (NH-14.71); effects cannot change it.
    pub const TOXIC_BOMB_SEGMENT: u8 = 1;
}

worded! {
    /// Abilities that units use during their player's turn, named by their keywords in the notation.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Ability {
        /// Moves or turns by the unit's own mobility (NH-3.11).
        Mobility = "mobility",
        /// Moves or turns by a Transport connected to the unit (NH-9.12).
        Transport = "transport",
        /// Another unit from the hand replaces this one (NH-14.53).
        Replace = "replace",
        /// The HQ swaps places with an underground tile (NH-14.15).
        Underground = "underground",
        /// A Hole drags an enemy onto itself (NH-14.34).
        Drag = "drag",
        /// The HQ throws the Steel Net at an enemy (NH-14.66).
        SteelNet = "steel_net",
        /// The unit pushes an adjacent enemy away (NH-14.52).
        Push = "push",
        /// The HQ turns one unit of its side anywhere on the board (NH-10.19).
        Rotate = "rotate",
        /// A token of a Structure is turned (NH-13.14).
        TurnToken = "turn",
    }
}

impl Instant {
    /// The first word of the lines that play the instant: its keyword, except for Push Back and Castling.
    #[must_use]
    pub const fn verb(self) -> &'static str {
        match self {
            Self::PushBack => "push",
            Self::Castling => "castle",
            other => other.word(),
        }
    }

    /// The instant whose lines begin with this verb.
    #[must_use]
    pub fn from_verb(verb: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|instant| instant.verb() == verb)
    }
}
