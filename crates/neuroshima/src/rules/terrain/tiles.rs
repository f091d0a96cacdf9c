//! Terrain tiles as text in the terms of a game, and checks of terrain (NH-13.50).

use super::layout::Layout;
use super::{TerrainKind, TerrainTile};
use crate::rules::board::{Board, HexSet};

/// Parses `jungle:B2+B3,hills:C1`, or the name of a layout. `None` if the text does not describe terrain that is valid
/// on this board.
pub fn parse(text: &str, board: Board) -> Option<Vec<TerrainTile>> {
    if let Some(layout) = Layout::of_word(text) {
        return Some(layout.tiles(board));
    }
    let tile = |text: &str| {
        let (kind, names) = text.split_once(':')?;
        let hexes: Vec<_> = names.split('+').map(|name| board.hex(name)).collect::<Option<_>>()?;
        let set: HexSet = hexes.iter().copied().collect();
        (set.len() == hexes.len()).then_some(TerrainTile { kind: TerrainKind::of_word(kind)?, hexes: set })
    };
    let mut tiles: Vec<TerrainTile> = text.split(',').map(tile).collect::<Option<_>>()?;
    tiles.sort();
    Some(tiles)
}

/// The inverse of [`read`].
pub fn print(tiles: &[TerrainTile], board: Board) -> String {
    let tile = |tile: &TerrainTile| {
        let names: Vec<String> = tile.hexes.iter().map(|hex| board.name(hex).to_string()).collect();
        format!("{}:{}", tile.kind.word(), names.join("+"))
    };
    tiles.iter().map(tile).collect::<Vec<_>>().join(",")
}

/// The reason why terrain cannot be laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TerrainFault {
    /// A tile covers no hexes, or hexes off the board.
    #[error("terrain lies on hexes of the play area (NH-13.50)")]
    BesideBoard,
    /// The hexes of a tile are not connected.
    #[error("the hexes of a terrain tile touch each other (NH-13.50)")]
    InPieces,
    /// Two tiles cover the same hex.
    #[error("a hex has one terrain at most (NH-13.50)")]
    Twice,
    /// Mountains require the enlarged board.
    #[error("with Mountains, more than two players use 37 hexes (NH-13.50)")]
    BoardTooSmall,
    /// There is not enough room for the HQs.
    #[error("Mountains leave more hexes free than there are HQs (NH-13.54)")]
    NoRoom,
}

/// Checks whether terrain can be laid for a game with this many players.
pub fn check(tiles: &[TerrainTile], board: Board, seats: usize) -> Result<(), TerrainFault> {
    let on_board: HexSet = board.hexes().collect();
    let mut covered = HexSet::EMPTY;
    for tile in tiles {
        if !tile.hexes.difference(on_board).is_empty() || tile.hexes.is_empty() {
            return Err(TerrainFault::BesideBoard);
        }
        if !is_connected(tile.hexes, board) {
            return Err(TerrainFault::InPieces);
        }
        if !covered.intersection(tile.hexes).is_empty() {
            return Err(TerrainFault::Twice);
        }
        covered = covered.union(tile.hexes);
    }
    let is_mountain = |tile: &&TerrainTile| tile.kind == TerrainKind::Mountains;
    let mountains = tiles.iter().filter(is_mountain).fold(HexSet::EMPTY, |mountains, tile| mountains.union(tile.hexes));
    if !mountains.is_empty() && seats > 2 && board != Board::ENLARGED {
        return Err(TerrainFault::BoardTooSmall);
    }
    if board.basic_hexes().filter(|hex| !mountains.contains(*hex)).count() <= seats {
        return Err(TerrainFault::NoRoom);
    }
    Ok(())
}

fn is_connected(hexes: HexSet, board: Board) -> bool {
    let mut reached: HexSet = hexes.iter().take(1).collect();
    loop {
        let around = reached.iter().flat_map(|hex| board.neighbours(hex)).map(|(_, next)| next);
        let wider = around.filter(|&next| hexes.contains(next)).chain(reached.iter()).collect();
        if wider == reached {
            return reached == hexes;
        }
        reached = wider;
    }
}
