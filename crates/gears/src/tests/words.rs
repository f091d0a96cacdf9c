//! Names in every language.

use sztab_words::Language;

use crate::texts::TEXTS;
use crate::values::{Kind, Values};

#[test]
fn every_name_in_the_values_has_a_text() {
    let values = Values::built_in();
    let mut keys: Vec<String> = Vec::new();
    keys.extend(values.cogs.iter().flat_map(|cog| [format!("cog-{}", cog.id), format!("cog-{}-full", cog.id)]));
    keys.extend(values.orders.iter().map(|order| format!("card-{}", order.id)));
    keys.extend(values.weapons.iter().map(|weapon| format!("weapon-{}", weapon.id)));
    let kinds = Kind::KEYWORDS.iter().map(|(word, _)| word);
    keys.extend(kinds.flat_map(|word| [format!("locust-{word}"), format!("locusts-{word}")]));
    keys.extend(values.ai.iter().map(|card| format!("ai-{}", card.number)));
    for mission in &values.missions {
        let word = mission.id.keyword();
        keys.extend([format!("mission-{word}"), format!("mission-{word}-about")]);
        keys.extend((1..mission.cards).map(|stage| format!("goal-{word}-{stage}")));
        keys.extend(mission.difficulty.iter().map(|(word, _)| format!("difficulty-{word}")));
    }
    for language in Language::ALL {
        for word in keys.iter().filter(|key| key.ends_with("-about")).map(|key| TEXTS.word(language, key)) {
            assert!(!word.ends_with('.'), "a table ends it with a full stop: {word}");
        }
        let known = TEXTS.keys(language);
        let lacking: Vec<&String> = keys.iter().filter(|key| !known.contains(key.as_str())).collect();
        assert!(lacking.is_empty(), "{language:?}: {lacking:?}");
    }
}

#[test]
fn english_names_are_those_of_the_values() {
    let values = Values::built_in();
    let word = |key: String| TEXTS.word(Language::English, &key);
    for cog in &values.cogs {
        assert_eq!(word(format!("cog-{}-full", cog.id)), cog.name);
    }
    for order in &values.orders {
        assert_eq!(word(format!("card-{}", order.id)), order.name);
    }
    for weapon in &values.weapons {
        assert_eq!(word(format!("weapon-{}", weapon.id)), weapon.name);
    }
    for enemy in &values.enemies {
        assert_eq!(word(format!("locust-{}", enemy.kind.keyword())), enemy.name);
    }
    for mission in &values.missions {
        assert_eq!(word(format!("mission-{}", mission.id.keyword())), mission.name);
    }
}
