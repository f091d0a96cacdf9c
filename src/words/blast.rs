//! Whom an explosion or a Bomb would hit, in words: before it is decided.

use super::action::named;
use super::{Language, text, word};
use crate::rules::{Game, Hex, Side};

/// Whom a Bomb of a side would hit around a hex (NH-10.15).
#[must_use]
pub fn bomb_phrase(language: Language, game: &Game, side: Side, centre: Hex) -> String {
    let around = game.arrangement().board.neighbours(centre).map(|(_, hex)| hex);
    blast(language, game, side, std::iter::once(centre).chain(around))
}

/// Whom a unit would hit if it exploded (NH-6.16).
pub(super) fn explosion_phrase(language: Language, game: &Game, side: Side, unit: Hex) -> String {
    blast(language, game, side, game.arrangement().board.neighbours(unit).map(|(_, hex)| hex))
}

/// "It would hit Mutant (C2), and Blocker (D3) of your own." HQs are spared by both (NH-6.17, NH-10.15).
fn blast(language: Language, game: &Game, side: Side, hexes: impl Iterator<Item = Hex>) -> String {
    let (mut own, mut enemies) = (Vec::new(), Vec::new());
    for hex in hexes {
        let Some(unit) = game.arrangement().unit(hex) else { continue };
        if !game.roster().of(unit).is_headquarters() {
            let hit = if unit.owner == side { &mut own } else { &mut enemies };
            hit.push(named(language, game, hex));
        }
    }
    let list = |names: &[String]| names.join(&word(language, "list-comma"));
    let arguments = [("enemies", list(&enemies).into()), ("own", list(&own).into())];
    match (enemies.is_empty(), own.is_empty()) {
        (true, true) => word(language, "blast-nobody"),
        (false, true) => text(language, "blast-enemies", &arguments),
        (true, false) => text(language, "blast-own", &arguments),
        (false, false) => text(language, "blast-both", &arguments),
    }
}
