//! Definitions of commands, normalised so that those registered with Discord can be compared with the bot's own.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// Fields of a command, an option or a choice that Discord returns as they were sent. Discord also adds many others.
const KEPT: [&str; 18] = [
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "default_member_permissions",
    "contexts",
    "nsfw",
    "options",
    "required",
    "autocomplete",
    "choices",
    "value",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
];

/// Discord's default maximum for a numeric option.
const LARGEST: f64 = 9_007_199_254_740_991.0;

/// Discord's default maximum length for a text option.
const MAX_TEXT_CHARACTERS: f64 = 6_000.0;

/// Commands, options or choices without default values, sorted by name.
pub fn outline(all: &Value) -> Vec<BTreeMap<&'static str, Value>> {
    let mut all: Vec<_> = all.as_array().into_iter().flatten().map(outline_of_one).collect();
    all.sort_by_key(|one| one.get("name").map(Value::to_string));
    all
}

fn outline_of_one(one: &Value) -> BTreeMap<&'static str, Value> {
    let parts = KEPT.into_iter().map(|key| (key, comparable(key, &one[key])));
    parts.filter(|(key, value)| !is_so_anyway(key, value)).collect()
}

/// A value in a form that is equal for equivalent values.
fn comparable(key: &str, value: &Value) -> Value {
    match key {
        "options" | "choices" => json!(outline(value)),
        "contexts" | "channel_types" => {
            let mut numbers: Vec<u64> = value.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
            numbers.sort_unstable();
            json!(numbers)
        }
        // 1 and 1.0 are equivalent.
        _ => value.as_f64().map_or_else(|| value.clone(), |number| json!(number)),
    }
}

/// True if a value is equivalent to omitting it.
fn is_so_anyway(key: &str, value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(is_so) => !is_so,
        Value::String(text) => text.is_empty(),
        // The list names servers and messages to the bot, which together are everywhere.
        Value::Array(list) => {
            list.is_empty() || (key == "contexts" && [0, 1].iter().all(|one| list.contains(&json!(one))))
        }
        Value::Object(map) => map.is_empty(),
        Value::Number(number) => number.as_f64().is_some_and(|number| match key {
            "type" => number <= 1.0,
            "min_length" => number <= 0.0,
            "max_length" => number >= MAX_TEXT_CHARACTERS,
            "min_value" => number <= -LARGEST,
            "max_value" => number >= LARGEST,
            _ => false,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours() -> Value {
        json!([
            { "name": "end", "description": "a", "nsfw": false, "name_localizations": {}, "contexts": [0] },
            {
                "name": "move",
                "description": "b",
                "description_localizations": { "pl": "c", "uk": "d" },
                "default_member_permissions": "32",
                "options": [
                    { "type": 3, "name": "text", "description": "e", "required": true, "autocomplete": true, "max_length": 90 },
                    { "type": 4, "name": "number", "description": "f", "min_value": 1.0, "max_value": LARGEST },
                    { "type": 7, "name": "place", "description": "g", "channel_types": [0, 11] },
                    { "type": 3, "name": "side", "description": "h", "choices": [
                        { "name": "red", "value": "r", "name_localizations": { "pl": "i" } },
                        { "name": "blue", "value": "b" },
                    ] },
                ],
            },
        ])
    }

    #[test]
    fn what_discord_adds_and_leaves_out_makes_no_difference() {
        let mut known = ours();
        let command = &mut known[0];
        command["id"] = json!("1");
        command["type"] = json!(1);
        command["default_member_permissions"] = Value::Null;
        command["name_localizations"] = Value::Null;
        command["integration_types"] = json!([0]);
        command["dm_permission"] = json!(false);
        let options = &mut known[1]["options"];
        options[1]["min_value"] = json!(1);
        options[1]["max_value"] = Value::Null;
        options[2]["required"] = json!(false);
        options[2]["channel_types"] = json!([11, 0]);
        options[3]["choices"][1]["name_localizations"] = Value::Null;
        known[1]["contexts"] = json!([0, 1, 2]);
        known.as_array_mut().expect("a list").reverse();
        assert_eq!(outline(&ours()), outline(&known));
    }

    #[test]
    fn whatever_else_differs_is_seen() {
        let changes = [
            ("/0/contexts", Value::Null),
            ("/0/nsfw", json!(true)),
            ("/0/name_localizations", json!({ "pl": "koniec" })),
            ("/1/description", json!("other")),
            ("/1/description_localizations/uk", json!("other")),
            ("/1/default_member_permissions", json!("0")),
            ("/1/options/0/type", json!(4)),
            ("/1/options/0/required", json!(false)),
            ("/1/options/0/autocomplete", json!(false)),
            ("/1/options/0/max_length", json!(91)),
            ("/1/options/1/min_value", json!(2)),
            ("/1/options/1/max_value", json!(8)),
            ("/1/options/2/channel_types", json!([0])),
            ("/1/options/3/choices", json!([])),
            ("/1/options/3/choices/0/value", json!("x")),
            ("/1/options/3/choices/0/name_localizations/pl", json!("x")),
        ];
        for (place, value) in changes {
            let mut known = ours();
            *known.pointer_mut(place).expect(place) = value;
            assert_ne!(outline(&ours()), outline(&known), "{place}");
        }
    }
}
