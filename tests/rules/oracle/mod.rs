//! A second, slow reading of nets, modules and Battles in every mode, written for tests alone and straight from the
//! rules.
//!
//! It shares no code with the engine but the printed facts of tiles and the words in which a table says its terms, and
//! it knows no order of decisions: where players choose it follows every choice of all of them, and gives all the ways
//! in which a Battle can end.

mod battle;
mod nets;
mod picture;
mod round;
mod table;

use std::collections::BTreeSet;

use sztab::games::neuroshima::rules::{Arrangement, Effect, Hex, Roster, Side, Tile};

pub use battle::DESTRUCTION;
pub use picture::Picture;
use table::Table;

/// Axial steps of the directions 0 to 5 (NH-1.3).
const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// Axial coordinates (NH-1.2).
type Place = (i8, i8);

/// Hex, side, tile and wounds of each unit, and the points of each side.
pub type Outcome = (BTreeSet<(Place, usize, String, i32)>, Vec<i32>);

/// What a tile gives to others, as the oracle sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Gift {
    /// NH-6.11.
    Melee(i32),
    /// NH-6.11.
    Ranged(i32),
    /// Raises initiative (NH-9.30 step 1).
    Haste(i32),
    /// Lowers the initiative of enemies (NH-9.30 step 3).
    Delay(i32),
    /// Sets every initiative of enemies to 0 (NH-9.30 step 3).
    Zone,
    /// An additional initiative (NH-9.30 step 2).
    Extra,
    /// NH-8.2.
    Tough(i32),
    /// NH-8.10.
    Medic,
    /// NH-9.15.
    Quartermaster,
    /// Nothing that a Battle asks for.
    Idle,
}

fn gift(effect: Effect) -> Gift {
    match effect {
        Effect::Melee(amount) => Gift::Melee(i32::from(amount)),
        Effect::Ranged(amount) => Gift::Ranged(i32::from(amount)),
        Effect::Initiative(amount) => Gift::Haste(i32::from(amount)),
        Effect::InitiativeLoss(amount) => Gift::Delay(i32::from(amount)),
        Effect::Zone => Gift::Zone,
        Effect::ExtraAction => Gift::Extra,
        Effect::Toughness(amount) => Gift::Tough(i32::from(amount)),
        Effect::Medic => Gift::Medic,
        Effect::Quartermaster => Gift::Quartermaster,
        // No army of the oracle's tables has markers.
        // A Scoper gives nothing to anybody (NH-9.21); no army of these tables has markers.
        Effect::Transport | Effect::Scoper | Effect::Recon | Effect::Venom => Gift::Idle,
    }
}

/// A unit on the board. A Battle moves nobody, so that a place names the same unit from beginning to end.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Piece {
    at: Place,
    side: usize,
    /// Index into the cards.
    card: usize,
    rotation: usize,
    wounds: i32,
    /// Slots of initiative that are spent: printed ones by icon, additional ones by rank (NH-9.31).
    spent: BTreeSet<Slot>,
}

/// A slot of initiative (NH-9.31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Slot {
    /// A printed icon, counted from 0.
    Icon(usize),
    /// An additional initiative by its rank, counted from 0.
    Additional(usize),
}

/// The units and HQ points at one moment of a Battle, and what has been used up in it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Scene {
    pieces: Vec<Piece>,
    points: Vec<i32>,
    /// Unit and Quartermaster, once a Battle each (NH-9.15).
    converted: BTreeSet<(Place, Place)>,
}

/// A position with the facts of its tiles.
pub struct Oracle {
    table: Table,
    cards: Vec<Tile>,
    scene: Scene,
}

fn step(at: Place, direction: usize) -> Place {
    (at.0 + STEPS[direction % 6].0, at.1 + STEPS[direction % 6].1)
}

/// The printed edge of a piece that looks in a direction (NH-1.4).
fn edge_towards(piece: &Piece, direction: usize) -> usize {
    (direction + 6 - piece.rotation) % 6
}

impl Oracle {
    pub fn read(roster: &Roster, arrangement: &Arrangement) -> Self {
        let mut cards = Vec::new();
        let mut pieces = Vec::new();
        for (hex, unit) in arrangement.units() {
            pieces.push(Piece {
                at: arrangement.board.axial(hex),
                side: unit.owner.index(),
                card: cards.len(),
                rotation: usize::from(unit.rotation.steps()),
                wounds: i32::from(unit.wounds),
                spent: BTreeSet::new(),
            });
            cards.push(roster.of(unit).clone());
        }
        let table = Table::read(roster, arrangement);
        let points = arrangement.points[..table.sides].iter().map(|&points| i32::from(points)).collect();
        Self { table, cards, scene: Scene { pieces, points, converted: BTreeSet::new() } }
    }

    /// The board as it stands, read as one system.
    pub fn picture(&self) -> Picture<'_> {
        self.look_at(&self.scene)
    }

    fn look_at<'a>(&'a self, scene: &'a Scene) -> Picture<'a> {
        Picture::read(&self.table, &self.cards, scene)
    }

    /// Whether the unit on a hex may be a target of the instants of a side: one of its enemies' and no HQ (NH-10.2,
    /// NH-10.13, NH-10.14, NH-12.32).
    pub fn is_enemy(&self, hex: Hex, side: Side) -> bool {
        self.scene.pieces.iter().any(|piece| {
            self.table.hex_at(piece.at) == hex
                && !self.table.are_allies(piece.side, side.index())
                && !self.cards[piece.card].is_headquarters()
        })
    }

    /// The places of pieces that die without a wound as the board stands (NH-3.9).
    pub fn dead(&self) -> Vec<Hex> {
        let mut after = self.scene.clone();
        self.check_state(&mut after);
        let left: BTreeSet<Place> = after.pieces.iter().map(|piece| piece.at).collect();
        let dead = self.scene.pieces.iter().filter(|piece| !left.contains(&piece.at));
        dead.map(|piece| self.table.hex_at(piece.at)).collect()
    }

    /// What stands on the board, to be compared.
    pub fn outcome(&self) -> Outcome {
        self.outcome_of(&self.scene)
    }

    fn outcome_of(&self, scene: &Scene) -> Outcome {
        let units =
            scene.pieces.iter().map(|piece| (piece.at, piece.side, self.cards[piece.card].id.clone(), piece.wounds));
        (units.collect(), scene.points.clone())
    }
}
