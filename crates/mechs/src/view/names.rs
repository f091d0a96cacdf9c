//! Names in the reader's language: sides, pilots, cards, weapons, amounts.

use sztab_game::{Language, Side};

use crate::MechsGame;
use crate::arena::Direction;
use crate::state::Status;
use crate::texts::{text, word};
use crate::values::{Ability, CardId, MechSide, PilotId, Resource, Values, WeaponId};

/// The name for a text key or, if there is no such text, the name given in an owner's file.
fn translated_name(language: Language, key: &str, own: &str) -> String {
    let name = word(language, key);
    if name == key { own.to_owned() } else { name }
}

pub fn weapon(language: Language, values: &Values, id: WeaponId) -> String {
    let weapon = values.weapon(id);
    let own = if language == Language::Polish { &weapon.name_pl } else { &weapon.name_en };
    translated_name(language, &format!("weapon-{}", weapon.id.replace('_', "-")), own)
}

pub fn weapons(language: Language, values: &Values, ids: impl Iterator<Item = WeaponId>) -> String {
    ids.map(|id| weapon(language, values, id)).collect::<Vec<_>>().join(&word(language, "list-comma"))
}

pub fn pilot(language: Language, values: &Values, id: PilotId) -> String {
    let pilot = values.pilot(id);
    let own = if language == Language::Polish { &pilot.name_pl } else { &pilot.name_en };
    translated_name(language, &format!("pilot-{}", pilot.id), own)
}

pub fn card(language: Language, values: &Values, id: CardId) -> String {
    let card = values.card(id);
    translated_name(language, &format!("card-{}", card.id), &card.name)
}

pub fn mech(language: Language, values: &Values, side: MechSide) -> String {
    let card = values.mech(side);
    let own = if language == Language::Polish { &card.name_pl } else { &card.name_en };
    translated_name(language, &format!("mech-{}", card.id), own)
}

/// A direction's arrow and its name.
pub fn direction(language: Language, direction: Direction) -> String {
    word(language, &format!("direction-{}", direction.keyword()))
}

/// A direction's arrow.
pub const fn arrow(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "↑",
        Direction::E => "→",
        Direction::S => "↓",
        Direction::W => "←",
        Direction::Ne => "↗",
        Direction::Se => "↘",
        Direction::Sw => "↙",
        Direction::Nw => "↖",
    }
}

/// An amount of a resource, such as "2 credits".
pub fn amount(language: Language, resource: Resource, count: u8) -> String {
    if count == 0 {
        return word(language, "amount-free");
    }
    text(language, &format!("amount-{}", resource.keyword()), &[("count", count.into())])
}

pub fn damage(language: Language, count: u8) -> String {
    text(language, "amount-damage", &[("count", count.into())])
}

/// A sentence about a pilot's ability.
pub fn ability(language: Language, values: &Values, id: PilotId) -> String {
    let cost = |resource, price| amount(language, resource, price).into();
    let (key, arguments) = match values.pilot(id).ability {
        Ability::Commander { price, resource } => ("ability-commander", vec![("cost", cost(resource, price))]),
        Ability::Shield { price, resource } => ("ability-shield", vec![("cost", cost(resource, price))]),
        Ability::Supply { extra } => ("ability-supply", vec![("extra", extra.into())]),
        Ability::Redeploy { surcharge } => ("ability-redeploy", vec![("surcharge", surcharge.into())]),
        Ability::Expert { price, resource } => ("ability-expert", vec![("cost", cost(resource, price))]),
        Ability::SelfRepair { free } => ("ability-self-repair", vec![("health", free.into())]),
        Ability::Gyroscope { price, resource } => ("ability-gyroscope", vec![("cost", cost(resource, price))]),
        Ability::Tough { turrets, mines } => {
            ("ability-tough", vec![("turrets", turrets.into()), ("mines", mines.into())])
        }
    };
    text(language, key, &arguments)
}

/// A price in both resources.
pub fn price(language: Language, energy: u8, credits: u8) -> String {
    let parts = [(Resource::Energy, energy), (Resource::Credits, credits)].into_iter().filter(|(_, count)| *count > 0);
    let parts: Vec<String> = parts.map(|(resource, count)| amount(language, resource, count)).collect();
    if parts.is_empty() { word(language, "amount-free") } else { parts.join(" + ") }
}

pub fn resource(language: Language, resource: Resource) -> String {
    word(language, &format!("resource-{}", resource.keyword()))
}

pub fn status(language: Language, status: Status) -> String {
    word(language, &format!("status-{}", status.keyword()))
}

/// The letter of a side, with its pilot once known.
pub fn side(language: Language, game: &MechsGame, side: Side) -> String {
    let name = pilot_of(language, game, side).map(|name| format!("{} ({name})", side.letter()));
    name.unwrap_or_else(|| side.letter().to_string())
}

/// The name of a side's pilot once known, or the word for a robot.
pub fn pilot_of(language: Language, game: &MechsGame, side: Side) -> Option<String> {
    let player = game.state().player(side);
    let robot = player.is_robot.then(|| word(language, "label-robot"));
    robot.or_else(|| player.pilot.map(|id| pilot(language, game.values(), id)))
}

/// A note on the values in use. For an owner's file it contains the id, and how many values are the owner's and how
/// many open.
pub fn values_note(language: Language, values: &Values) -> String {
    let title = if values.is_built_in() {
        self::values(language, values)
    } else {
        let (owner, open) = (values.owner_fields().len(), values.open_fields().len());
        let arguments = [("id", values.id.clone().into()), ("owner", owner.into()), ("open", open.into())];
        text(language, "values-owned", &arguments)
    };
    text(language, "label-values", &[("title", title.into())])
}

/// The title of the values.
pub fn values(language: Language, values: &Values) -> String {
    if values.is_built_in() { word(language, &format!("values-{}", values.id)) } else { values.title.clone() }
}
