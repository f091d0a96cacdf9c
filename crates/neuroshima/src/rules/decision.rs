//! Decisions as data: the deciding side, the question and the legal answers (NH-5.21).
//!
//! There are at least two answers, since a choice with a single outcome is made automatically. The answers and the
//! point at which play was interrupted are part of the state.

#![allow(missing_docs, reason = "fields are named for what they are, and each variant says the rest")]

use serde::{Deserialize, Serialize};

use super::arrangement::Side;
use super::board::{DIRECTIONS, Hex, Rotation};
use super::event::HitSource;
use super::leader::LeaderMoment;
use super::marks::Marker;
use super::tile::TileId;

/// An open decision. Answers are numbered from 1 in the order of the options.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The deciding side.
    pub decider: Side,
    /// The question to the decider.
    pub question: Question,
}

/// A question to a side, with the legal answers. There are always at least two, since a choice with a single outcome is
/// made automatically.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Destination of a pushed unit (D10, NH-10.12).
    PushDestination { unit: Hex, pusher: Hex, options: Vec<Hex> },
    /// Choice of an attack and of the Medic that absorbs it (D7, NH-8.20).
    Absorption { options: Vec<Absorption> },
    /// The attack that the Medic card absorbs (NH-13.40). The first answer is not to use the card; the others are the
    /// options in order.
    MedicCard { options: Vec<CardAbsorption> },
    /// Conversion of an attack to the other kind (D3, NH-9.15). The first option is always not to convert.
    Conversion { unit: Hex, module: Hex, options: Vec<Option<Conversion>> },
    /// Explosion of a unit instead of an attack (D2, NH-6.16): the first answer is to attack, the second to explode.
    Explosion { unit: Hex },
    /// Setting off a Toxic Bomb (NH-14.71): the first answer is not to set it off, the second is to do so.
    SetOff { hex: Hex },
    /// Rotation of a unit that was taken over (D11, NH-14.68): the first answer leaves it unchanged, and each further
    /// answer turns it one more edge clockwise.
    /// Of a Structure, five more answers turn the other token instead (O-120).
    Rotation {
        unit: Hex,
        rotation: Rotation,
        /// The hex of the other token, with its rotation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        other: Option<(Hex, Rotation)>,
    },
    /// Choice whether to make the second of two moves although the first one has taken over units, which will then not
    /// be turned (NH-9.13): the first answer is to move on, the second to stop.
    MoveOn { unit: Hex },
    /// Choice of the side that declares next in this segment, asked before each declaration while several sides have
    /// something to declare (D1, NH-5.20).
    FirstToDeclare { options: Vec<Side> },
    /// Choice of the three tiles that an unlucky draw discards (NH-13.3).
    Redraw { options: Vec<[TileId; 3]> },
    /// Choice of the three tiles that pay for a Structure (NH-13.10).
    StructurePrice { options: Vec<[TileId; 3]> },
    /// The target of a unit: on the line of a printed edge, or anywhere (D4, D6, NH-14.65).
    Target {
        unit: Hex,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        edge: Option<u8>,
        /// The exit through which a redirecting unit has sent the shot, if any. An option may also be a redirecting
        /// unit: the shot then flies to that unit and is aimed again from there (NH-14.56).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        exit: Option<Exit>,
        options: Vec<Hex>,
    },
    /// Path of a rocket (D5, NH-14.61). The last option is to hit no unit.
    Rocket { unit: Hex, edge: u8, options: Vec<Flight> },
    /// The side that receives the HQ point paid in a game for points (NH-12.12).
    Payee { options: Vec<Side> },
    /// Choice of the unit that gets a marker of a side with too few markers (NH-14.49, NH-14.57).
    Marker {
        by: Side,
        #[serde(default, skip_serializing_if = "Marker::is_poison")]
        marker: Marker,
        options: Vec<Hex>,
    },
    /// Use of a Leader (D13, NH-13.20). In a Battle the first answer is to keep it, and the others are the options in
    /// order; in a turn, the options are the targets of the next effect.
    Leader { moment: LeaderMoment, options: Vec<LeaderTarget> },
}

/// A target of a Leader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderTarget {
    /// The unit on a hex.
    Unit(Hex),
    /// A tile in the hand.
    Tile(TileId),
}

/// The printed edge of a redirecting unit through which a shot leaves (NH-14.56).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exit {
    pub unit: Hex,
    pub edge: u8,
}

/// The absorption, by a Medic, of damage from a source to a patient.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absorption {
    /// The Medic, which leaves the board.
    pub medic: Hex,
    /// The unit protected.
    pub patient: Hex,
    /// Source of the damage.
    pub source: HitSource,
    /// Number of wounds, or HQ points, prevented.
    pub wounds: u8,
    /// Index of the packet in the current damage step.
    pub(super) packet: usize,
}

/// The absorption, by a Medic card, of damage from a source to a patient.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardAbsorption {
    /// The unit protected.
    pub patient: Hex,
    /// Source of the damage.
    pub source: HitSource,
    /// Number of wounds, or HQ points, prevented; 0 if the hit would have destroyed the unit outright.
    pub wounds: u8,
    /// Index of the packet in the current damage step.
    pub(super) packet: usize,
}

/// Conversion of one edge's attack to the other kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conversion {
    /// The attacking unit.
    pub unit: Hex,
    /// The unit's printed edge, 0 to 5.
    pub edge: u8,
    /// True if melee becomes ranged; false for the reverse.
    pub to_ranged: bool,
    /// The Quartermaster that makes the conversion.
    pub module: Hex,
}

/// The path of a shot aimed by its player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flight {
    /// The hexes that the shot passes, starting next to the unit. Empty for a shot along the line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<Hex>,
    /// The unit that the shot hits, if any.
    pub target: Option<Hex>,
    /// True if armour of the target reduces the shot's strength.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_armoured: bool,
    /// True if the shot hits an edge that sets off the target (NH-14.72).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sets_off: bool,
    /// The hex to which the target reflects the shot, if it does (NH-14.58).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thrown_back: Option<Hex>,
}

impl Flight {
    /// An attack directly at a unit.
    #[must_use]
    pub fn directly_to(target: Hex) -> Self {
        Self { path: Vec::new(), target: Some(target), is_armoured: false, sets_off: false, thrown_back: None }
    }
}

impl Question {
    /// Number of answers.
    #[must_use]
    pub fn option_count(&self) -> usize {
        match self {
            Self::PushDestination { options, .. } | Self::Target { options, .. } | Self::Marker { options, .. } => {
                options.len()
            }
            Self::Absorption { options } => options.len(),
            Self::MedicCard { options } => options.len() + 1,
            Self::Conversion { options, .. } => options.len(),
            Self::Explosion { .. } | Self::SetOff { .. } | Self::MoveOn { .. } => 2,
            Self::Rotation { other, .. } => DIRECTIONS + other.map_or(0, |_| DIRECTIONS - 1),
            Self::FirstToDeclare { options } | Self::Payee { options } => options.len(),
            Self::Redraw { options } | Self::StructurePrice { options } => options.len(),
            Self::Rocket { options, .. } => options.len(),
            Self::Leader { moment, options } => options.len() + usize::from(moment.is_in_battle()),
        }
    }
}
