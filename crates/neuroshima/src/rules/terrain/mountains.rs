//! Mountains: nobody enters them, and no shot and no long connection passes (NH-13.54).

use super::{Terrain, TerrainKind};
use crate::rules::board::{Board, Direction, Hex, HexSet};

/// True if a hex cannot be entered, and counts as occupied (NH-4.5, NH-13.54).
#[inline]
pub fn fill(terrain: &Terrain, hex: Hex) -> bool {
    terrain.of(TerrainKind::Mountains).contains(hex)
}

/// The hexes of a line of fire up to the first Mountains (NH-1.5, NH-13.54).
pub fn line(board: Board, terrain: &Terrain, from: Hex, direction: Direction) -> impl Iterator<Item = Hex> + use<> {
    let mountains = terrain.of(TerrainKind::Mountains);
    board.line(from, direction).take_while(move |&hex| !mountains.contains(hex))
}

/// Of some directions, one bit each, those in which Mountains do not cut a connection to the second hex (NH-13.54,
/// NH-14.42).
pub fn open(board: Board, terrain: &Terrain, from: Hex, directions: u8) -> u8 {
    let mountains = terrain.of(TerrainKind::Mountains);
    let is_cut = |&direction: &Direction| board.neighbour(from, direction).is_some_and(|hex| mountains.contains(hex));
    let cut = Direction::ALL.into_iter().filter(is_cut);
    cut.fold(directions, |open, direction| open & !(1 << direction.index()))
}

/// The first hex of Mountains in the area of a bomb, which is then forbidden (NH-13.54; O-46).
pub fn first_mountain_in(terrain: &Terrain, area: HexSet) -> Option<Hex> {
    area.intersection(terrain.of(TerrainKind::Mountains)).iter().next()
}
