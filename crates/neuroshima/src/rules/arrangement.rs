//! The board and everything on it: units and HQ points in any arrangement, legal or not.
//!
//! Battles, nets and pictures need nothing more; a [`Game`](super::Game) adds hands, piles and turns.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::army::{self, Army};
use super::board::{Board, ByHex, Direction, Hex, HexSet, Rotation};
use super::cards::Cards;
use super::facts::Facts;
use super::hold::TakeoverMemory;
use super::leader::{Leader, Leaders};
use super::marks::{Marker, Marks, Tokens};
use super::mode::{Mode, ModeKind};
use super::page::Page;
use super::terms::Terms;
use super::terrain::{Terrain, TerrainKind};
use super::tile::{Tile, TileId};
use super::tokens::Structures;
use super::traits::Traits;
use super::values::Values;
use sztab_game::Sides;
use sztab_pictures::hue::Hue;

pub use super::ground::Ground;
pub use super::mode::HEADQUARTERS_POINTS;
pub use sztab_game::{MAX_SIDES, Side};

/// The army to which the Moloch clause applies: its units and those of its allies can harm each other (NH-12.36).
const MOLOCH: &str = "moloch";

/// A unit on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// The owner of the tile.
    pub owner: Side,
    /// The kind of tile, from the owner's army.
    pub tile: TileId,
    /// Rotation of the unit.
    pub rotation: Rotation,
    /// Wounds taken so far. An HQ has no wounds, since it loses points instead (NH-1.11).
    pub wounds: u8,
    /// Markers on the unit.
    #[serde(default, skip_serializing_if = "Marks::is_none")]
    pub marks: Marks,
    /// Abilities used up this turn.
    pub spent: SpentAbilities,
}

/// Guards the size of a unit: a board can have 61 of them, and a computer player that looks ahead copies it thousands
/// of times.
const _: () = assert!(size_of::<Option<Unit>>() == 24);

/// The once-a-turn abilities that a unit has already used this turn (NH-3.8).
#[allow(clippy::struct_excessive_bools, reason = "each ability is used up or is not")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct SpentAbilities {
    /// True if the unit's mobility has been used (NH-3.11).
    pub mobility: bool,
    /// The current hexes of the Transports that have served the unit this turn; each serves a unit once a turn
    /// (NH-9.12).
    #[serde(default, skip_serializing_if = "is_empty")]
    pub transports: HexSet,
    /// True if the unit's push has been used (NH-14.52).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub push: bool,
    /// True if Underground Castling has been used (NH-14.15).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub underground: bool,
    /// True if the HQ has already turned another unit (NH-10.19).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rotate: bool,
    /// True if a token of the Structure has been turned by its Rotation (NH-13.14).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turn: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_empty(set: &HexSet) -> bool {
    set.is_empty()
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn has_no_points(scores: &[u16; MAX_SIDES]) -> bool {
    *scores == [0; MAX_SIDES]
}

/// The armies in a game, by side. They never change during the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster {
    armies: Vec<Arc<Army>>,
    /// Precomputed facts about each tile, army by army; `first` contains the index of each army's first tile.
    facts: Vec<Facts>,
    first: [usize; MAX_SIDES],
    pub(super) traits: Traits,
    mode: Mode,
    terms: Terms,
    values: Arc<Values>,
    /// The Leaders of the game; empty without Leaders.
    pub(super) leaders: Vec<Leader>,
}

impl Roster {
    /// A roster of armies in turn order, with every side playing for itself; two sides play a duel.
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_SIDES`].
    #[must_use]
    pub fn new(armies: Vec<Arc<Army>>) -> Self {
        let kind = if armies.len() == 2 { ModeKind::Duel } else { ModeKind::FreeForAll };
        let seats = u8::try_from(armies.len()).unwrap_or(u8::MAX);
        Self::with_terms(armies, Terms::for_mode(kind, seats))
    }

    /// A roster of armies in turn order on these terms, with the tile exchanges of the terms made (NH-13.60). The
    /// number of sides is the number of armies, not the number in the terms; the values are those that the armies carry.
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_SIDES`].
    #[must_use]
    pub fn with_terms(armies: Vec<Arc<Army>>, mut terms: Terms) -> Self {
        assert!(armies.len() <= MAX_SIDES, "a table has at most {MAX_SIDES} sides");
        let exchanged = |army: Arc<Army>| match terms.replacements.iter().find(|exchange| exchange.army == army.id) {
            Some(exchange) => army.with_exchange(&exchange.out, &exchange.tile),
            None => army,
        };
        let values = Values::of_armies(&armies);
        terms.values = (values.owned > 0 && terms.needs_values()).then(|| values.id.clone());
        let built = |army: Arc<Army>| if terms.structures { values.add_structure(army) } else { army };
        let armies: Vec<Arc<Army>> = armies.into_iter().map(exchanged).map(built).collect();
        let tiles = armies.iter().flat_map(|army| &army.tiles);
        let traits = tiles.fold(Traits::default(), |traits, tile| traits.union(Traits::from_tile(tile)));
        let lays_markers = armies.iter().any(|army| army.tokens != Tokens::default());
        let traits = traits.with_if(Traits::MARKERS, lays_markers);
        let paralyses = armies.iter().any(|army| army.tokens.paralysis > 0);
        let traits = traits.with_if(Traits::PARALYSIS, paralyses);
        let facts = armies.iter().flat_map(|army| army.tiles.iter().map(Facts::from_tile)).collect();
        let mut first = [0; MAX_SIDES];
        for side in 1..armies.len() {
            first[side] = first[side - 1] + armies[side - 1].tiles.len();
        }
        let mode = Mode::new(terms.mode, armies.len());
        let moloch = armies.iter().position(|army| army.id == MOLOCH).and_then(|side| u8::try_from(side).ok());
        let mode = match moloch {
            Some(side) if terms.moloch_clause => mode.with_moloch_clause(Side(side)),
            _ => mode,
        };
        let leaders = if terms.leaders { values.leaders.clone() } else { Vec::new() };
        Self { armies, facts, first, traits, mode, terms, values, leaders: Vec::new() }.with_leaders(leaders)
    }

    /// The values of the Structures and Leaders (NH-16.1).
    #[must_use]
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The mode of play.
    #[must_use]
    #[inline]
    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    /// The terms of the game.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The page of the Map Atlas on which the game is played (NH-13.30).
    #[must_use]
    #[inline]
    pub fn page(&self) -> Option<&Page> {
        self.terms.page.as_deref()
    }

    /// The terrain at the start (NH-13.30, NH-13.50).
    #[must_use]
    pub fn terrain(&self) -> Terrain {
        self.page().map_or_else(|| Terrain::from_tiles(&self.terms.terrain), |page| page.terrain)
    }

    /// True if any tile in the game can take over enemies. If none can, every unit is commanded by its owner.
    #[must_use]
    pub fn has_takeovers(&self) -> bool {
        self.traits.has_any(Traits::TAKEOVER)
    }

    /// The special mechanics of the armies in the game.
    #[inline]
    pub(super) fn traits(&self) -> Traits {
        self.traits
    }

    /// The sides in turn order.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..u8::try_from(self.armies.len()).unwrap_or(u8::MAX)).map(Side)
    }

    /// The sides in the order in which they place their HQs: turn order, except that Vegas comes last of all, even
    /// within a team (NH-2.3, NH-12.30). Sides without an HQ are left out (NH-13.30).
    pub fn placing_order(&self) -> impl Iterator<Item = Side> + '_ {
        let without = self.sides_without_headquarters();
        let is_placing =
            move |side: Side, is_last: bool| self.army(side).places_last == is_last && !without.contains(side);
        let of = |is_last: bool| self.sides().filter(move |&side| is_placing(side, is_last));
        of(false).chain(of(true))
    }

    /// Hues of the sides, in turn order.
    #[must_use]
    pub fn hues(&self) -> Vec<Option<Hue>> {
        army::choose_hues(self.armies.iter().map(Arc::as_ref))
    }

    /// A side's army.
    #[must_use]
    pub fn army(&self, side: Side) -> &Army {
        &self.armies[side.index()]
    }

    /// The markers that a side's army has.
    #[must_use]
    pub fn tokens(&self, side: Side) -> Tokens {
        self.army(side).tokens
    }

    /// The side itself and those allies that share its supply of a kind of marker (NH-12.37).
    pub(super) fn supply_sharers(&self, marker: Marker, side: Side) -> Sides {
        let allies = self.mode.allies(side).iter().filter(|&ally| self.tokens(ally).count(marker) > 0);
        allies.collect::<Sides>().with(side)
    }

    /// A side's tile.
    #[must_use]
    #[inline]
    pub fn tile(&self, side: Side, tile: TileId) -> &Tile {
        self.army(side).tile(tile)
    }

    /// The precomputed facts about a unit.
    #[inline]
    pub(super) fn facts(&self, unit: &Unit) -> &Facts {
        &self.facts[self.first[unit.owner.index()] + usize::from(unit.tile.0)]
    }

    /// True if a unit's effects reach in a direction: an HQ's effects reach all neighbours, and a module's reach
    /// through its connections (NH-9.1, NH-9.6).
    pub(super) fn reaches(&self, unit: &Unit, direction: Direction) -> bool {
        self.facts(unit).reach & 1 << unit.rotation.edge(direction) != 0
    }

    /// The tile of a unit.
    #[must_use]
    pub fn unit_tile(&self, unit: &Unit) -> &Tile {
        self.tile(unit.owner, unit.tile)
    }
}

/// Units and HQ points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrangement {
    /// The play area.
    pub board: Board,
    pub(super) units: ByHex<Option<Unit>>,
    /// The Structures, whose two tokens are both in `units` (NH-13.10).
    #[serde(default, skip_serializing_if = "Structures::is_untouched")]
    pub(super) structures: Structures,
    /// HQ points left for each side, or points scored in a game for points (NH-12.10); entries for sides that do not
    /// exist are unused.
    pub points: [u8; MAX_SIDES],
    /// Sides without an HQ marker, which can no longer lose or gain points (NH-12.4).
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    pub unmarked: Sides,
    /// The terrain on the board (NH-13.50).
    #[serde(default, skip_serializing_if = "Terrain::is_none")]
    pub terrain: Terrain,
    /// The pits of a page, which nothing enters (NH-13.30).
    #[serde(default, skip_serializing_if = "is_empty")]
    pub pits: HexSet,
    /// The points that the sides have scored by marks of a page (NH-13.30).
    #[serde(default, skip_serializing_if = "has_no_points")]
    pub scores: [u16; MAX_SIDES],
    /// The remaining Tactic cards (NH-13.40).
    #[serde(default, skip_serializing_if = "Cards::is_none")]
    pub cards: Cards,
    /// The Leaders and their effects; `None` without Leaders (NH-13.20).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaders: Option<Box<Leaders>>,
    /// Foundations in the order of their hexes, at most one per hex.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    foundations: Vec<Ground>,
    /// The takeovers found by the last state check (NH-14.68).
    #[serde(skip)]
    pub(super) held: TakeoverMemory,
}

impl Arrangement {
    /// An empty board with every HQ at 20 points.
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self {
            board,
            units: ByHex::all(None),
            structures: Structures::default(),
            points: [HEADQUARTERS_POINTS; MAX_SIDES],
            unmarked: Sides::NONE,
            terrain: Terrain::default(),
            pits: HexSet::EMPTY,
            scores: [0; MAX_SIDES],
            cards: Cards::default(),
            leaders: None,
            foundations: Vec::new(),
            held: TakeoverMemory::default(),
        }
    }

    /// An empty board with its terrain, and the points and cards that the sides begin with (NH-1.11, NH-12.10,
    /// NH-12.20, NH-13.30, NH-13.40, NH-13.50).
    #[must_use]
    pub fn at_start(board: Board, roster: &Roster) -> Self {
        let (terrain, pits) = (roster.terrain(), roster.page().map_or(HexSet::EMPTY, |page| page.pits));
        let cards = Cards::at_start(roster.terms(), roster.sides().count());
        let leaders = roster.terms().leaders.then(Box::default);
        Self { points: roster.points_at_start(), terrain, pits, cards, leaders, ..Self::new(board) }
    }

    /// The unit on a hex.
    #[must_use]
    pub fn unit(&self, hex: Hex) -> Option<&Unit> {
        self.units[hex].as_ref()
    }

    /// Changes the unit on a hex, if there is one. Wounds, markers and used abilities of a Structure change on both
    /// tokens (NH-13.11).
    pub fn update_unit(&mut self, hex: Hex, change: impl FnOnce(&mut Unit)) {
        let Some(unit) = self.units[hex].as_mut() else { return };
        change(unit);
        if !self.structures.is_none() {
            self.update_other_token(hex);
        }
    }

    /// Puts a unit on a hex; returns the unit that was there before.
    pub fn put(&mut self, hex: Hex, unit: Unit) -> Option<Unit> {
        let earlier = self.take(hex);
        self.units[hex] = Some(unit);
        earlier
    }

    /// Removes the unit from a hex; a Structure leaves with both tokens (NH-13.11). Other units may still refer to it by
    /// its hex: see [`Arrangement::clear_references_to`].
    pub fn take(&mut self, hex: Hex) -> Option<Unit> {
        if let Some(other) = self.other_token(hex) {
            self.units[other] = None;
            self.structures.remove(hex);
        }
        self.units[hex].take()
    }

    /// Moves a unit from one hex to another and updates the references that other units have to its hex.
    pub fn displace(&mut self, from: Hex, to: Hex) {
        let unit = self.units[from].take();
        self.units[to] = unit;
        let now = |hex| if hex == from { to } else { hex };
        self.structures.update_hexes(now);
        self.held.update_hexes(now);
        for (_, unit) in self.units_mut() {
            if unit.spent.transports.remove(from) {
                unit.spent.transports.insert(to);
            }
        }
    }

    /// Swaps the units on two hexes and updates the references that other units have to those hexes.
    pub fn swap(&mut self, one: Hex, other: Hex) {
        (self.units[one], self.units[other]) = (self.units[other], self.units[one]);
        let now = |hex| match hex {
            _ if hex == one => other,
            _ if hex == other => one,
            _ => hex,
        };
        self.structures.update_hexes(now);
        self.held.update_hexes(now);
        for (_, unit) in self.units_mut() {
            let transports = &mut unit.spent.transports;
            match (transports.remove(one), transports.remove(other)) {
                (true, true) => [one, other].into_iter().for_each(|hex| transports.insert(hex)),
                (true, false) => transports.insert(other),
                (false, true) => transports.insert(one),
                (false, false) => {}
            }
        }
    }

    /// Clears all references to units that stood on these hexes, so that the references do not apply to later units
    /// there.
    pub fn clear_references_to(&mut self, gone: HexSet) {
        self.held.remove_hexes(gone);
        for (_, unit) in self.units_mut() {
            unit.spent.transports = unit.spent.transports.difference(gone);
        }
    }

    /// The Foundations, in the order of their hexes.
    #[must_use]
    pub fn foundations(&self) -> &[Ground] {
        &self.foundations
    }

    /// The Foundation on a hex, whether or not there is a unit on it.
    #[must_use]
    pub fn foundation(&self, hex: Hex) -> Option<&Ground> {
        self.foundations.iter().find(|ground| ground.hex == hex)
    }

    /// True if a damaging instant targets the Foundation on a hex: either no unit is on the hex, or the hex is in
    /// `foundation_targets`, which selects the Foundation instead of the unit (NH-10.3).
    #[must_use]
    pub fn targets_foundation(&self, hex: Hex, foundation_targets: HexSet) -> bool {
        (self.is_free(hex) || foundation_targets.contains(hex)) && self.foundation(hex).is_some()
    }

    /// Mutable access to the Foundations. Callers must not change their hexes.
    pub(super) fn foundations_mut(&mut self) -> impl Iterator<Item = &mut Ground> {
        self.foundations.iter_mut()
    }

    /// Lays a Foundation; returns the one that was there before.
    pub fn lay_foundation(&mut self, ground: Ground) -> Option<Ground> {
        let earlier = self.take_foundation(ground.hex);
        let at = self.foundations.partition_point(|known| known.hex < ground.hex);
        self.foundations.insert(at, ground);
        earlier
    }

    /// Removes the Foundation from a hex.
    pub fn take_foundation(&mut self, hex: Hex) -> Option<Ground> {
        let at = self.foundations.iter().position(|ground| ground.hex == hex)?;
        Some(self.foundations.remove(at))
    }

    /// Every unit with its hex, in canonical order.
    pub fn units(&self) -> impl Iterator<Item = (Hex, &Unit)> {
        self.board.hexes().zip(self.units.iter()).filter_map(|(hex, unit)| Some((hex, unit.as_ref()?)))
    }

    /// Mutable access to every unit with its hex.
    pub fn units_mut(&mut self) -> impl Iterator<Item = (Hex, &mut Unit)> {
        self.board.hexes().zip(self.units.iter_mut()).filter_map(|(hex, unit)| Some((hex, unit.as_mut()?)))
    }

    /// True if a unit may enter the hex: no unit is on it (NH-1.8) and it is neither Mountains nor a pit (NH-13.30,
    /// NH-13.54).
    #[must_use]
    pub fn is_free(&self, hex: Hex) -> bool {
        self.unit(hex).is_none() && !self.terrain.hexes_of(TerrainKind::Mountains).union(self.pits).contains(hex)
    }

    /// The hexes of Misty Swamps that a unit on such a hex can reach in one move: those without a unit or a Foundation
    /// (NH-13.52). Empty for a unit on any other hex.
    pub fn swamp_exits(&self, from: Hex) -> HexSet {
        let swamps = self.terrain.hexes_of(TerrainKind::Swamps);
        if !swamps.contains(from) {
            return HexSet::EMPTY;
        }
        swamps.iter().filter(|&hex| self.is_free(hex) && self.foundation(hex).is_none()).collect()
    }

    /// True if every hex of the basic 19, or of a page, holds a unit or Mountains or is a pit, whatever the size of the
    /// board (NH-4.5, NH-12.40, NH-13.54; O-172).
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.board.basic_hexes().all(|hex| !self.is_free(hex))
    }

    /// Hex of a side's HQ, if it is on the board.
    #[must_use]
    pub fn headquarters(&self, roster: &Roster, side: Side) -> Option<Hex> {
        self.units()
            .find(|(_, unit)| unit.owner == side && roster.unit_tile(unit).is_headquarters())
            .map(|(hex, _)| hex)
    }
}

impl Unit {
    /// A new unit without wounds, markers or used abilities.
    #[must_use]
    pub fn new(owner: Side, tile: TileId, rotation: Rotation) -> Self {
        Self { owner, tile, rotation, wounds: 0, marks: Marks::default(), spent: SpentAbilities::default() }
    }
}
