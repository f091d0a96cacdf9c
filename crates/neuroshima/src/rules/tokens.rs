//! Tokens of Structures, and the hexes on which they lie (NH-13.10).

use serde::{Deserialize, Serialize};
use sztab_game::{MAX_SIDES, Side, Sides};

use super::board::{Hex, HexSet, Rotation};

/// A side of a token that may be up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Side a.
    A,
    /// Side b.
    B,
}

/// A token as a player places it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Build {
    /// The hex.
    pub hex: Hex,
    /// The side that is up.
    pub face: Face,
    /// The rotation.
    pub rotation: Rotation,
}

impl Face {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The letter of the side in the notation.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::A => 'a',
            Self::B => 'b',
        }
    }
}

/// One token of a Structure, and the sides of both tokens that are up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Token {
    /// True for token 2.
    pub is_second: bool,
    /// The sides that are up on token 1 and on token 2.
    pub faces: [Face; 2],
}

/// The Structures of the sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Structures {
    /// The hexes of all tokens. Most boards have none, which every question tests first.
    hexes: HexSet,
    /// The hexes of each side's Structure on the board, that of token 1 first.
    pairs: [Option<[Hex; 2]>; MAX_SIDES],
    /// The sides whose Structure has left the board and thereby the game (O-106).
    gone: Sides,
}

impl Structures {
    /// True if every unit on the board has one hex.
    #[must_use]
    #[inline]
    pub fn is_none(&self) -> bool {
        self.hexes.is_empty()
    }

    /// True if no Structure stands on the board or has left it.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.is_none() && self.gone.is_empty()
    }

    /// The pairs of hexes.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = [Hex; 2]> {
        let pairs = if self.is_none() { &[][..] } else { &self.pairs[..] };
        pairs.iter().copied().flatten()
    }

    /// The hexes of a side's Structure, if it stands on the board.
    #[must_use]
    pub fn of(&self, side: Side) -> Option<[Hex; 2]> {
        self.pairs[side.index()]
    }

    /// The sides whose Structure has left the game.
    #[must_use]
    pub fn losses(&self) -> Sides {
        self.gone
    }

    /// Marks the Structure of a side as gone.
    pub fn set_gone(&mut self, side: Side) {
        self.gone = self.gone.with(side);
    }

    /// The hexes of the Structure on a hex.
    #[must_use]
    #[inline]
    pub fn pair(&self, hex: Hex) -> Option<[Hex; 2]> {
        if self.hexes.contains(hex) { self.find_pair(hex) } else { None }
    }

    #[cold]
    fn find_pair(&self, hex: Hex) -> Option<[Hex; 2]> {
        self.iter().find(|pair| pair.contains(&hex))
    }

    /// The hex that names the unit on a hex: that of token 1 for a Structure.
    #[inline]
    pub(super) fn name_hex(&self, hex: Hex) -> Hex {
        self.pair(hex).map_or(hex, |[first, _]| first)
    }

    /// The hexes of second tokens.
    #[inline]
    pub(super) fn second_hexes(&self) -> HexSet {
        if self.is_none() { HexSet::EMPTY } else { self.iter().map(|[_, second]| second).collect() }
    }

    pub(super) fn insert(&mut self, side: Side, pair: [Hex; 2]) {
        self.pairs[side.index()] = Some(pair);
        self.collect_hexes();
    }

    /// Removes the Structure on a hex from the board.
    pub(super) fn remove(&mut self, hex: Hex) {
        for (side, pair) in (0..).map(Side).zip(&mut self.pairs) {
            if pair.take_if(|pair| pair.contains(&hex)).is_some() {
                self.gone = self.gone.with(side);
            }
        }
        self.collect_hexes();
    }

    /// Gives the tokens other hexes.
    #[inline]
    pub(super) fn update_hexes(&mut self, now: impl Fn(Hex) -> Hex) {
        if !self.is_none() {
            self.pairs = self.pairs.map(|pair| pair.map(|pair| pair.map(&now)));
            self.collect_hexes();
        }
    }

    #[cold]
    fn collect_hexes(&mut self) {
        self.hexes = self.pairs.iter().flatten().flatten().copied().collect();
    }
}
