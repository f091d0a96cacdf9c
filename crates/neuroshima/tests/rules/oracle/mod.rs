//! A second, slow implementation of nets, modules and Battles in every mode, written only for tests and directly from
//! the rules.
//!
//! It shares no code with the engine except the printed facts of tiles and the keywords of a table's terms. It has no
//! order of decisions: where players choose, it follows all choices, and returns all possible outcomes of a Battle. It
//! covers all mechanics of the printed armies, and reports cases in which the rules are unclear.

mod attacks;
mod battle;
mod control;
mod markers;
mod medics;
mod nets;
mod picture;
mod reach;
mod round;
mod shots;
mod sides;

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use sztab_neuroshima::rules::marks::Marker;
use sztab_neuroshima::rules::{Arrangement, Effect, Foundation, Hex, Roster, Side, Tile};

pub use battle::DESTRUCTION;
pub use picture::Picture;
use sides::SideRelations;

/// Steps in the directions 0 to 5, in axial coordinates (NH-1.3).
const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// A hex in axial coordinates (NH-1.2).
type Place = (i8, i8);

/// Hex, owner, tile with its markers, and wounds of each unit and Foundation; and the points of each side.
pub type Outcome = (BTreeSet<(Place, usize, String, i32)>, Vec<i32>);

/// A tile's effect on other units, in the oracle's terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OracleEffect {
    /// Strengthens melee attacks (NH-6.11).
    Melee(i32),
    /// Strengthens ranged attacks (NH-6.11).
    Ranged(i32),
    /// Raises initiative (NH-9.30 step 1).
    Haste(i32),
    /// Lowers the initiative of enemies (NH-9.30 step 3).
    Delay(i32),
    /// Sets every initiative of enemies to 0 (NH-9.30 step 3).
    Zone,
    /// An additional initiative (NH-9.30 step 2).
    Extra,
    /// Lends Toughness (NH-8.2).
    Tough(i32),
    /// Absorbs wounds (NH-8.10).
    Medic,
    /// Converts attacks (NH-9.15).
    Quartermaster,
    /// Makes attacks place poison markers (NH-14.10).
    Venom,
    /// Makes attacks place paralysis markers (NH-14.41).
    Numbing,
    /// Prevents enemies from attacking (NH-14.41).
    Paralyses,
    /// An effect without influence on a Battle.
    Idle,
}

fn oracle_effect(effect: Effect) -> OracleEffect {
    match effect {
        Effect::Melee(amount) => OracleEffect::Melee(i32::from(amount)),
        Effect::Ranged(amount) => OracleEffect::Ranged(i32::from(amount)),
        Effect::Initiative(amount) => OracleEffect::Haste(i32::from(amount)),
        Effect::InitiativeLoss(amount) => OracleEffect::Delay(i32::from(amount)),
        Effect::Zone => OracleEffect::Zone,
        Effect::ExtraAction => OracleEffect::Extra,
        Effect::Toughness(amount) => OracleEffect::Tough(i32::from(amount)),
        Effect::Medic => OracleEffect::Medic,
        Effect::Quartermaster => OracleEffect::Quartermaster,
        Effect::Venom => OracleEffect::Venom,
        Effect::Paralysis => OracleEffect::Numbing,
        Effect::Paralyses => OracleEffect::Paralyses,
        // A Scoper has no effect on other units (NH-9.21).
        Effect::Transport | Effect::Scoper | Effect::Recon | Effect::FreeNet | Effect::Underground => {
            OracleEffect::Idle
        }
    }
}

/// A unit on the board. Units do not move during a Battle, so a hex identifies the same unit throughout.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Piece {
    at: Place,
    /// The owner of the tile. Its commander is derived from the board (NH-14.68).
    owner: usize,
    /// Index of the tile in the oracle's cards.
    card: usize,
    rotation: usize,
    wounds: i32,
    /// The sides whose Steel Nets lie on the unit (NH-14.66).
    nets: BTreeSet<usize>,
    /// Number of poison markers on the unit, by side (NH-14.57).
    poison: BTreeMap<usize, i32>,
    /// The sides that have a paralysis marker on the unit (NH-14.49).
    numb: BTreeSet<usize>,
    /// Initiative slots that the unit has already used: printed ones by icon, additional ones by rank (NH-9.31).
    spent: BTreeSet<Slot>,
}

/// A kind of Foundation (NH-14.28).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum FoundationKind {
    /// A Toxic Bomb (NH-14.71).
    Bomb,
    /// A Hole (NH-14.34).
    Hole,
    /// Roots (NH-14.78).
    Roots,
    /// A Mine (NH-14.44). It has no effect during a Battle, because units do not enter hexes then.
    Mine,
}

/// An initiative slot (NH-9.31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Slot {
    /// A printed icon, counted from 0.
    Icon(usize),
    /// An additional initiative by rank, counted from 0.
    Additional(usize),
}

/// The units and HQ points at one point in a Battle, and what has been used up in the Battle.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Scene {
    pieces: Vec<Piece>,
    points: Vec<i32>,
    /// Pairs of a unit and a Quartermaster that have converted an attack; each pair may do so once per Battle
    /// (NH-9.15).
    converted: BTreeSet<(Place, Place)>,
    /// The Foundations on the board, with their owners (NH-14.28).
    grounds: BTreeSet<(Place, usize, FoundationKind)>,
    /// Hexes of units that were taken over in this Battle and are still under control (NH-5.40).
    fresh: BTreeSet<Place>,
}

/// A position, with the printed facts of its tiles.
pub struct Oracle {
    relations: SideRelations,
    cards: Vec<Tile>,
    scene: Scene,
    /// True if a board was examined on which the rules do not determine a commander.
    is_unclear: Cell<bool>,
}

fn neighbour_place(at: Place, direction: usize) -> Place {
    (at.0 + STEPS[direction % 6].0, at.1 + STEPS[direction % 6].1)
}

/// The index of a piece's printed edge that faces a direction (NH-1.4).
fn edge_towards(piece: &Piece, direction: usize) -> usize {
    (direction + 6 - piece.rotation) % 6
}

impl Oracle {
    pub fn read(roster: &Roster, arrangement: &Arrangement) -> Self {
        let mut cards = Vec::new();
        let mut pieces = Vec::new();
        for (hex, unit) in arrangement.units() {
            let markers = |marker: Marker| {
                let laid = roster.sides().map(move |side| (side.index(), i32::from(unit.marks.count(marker, side))));
                laid.filter(|(_, count)| *count > 0)
            };
            pieces.push(Piece {
                at: arrangement.board.axial(hex),
                owner: unit.owner.index(),
                card: cards.len(),
                rotation: usize::from(unit.rotation.steps()),
                wounds: i32::from(unit.wounds),
                nets: unit.marks.steel_nets().iter().map(Side::index).collect(),
                poison: markers(Marker::Poison).collect(),
                numb: markers(Marker::Paralysis).map(|(side, _)| side).collect(),
                spent: BTreeSet::new(),
            });
            cards.push(roster.unit_tile(unit).clone());
        }
        let relations = SideRelations::read(roster, arrangement);
        let points = arrangement.points[..relations.sides].iter().map(|&points| i32::from(points)).collect();
        let grounds = arrangement.foundations().iter().filter_map(|ground| {
            let lying = match roster.tile(ground.owner, ground.tile).foundation()? {
                Foundation::ToxicBomb => FoundationKind::Bomb,
                Foundation::Hole => FoundationKind::Hole,
                Foundation::Roots => FoundationKind::Roots,
                Foundation::Mine => FoundationKind::Mine,
            };
            Some((arrangement.board.axial(ground.hex), ground.owner.index(), lying))
        });
        let grounds = grounds.collect();
        let scene = Scene { pieces, points, converted: BTreeSet::new(), grounds, fresh: BTreeSet::new() };
        Self { relations, cards, scene, is_unclear: Cell::new(false) }
    }

    /// The current board, evaluated as one system.
    pub fn picture(&self) -> Picture<'_> {
        self.evaluate_scene(&self.scene)
    }

    fn evaluate_scene<'a>(&'a self, scene: &'a Scene) -> Picture<'a> {
        let picture = Picture::read(&self.relations, &self.cards, scene);
        self.is_unclear.set(self.is_unclear.get() || picture.is_undetermined());
        picture
    }

    /// True if the rules determine every commander, on the board and in all positions derived from it so far.
    pub fn is_determined(&self) -> bool {
        self.picture();
        !self.is_unclear.get()
    }

    /// True if the unit on a hex may be the target of a side's instants: an enemy unit other than an HQ (NH-10.2,
    /// NH-10.13, NH-10.14, NH-12.32).
    pub fn is_enemy(&self, hex: Hex, side: Side) -> bool {
        let picture = self.picture();
        picture.piece_at(self.relations.place_of(hex)).is_some_and(|unit| {
            !self.relations.are_allies(picture.side(unit), side.index()) && !picture.card(unit).is_headquarters()
        })
    }

    /// The hexes of pieces that die without a wound on the current board (NH-3.9).
    pub fn dead_hexes(&self) -> Vec<Hex> {
        let mut after = self.scene.clone();
        self.check_state(&mut after);
        let left: BTreeSet<Place> = after.pieces.iter().map(|piece| piece.at).collect();
        let dead = self.scene.pieces.iter().filter(|piece| !left.contains(&piece.at));
        dead.map(|piece| self.relations.hex_at(piece.at)).collect()
    }

    /// The Steel Nets that stay on their units on the current board, each as a hex and a side (NH-14.66).
    pub fn lasting_nets(&self) -> Vec<(Hex, usize)> {
        let mut after = self.scene.clone();
        self.check_state(&mut after);
        let nets = after.pieces.iter().flat_map(|piece| piece.nets.iter().map(|&side| (piece.at, side)));
        nets.map(|(at, side)| (self.relations.hex_at(at), side)).collect()
    }

    /// The state of the board, in a form that can be compared.
    pub fn outcome(&self) -> Outcome {
        self.scene_outcome(&self.scene)
    }

    fn scene_outcome(&self, scene: &Scene) -> Outcome {
        let name = |piece: &Piece| {
            let id = self.cards[piece.card].id.clone();
            let name = piece.nets.iter().fold(id, |name, side| format!("{name} under the net of {side}"));
            let name = piece.numb.iter().fold(name, |name, _| format!("{name}, paralysed"));
            match piece.poison.values().sum::<i32>() {
                0 => name,
                poison => format!("{name} with {poison} of poison"),
            }
        };
        let units = scene.pieces.iter().map(|piece| (piece.at, piece.owner, name(piece), piece.wounds));
        let grounds = scene.grounds.iter().map(|&(at, side, lying)| (at, side, format!("under it {lying:?}"), 0));
        (units.chain(grounds).collect(), scene.points.clone())
    }
}
