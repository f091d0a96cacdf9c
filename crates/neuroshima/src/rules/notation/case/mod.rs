//! Cases: a position, something done, and what has to come of it.
//!
//! A case is carried out line by line. What it does, it does as if the side held the tile for it, in that side's turn,
//! whatever else. `expect` lines speak of the table at that moment; those about an outcome that stand before the
//! first `do` speak of the end.

mod answer;
mod expect;
mod print;
mod read;
mod run;

use std::sync::Arc;

use super::define::Define;
use super::ending::Ending;
use super::play::Act;
use super::position::Position;
use super::position::unit::UnitLine;
use super::text::TextError;
use crate::rules::action::Action;
use crate::rules::arrangement::{Ground, Side};
use crate::rules::board::{Hex, Rotation};
use crate::rules::decision::Exit;
use crate::rules::marks::Marker;
use crate::rules::notation::position::marker::Counts;
use crate::rules::tile::{Instant, TileId};
use sztab_game::Sides;

pub use run::Failure;

/// A file of cases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseFile {
    /// Tiles declared for all cases.
    pub defines: Vec<Define>,
    /// The cases, in their order.
    pub cases: Vec<Case>,
}

/// One case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Name of the case.
    pub name: String,
    /// The line that it begins on.
    pub line: usize,
    script: Result<Script, Unreadable>,
}

/// A case that cannot be read: it fails by itself, and the others of its file are run all the same.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Unreadable {
    /// The first place where something else was expected.
    error: TextError,
    /// Its lines as they were written.
    lines: Vec<String>,
}

/// Contents of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Script {
    /// The table before anything is done.
    pub(super) position: Arc<Position>,
    /// Steps, line by line.
    pub(super) steps: Vec<Step>,
}

/// A line of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Step {
    pub line: usize,
    pub what: What,
}

/// Content of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum What {
    /// A unit is put on the board, beside everything that is done.
    Unit(UnitLine),
    Do(Deed),
    Answer(Answer),
    Expect(Expectation),
    Illegal(Deed),
}

/// Something done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Deed {
    /// An instant or ability, as if the side held the tiles for it.
    Lent {
        by: Side,
        action: Action,
    },
    /// As if the side held the tile.
    Place {
        side: Side,
        tile: TileId,
        hex: Hex,
        rotation: Rotation,
    },
    Move {
        by: Side,
        unit: Hex,
        to: Option<Hex>,
        rotation: Option<Rotation>,
    },
    Push {
        by: Side,
        unit: Hex,
        target: Hex,
    },
    /// An act as in a record, with what the side really holds.
    Plain {
        side: Side,
        act: Act,
    },
}

/// A decision made in advance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Answer {
    pub side: Side,
    /// The segment of a Battle.
    pub segment: Option<u8>,
    pub choice: Choice,
}

/// Matter of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    Medic {
        medic: Hex,
        patient: Hex,
        from: From,
    },
    /// Which attack the Medic card takes; none if it takes none.
    MedicCard {
        spared: Option<(Hex, From)>,
    },
    Explode {
        unit: Hex,
    },
    /// Which Toxic Bomb goes off.
    SetOff {
        hex: Hex,
    },
    Convert {
        unit: Hex,
        edge: u8,
        to_ranged: bool,
        module: Hex,
    },
    PushTo {
        hex: Hex,
    },
    /// The tiles that an unlucky draw discards, in the order of the army.
    Redraw {
        tiles: [TileId; 3],
    },
    First {
        side: Side,
    },
    /// The target of a unit; the edge, and the exit of a redirecting unit, where they are named.
    Target {
        unit: Hex,
        edge: Option<u8>,
        exit: Option<Exit>,
        target: Hex,
    },
    /// The target of a rocket, if any, through armour or onto the edge of a Trap, and where it is thrown back to,
    /// where that is said.
    Rocket {
        unit: Hex,
        edge: Option<u8>,
        target: Option<Hex>,
        armour: Option<bool>,
        trap: Option<bool>,
        back: Back,
    },
    /// Rotation of a unit that was taken over.
    Turn {
        unit: Hex,
        rotation: Rotation,
    },
    /// True if a second move follows; otherwise the unit stops.
    MoveOn {
        is_meant: bool,
    },
    /// Side that gets an HQ point that is paid.
    Payee {
        side: Side,
    },
    /// Which unit gets a marker.
    Mark {
        marker: Marker,
        hex: Hex,
    },
}

/// Where a rocket is thrown back to, as far as that is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Back {
    Unsaid,
    Nowhere,
    To(Hex),
}

impl Back {
    /// True if a rocket that is thrown back to a hex, or to none, agrees with it.
    fn allows(self, thrown_back: Option<Hex>) -> bool {
        match self {
            Self::Unsaid => true,
            Self::Nowhere => thrown_back.is_none(),
            Self::To(hex) => thrown_back == Some(hex),
        }
    }
}

/// Source of the hit on the patient.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum From {
    Unit { hex: Hex, edge: Option<u8> },
    Instant(Instant),
    Poison,
}

/// Condition that has to hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Expectation {
    Unit {
        hex: Hex,
        side: Side,
        tile: TileId,
        wounds: Option<u8>,
        rotation: Option<Rotation>,
    },
    Gone {
        hex: Hex,
        side: Side,
        tile: TileId,
    },
    Points {
        points: Vec<(Side, u8)>,
    },
    Result(Option<Ending>),
    Battles(u16),
    Netted(Vec<Hex>),
    Free(Vec<Hex>),
    Matrix(Vec<Hex>),
    /// The side that commands a unit.
    Controller {
        hex: Hex,
        side: Side,
    },
    Initiative {
        hex: Hex,
        values: Vec<u8>,
    },
    Strength {
        hex: Hex,
        melee: Option<u8>,
        ranged: Option<u8>,
    },
    Pushes {
        pusher: Hex,
        target: Hex,
        to: Vec<Hex>,
    },
    Foundation(Ground),
    NoFoundation(Hex),
    /// Markers on a unit, kind by kind: of a side, or all.
    Marker {
        hex: Hex,
        counts: Vec<(Marker, Counts)>,
    },
    /// The sides whose Steel Nets lie on a unit.
    SteelNets {
        hex: Hex,
        sides: Sides,
    },
}

impl Expectation {
    /// True if it is about what comes of a deed, not about how the board reads.
    pub fn is_outcome(&self) -> bool {
        match self {
            Self::Unit { .. }
            | Self::Gone { .. }
            | Self::Points { .. }
            | Self::Result(_)
            | Self::Battles(_)
            | Self::Foundation(_)
            | Self::NoFoundation(_)
            | Self::SteelNets { .. }
            | Self::Marker { .. } => true,
            Self::Netted(_)
            | Self::Free(_)
            | Self::Matrix(_)
            | Self::Controller { .. }
            | Self::Initiative { .. }
            | Self::Strength { .. }
            | Self::Pushes { .. } => false,
        }
    }
}
