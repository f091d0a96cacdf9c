//! Definitions of commands, normalised so that those registered with Discord can be compared with the bot's own.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// Fields of a command, an option or a choice that Discord returns as they were sent. Discord also adds many others.
const COMPARED_FIELDS: [&str; 19] = [
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "default_member_permissions",
    "integration_types",
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
const MAX_NUMBER: f64 = 9_007_199_254_740_991.0;

/// Discord's default maximum length for a text option.
const MAX_TEXT_CHARACTERS: f64 = 6_000.0;

/// Commands, options or choices without default values, sorted by name.
pub fn outlines(all: &Value) -> Vec<BTreeMap<&'static str, Value>> {
    let mut all: Vec<_> = all.as_array().into_iter().flatten().map(outline_item).collect();
    all.sort_by_key(|one| one.get("name").map(Value::to_string));
    all
}

fn outline_item(one: &Value) -> BTreeMap<&'static str, Value> {
    let parts = COMPARED_FIELDS.into_iter().map(|key| (key, normalize(key, &one[key])));
    parts.filter(|(key, value)| !is_default(key, value)).collect()
}

/// A value in a form that is equal for equivalent values.
fn normalize(key: &str, value: &Value) -> Value {
    match key {
        "options" | "choices" => json!(outlines(value)),
        "integration_types" | "contexts" | "channel_types" => {
            let mut numbers: Vec<u64> = value.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
            numbers.sort_unstable();
            json!(numbers)
        }
        // 1 and 1.0 are equivalent.
        _ => value.as_f64().map_or_else(|| value.clone(), |number| json!(number)),
    }
}

/// True if a value is equivalent to omitting it.
fn is_default(key: &str, value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(is_so) => !is_so,
        Value::String(text) => text.is_empty(),
        // The list names servers and messages to the bot, which together are everywhere.
        Value::Array(list) => {
            list.is_empty()
                || (key == "contexts" && [0, 1].iter().all(|one| list.contains(&json!(one))))
                || (key == "integration_types" && *list == [json!(0)])
        }
        Value::Object(map) => map.is_empty(),
        Value::Number(number) => number.as_f64().is_some_and(|number| match key {
            "type" => number <= 1.0,
            "min_length" => number <= 0.0,
            "max_length" => number >= MAX_TEXT_CHARACTERS,
            "min_value" => number <= -MAX_NUMBER,
            "max_value" => number >= MAX_NUMBER,
            _ => false,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own_commands() -> Value {
        json!([
            {
                "name": "end", "description": "a", "nsfw": false, "name_localizations": {}, "contexts": [0],
                "integration_types": [0],
            },
            {
                "name": "move",
                "description": "b",
                "description_localizations": { "pl": "c", "uk": "d" },
                "default_member_permissions": "32",
                "options": [
                    { "type": 3, "name": "text", "description": "e", "required": true, "autocomplete": true, "max_length": 90 },
                    { "type": 4, "name": "number", "description": "f", "min_value": 1.0, "max_value": MAX_NUMBER },
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
    fn fields_added_or_omitted_by_discord_make_no_difference() {
        let mut known = own_commands();
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
        assert_eq!(outlines(&own_commands()), outlines(&known));
    }

    #[test]
    fn other_differences_are_noticed() {
        let changes = [
            ("/0/contexts", Value::Null),
            ("/0/integration_types", json!([0, 1])),
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
            let mut known = own_commands();
            *known.pointer_mut(place).expect(place) = value;
            assert_ne!(outlines(&own_commands()), outlines(&known), "{place}");
        }
    }
}
