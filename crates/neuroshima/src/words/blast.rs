//! Targets of explosions and Bombs in words, shown before the player decides.

use super::tile::{Object, ground_name, object};
use crate::rules::battle::blast as victims;
use crate::rules::instants::{Bomb, SmallBomb};
use crate::rules::{Game, Hex, HexSet, Influence, Side};
use crate::texts::{text, word};
use sztab_game::Language;

/// Targets of a side's Bomb around a hex (NH-10.15).
pub(super) fn bomb_phrase(language: Language, game: &Game, side: Side, bomb: Bomb) -> String {
    area_phrase(
        language,
        game,
        side,
        victims::bomb_area(game.arrangement().board, bomb.centre),
        bomb.foundation_targets,
    )
}

/// Targets of a side's Small Bomb (NH-10.16).
pub(super) fn small_bomb_phrase(language: Language, game: &Game, side: Side, bomb: SmallBomb) -> String {
    area_phrase(language, game, side, bomb.area(), bomb.foundation_targets())
}

/// Units that a side's instant would hit in an area, and Foundations that it would destroy there (NH-10.3).
pub(super) fn area_phrase(
    language: Language,
    game: &Game,
    side: Side,
    area: HexSet,
    foundation_targets: HexSet,
) -> String {
    let arrangement = game.arrangement();
    let hit = victims::victims(&Influence::evaluate(game.roster(), arrangement), area, foundation_targets);
    let grounds = area.iter().filter(|&hex| arrangement.targets_foundation(hex, foundation_targets));
    let grounds: Vec<String> = grounds.filter_map(|hex| ground_name(language, game, hex)).collect();
    if grounds.is_empty() {
        return victims_phrase(language, game, side, hit);
    }
    let tiles = grounds.join(&word(language, "list-comma"));
    let destroyed = text(language, "blast-foundations", &[("tiles", tiles.into())]);
    if hit.is_empty() { destroyed } else { format!("{} {destroyed}", victims_phrase(language, game, side, hit)) }
}

/// Units that a unit would hit by exploding (NH-6.16).
pub(super) fn explosion_phrase(language: Language, game: &Game, side: Side, unit: Hex) -> String {
    victims_phrase(
        language,
        game,
        side,
        victims::explosion_victims(&Influence::evaluate(game.roster(), game.arrangement()), unit),
    )
}

/// Units that a Toxic Bomb would hit by going off (NH-14.71).
pub(super) fn toxic_bomb_phrase(language: Language, game: &Game, side: Side, hex: Hex) -> String {
    victims_phrase(
        language,
        game,
        side,
        victims::toxic_bomb_victims(&Influence::evaluate(game.roster(), game.arrangement()), hex),
    )
}

/// The units that would be hit, in a sentence such as "It would hit Mutant (C2), and Blocker (D3) of your own."
fn victims_phrase(language: Language, game: &Game, side: Side, victims: HexSet) -> String {
    let influence = Influence::evaluate(game.roster(), game.arrangement());
    let (own, others): (Vec<Hex>, Vec<Hex>) = victims.iter().partition(|&hex| influence.controller(hex) == Some(side));
    let allies = game.roster().mode().allies(side);
    let is_allied = |&hex: &Hex| influence.controller(hex).is_some_and(|controller| allies.contains(controller));
    let (allied, enemies): (Vec<Hex>, Vec<Hex>) = others.into_iter().partition(is_allied);
    if !allied.is_empty() {
        let units: Vec<Object> = allied.iter().map(|&hex| object(language, game, hex)).collect();
        let units = Object::join(language, &units);
        let allied = text(language, "blast-allies", &[("units", units.name()), ("form", units.form())]);
        let is_all = own.is_empty() && enemies.is_empty();
        return if is_all {
            allied
        } else {
            format!("{} {allied}", own_and_enemy_phrase(language, game, &own, &enemies))
        };
    }
    own_and_enemy_phrase(language, game, &own, &enemies)
}

/// The same sentence without allied units.
fn own_and_enemy_phrase(language: Language, game: &Game, own: &[Hex], enemies: &[Hex]) -> String {
    let [own, enemies, all] = [own, enemies, &[enemies, own].concat()].map(|hexes| {
        let units: Vec<Object> = hexes.iter().map(|&hex| object(language, game, hex)).collect();
        Object::join(language, &units)
    });
    let arguments = [("enemies", enemies.name()), ("own", own.name()), ("form", all.form())];
    match (enemies.is_empty(), own.is_empty()) {
        (true, true) => word(language, "blast-nobody"),
        (false, true) => text(language, "blast-enemies", &arguments),
        (true, false) => text(language, "blast-own", &arguments),
        (false, false) => text(language, "blast-both", &arguments),
    }
}
