//! Lookup entries: COGs, Order cards, weapons, Enemies, AI cards and Locations, and the signs used in the pictures.

use sztab_game::Language;
use sztab_game::view::{self, Drawing, DrawnPicture, Entry, Legend, LegendSection, SignName, Theme, Topic};
use sztab_words::FluentValue;

use crate::pictures::card::{self, Card};
use crate::pictures::sign::{self, Sign};
use crate::texts::{RULEBOOK, text, word};
use crate::tiles::{Border, FaceId};
use crate::values::{
    Ability, CardKind, CogId, Enemy, EnemyOmen, Equipment, Kind, Omen, Reaction, Trait, Values, Weapon, WeaponProperty,
};

use super::names::{self, Case};

/// A thing that can be looked up.
#[derive(Debug, Clone, Copy)]
enum Item {
    Cog(CogId),
    Order(crate::values::OrderId),
    Weapon(crate::values::WeaponId),
    Enemy(Kind),
    Ai(u8),
    Location(FaceId),
}

/// All items of a topic, each with its value as a command option.
fn items(topic: Topic, values: &Values) -> Vec<(String, Item)> {
    match topic {
        Topic::Playables => {
            let ids = (0..).map(CogId).zip(&values.cogs);
            ids.map(|(id, cog)| (cog.id.clone(), Item::Cog(id))).collect()
        }
        Topic::Parts => {
            let find = |order: &crate::values::Order| values.find_order(&order.id);
            let orders = values.orders.iter().filter(|order| order.copies > 0);
            let orders = orders.filter_map(|order| Some((format!("order:{}", order.id), Item::Order(find(order)?))));
            let weapons = values.weapons.iter();
            let weapons = weapons.filter_map(|weapon| {
                Some((format!("weapon:{}", weapon.id), Item::Weapon(values.find_weapon(&weapon.id)?)))
            });
            let enemies = Kind::KEYWORDS.map(|(word, kind)| (format!("enemy:{word}"), Item::Enemy(kind)));
            let ai = values.ai.iter().map(|card| (format!("ai:{}", card.number), Item::Ai(card.number)));
            let faces = values.locations.iter().filter_map(|location| FaceId::parse(&location.face));
            let faces = faces.map(|face| (format!("location:{face}"), Item::Location(face)));
            orders.chain(weapons).chain(enemies).chain(ai).chain(faces).collect()
        }
    }
}

fn item_name(values: &Values, item: Item, language: Language) -> String {
    match item {
        Item::Cog(id) => names::full_cog_name(language, values, id),
        Item::Order(id) => names::card(language, values, id),
        Item::Weapon(id) => names::weapon(language, values, id),
        Item::Enemy(kind) => names::kind(language, kind, Case::Nominative),
        Item::Ai(number) => text(language, "lookup-ai", &[("number", number.into())]),
        Item::Location(face) => text(language, "lookup-location", &[("face", face.to_string().into())]),
    }
}

/// All entries of a topic.
pub fn entries(topic: Topic, values: &Values, language: Language) -> Vec<Entry> {
    let entry = |(value, item): (String, Item)| Entry {
        phrase: item_name(values, item, language),
        also: Language::ALL.map(|language| item_name(values, item, language)).to_vec(),
        value,
    };
    items(topic, values).into_iter().map(entry).collect()
}

/// The card of an entry, found by the entry's value.
pub fn find_card(topic: Topic, values: &Values, value: &str, theme: Theme) -> Option<view::Card> {
    let (_, item) = items(topic, values).into_iter().find(|(word, _)| word == value)?;
    let language = theme.language;
    let title = item_name(values, item, language);
    let (sign, note, lines) = match item {
        Item::Cog(id) => cog_text(values, id, language),
        Item::Order(id) => order_text(values, id, language),
        Item::Weapon(id) => weapon_text(values.weapon(id), language),
        Item::Enemy(kind) => enemy_text(values.enemy(kind), language),
        Item::Ai(number) => ai_card_text(values, number, language),
        Item::Location(face) => location_text(values, face, language),
    };
    let number = if let Item::Ai(number) = item { Some(number) } else { None };
    let lines = lines.into_iter().chain([names::values_note(language, values)]);
    let lines = lines.map(|line| (Sign::Mark, line)).collect();
    let own = Card { sign, number, title: title.clone(), note, lines, colours: theme.colours };
    Some(view::Card { title, drawings: vec![card_drawing("card.png", own)] })
}

fn card_drawing(file: &'static str, own: Card) -> Drawing {
    Drawing::new(file, move || {
        let lines = own.lines.iter().map(|(_, line)| line.clone());
        let alt = [format!("{} ({}).", own.title, own.note)].into_iter().chain(lines).collect::<Vec<_>>().join(" ");
        DrawnPicture { bytes: card::draw(&own).into_png(), alt }
    })
}

/// The sign, the line under the title, and the text of a card.
type CardText = (Sign, String, Vec<String>);

fn number_text(language: Language, key: &str, n: u8) -> String {
    text(language, key, &[("n", n.into())])
}

fn cog_text(values: &Values, id: CogId, language: Language) -> CardText {
    let cog = values.cog(id);
    let letter = cog.id.chars().next().unwrap_or_default().to_ascii_uppercase();
    let note = text(language, "lookup-cog", &[("hand", cog.hand.into()), ("defence", cog.defence.into())]);
    let weapons = cog.weapons.iter().filter_map(|(word, tokens)| {
        Some(format!("{} {tokens}", names::weapon(language, values, values.find_weapon(word)?)))
    });
    let weapons = names::join_names(language, weapons);
    let ability = match cog.ability {
        Ability::LancerDie => word(language, "ability-lancer-die"),
        Ability::ExtraArea => word(language, "ability-extra-area"),
        Ability::SecondGuard => word(language, "ability-second-guard"),
        Ability::Scrounger => {
            let limit = cog.limit.unwrap_or(values.constants.weapons);
            text(language, "ability-scrounger", &[("limit", limit.into())])
        }
    };
    let begins = text(language, "lookup-cog-weapons", &[("weapons", weapons.into())]);
    (Sign::Cog(usize::from(id.0), letter), note, vec![ability, begins])
}

fn order_text(values: &Values, id: crate::values::OrderId, language: Language) -> CardText {
    let order = values.order(id);
    let note = text(language, "lookup-order", &[("count", order.copies.into())]);
    let paragraph = match order.reaction {
        Reaction::Guard => "14.2",
        Reaction::Dodge => "14.6",
        Reaction::Follow => "14.7",
    };
    let rule = RULEBOOK.read(paragraph).and_then(|paragraph| RULEBOOK.text(language, paragraph));
    let reaction = rule.map_or_else(|| names::reaction(language, order.reaction), |rule| rule.text);
    let actions = text(language, "lookup-order-actions", &[("actions", names::steps(language, &order.steps).into())]);
    let many = order.many.then(|| word(language, "lookup-order-many"));
    (Sign::Order, note, [actions, reaction].into_iter().chain(many).collect())
}

fn weapon_text(weapon: &Weapon, language: Language) -> CardText {
    let dice = [("normal", weapon.normal.into()), ("overkill", weapon.overkill.into())];
    let key = match (weapon.normal, weapon.overkill) {
        (_, 0) => "lookup-weapon-normal",
        (0, _) => "lookup-weapon-overkill",
        _ => "lookup-weapon-both",
    };
    let omens = weapon.omens.iter().map(|omen| match *omen {
        Omen::Hit(n) => number_text(language, "omen-hit", n),
        Omen::Splash(n) => number_text(language, "omen-splash", n),
        Omen::Spread(n) => number_text(language, "omen-spread", n),
        Omen::Seal => word(language, "omen-seal"),
    });
    let limits = weapon.limits.iter().map(|limit| {
        let key = match limit {
            WeaponProperty::Near => "limit-near",
            WeaponProperty::Still => "limit-still",
            WeaponProperty::Empty => "limit-empty",
            WeaponProperty::Saw => "limit-saw",
            WeaponProperty::Slow => "limit-slow",
            WeaponProperty::Shield => "limit-shield",
            WeaponProperty::Area => "limit-area",
            WeaponProperty::Hammer => "limit-hammer",
        };
        word(language, key)
    });
    let note = text(language, "lookup-weapon", &[("range", weapon.range.into())]);
    let lines = std::iter::once(text(language, key, &dice)).chain(omens).chain(limits);
    (sign::weapon_sign(weapon), note, lines.collect())
}

fn enemy_text(enemy: &Enemy, language: Language) -> CardText {
    let numbers: [(&str, FluentValue<'_>); 3] =
        [("attack", enemy.attack.into()), ("defence", enemy.defence.into()), ("health", enemy.health.into())];
    let omens = enemy.omens.iter().map(|omen| match *omen {
        EnemyOmen::Hit(n) => number_text(language, "enemy-omen-hit", n),
        EnemyOmen::Splash(n) => number_text(language, "enemy-omen-splash", n),
        EnemyOmen::Spawn(n) => number_text(language, "enemy-omen-spawn", n),
        EnemyOmen::Explode(n) => number_text(language, "enemy-omen-explode", n),
        EnemyOmen::Heal => word(language, "enemy-omen-heal"),
    });
    let traits = enemy.traits.iter().map(|own| {
        let key = match own {
            Trait::Cover => "trait-cover",
            Trait::SawProof => "trait-saw-proof",
            Trait::Chain => "trait-chain",
            Trait::Enraged => "trait-enraged",
            Trait::Hammer => "trait-hammer",
        };
        word(language, key)
    });
    let drops = enemy.drops.then(|| word(language, "lookup-enemy-drops"));
    let lines = std::iter::once(text(language, "lookup-enemy-numbers", &numbers));
    (Sign::Kind(enemy.kind), word(language, "lookup-enemy"), lines.chain(omens).chain(traits).chain(drops).collect())
}

/// The sign, title and note of an AI card: its family, and the way it is resolved.
pub fn ai_card_head(values: &Values, number: u8, language: Language) -> (Sign, String, String) {
    let own = values.ai_card(number);
    let key = match own.kind {
        CardKind::Event => "ai-event",
        CardKind::Each => "ai-each",
        CardKind::Group => "ai-group",
    };
    let family = own.family.map_or_else(|| word(language, "ai-general"), |family| names::family(language, family));
    (Sign::Family(own.family), family, word(language, key))
}

fn ai_card_text(values: &Values, number: u8, language: Language) -> CardText {
    let (sign, family, way) = ai_card_head(values, number, language);
    (sign, format!("{family} · {way}"), vec![names::ai_card(language, values, number)])
}

fn location_text(values: &Values, face: FaceId, language: Language) -> CardText {
    let own = values.location(face);
    let (sign, equipment) = match own.equipment {
        None => (Sign::Hole(false), word(language, "lookup-location-nothing")),
        Some(equipment) => (Sign::Equipment(equipment, false), equipment_line(values, equipment, language)),
    };
    let spawns = (1_u8..).zip(&own.spawns).map(|(seats, slots)| {
        let slots = names::join_names(language, slots.iter().map(|slot| format!("{slot:?}")));
        let slots = if slots.is_empty() { "–".to_owned() } else { slots };
        text(language, "lookup-location-spawns", &[("seats", seats.into()), ("slots", slots.into())])
    });
    (sign, word(language, "lookup-location-note"), std::iter::once(equipment).chain(spawns).collect())
}

/// Equipment and its effect, as text.
fn equipment_line(values: &Values, equipment: Equipment, language: Language) -> String {
    let n = match equipment {
        Equipment::Ammo => values.constants.equipment_ammo,
        Equipment::Weapon => values.constants.random_ammo,
        Equipment::Grenade | Equipment::Keycode | Equipment::Junker | Equipment::Troika | Equipment::Hammer => 0,
    };
    let name = names::equipment(language, equipment);
    format!("{name}: {}", number_text(language, &names::equipment_effect_key(equipment), n))
}

/// Signs of the map and of figures, with their text keys.
const MAP_SIGNS: [(Sign, &str); 10] = [
    (Sign::Border(Border::Open), "legend-open"),
    (Sign::Border(Border::Wall), "legend-wall"),
    (Sign::Border(Border::Height), "legend-height"),
    (Sign::Border(Border::Low), "legend-low"),
    (Sign::Cover, "legend-cover"),
    (Sign::Hole(false), "legend-hole"),
    (Sign::Hole(true), "legend-sealed"),
    (Sign::Door, "legend-door"),
    (Sign::Equipment(Equipment::Ammo, true), "legend-used"),
    (Sign::Offer, "legend-offer"),
];
const FIGURE_SIGNS: [(Sign, &str); 3] =
    [(Sign::Cog(0, 'M'), "legend-cog"), (Sign::Fallen, "legend-fallen"), (Sign::Family(None), "legend-general")];

/// Signs with their names and explanations.
type LegendEntries = Vec<(Sign, String, String)>;

/// The legend of the pictures.
pub fn legend(values: &Values, theme: Theme) -> Legend {
    let language = theme.language;
    let named = |(sign, key): (Sign, &str)| {
        (sign, word(language, key), format!("{}: {}", word(language, key), word(language, &format!("{key}-about"))))
    };
    let kinds = Kind::KEYWORDS.map(|(_, kind)| {
        let name = names::kind(language, kind, Case::Nominative);
        (Sign::Kind(kind), name.clone(), name)
    });
    let weapons = values.weapons.iter().map(|weapon| {
        let name = values.find_weapon(&weapon.id).map(|id| names::weapon(language, values, id)).unwrap_or_default();
        (sign::weapon_sign(weapon), name.clone(), name)
    });
    let all = [
        Equipment::Ammo,
        Equipment::Weapon,
        Equipment::Grenade,
        Equipment::Keycode,
        Equipment::Junker,
        Equipment::Troika,
        Equipment::Hammer,
    ];
    let equipment = all
        .map(|it| (Sign::Equipment(it, false), names::equipment(language, it), equipment_line(values, it, language)));
    let sections: [(&str, LegendEntries); 4] = [
        ("legend-map", MAP_SIGNS.map(named).into()),
        ("legend-figures", FIGURE_SIGNS.map(named).into_iter().chain(kinds).collect()),
        ("legend-equipment", equipment.into()),
        ("legend-weapons", weapons.collect()),
    ];
    let note = word(language, "legend-note");
    let page = |(key, signs): &(&str, LegendEntries)| {
        let lines = signs.iter().map(|(sign, _, line)| (*sign, line.clone())).collect();
        let sign = signs.first().map_or(Sign::Mark, |(sign, ..)| *sign);
        let title = word(language, key);
        card_drawing(
            "legend.png",
            Card { sign, number: None, title, note: note.clone(), lines, colours: theme.colours },
        )
    };
    let drawings = sections.iter().map(page).collect();
    let heading = |(key, signs): (&str, LegendEntries)| LegendSection {
        heading: word(language, key),
        signs: signs.into_iter().map(|(_, name, _)| SignName { symbol: None, name }).collect(),
    };
    Legend { sections: sections.map(heading).into(), drawings }
}
