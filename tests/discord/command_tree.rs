//! The commands as registered with Discord, in every language.

use serde_json::{Value, json};
use sztab_referee::limits::{MAX_REASON_CHARACTERS, MAX_TITLE_CHARACTERS, MAX_TYPED_CHARACTERS};

/// Visits a command and everything named in it.
fn walk(command: &Value, visit: &mut impl FnMut(&Value)) {
    visit(command);
    for option in command["options"].as_array().into_iter().flatten() {
        walk(option, visit);
    }
}

/// All commands as they are registered.
fn registrations() -> Vec<Value> {
    let commands = sztab::discord::commands(sztab::KINDS);
    sztab::discord::registrations(&commands).iter().map(|command| serde_json::to_value(command).unwrap()).collect()
}

/// The commands in the menus of people and messages.
fn menus() -> Vec<Value> {
    registrations().into_iter().filter(|command| !command["type"].is_null()).collect()
}

/// The slash commands.
fn tree() -> Vec<Value> {
    registrations().into_iter().filter(|command| command["type"].is_null()).collect()
}

#[test]
fn every_command_is_named_and_described_in_every_language() {
    for command in tree() {
        walk(&command, &mut |part| {
            for locale in ["en-GB", "en-US", "pl", "uk"] {
                let name = &part["name_localizations"][locale];
                let about = &part["description_localizations"][locale];
                assert!(name.is_string() && about.is_string(), "{} lacks {locale}", part["name"]);
            }
        });
    }
}

#[test]
fn names_and_descriptions_are_within_discords_limits() {
    let limits = |text: &Value, longest: usize| {
        let length = text.as_str().unwrap().chars().count();
        assert!((1..=longest).contains(&length), "{text}");
    };
    for command in tree() {
        let mut longest = 0;
        walk(&command, &mut |part| {
            let names = part["name_localizations"].as_object().unwrap().values().chain([&part["name"]]);
            for name in names {
                limits(name, 32);
                let name = name.as_str().unwrap();
                assert_eq!(name.to_lowercase(), name);
                assert!(name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_'), "{name}");
            }
            let about = part["description_localizations"].as_object().unwrap().values().chain([&part["description"]]);
            longest += about
                .map(|about| {
                    limits(about, 100);
                    about.as_str().unwrap().chars().count()
                })
                .max()
                .unwrap();
            longest += 32;
            assert!(part["options"].as_array().is_none_or(|options| options.len() <= 25));
        });
        assert!(longest <= 8000, "{} may have {longest} characters", command["name"]);
    }
    assert!(tree().len() <= 100);
}

#[test]
fn names_at_one_level_differ_in_every_language() {
    let commands = tree();
    for locale in ["en-GB", "en-US", "pl", "uk"] {
        let mut names: Vec<&str> = commands.iter().map(|c| c["name_localizations"][locale].as_str().unwrap()).collect();
        names.sort_unstable();
        let before = names.len();
        names.dedup();
        assert_eq!(names.len(), before, "{locale}");
    }
}

#[test]
fn no_option_accepts_more_text_than_is_examined() {
    let mut texts = 0;
    for command in tree() {
        walk(&command, &mut |part| {
            if part["type"] == 3 && part.get("choices").is_none_or(|choices| choices.as_array().unwrap().is_empty()) {
                let most = match part["name"].as_str().unwrap() {
                    // Only people read the reasons.
                    "reason" => MAX_REASON_CHARACTERS,
                    // Names that serve as keys, and the text to search a log for.
                    "name" if part["autocomplete"] != true => MAX_TITLE_CHARACTERS,
                    "league" if part["required"] == true => MAX_TITLE_CHARACTERS,
                    "about" => 30,
                    _ => MAX_TYPED_CHARACTERS,
                };
                assert_eq!(part["max_length"], most, "{} of {}", part["name"], command["name"]);
                texts += 1;
            }
        });
    }
    assert!(texts > 8, "the texts were found");
}

#[test]
fn menu_commands_are_named_in_every_language_and_have_no_description() {
    let mut kinds: Vec<u64> = menus().iter().map(|command| command["type"].as_u64().unwrap()).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, [2, 2, 3, 3]);
    for command in menus() {
        for locale in ["en-GB", "en-US", "pl", "uk"] {
            let name = command["name_localizations"][locale].as_str().unwrap();
            assert!((1..=32).contains(&name.chars().count()), "{name}");
        }
        assert_eq!(command["name"], command["name_localizations"]["en-US"]);
        assert_eq!(command["description"], Value::Null, "{}", command["name"]);
        assert!(command["options"].as_array().unwrap().is_empty(), "{}", command["name"]);
    }
    for locale in ["en-GB", "pl", "uk"] {
        let mut names: Vec<Value> = menus().iter().map(|one| one["name_localizations"][locale].clone()).collect();
        names.sort_by_key(Value::to_string);
        names.dedup();
        assert_eq!(names.len(), 4, "{locale}");
    }
}

#[test]
fn only_lookups_and_own_games_are_offered_where_the_bot_is_not_a_member() {
    for command in registrations() {
        let is_anywhere = matches!(command["name"].as_str(), Some("mygames" | "rule" | "tile" | "army" | "legend"));
        let (installed, contexts) =
            if is_anywhere { (json!([0, 1]), json!([0, 1, 2])) } else { (json!([0]), json!([0])) };
        assert_eq!(command["integration_types"], installed, "{}", command["name"]);
        assert_eq!(command["contexts"], contexts, "{}", command["name"]);
        assert_eq!(command["default_member_permissions"], Value::Null, "{}", command["name"]);
    }
}
