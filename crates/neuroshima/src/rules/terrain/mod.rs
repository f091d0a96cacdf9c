//! Terrain tiles, which players may agree to lay on the board before a game (NH-13.50).

mod layout;
mod tiles;

use serde::{Deserialize, Serialize};
use sztab_words::worded;

use super::board::{Board, Direction, Hex, HexSet};

pub use layout::Layout;
pub use tiles::TerrainFault;
pub(super) use tiles::{check, parse, print};

/// The Toughness that Hills add to a unit. They add nothing to an HQ, which has points instead (NH-8.4, NH-13.53).
const TOUGHNESS_ON_HILLS: u8 = 1;

worded! {
    /// The kinds of terrain.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum TerrainKind {
        /// Ends the line of shots (NH-13.51).
        Jungle = "jungle",
        /// Protects units on it, and lets them aim (NH-13.53).
        Hills = "hills",
        /// Cannot be entered, and stops everything that crosses it (NH-13.54).
        Mountains = "mountains",
        /// All Misty Swamps count as adjacent to each other, wherever they are (NH-13.52).
        Swamps = "swamps",
    }
}

/// A terrain tile: connected hexes of one kind (NH-13.50; O-44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TerrainTile {
    /// The kind of terrain.
    pub kind: TerrainKind,
    /// The hexes that it covers.
    pub hexes: HexSet,
}

/// The terrain of a board: the hexes of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Terrain([HexSet; TerrainKind::ALL.len()]);

impl Terrain {
    /// The terrain made up of these tiles.
    #[must_use]
    pub fn from_tiles(tiles: &[TerrainTile]) -> Self {
        let mut terrain = Self::default();
        for tile in tiles {
            let hexes = &mut terrain.0[tile.kind as usize];
            *hexes = hexes.union(tile.hexes);
        }
        terrain
    }

    /// True if the board has no terrain, in which case no other checks are needed.
    #[must_use]
    #[inline]
    pub fn is_none(&self) -> bool {
        self.0.iter().all(|hexes| hexes.is_empty())
    }

    /// The hexes with a kind of terrain.
    #[must_use]
    #[inline]
    pub fn hexes_of(&self, kind: TerrainKind) -> HexSet {
        self.0[kind as usize]
    }

    /// All hexes with terrain.
    #[must_use]
    pub fn hexes(&self) -> HexSet {
        self.0.iter().fold(HexSet::EMPTY, |all, hexes| all.union(*hexes))
    }

    /// The kind of terrain on a hex.
    #[must_use]
    pub fn kind_on(&self, hex: Hex) -> Option<TerrainKind> {
        TerrainKind::ALL.into_iter().find(|&kind| self.hexes_of(kind).contains(hex))
    }

    /// The Toughness that a hex adds to a unit other than an HQ (NH-13.53).
    #[inline]
    pub(super) fn toughness(&self, hex: Hex) -> u8 {
        if self.has_hills(hex) { TOUGHNESS_ON_HILLS } else { 0 }
    }

    /// True if the hex is Hills, where a unit's ranged attacks are sharpshooter attacks (NH-13.53).
    #[inline]
    pub(super) fn has_hills(&self, hex: Hex) -> bool {
        self.hexes_of(TerrainKind::Hills).contains(hex)
    }

    /// True if the hex is Jungle, where a shot at the first enemy ends, whether or not the hex is occupied.
    /// Sharpshooters, Gauss shots, mortars and Bombs ignore it (NH-13.51).
    #[inline]
    pub(super) fn has_jungle(&self, hex: Hex) -> bool {
        self.hexes_of(TerrainKind::Jungle).contains(hex)
    }

    /// The number of hexes on a line that a shot at the first enemy can reach: up to and including the first hex of
    /// Jungle.
    pub(super) fn sight_distance(&self, mut line: impl Iterator<Item = Hex>) -> usize {
        line.position(|hex| self.has_jungle(hex)).map_or(usize::MAX, |before| before + 1)
    }

    /// True if the hex is Mountains, which cannot be entered and count as occupied (NH-4.5, NH-13.54).
    #[inline]
    pub(super) fn has_mountains(&self, hex: Hex) -> bool {
        self.hexes_of(TerrainKind::Mountains).contains(hex)
    }

    /// The hexes of a line of fire, ending before the first hex of Mountains (NH-1.5, NH-13.54).
    pub(super) fn line(&self, board: Board, from: Hex, direction: Direction) -> impl Iterator<Item = Hex> + use<> {
        let mountains = self.hexes_of(TerrainKind::Mountains);
        board.line(from, direction).take_while(move |&hex| !mountains.contains(hex))
    }

    /// The directions, out of those given, in which Mountains do not cut a connection to the second hex; one bit per
    /// direction (NH-13.54, NH-14.42).
    pub(super) fn open_directions(&self, board: Board, from: Hex, directions: u8) -> u8 {
        let is_cut =
            |&direction: &Direction| board.neighbour(from, direction).is_some_and(|hex| self.has_mountains(hex));
        let cut = Direction::ALL.into_iter().filter(is_cut);
        cut.fold(directions, |open, direction| open & !(1 << direction.index()))
    }

    /// The first hex of Mountains in the area of a bomb, which makes the bomb illegal (NH-13.54; O-46).
    pub(super) fn first_mountain_in(&self, area: HexSet) -> Option<Hex> {
        area.intersection(self.hexes_of(TerrainKind::Mountains)).iter().next()
    }
}
