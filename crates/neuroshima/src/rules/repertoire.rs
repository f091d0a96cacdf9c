//! The instants and abilities that exist, by name. Each list is written once.

use serde::{Deserialize, Serialize};
use sztab_words::worded;

worded! {
    /// The instant tiles (NH-10). The words are those of army files.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Instant {
        /// NH-10.10.
        Battle = "battle",
        /// NH-10.11.
        Move = "move",
        /// NH-10.12.
        PushBack = "push_back",
        /// NH-10.19.
        Rotation = "rotation",
        /// NH-10.13.
        Grenade = "grenade",
        /// NH-10.14.
        Sniper = "sniper",
        /// NH-10.15; players know it as Air Strike.
        Bomb = "bomb",
        /// NH-10.20.
        Terror = "terror",
        /// NH-10.22.
        SmokeScreen = "smoke_screen",
        /// NH-10.23.
        Transposition = "transposition",
        /// NH-10.26.
        Paralysis = "paralysis",
        /// NH-10.17.
        Castling = "castling",
        /// NH-10.16.
        SmallBomb = "small_bomb",
    }
}

worded! {
    /// Tiles that lie under units (NH-14.28). The words are those of army files.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Foundation {
        /// Goes off under whoever enters its hex (NH-14.44).
        Mine = "mine",
        /// Takes enemies that stand on it at the end of a Battle (NH-14.34).
        Hole = "hole",
        /// Its owner may set it off in segment 1 of a Battle (NH-14.71).
        ToxicBomb = "toxic_bomb",
        /// Extends the Matrix (NH-14.78).
        Roots = "roots",
    }
}

impl Foundation {
    /// The segment of a Battle in which Toxic Bombs go off (NH-14.71). No effect changes it.
    pub const TOXIC_BOMB_SEGMENT: u8 = 1;
}

worded! {
    /// Abilities of units that are used in the own turn. The words are those of the notation.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Ability {
        /// The unit's own mobility (NH-3.11).
        Mobility = "mobility",
        /// A Transport connected to the unit (NH-9.12).
        Transport = "transport",
        /// Another unit from the hand takes the place of this one (NH-14.53).
        Replace = "replace",
        /// The HQ changes places with a tile that is underground (NH-14.15).
        Underground = "underground",
        /// A Hole drags an enemy onto itself (NH-14.34).
        Drag = "drag",
        /// The HQ throws the Steel Net at an enemy (NH-14.66).
        SteelNet = "steel_net",
        /// The unit pushes an enemy next to it away (NH-14.52).
        Push = "push",
        /// The HQ turns one own unit, wherever it stands (NH-10.19).
        Rotate = "rotate",
    }
}

impl Instant {
    /// The verb of the lines that play it: its word, but for Push Back and Castling.
    #[must_use]
    pub const fn verb(self) -> &'static str {
        match self {
            Self::PushBack => "push",
            Self::Castling => "castle",
            other => other.word(),
        }
    }

    /// The instant whose lines begin with a verb.
    #[must_use]
    pub fn of_verb(verb: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|instant| instant.verb() == verb)
    }
}
