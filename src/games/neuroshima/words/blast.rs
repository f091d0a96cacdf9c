//! Whom an explosion or a Bomb would hit, in words: before it is decided.

use super::tile::{Object, object};
use crate::games::Language;
use crate::games::neuroshima::rules::battle::blast as victims;
use crate::games::neuroshima::rules::{Game, Hex, HexSet, Influence, Side};
use crate::words::{text, word};

/// Whom a Bomb of a side would hit around a hex (NH-10.15).
#[must_use]
pub fn bomb_phrase(language: Language, game: &Game, side: Side, centre: Hex) -> String {
    blast(language, game, side, victims::bomb(&Influence::read(game.roster(), game.arrangement()), centre))
}

/// Whom a unit would hit if it exploded (NH-6.16).
pub(super) fn explosion_phrase(language: Language, game: &Game, side: Side, unit: Hex) -> String {
    blast(language, game, side, victims::explosion(&Influence::read(game.roster(), game.arrangement()), unit))
}

/// "It would hit Mutant (C2), and Blocker (D3) of your own."
fn blast(language: Language, game: &Game, side: Side, victims: HexSet) -> String {
    let influence = Influence::read(game.roster(), game.arrangement());
    let (own, enemies): (Vec<Hex>, Vec<Hex>) = victims.iter().partition(|&hex| influence.controller(hex) == Some(side));
    let [own, enemies, all] = [&own[..], &enemies, &[enemies.as_slice(), &own].concat()].map(|hexes| {
        let units: Vec<Object> = hexes.iter().map(|&hex| object(language, game, hex)).collect();
        Object::list(language, &units)
    });
    let arguments = [("enemies", enemies.name()), ("own", own.name()), ("form", all.form())];
    match (enemies.is_empty(), own.is_empty()) {
        (true, true) => word(language, "blast-nobody"),
        (false, true) => text(language, "blast-enemies", &arguments),
        (true, false) => text(language, "blast-own", &arguments),
        (false, false) => text(language, "blast-both", &arguments),
    }
}
