//! Tiles and units by name.

use super::{Language, text};
use crate::rules::event::Seen;
use crate::rules::{Board, Roster, Side, TileId};

/// A tile's name.
#[must_use]
pub fn tile_name(language: Language, roster: &Roster, side: Side, tile: TileId) -> &str {
    roster.tile(side, tile).name.in_language(language)
}

/// A unit by name and hex, an HQ by its army: "Runner (C3)", "Hegemony HQ (B2)".
#[must_use]
pub fn unit_name(language: Language, roster: &Roster, board: Board, unit: Seen) -> String {
    let tile = roster.tile(unit.owner, unit.tile);
    let name = tile.name.in_language(language);
    let hex = board.name(unit.hex).to_string();
    if tile.is_headquarters() {
        let army = roster.army(unit.owner).name.in_language(language);
        text(language, "unit-headquarters", &[("army", army.into()), ("name", name.into()), ("hex", hex.into())])
    } else {
        text(language, "unit-named", &[("name", name.into()), ("hex", hex.into())])
    }
}
