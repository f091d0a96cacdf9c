//! Decisions as data: who must choose, what is asked, the legal answers (NH-5.21).
//!
//! There are at least two answers: a choice with one outcome is made automatically. The answers and the interrupted
//! course of play are in the state.

#![allow(missing_docs, reason = "fields are named for what they are, and each variant says the rest")]

use serde::{Deserialize, Serialize};

use super::arrangement::Side;
use super::board::{DIRECTIONS, Hex, Rotation};
use super::event::HitSource;
use super::marks::Marker;
use super::tile::TileId;

/// An open decision. Answers are counted from 1 in the order of the options.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The side that decides.
    pub decider: Side,
    /// Question to the decider.
    pub question: Question,
}

/// Question to a side, with the legal answers. There are always at least two: a choice with one outcome is not asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Where a pushed unit goes (D10, NH-10.12).
    PushDestination { unit: Hex, pusher: Hex, options: Vec<Hex> },
    /// Which attack is absorbed by which Medic (D7, NH-8.20).
    Absorption { options: Vec<Absorption> },
    /// The attack that the Medic card takes (NH-13.40). The first answer is that it takes none; each of the others
    /// is that it takes one of these.
    MedicCard { options: Vec<Spared> },
    /// Conversion of an attack into the other kind (D3, NH-9.15). The first option is always not to.
    Conversion { unit: Hex, module: Hex, options: Vec<Option<Conversion>> },
    /// Explosion of a unit instead of an attack (D2, NH-6.16): the first answer is to attack, the second to explode.
    Explosion { unit: Hex },
    /// Setting off a Toxic Bomb (NH-14.71): the first answer is not to, the second to.
    SetOff { hex: Hex },
    /// Rotation of a unit that was taken over (D11, NH-14.68): the first answer leaves it as it is, each of the others
    /// turns it one edge further clockwise.
    Rotation { unit: Hex, rotation: Rotation },
    /// The second of two moves of a unit although its first one has taken units over, which then are not
    /// turned (NH-9.13): the first answer is to move on, the second to stop.
    MoveOn { unit: Hex },
    /// Which side declares next in this segment: asked before each declaration, as long as several sides have any open
    /// (D1, NH-5.20).
    FirstToDeclare { options: Vec<Side> },
    /// Which three tiles an unlucky draw discards (NH-13.3).
    Redraw { options: Vec<[TileId; 3]> },
    /// The target of a unit: on the line of a printed edge, or anywhere (D4, D6, NH-14.65).
    Target {
        unit: Hex,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        edge: Option<u8>,
        /// Where the shot comes from, if a redirecting unit has sent it on. An option may be such a unit, too: the shot
        /// flies to it and is aimed again from there (NH-14.56).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        exit: Option<Exit>,
        options: Vec<Hex>,
    },
    /// Where a rocket flies (D5, NH-14.61). The last option is to hit nobody.
    Rocket { unit: Hex, edge: u8, options: Vec<Flight> },
    /// The side that gets the HQ point paid in a game for points (NH-12.12).
    Payee { options: Vec<Side> },
    /// Which unit gets a marker of a side that has too few of them (NH-14.49, NH-14.57).
    Marker {
        by: Side,
        #[serde(default, skip_serializing_if = "Marker::is_poison")]
        marker: Marker,
        options: Vec<Hex>,
    },
}

/// The printed edge of a redirecting unit through which a shot leaves (NH-14.56).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exit {
    pub unit: Hex,
    pub edge: u8,
}

/// A Medic takes what a source does to a patient.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absorption {
    /// The Medic that leaves the board for it.
    pub medic: Hex,
    /// The unit that is spared.
    pub patient: Hex,
    /// Source of the hit on the patient.
    pub source: HitSource,
    /// Number of wounds, or HQ points, that are spared.
    pub wounds: u8,
    /// Position in the list of packets of this step.
    pub(super) packet: usize,
}

/// A Medic card takes what a source does to a patient.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spared {
    /// The unit that is spared.
    pub patient: Hex,
    /// Source of the hit.
    pub source: HitSource,
    /// Number of wounds, or HQ points, that are spared; 0 if it would have been destroyed outright.
    pub wounds: u8,
    /// Position in the list of packets of this step.
    pub(super) packet: usize,
}

/// The attack of one edge is carried out as the other kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conversion {
    /// The attacking unit.
    pub unit: Hex,
    /// Its printed edge, 0 to 5.
    pub edge: u8,
    /// Melee becomes ranged, or the other way round.
    pub to_ranged: bool,
    /// The Quartermaster used for it.
    pub module: Hex,
}

/// The way of a shot that its player directs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flight {
    /// The hexes that it passes, from the one next to the unit on. Empty for a shot along the line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<Hex>,
    /// The unit that it hits, if any.
    pub target: Option<Hex>,
    /// True if armour of the target takes something from it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_armoured: bool,
    /// True if it reaches an edge that sets the target off (NH-14.72).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sets_off: bool,
    /// The hex to which the target throws it back, if it does (NH-14.58).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thrown_back: Option<Hex>,
}

impl Flight {
    /// A shot or blow straight at a unit.
    #[must_use]
    pub fn at(target: Hex) -> Self {
        Self { path: Vec::new(), target: Some(target), is_armoured: false, sets_off: false, thrown_back: None }
    }
}

impl Question {
    /// Number of answers.
    #[must_use]
    pub fn options(&self) -> usize {
        match self {
            Self::PushDestination { options, .. } | Self::Target { options, .. } | Self::Marker { options, .. } => {
                options.len()
            }
            Self::Absorption { options } => options.len(),
            Self::MedicCard { options } => options.len() + 1,
            Self::Conversion { options, .. } => options.len(),
            Self::Explosion { .. } | Self::SetOff { .. } | Self::MoveOn { .. } => 2,
            Self::Rotation { .. } => DIRECTIONS,
            Self::FirstToDeclare { options } | Self::Payee { options } => options.len(),
            Self::Redraw { options } => options.len(),
            Self::Rocket { options, .. } => options.len(),
        }
    }
}
