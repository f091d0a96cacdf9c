//! Errors in terrain typed hex by hex (NH-13.50), and in lists of readings typed at once (NH-16.12).

use std::sync::Arc;

use crate::agreed::Agreed;
use crate::rules::{Army, Board, Reading, Readings, Terms, TerrainFault, TerrainKind, TerrainTile};
use crate::texts::{text, word};
use sztab_game::Language;

use super::agreement::{READINGS_KEY, is_on_offer};
use super::turns::unknown_hex_message;

/// Describes the error in a value whose term has its own format; `None` for other terms.
pub(super) fn describe_value_error(
    terms: &str,
    armies: &[Arc<Army>],
    key: &str,
    value: &str,
    language: Language,
) -> Option<String> {
    let terms = terms.parse::<Agreed>().ok()?.rules;
    match key {
        "terrain" => Some(terrain_error(&terms, value, language)),
        READINGS_KEY => Some(readings_error(&terms, armies, value, language)),
        _ => None,
    }
}

fn terrain_error(terms: &Terms, value: &str, language: Language) -> String {
    let said = |key: &str, named: &str| text(language, key, &[("word", named.to_owned().into())]);
    if !value.contains(':') {
        return said("misread-terrain", value);
    }
    let mut parts = Vec::new();
    for part in value.split(',') {
        let Some((kind, hexes)) = part.split_once(':') else { return said("misread-terrain-part", part) };
        let Some(known) = TerrainKind::of_word(kind) else { return said("misread-terrain-kind", kind) };
        parts.push((known, hexes));
    }
    let has_mountains = parts.iter().any(|(kind, _)| *kind == TerrainKind::Mountains);
    let board = match terms.seats {
        2 => Board::STANDARD,
        _ if has_mountains => Board::ENLARGED,
        4 => terms.board,
        _ => Board::STANDARD,
    };
    let mut tiles = Vec::new();
    for (kind, names) in parts {
        let mut hexes = Vec::new();
        for name in names.split('+') {
            let Some(hex) = board.hex(name) else { return unknown_hex_message(board, name, language) };
            if hexes.contains(&hex) {
                return said("misread-terrain-twice", "");
            }
            hexes.push(hex);
        }
        tiles.push(TerrainTile { kind, hexes: hexes.into_iter().collect() });
    }
    let laid = Terms { board, terrain: tiles, ..terms.clone() };
    let key = match laid.check_terrain() {
        Err(TerrainFault::InPieces) => "misread-terrain-pieces",
        Err(TerrainFault::Twice) => "misread-terrain-twice",
        Err(TerrainFault::NoRoom) => "misread-terrain-room",
        Err(TerrainFault::BesideBoard | TerrainFault::BoardTooSmall) | Ok(()) => "misread-terrain",
    };
    said(key, value)
}

/// Names the first ruling that has no second reading, or whose second reading makes no difference here.
fn readings_error(terms: &Terms, armies: &[Arc<Army>], value: &str, language: Language) -> String {
    let offered = Reading::ALL.into_iter().filter(|&reading| is_on_offer(reading, terms, armies)).map(Reading::word);
    let offered: Vec<&str> = offered.collect();
    if offered.is_empty() {
        return word(language, "misread-no-readings");
    }
    let mut seen = Readings::default();
    let wrong = value.split(',').find(|id| match Reading::of_word(id) {
        Some(reading) if is_on_offer(reading, terms, armies) && !seen.has(reading) => {
            seen = seen.with(reading, true);
            false
        }
        _ => true,
    });
    let wrong = wrong.unwrap_or(value).to_owned();
    let listed = offered.join(&word(language, "list-comma"));
    text(language, "misread-reading", &[("word", wrong.into()), ("rulings", listed.into())])
}
