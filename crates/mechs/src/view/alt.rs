//! The table and a combat in words, for readers who cannot see the pictures.

use sztab_game::{Language, Side};

use crate::MechsGame;
use crate::arena::{Cell, Zone};
use crate::state::{Mech, Phase};
use crate::texts::{text, word};
use crate::values::WeaponId;
use crate::weapons::WeaponClass;

use super::{names, scene};

/// A text description of the table: whose turn it is, the locations of all pilots and pieces, and the panels. It
/// ends with what never changes in a game, the zones and the basic weapons, in case it is cut off.
pub fn table(game: &MechsGame, language: Language) -> String {
    let (state, values) = (game.state(), game.values());
    let name = |side: Side| names::side(language, game, side);
    let comma = word(language, "list-comma");
    let mut said = vec![match state.phase {
        Phase::Turn => {
            let turn = state.turn;
            let arguments = [
                ("round", state.round.into()),
                ("slot", turn.map_or(1, |turn| turn.slot).into()),
                ("side", turn.map_or_else(String::new, |turn| name(turn.side)).into()),
            ];
            text(language, "alt-turn", &arguments)
        }
        Phase::Program => {
            let ready: Vec<String> = state.ready.iter().map(|side| side.letter().to_string()).collect();
            let ready = if ready.is_empty() { "–".to_owned() } else { ready.join(&comma) };
            text(language, "alt-program", &[("round", state.round.into()), ("ready", ready.into())])
        }
        Phase::Pilot | Phase::Base | Phase::Arm | Phase::Over => format!("{}.", scene::title(game, language)),
    }];
    for side in state.sides_in_game().iter() {
        let player = state.player(side);
        let status = names::status(language, player.status);
        let mut arguments = vec![("side", name(side).into()), ("status", status.into())];
        let key = match player.at {
            Some(zone) => {
                arguments.push(("zone", zone.to_string().into()));
                "alt-pilot"
            }
            None => "alt-pilot-waiting",
        };
        said.push(text(language, key, &arguments));
    }
    if let Mech::Empty(zone) = state.mech {
        said.push(text(language, "alt-mech", &[("zone", zone.to_string().into())]));
    }
    for side in state.sides_in_game().iter() {
        let mines: Vec<String> = state.mines_of(side).map(|(zone, _)| zone.to_string()).collect();
        let turrets: Vec<String> = state.turrets_of(side).map(|zone| zone.to_string()).collect();
        for (key, zones) in [("alt-mine", mines), ("alt-turret", turrets)] {
            if !zones.is_empty() {
                let arguments = [("side", side.letter().to_string().into()), ("zones", zones.join(&comma).into())];
                said.push(text(language, key, &arguments));
            }
        }
    }
    for side in state.sides_in_game().iter() {
        let player = state.player(side);
        let weapons = names::weapons(language, values, player.weapons_in_order());
        let arguments = [
            ("side", side.letter().to_string().into()),
            ("health", player.health.into()),
            ("most", player.status.full_health(values).into()),
            ("energy", player.energy.into()),
            ("credits", player.credits.into()),
            ("points", player.points.into()),
            ("weapons", if weapons.is_empty() { "–".to_owned() } else { weapons }.into()),
        ];
        said.push(text(language, "alt-panel", &arguments));
        let stock = player.order.iter().copied().filter(|&id| !player.has_equipped(id));
        let stock = names::weapons(language, values, stock);
        if !stock.is_empty() {
            said.push(text(language, "alt-stock", &[("weapons", stock.into())]));
        }
    }
    let priced = |id| {
        let weapon = values.weapon(id);
        format!("{} ({})", names::weapon(language, values, id), names::price(language, weapon.energy, weapon.credits))
    };
    let row: Vec<String> = state.row.iter().copied().map(priced).collect();
    let basic: Vec<String> = values.weapons_of(WeaponClass::Basic).map(priced).collect();
    for (key, weapons) in [("alt-row", row), ("alt-basic", basic)] {
        if key == "alt-basic" {
            said.extend(zones(game, language));
        }
        if !weapons.is_empty() {
            said.push(text(language, key, &[("weapons", weapons.join(&comma).into())]));
        }
    }
    said.join(" ")
}

/// The zones by the resources they give, each with its value; bases also have the letters of their owners.
fn zones(game: &MechsGame, language: Language) -> Vec<String> {
    let (state, values) = (game.state(), game.values());
    let layout = values.layout(state.arena);
    let zone = |zone: Zone| {
        let owner = state.all_sides().iter().find(|&side| state.player(side).base == Some(zone));
        let value = state.zone_value(zone).into();
        let arguments = [("zone", zone.to_string().into()), ("value", value)];
        match (layout[zone.index()], owner) {
            (Cell::Bay, _) => text(language, "alt-bay", &arguments),
            (Cell::Base, Some(owner)) => {
                let owner = ("side", owner.letter().to_string().into());
                text(language, "alt-base", &[arguments.as_slice(), &[owner]].concat())
            }
            (Cell::Base | Cell::Resource | Cell::Outside, _) => text(language, "alt-zone", &arguments),
        }
    };
    let kinds = [("alt-zones-energy", true, false), ("alt-zones-credits", false, true), ("alt-zones-both", true, true)];
    let of_kind = kinds.map(|(key, energy, credits)| {
        let is_meant = |at: &Zone| {
            let tile = state.tiles[at.index()];
            layout[at.index()] != Cell::Outside && (tile.energy, tile.credits) == (energy, credits)
        };
        (key, Zone::all().filter(is_meant).map(zone).collect::<Vec<_>>())
    });
    let comma = word(language, "list-comma");
    let told = of_kind.into_iter().filter(|(_, zones)| !zones.is_empty());
    told.map(|(key, zones)| text(language, key, &[("zones", zones.join(&comma).into())])).collect()
}

/// A text description of the combat.
pub fn combat(game: &MechsGame, language: Language) -> Option<String> {
    let fight = game.state().combat?;
    let name = |side| names::side(language, game, side);
    let zone = game.state().player(fight.mover).at?;
    let arguments =
        [("zone", zone.to_string().into()), ("side", name(fight.mover).into()), ("enemy", name(fight.enemy).into())];
    let fighters = [fight.mover, fight.enemy].map(|side| fighter(game, side, language));
    Some(format!("{} {}", text(language, "alt-combat", &arguments), fighters.join(" ")))
}

/// A fighter's equipped weapons with their types and damage, and those that are exhausted.
fn fighter(game: &MechsGame, side: Side, language: Language) -> String {
    let (values, player) = (game.values(), game.state().player(side));
    let weapon = |id: WeaponId| {
        let weapon = values.weapon(id);
        let is_exhausted = player.exhausted & id.bit() != 0;
        let arguments = [
            ("weapon", names::weapon(language, values, id).into()),
            ("type", word(language, &format!("type-{}", weapon.kind.keyword())).into()),
            ("damage", weapon.damage.into()),
            ("power", weapon.power.into()),
        ];
        text(language, if is_exhausted { "alt-weapon-exhausted" } else { "alt-weapon" }, &arguments)
    };
    let weapons: Vec<String> = player.weapons_in_order().map(weapon).collect();
    let weapons = if weapons.is_empty() { "–".to_owned() } else { weapons.join(&word(language, "list-comma")) };
    text(language, "alt-fighter", &[("side", side.letter().to_string().into()), ("weapons", weapons.into())])
}
