//! Names in the reader's language: COGs, Locust, weapons, cards, equipment, missions.

use sztab_game::{Language, Side};

use crate::GearsGame;
use crate::action::Manner;
use crate::state::Figure;
use crate::texts::{text, word};
use crate::values::{CogId, Equipment, Family, Kind, MissionId, OrderId, OrderStep, Reaction, Values, WeaponId};

/// The grammatical case of a name in a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// The case used for the acting figure.
    Nominative,
    /// The case used for the affected figure.
    Accusative,
}

impl Case {
    const fn keyword(self) -> &'static str {
        match self {
            Self::Nominative => "nom",
            Self::Accusative => "acc",
        }
    }
}

/// The name for a text key or, if there is no such text, the name given in an owner's file.
fn translated_name(language: Language, key: &str, own: &str) -> String {
    let name = word(language, key);
    if name == key { own.to_owned() } else { name }
}

/// Names separated by commas.
pub fn join_names(language: Language, names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(&word(language, "list-comma"))
}

/// The short name of a side's COG.
pub fn cog(language: Language, game: &GearsGame, side: Side, case: Case) -> String {
    let id = &game.values().cog(game.state().cog(side).card).id;
    text(language, &format!("cog-{id}"), &[("case", case.keyword().into())])
}

/// A side's letter and its COG.
pub fn side(language: Language, game: &GearsGame, side: Side) -> String {
    format!("{} ({})", side.letter(), cog(language, game, side, Case::Nominative))
}

/// The kind of a Locust.
pub fn kind(language: Language, kind: Kind, case: Case) -> String {
    text(language, &format!("locust-{}", kind.keyword()), &[("case", case.keyword().into())])
}

/// A figure's kind and number. The number is omitted if the kind has only one figure.
pub fn figure(language: Language, figure: Figure, case: Case) -> String {
    let name = kind(language, figure.kind, case);
    match figure.kind {
        Kind::Skorge | Kind::Berserker => name,
        Kind::Wretch
        | Kind::Lambent
        | Kind::Drone
        | Kind::Boomer
        | Kind::Grinder
        | Kind::Theron
        | Kind::Ticker
        | Kind::Kantus => format!("{name} {}", figure.number),
    }
}

/// Figures separated by commas.
pub fn figures(language: Language, figures: &[Figure]) -> String {
    join_names(language, figures.iter().map(|it| figure(language, *it, Case::Nominative)))
}

pub fn weapon(language: Language, values: &Values, id: WeaponId) -> String {
    let weapon = values.weapon(id);
    translated_name(language, &format!("weapon-{}", weapon.id), &weapon.name)
}

/// A weapon and the manner of attacking with it.
pub fn attack(language: Language, values: &Values, id: WeaponId, manner: Option<Manner>) -> String {
    let weapon = weapon(language, values, id);
    let key = match manner {
        None | Some(Manner::Normal) => "manner-normal",
        Some(Manner::Overkill) => "manner-overkill",
        Some(Manner::Saw) => "manner-saw",
        Some(Manner::Throw) => "manner-throw",
    };
    text(language, key, &[("weapon", weapon.into())])
}

pub fn card(language: Language, values: &Values, id: OrderId) -> String {
    if id == OrderId::HIDDEN {
        return word(language, "table-card");
    }
    let order = values.order(id);
    translated_name(language, &format!("card-{}", order.id), &order.name)
}

pub fn cards(language: Language, values: &Values, ids: &[OrderId]) -> String {
    join_names(language, ids.iter().map(|id| card(language, values, *id)))
}

/// The steps of an Order card, on one line.
pub fn steps(language: Language, steps: &[OrderStep]) -> String {
    join_names(language, steps.iter().map(|it| step(language, *it)))
}

fn step(language: Language, step: OrderStep) -> String {
    let with = |key: &str, n: u8| text(language, key, &[("n", n.into())]);
    match step {
        OrderStep::Move(n) => with("step-move", n),
        OrderStep::Attack { free: true, .. } => word(language, "step-attack-free"),
        OrderStep::Attack { dice: 0, free: false } => word(language, "step-attack"),
        OrderStep::Attack { dice, free: false } => {
            let key = if dice > 0 { "step-attack-more" } else { "step-attack-fewer" };
            with(key, dice.unsigned_abs())
        }
        OrderStep::Ammo(n) => with("step-ammo", n),
        OrderStep::Draw(n) => with("step-draw", n),
        OrderStep::Help(n) => with("step-help", n),
        OrderStep::All(n) => with("step-all", n),
        OrderStep::Shift(n) => with("step-shift", n),
        OrderStep::Expose => word(language, "step-expose"),
        OrderStep::Skip => word(language, "step-skip"),
        OrderStep::Again => word(language, "step-again"),
        OrderStep::Team => word(language, "step-team"),
    }
}

pub fn reaction(language: Language, reaction: Reaction) -> String {
    let key = match reaction {
        Reaction::Guard => "reaction-guard",
        Reaction::Dodge => "reaction-dodge",
        Reaction::Follow => "reaction-follow",
    };
    word(language, key)
}

pub fn equipment(language: Language, equipment: Equipment) -> String {
    word(language, &format!("equipment-{}", equipment_keyword(equipment)))
}

const fn equipment_keyword(equipment: Equipment) -> &'static str {
    match equipment {
        Equipment::Ammo => "ammo",
        Equipment::Weapon => "weapon",
        Equipment::Grenade => "grenade",
        Equipment::Keycode => "keycode",
        Equipment::Junker => "junker",
        Equipment::Troika => "troika",
        Equipment::Hammer => "hammer",
    }
}

/// The key of the text about the effect of equipment.
pub fn equipment_effect_key(equipment: Equipment) -> String {
    format!("equipment-{}-about", equipment_keyword(equipment))
}

pub fn mission(language: Language, id: MissionId) -> String {
    word(language, &format!("mission-{}", id.keyword()))
}

/// A sentence about the mission.
pub fn mission_summary(language: Language, id: MissionId) -> String {
    word(language, &format!("mission-{}-about", id.keyword()))
}

/// The goal of a stage, as text.
pub fn goal(language: Language, id: MissionId, stage: u8) -> String {
    word(language, &format!("goal-{}-{stage}", id.keyword()))
}

/// The text of an AI card; empty if an owner's file has changed the card.
pub fn ai_card(language: Language, values: &Values, number: u8) -> String {
    let is_ours = Values::built_in().ai_card(number) == values.ai_card(number);
    if is_ours { word(language, &format!("ai-{number}")) } else { word(language, "ai-own") }
}

/// The full name of a COG, as on its card.
pub fn full_cog_name(language: Language, values: &Values, id: CogId) -> String {
    let cog = values.cog(id);
    translated_name(language, &format!("cog-{}-full", cog.id), &cog.name)
}

/// The family of an AI card.
pub fn family(language: Language, family: Family) -> String {
    text(language, &format!("locust-{}", family.keyword()), &[("case", Case::Nominative.keyword().into())])
}

/// The title of the values.
pub fn values_title(language: Language, values: &Values) -> String {
    let is_built_in = Values::all_built_in().iter().any(|known| known.hash == values.hash);
    if is_built_in { word(language, &format!("values-{}", values.id)) } else { values.title.clone() }
}

/// A note on the values in use, with the number of the owner's entries.
pub fn values_note(language: Language, values: &Values) -> String {
    let title = values_title(language, values);
    text(language, "label-values", &[("title", title.into()), ("owner", values.owner.len().into())])
}
