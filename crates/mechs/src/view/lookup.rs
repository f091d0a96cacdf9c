//! Lookup entries: pilots, cards, weapons, sides of the Mech, and the signs of the pictures.

use sztab_game::Language;
use sztab_game::view::{Card, Drawing, DrawnPicture, Entry, Legend, LegendSection, SignName, Theme, Topic};
use sztab_words::FluentValue;

use crate::pictures::sheet::{self, Sheet, Sign};
use crate::pictures::{Slot, Symbol};
use crate::texts::{RULEBOOK, text, word};
use crate::values::{Ability, CardAction, MechAbility, Move, Values};
use crate::weapons::{Text, Weapon, WeaponClass, WeaponType};

use super::{names, scene};

/// All entries about a topic, in the order of the values file.
pub fn entries(topic: Topic, values: &Values, language: Language) -> Vec<Entry> {
    let entry = |value: String, name: &dyn Fn(Language) -> String| Entry {
        phrase: name(language),
        also: Language::ALL.map(name).to_vec(),
        value,
    };
    match topic {
        Topic::Playables => values
            .pilot_ids()
            .map(|id| entry(values.pilot(id).id.clone(), &|language| names::pilot(language, values, id)))
            .collect(),
        Topic::Parts => {
            let weapons = values
                .weapon_ids()
                .map(|id| entry(values.weapon(id).id.clone(), &|language| names::weapon(language, values, id)));
            let cards = values
                .card_ids()
                .map(|id| entry(values.card(id).id.clone(), &|language| names::card(language, values, id)));
            let mechs = values
                .mech_sides()
                .map(|side| entry(values.mech(side).id.clone(), &|language| names::mech(language, values, side)));
            weapons.chain(cards).chain(mechs).collect()
        }
    }
}

/// The card of an entry, found by the entry's value.
pub fn find_card(topic: Topic, values: &Values, value: &str, theme: Theme) -> Option<Card> {
    let language = theme.language;
    let sheet = match topic {
        Topic::Playables => pilot_sheet(values, value, language)?,
        Topic::Parts => weapon_sheet(values, value, language)
            .or_else(|| program_card_sheet(values, value, language))
            .or_else(|| mech_sheet(values, value, language))?,
    };
    let title = sheet.title.clone();
    let sheet = Sheet { colours: theme.colours, ..sheet };
    Some(Card { title, drawings: vec![sheet_drawing("card.png", sheet)] })
}

fn sheet_drawing(file: &'static str, sheet: Sheet) -> Drawing {
    Drawing::new(file, move || {
        let said = sheet.entries.iter().map(|entry| format!("{}: {}", entry.name, entry.about));
        let alt = [format!("{} ({}).", sheet.title, sheet.note)].into_iter().chain(said).collect::<Vec<_>>().join(" ");
        DrawnPicture { bytes: sheet::draw(&sheet).into_png(), alt }
    })
}

fn sheet_entry(sign: Sign, name: String, about: String) -> sheet::Entry {
    sheet::Entry { sign, name, about }
}

fn weapon_sheet(values: &Values, value: &str, language: Language) -> Option<Sheet> {
    let id = values.find_weapon(value)?;
    let weapon = values.weapon(id);
    let class = match weapon.class {
        WeaponClass::Basic => "class-basic",
        WeaponClass::Advanced => "class-advanced",
    };
    let kind = word(language, &format!("legend-{}", weapon.kind.keyword()));
    let row = |damage: u8, text: Text| {
        let said = [names::damage(language, damage), scene::weapon_text(language, text)];
        said.into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>().join(". ")
    };
    let mut entries = vec![
        sheet_entry(Sign::Symbol(scene::weapon_symbol(weapon.kind)), kind, counters(weapon, language)),
        sheet_entry(
            Sign::Symbol(Symbol::Buy),
            word(language, "card-price"),
            names::price(language, weapon.energy, weapon.credits),
        ),
        sheet_entry(
            Sign::Symbol(Symbol::Points),
            text(language, "amount-points", &[("count", weapon.points.into())]),
            word(language, "card-points-about"),
        ),
        sheet_entry(
            Sign::Damage(weapon.damage, false),
            word(language, "legend-damage"),
            row(weapon.damage, weapon.normal_text),
        ),
        sheet_entry(
            Sign::Damage(weapon.power, true),
            word(language, "legend-power"),
            row(weapon.power, weapon.power_text),
        ),
    ];
    // The paragraphs of section 15 follow the order of the weapons in the values.
    let rule = (15, id.0 + 1);
    entries.extend(source_entries(values, &format!("weapons.{value}."), rule, language));
    Some(Sheet {
        title: names::weapon(language, values, id),
        note: rule_note(&word(language, class), rule),
        entries,
        ..Sheet::default()
    })
}

/// The types that a weapon counters, and those that counter it (TEM-10.6).
fn counters(weapon: &Weapon, language: Language) -> String {
    let types = |is_meant: &dyn Fn(WeaponType) -> bool| {
        let named = WeaponType::ALL.into_iter().filter(|&kind| is_meant(kind));
        let named: Vec<String> = named.map(|kind| word(language, &format!("type-{}", kind.keyword()))).collect();
        if named.is_empty() { "–".to_owned() } else { named.join(&word(language, "list-comma")) }
    };
    let beaten = types(&|kind| weapon.kind.counters(kind) || weapon.counters_all());
    let is_counterable = !matches!(weapon.normal_text, Text::Uncounterable);
    let winners = types(&|kind| is_counterable && kind.counters(weapon.kind));
    text(language, "card-counters", &[("beaten", beaten.into()), ("winners", winners.into())])
}

fn program_card_sheet(values: &Values, value: &str, language: Language) -> Option<Sheet> {
    let id = values.find_card(value)?;
    let card = values.card(id);
    let rule = match (card.action, card.moves) {
        (CardAction::Collect, _) => (7, 1),
        (CardAction::Mine, _) => (7, 3),
        (CardAction::Turret, _) => (7, 4),
        (CardAction::Buy, _) => (7, 6),
        (CardAction::Power, _) => (7, 8),
        (CardAction::None, Move::DoubleJump) => (6, 4),
        (CardAction::None, Move::Step | Move::DiagonalJump) => (6, 5),
    };
    let about = word(language, &format!("card-{}-about", card.id));
    let copies = text(language, "card-copies", &[("count", card.copies.into())]);
    let symbol = scene::card_symbol(values, id);
    let mut entries = vec![sheet_entry(Sign::Symbol(symbol), copies, about)];
    entries.extend(source_entries(values, &format!("cards.{value}."), rule, language));
    Some(Sheet {
        title: names::card(language, values, id),
        note: rule_note(&word(language, "class-card"), rule),
        entries,
        ..Sheet::default()
    })
}

fn pilot_sheet(values: &Values, value: &str, language: Language) -> Option<Sheet> {
    let id = values.find_pilot(value)?;
    let number = match values.pilot(id).ability {
        Ability::Commander { .. } => 1,
        Ability::Shield { .. } => 2,
        Ability::Supply { .. } => 3,
        Ability::Redeploy { .. } => 4,
        Ability::Expert { .. } => 5,
        Ability::SelfRepair { .. } => 6,
        Ability::Gyroscope { .. } => 7,
        Ability::Tough { .. } => 8,
    };
    let mut entries =
        vec![sheet_entry(Sign::Pilot, names::pilot(language, values, id), names::ability(language, values, id))];
    entries.extend(source_entries(values, &format!("pilots.{value}."), (14, number), language));
    let class = word(language, "status-pilot");
    Some(Sheet {
        title: names::pilot(language, values, id),
        note: rule_note(&class, (14, number)),
        entries,
        ..Sheet::default()
    })
}

fn mech_sheet(values: &Values, value: &str, language: Language) -> Option<Sheet> {
    let side = values.find_mech(value)?;
    let (key, amount, number) = match values.mech(side).ability {
        MechAbility::RocketDrive { price, resource } => {
            ("ability-rocket-drive", FluentValue::from(names::amount(language, resource, price)), 8)
        }
        MechAbility::ForceField { ignored } => ("ability-force-field", ignored.into(), 9),
    };
    let argument = if number == 8 { "cost" } else { "ignored" };
    let about = text(language, key, &[(argument, amount)]);
    let mut entries = vec![sheet_entry(Sign::Mech(true), word(language, "legend-mech"), about)];
    entries.extend(source_entries(values, &format!("mech.{value}."), (13, number), language));
    let class = word(language, "status-mech");
    Some(Sheet {
        title: names::mech(language, values, side),
        note: rule_note(&class, (13, number)),
        entries,
        ..Sheet::default()
    })
}

fn rule_note(class: &str, (section, number): (u8, u8)) -> String {
    format!("{class} · {}-{section}.{number}", RULEBOOK.prefix)
}

/// The open, inferred and owner-supplied values of an entry, and the rulings on a paragraph.
fn source_entries(values: &Values, path: &str, (section, number): (u8, u8), language: Language) -> Vec<sheet::Entry> {
    let mut entries = Vec::new();
    for (key, fields) in [
        ("values-open", values.open_fields()),
        ("values-inferred", values.inferred_fields()),
        ("values-owner", values.owner_fields()),
    ] {
        let fields = fields.iter().filter_map(|field| field.strip_prefix(path));
        // Names are not counted as values here.
        let fields = fields.filter(|field| !field.starts_with("name"));
        let mut named: Vec<String> =
            fields.map(|field| word(language, &format!("field-{}", field.replace('_', "-")))).collect();
        named.dedup();
        if !named.is_empty() {
            entries.push(sheet_entry(Sign::None, word(language, key), named.join(&word(language, "list-comma"))));
        }
    }
    let paragraph = RULEBOOK.read(&format!("{section}.{number}"));
    let about = RULEBOOK.rulings().iter().filter(|ruling| paragraph.is_some_and(|about| ruling.about.contains(&about)));
    entries.extend(about.map(|ruling| {
        let (question, answer) = RULEBOOK.ruling(language, ruling);
        sheet_entry(Sign::None, ruling.id.to_owned(), format!("{question} {answer}"))
    }));
    entries
}

/// The signs used in the pictures, by section, with their text keys. Program cards use the texts of the cards
/// themselves.
const SIGNS: [(&str, &[(Sign, &str)]); 4] = [
    (
        "legend-arena",
        &[
            (Sign::Ground(true, false), "legend-energy-zone"),
            (Sign::Ground(false, true), "legend-credits-zone"),
            (Sign::Ground(true, true), "legend-both-zone"),
            (Sign::Base, "legend-base"),
            (Sign::Pilot, "legend-pilot"),
            (Sign::Armor, "legend-armor"),
            (Sign::Mech(true), "legend-mech"),
            (Sign::Mech(false), "legend-empty-mech"),
            (Sign::Mine(None), "legend-mine"),
            (Sign::Mine(Some(3)), "legend-own-mine"),
            (Sign::Turret, "legend-turret"),
        ],
    ),
    (
        "legend-panel",
        &[
            (Sign::Symbol(Symbol::Health), "legend-health"),
            (Sign::Symbol(Symbol::Energy), "legend-energy"),
            (Sign::Symbol(Symbol::Credits), "legend-credits"),
            (Sign::Symbol(Symbol::Points), "legend-points"),
            (Sign::Slot(Slot::Vacant), "legend-vacant"),
            (Sign::Slot(Slot::Covered), "legend-covered"),
            (Sign::Slot(Slot::Open(Symbol::Buy, (1, 0))), "legend-open"),
            (Sign::Plan, "legend-plan"),
            (Sign::Offer, "legend-offer"),
        ],
    ),
    (
        "legend-cards",
        &[
            (Sign::Symbol(Symbol::Collect), "card-collect"),
            (Sign::Symbol(Symbol::Mine), "card-mine"),
            (Sign::Symbol(Symbol::Turret), "card-turret"),
            (Sign::Symbol(Symbol::Buy), "card-buy"),
            (Sign::Symbol(Symbol::Power), "card-power"),
            (Sign::Symbol(Symbol::Diagonal), "card-diagonal"),
            (Sign::Symbol(Symbol::Double), "card-double"),
        ],
    ),
    (
        "legend-weapons",
        &[
            (Sign::Symbol(Symbol::Melee), "legend-melee"),
            (Sign::Symbol(Symbol::Ranged), "legend-ranged"),
            (Sign::Symbol(Symbol::Area), "legend-area"),
            (Sign::Damage(2, false), "legend-damage"),
            (Sign::Damage(4, true), "legend-power"),
        ],
    ),
];

/// The legend of the pictures.
pub fn legend(theme: Theme) -> Legend {
    let language = theme.language;
    let name = |key: &str| word(language, key);
    let sections = SIGNS.map(|(section, signs)| LegendSection {
        heading: name(section),
        signs: signs.iter().map(|(_, id)| SignName { symbol: None, name: name(id) }).collect(),
    });
    let drawings = SIGNS.map(|(section, signs)| {
        let about = |id: &str| word(language, &format!("{id}-about"));
        let entries = signs.iter().map(|&(sign, id)| sheet_entry(sign, name(id), about(id))).collect();
        let note = word(language, "legend-note");
        sheet_drawing("legend.png", Sheet { title: name(section), note, entries, colours: theme.colours })
    });
    Legend { sections: sections.into(), drawings: drawings.into() }
}
