//! The place of a unit: one hex, or for a Structure the hexes of its two tokens (NH-13.10, NH-13.11).
//!
//! Each token lies on its hex with its own tile, so that everything printed on an edge works from there. Wounds,
//! markers and used abilities belong to the unit and are the same on both tokens. The hex of token 1 names the unit
//! wherever a single hex does.

use std::sync::Arc;

use super::army::Army;
use super::arrangement::{Arrangement, Roster, Unit};
use super::board::{Hex, HexSet};
use super::second_move::SecondMove;
use super::terms::Terms;
use super::tile::TileId;
use super::tokens::Structures;
use sztab_game::Side;

impl Arrangement {
    /// The Structures on the board.
    #[must_use]
    pub fn structures(&self) -> &Structures {
        &self.structures
    }

    /// The hexes of the unit on a hex; the hex itself if nothing stands there.
    #[must_use]
    #[inline]
    pub fn place(&self, hex: Hex) -> HexSet {
        [hex].into_iter().chain(self.other_token(hex)).collect()
    }

    /// The hex of the other token of the Structure on a hex.
    #[must_use]
    #[inline]
    pub fn other_token(&self, hex: Hex) -> Option<Hex> {
        self.structures.pair(hex).map(|[first, second]| if hex == first { second } else { first })
    }

    /// The hex that names the unit on a hex: that of token 1 for a Structure.
    #[must_use]
    #[inline]
    pub fn name_hex(&self, hex: Hex) -> Hex {
        self.structures.name_hex(hex)
    }

    /// The hexes that name the units on some hexes.
    #[inline]
    pub(super) fn name_hexes(&self, hexes: HexSet) -> HexSet {
        if self.structures.is_none() { hexes } else { hexes.iter().map(|hex| self.name_hex(hex)).collect() }
    }

    /// All hexes of the units on some hexes.
    #[inline]
    pub(super) fn all_hexes(&self, hexes: HexSet) -> HexSet {
        if self.structures.is_none() { hexes } else { self.add_other_tokens(hexes) }
    }

    #[cold]
    fn add_other_tokens(&self, hexes: HexSet) -> HexSet {
        let touched = |pair: &[Hex; 2]| pair.iter().any(|&hex| hexes.contains(hex));
        self.structures
            .iter()
            .filter(touched)
            .flatten()
            .fold(hexes, |hexes, hex| hexes.union([hex].into_iter().collect()))
    }

    /// The hexes without those of units that another hex of the set names already (NH-13.13).
    #[inline]
    pub(super) fn one_hex_each(&self, hexes: HexSet) -> HexSet {
        if self.structures.is_none() {
            return hexes;
        }
        let doubled = self.structures.iter().filter(|pair| pair.iter().all(|&hex| hexes.contains(hex)));
        hexes.difference(doubled.map(|[_, second]| second).collect())
    }

    /// Puts the tokens of a Structure on two free hexes, that of token 1 first.
    pub fn put_structure(&mut self, tokens: [(Hex, Unit); 2]) {
        for (hex, token) in tokens {
            self.units[hex] = Some(token);
        }
        self.structures.insert(tokens[0].1.owner, tokens.map(|(hex, _)| hex));
    }

    /// Makes wounds, markers and used abilities of the other token those of the token on a hex.
    #[cold]
    pub(super) fn update_other_token(&mut self, hex: Hex) {
        let Some((other, Unit { wounds, marks, spent, .. })) = self.other_token(hex).zip(self.units[hex]) else {
            return;
        };
        if let Some(token) = &mut self.units[other] {
            *token = Unit { wounds, marks, spent, ..*token };
        }
    }

    /// The hex that names the Structure of a side, if it stands on the board.
    #[must_use]
    pub fn structure(&self, side: Side) -> Option<Hex> {
        self.structures.of(side).map(|[first, _]| first)
    }

    /// Every unit once, with the hex that names it, in canonical order.
    pub fn whole_units(&self) -> impl Iterator<Item = (Hex, &Unit)> {
        let second = self.structures.second_hexes();
        self.units().filter(move |&(hex, _)| !second.contains(hex))
    }

    /// True if a token may stand on a hex instead of on its own: the hex is next to the other token. Always true for a
    /// unit on one hex (NH-13.12).
    pub(super) fn stays_together(&self, token: Hex, to: Hex) -> bool {
        self.other_token(token).is_none_or(|other| self.board.direction(other, to).is_some())
    }

    /// True if a step is the second one of an open pair: of the same unit by the same means. A Structure may make it with
    /// either token (O-116).
    #[must_use]
    pub fn is_second_move(&self, open: SecondMove, step: SecondMove) -> bool {
        (self.name_hex(open.unit), open.by) == (self.name_hex(step.unit), step.by)
    }

    /// The Toughness that Hills add to the unit on a hex, once for both tokens (NH-13.53; O-141).
    #[inline]
    pub(super) fn toughness_of_ground(&self, hex: Hex) -> u8 {
        if self.structures.is_none() {
            return self.terrain.toughness(hex);
        }
        let of_other = self.other_token(hex).map_or(0, |other| self.terrain.toughness(other));
        self.terrain.toughness(hex).max(of_other)
    }
}

impl Roster {
    /// The first tile of a side's Structure, if it has one (NH-13.10).
    #[must_use]
    pub fn structure(&self, side: Side) -> Option<TileId> {
        let index = self.army(side).tiles.iter().position(|tile| tile.token.is_some())?;
        u8::try_from(index).ok().map(TileId)
    }

    /// The roster with Structures, in which the only one of a side is that with a given first tile.
    #[must_use]
    pub(super) fn with_structure_alone(&self, side: Side, first: TileId) -> Self {
        let mut armies: Vec<Army> = self.sides().map(|side| self.army(side).clone()).collect();
        for (tile, index) in armies[side.index()].tiles.iter_mut().zip(0..).filter(|(tile, _)| tile.token.is_some()) {
            tile.token = tile.token.filter(|token| token.first_tile(TileId(index)) == first);
        }
        let terms = Terms { structures: true, ..self.terms().clone() };
        Self::with_terms(armies.into_iter().map(Arc::new).collect(), terms)
    }

    /// The tile that a text names: for a token of a Structure, the first tile of the Structure (NH-13.10).
    #[must_use]
    pub(super) fn named_tile(&self, side: Side, tile: TileId) -> TileId {
        self.tile(side, tile).token.map_or(tile, |token| token.first_tile(tile))
    }
}
