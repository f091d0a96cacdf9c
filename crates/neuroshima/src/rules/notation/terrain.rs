//! The `terrain` lines of a position (NH-13.50).

use super::text::{Line, TextError};
use crate::rules::terms::Terms;
use crate::rules::terrain::{self, TerrainKind};

/// A terrain tile as text, `kind:A1+A2`, with its position. The hexes are resolved once the board is known.
pub(super) type UnresolvedTerrain = (String, TextError);

/// Reads `terrain jungle B2 B3`: a terrain tile with the hexes that it covers.
pub(super) fn read_terrain(line: &mut Line<'_>) -> Result<UnresolvedTerrain, TextError> {
    line.check_keys(&[])?;
    let expected = "jungle, hills, mountains or swamps";
    let kind = line.read_word(expected)?;
    TerrainKind::of_word(kind.text).ok_or_else(|| kind.mismatch(expected))?;
    let mut hexes = vec![line.read_word("a hex that the terrain covers")?.text];
    while let Some(word) = line.peek() {
        hexes.push(word.text);
        line.read_word("a hex")?;
    }
    Ok((format!("{}:{}", kind.text, hexes.join("+")), kind.mismatch("")))
}

/// Lays the terrain tiles on the board given by the terms.
pub(super) fn lay_terrain(tiles: &[UnresolvedTerrain], terms: &mut Terms) -> Result<(), TextError> {
    if let Some((_, place)) = tiles.first().filter(|_| terms.page.is_some()) {
        let expected = "no `terrain` line, because a page brings its own terrain (NH-13.30)";
        return Err(TextError { expected: expected.into(), ..place.clone() });
    }
    for (tile, place) in tiles {
        let misplaced = |reason: String| TextError { expected: reason.into(), ..place.clone() };
        let read = terrain::parse(tile, terms.board);
        terms.terrain.extend(read.ok_or_else(|| misplaced("hexes of this board, each once".to_owned()))?);
        terms.terrain.sort();
        let fits = terms.check_terrain();
        fits.map_err(|error| misplaced(format!("terrain that can lie so: {error}")))?;
    }
    Ok(())
}

/// True if the tiles require the enlarged board: they include Mountains, and there are more than two players (NH-13.50;
/// O-45).
pub(super) fn need_enlarged_board(tiles: &[UnresolvedTerrain], sides: usize) -> bool {
    sides > 2 && tiles.iter().any(|(tile, _)| tile.starts_with("mountains:"))
}
