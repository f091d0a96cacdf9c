//! Lines and refusals as text.

use sztab_game::{Game, Language, Side};

use crate::MechsGame;
use crate::action::{Action, AttackArgument};
use crate::illegal::Illegal;
use crate::texts::{text, word};
use crate::values::{Ability, Resource, WeaponId};

use super::posts::question_key_suffix;
use super::{downcast_game, names};

/// The name for an id of the notation.
pub fn displayed_name(game: &MechsGame, id: &str, language: Language) -> String {
    let values = game.values();
    let weapon = values.find_weapon(id).map(|id| names::weapon(language, values, id));
    let card = || values.find_card(id).map(|id| names::card(language, values, id));
    let pilot = || values.find_pilot(id).map(|id| names::pilot(language, values, id));
    let mech = || values.find_mech(id).map(|id| names::mech(language, values, id));
    weapon.or_else(card).or_else(pilot).or_else(mech).unwrap_or_else(|| id.to_owned())
}

/// The label of a line's button.
pub fn button_label(game: &MechsGame, side: Side, line: &str, language: Language) -> String {
    Action::parse(line, game.values()).map_or_else(|_| line.to_owned(), |action| phrase(game, side, action, language))
}

/// A line in a button or a list, with its price.
pub fn phrase(game: &MechsGame, side: Side, action: Action, language: Language) -> String {
    let line = name_of_line(game, side, action, language);
    let Some((resource, price)) = price(game, side, action) else { return line };
    let cost = names::amount(language, resource, price);
    text(language, "line-cost", &[("line", line.into()), ("cost", cost.into())])
}

/// The price of putting or moving a mine or turret (TEM-7.3, TEM-7.4, TEM-14.4).
fn price(game: &MechsGame, side: Side, action: Action) -> Option<(Resource, u8)> {
    let (state, constants) = (game.state(), &game.values().constants);
    let asked = question_key_suffix(game, side)?;
    let value_here = || Some(state.zone_value(state.player(side).at?));
    if matches!(action, Action::Mine(_)) && asked == "action" {
        Some((constants.mine_resource, value_here()?))
    } else if matches!(action, Action::Turret(_)) {
        Some((constants.turret_resource, value_here()?))
    } else if let (Action::Deploy(zone), Ability::Redeploy { surcharge }) =
        (action, state.ability(game.values(), side)?)
    {
        let is_mine = asked == "deploy-mine";
        let resource = if is_mine { constants.mine_resource } else { constants.turret_resource };
        Some((resource, state.zone_value(zone).saturating_add(surcharge)))
    } else {
        None
    }
}

fn name_of_line(game: &MechsGame, side: Side, action: Action, language: Language) -> String {
    let values = game.values();
    let one = |key: &str, name: &'static str, value: String| text(language, key, &[(name, value.into())]);
    let stage = question_key_suffix(game, side).unwrap_or_default();
    match action {
        Action::Pilot(id) => one("line-pilot", "pilot", names::pilot(language, values, id)),
        Action::Base(zone) => one("line-base", "zone", zone.to_string()),
        Action::Mine(number) => match game.state().mines_of(side).find(|(_, mine)| mine.number == Some(number)) {
            Some((zone, _)) if stage == "action" => {
                let arguments = [("number", number.into()), ("zone", zone.to_string().into())];
                text(language, "line-mine-move", &arguments)
            }
            _ => one("line-mine", "number", number.to_string()),
        },
        Action::Weapon(id) => one("line-weapon", "weapon", names::weapon(language, values, id)),
        Action::Program { slot, card, direction } => {
            let arguments = [
                ("slot", slot.into()),
                ("card", names::card(language, values, card).into()),
                ("arrow", names::arrow(direction).into()),
            ];
            text(language, "line-program", &arguments)
        }
        Action::Ready => word(language, "line-ready"),
        Action::Commander => word(language, "line-commander"),
        Action::AdHoc { card, direction } => {
            let card = names::card(language, values, card);
            text(language, "line-adhoc", &[("card", card.into()), ("arrow", names::arrow(direction).into())])
        }
        Action::Rotate(direction) => one("line-rotate", "arrow", names::direction(language, direction)),
        Action::Drive => word(language, "line-drive"),
        Action::Mech(Some(card)) => one("line-mech", "mech", names::mech(language, values, card)),
        Action::Mech(None) => word(language, "line-mech-none"),
        Action::Collect(resource) => one("line-collect", "resource", names::resource(language, resource)),
        Action::Turret(None) => word(language, "line-turret"),
        Action::Turret(Some(zone)) => one("line-turret-move", "zone", zone.to_string()),
        Action::Buy(id) => {
            let weapon = values.weapon(id);
            let cost = names::price(language, weapon.energy, weapon.credits);
            let name = names::weapon(language, values, id);
            text(language, "line-buy", &[("weapon", name.into()), ("cost", cost.into())])
        }
        Action::Repair(paid) => {
            let health = paid.saturating_mul(values.constants.repair_health);
            let cost = names::amount(language, values.constants.repair_resource, paid);
            text(language, "line-repair", &[("health", health.into()), ("cost", cost.into())])
        }
        Action::Upgrade => {
            let constants = &values.constants;
            one("line-upgrade", "cost", names::amount(language, constants.upgrade_resource, constants.upgrade_cost))
        }
        Action::Expert => word(language, "line-expert"),
        Action::Attack { weapon, with } => {
            let said = attack_phrase(game, side, weapon, with, language);
            let argument = match with {
                AttackArgument::Nothing => return said,
                AttackArgument::Paid(amount) => one("line-attack-paid", "amount", amount.to_string()),
                AttackArgument::Zone(zone) => zone.to_string(),
                AttackArgument::Weapon(id) => names::weapon(language, values, id),
                AttackArgument::Resource(resource) => names::resource(language, resource),
                AttackArgument::Direction(direction) => names::direction(language, direction),
            };
            format!("{said} · {argument}")
        }
        Action::Place(zone) => one("line-place", "zone", zone.to_string()),
        Action::Deploy(zone) => zone.to_string(),
        Action::Pass => {
            let key = match stage {
                "commander" | "rotate" | "drive" | "action" | "expert" => format!("line-pass-{stage}"),
                "deploy-mine" | "deploy-turret" => "line-pass-deploy".to_owned(),
                _ => "line-pass".to_owned(),
            };
            word(language, &key)
        }
        Action::Equip(id) => one("line-equip", "weapon", names::weapon(language, values, id)),
        Action::Shield(true) => word(language, "line-shield-on"),
        Action::Shield(false) => word(language, "line-shield-off"),
    }
}

pub fn refusal_text(game: &dyn Game, side: Side, illegal: Illegal, language: Language) -> String {
    let named = |side: Side| {
        downcast_game(game).map_or_else(|| side.letter().to_string(), |game| names::side(language, game, side))
    };
    let key = match illegal {
        Illegal::Over => "refused-over",
        Illegal::NotAsked(_) => "refused-not-asked",
        Illegal::Robot(_) => "refused-robot",
        Illegal::HasLeft(_) => "refused-has-left",
        Illegal::NotWaited(_) => "refused-not-waited",
        Illegal::OtherQuestion => "refused-other-question",
        Illegal::Unknown => "refused-unknown",
        Illegal::NotOffered => "refused-not-offered",
        Illegal::NoFreeBase => "refused-no-free-base",
        Illegal::NoSuchMine => "refused-no-such-mine",
        Illegal::NotBasic => "refused-not-basic",
        Illegal::SameCard => "refused-same-card",
        Illegal::Vacant => "refused-vacant",
        Illegal::Peace => "refused-peace",
        Illegal::SameDirection => "refused-same-direction",
        Illegal::NoSuchMech => "refused-no-such-mech",
        Illegal::NoRoom => "refused-no-room",
        Illegal::NoSuchTurret => "refused-no-such-turret",
        Illegal::TooDear => "refused-too-dear",
        Illegal::NotForSale => "refused-not-for-sale",
        Illegal::NoRepair => "refused-no-repair",
        Illegal::NoUpgrade => "refused-no-upgrade",
        Illegal::MechRepair => "refused-mech-repair",
        Illegal::OtherAction => "refused-other-action",
        Illegal::NotUsable => "refused-not-usable",
        Illegal::Argument(_) => "refused-argument",
        Illegal::NotNearest => "refused-not-nearest",
        Illegal::NoDeploy => "refused-no-deploy",
        Illegal::NotOptional(_) => "refused-not-optional",
        Illegal::NotOwned => "refused-not-owned",
        Illegal::InCombat => "refused-in-combat",
        Illegal::NoSwitch => "refused-no-switch",
    };
    text(language, key, &[("side", named(side).into())])
}

pub fn attack_phrase(
    game: &MechsGame,
    side: Side,
    weapon: WeaponId,
    with: AttackArgument,
    language: Language,
) -> String {
    let damage = game.strike(side, weapon, with).map_or(0, |strike| strike.damage);
    let is_power = game.is_power_attack(side, weapon);
    let key = if is_power { "line-attack-power" } else { "line-attack" };
    let name = names::weapon(language, game.values(), weapon);
    text(language, key, &[("weapon", name.into()), ("damage", damage.into())])
}
