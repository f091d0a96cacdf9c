//! Cases: a position, some actions, and the expected results.
//!
//! A case is run line by line. Each action is carried out as if it were that side's turn and the side held the tiles
//! that the action needs. `expect` lines refer to the board at that point, except that those about an outcome refer to
//! the end if they come before the first `do`.

mod answer;
mod expect;
mod leader;
mod print;
mod read;
mod run;
mod structure;

use std::sync::Arc;

use super::define::{Define, LeaderDeclaration};
use super::ending::Ending;
use super::play::Act;
use super::position::Position;
use super::position::unit::UnitLine;
use super::text::TextError;
use crate::rules::action::Action;
use crate::rules::arrangement::{Ground, Side};
use crate::rules::board::{Hex, Rotation};
use crate::rules::decision::{Exit, LeaderTarget};
use crate::rules::leader::{LeaderId, LeaderMoment};
use crate::rules::marks::Marker;
use crate::rules::notation::position::marker::MarkerCounts;
use crate::rules::tile::{Instant, TileId};
use crate::rules::tokens::Build;
use crate::rules::tokens::Face;
use sztab_game::Sides;
use sztab_words::worded;

pub use run::Failure;

/// A file of test cases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseFile {
    /// Tiles declared for all cases of the file.
    pub defines: Vec<Define>,
    /// Leaders declared for all cases.
    pub leaders: Vec<LeaderDeclaration>,
    /// The cases, in file order.
    pub cases: Vec<Case>,
}

/// A test case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// The name of the case.
    pub name: String,
    /// The line on which it begins.
    pub line: usize,
    script: Result<Script, UnreadableCase>,
}

/// A case that cannot be read. It fails by itself, and the other cases of its file are still run.
#[derive(Debug, Clone, PartialEq, Eq)]
struct UnreadableCase {
    /// The first error, with its position.
    error: TextError,
    /// The lines as they were written.
    lines: Vec<String>,
}

/// Contents of a readable case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Script {
    /// The position before the first action.
    pub(super) position: Arc<Position>,
    /// The steps, line by line.
    pub(super) steps: Vec<Step>,
}

/// A line of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Step {
    pub line: usize,
    pub what: StepContent,
}

/// Content of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum StepContent {
    /// A unit that is put on the board, independently of any action.
    Unit(UnitLine),
    Do(CaseAction),
    Answer(Answer),
    Expect(Expectation),
    Illegal(CaseAction),
}

/// An action of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CaseAction {
    /// An instant or ability, played as if the side held the tiles for it.
    Lent {
        by: Side,
        action: Action,
    },
    /// A board tile, placed as if the side held it.
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
    /// A Structure, placed as if the side had drawn and held three tiles (NH-13.10).
    Build {
        side: Side,
        tile: TileId,
        tokens: [Build; 2],
    },
    /// An act as in a record, with the tiles that the side actually holds.
    Plain {
        side: Side,
        act: Act,
    },
}

/// The answer to a decision, given in advance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Answer {
    pub side: Side,
    /// The segment of a Battle; `None` if the answer may be used at any time.
    pub segment: Option<u8>,
    pub choice: Choice,
}

/// The content of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    Medic {
        medic: Hex,
        patient: Hex,
        from: DamageSource,
    },
    /// The attack that the Medic card absorbs; `None` if the card is not used.
    MedicCard {
        spared: Option<(Hex, DamageSource)>,
    },
    Explode {
        unit: Hex,
    },
    /// The Toxic Bomb that is set off.
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
    /// The tiles that pay for a Structure, in the order of the army.
    Pay {
        tiles: [TileId; 3],
    },
    First {
        side: Side,
    },
    /// The target of a unit, and the edge and the redirecting unit's exit, if they are specified.
    Target {
        unit: Hex,
        edge: Option<u8>,
        exit: Option<Exit>,
        target: Hex,
    },
    /// The target of a rocket, if any. As far as specified: whether it hits armour or a Trap's edge, and the hex to
    /// which it is reflected.
    Rocket {
        unit: Hex,
        edge: Option<u8>,
        target: Option<Hex>,
        armour: Option<bool>,
        trap: Option<bool>,
        back: ReflectionTarget,
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
    /// The side that receives the HQ point that another side pays.
    Payee {
        side: Side,
    },
    /// The target of a Leader; `None` if it is kept.
    Leader {
        target: Option<LeaderTarget>,
        /// The start or the end of a Battle, if the answer names it.
        moment: Option<LeaderMoment>,
    },
    /// The unit that gets a marker.
    Mark {
        marker: Marker,
        hex: Hex,
    },
}

/// The hex to which a rocket is reflected, as far as specified.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ReflectionTarget {
    Unsaid,
    Nowhere,
    To(Hex),
}

impl ReflectionTarget {
    /// True if this matches a rocket that was reflected to `thrown_back` or, if that is `None`, was not reflected.
    fn matches(self, thrown_back: Option<Hex>) -> bool {
        match self {
            Self::Unsaid => true,
            Self::Nowhere => thrown_back.is_none(),
            Self::To(hex) => thrown_back == Some(hex),
        }
    }
}

/// Source of the damage to the patient.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DamageSource {
    Unit { hex: Hex, edge: Option<u8> },
    Instant(Instant),
    Poison,
    Hazard,
}

worded! {
    /// The state of a side's Structure.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(super) enum StructureState {
        /// Still to be placed.
        Ready = "ready",
        /// On the board.
        Placed = "placed",
        /// Out of the game.
        Gone = "gone",
    }
}

/// A condition that has to hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Expectation {
    Unit {
        hex: Hex,
        side: Side,
        tile: TileId,
        wounds: Option<u8>,
        rotation: Option<Rotation>,
        face: Option<Face>,
    },
    /// A Structure with its tokens on these hexes.
    Structure {
        hexes: [Hex; 2],
        side: Side,
        tile: TileId,
        wounds: Option<u8>,
        rotations: Option<[Rotation; 2]>,
        faces: Option<[Face; 2]>,
    },
    /// The state of a side's Structure.
    StructureState {
        side: Side,
        state: StructureState,
    },
    Gone {
        hex: Hex,
        side: Side,
        tile: TileId,
    },
    Points {
        points: Vec<(Side, u8)>,
    },
    /// Points scored by marks of a page.
    Scores {
        scores: Vec<(Side, u16)>,
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
    /// The markers of a kind on a unit: those of one side, or of all sides.
    Marker {
        hex: Hex,
        counts: Vec<(Marker, MarkerCounts)>,
    },
    /// The Leader of a side and the number of its uses left, as far as specified; `uses=0` if it is gone.
    Leader {
        side: Side,
        leader: Option<LeaderId>,
        uses: Option<u8>,
    },
    /// The sides whose Steel Nets are on a unit.
    SteelNets {
        hex: Hex,
        sides: Sides,
    },
}

impl Expectation {
    /// True if the expectation is about the result of an action and not about the evaluation of the board.
    pub fn is_outcome(&self) -> bool {
        match self {
            Self::Unit { .. }
            | Self::Structure { .. }
            | Self::StructureState { .. }
            | Self::Gone { .. }
            | Self::Points { .. }
            | Self::Scores { .. }
            | Self::Result(_)
            | Self::Battles(_)
            | Self::Foundation(_)
            | Self::NoFoundation(_)
            | Self::Leader { .. }
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
