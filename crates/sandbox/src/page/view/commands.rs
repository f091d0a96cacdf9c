//! The commands available to a person, in the person's language.

use serde_json::{Value, json};

use super::locale;
use crate::state::commands::command_kind;
use sztab_words::Language;

/// Command contexts, by Discord's numbers.
const GUILD_CONTEXT: u64 = 0;
const DIRECT_MESSAGE_CONTEXT: u64 = 1;

/// All slash commands, with each sub-command as a separate entry, and the commands in menus.
pub(in crate::page) fn commands(registered: &[Value], language: Language) -> Value {
    let mut found = Vec::new();
    let mut menus = Vec::new();
    for command in registered {
        let kind = match command["type"].as_u64() {
            Some(command_kind::USER) => "user",
            Some(command_kind::MESSAGE) => "message",
            _ => "slash",
        };
        if kind != "slash" {
            menus.push(json!({
                "kind": kind, "name": command["name"], "shown": localized_text(command, "name", language),
            }));
            continue;
        }
        let offered = |context: u64| {
            command["contexts"].as_array().is_none_or(|contexts| contexts.iter().any(|one| *one == context))
        };
        let scope = Scope { in_guild: offered(GUILD_CONTEXT), in_direct: offered(DIRECT_MESSAGE_CONTEXT), language };
        collect_commands(command, &[], scope, &mut found);
    }
    json!({ "is": "commands", "commands": found, "menus": menus })
}

/// The contexts in which a command and its sub-commands are offered, and the language of its texts.
#[derive(Clone, Copy)]
struct Scope {
    in_guild: bool,
    in_direct: bool,
    language: Language,
}

/// One word of a command.
#[derive(Clone)]
struct Name {
    plain: String,
    shown: String,
}

/// Collects a command, or its sub-commands. `above` contains the names of the levels above.
fn collect_commands(body: &Value, above: &[Name], scope: Scope, found: &mut Vec<Value>) {
    let plain = body["name"].as_str().unwrap_or_default().to_owned();
    let mut names = above.to_vec();
    names.push(Name { plain, shown: localized_text(body, "name", scope.language) });
    let options = body["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let is_below = |option: &&Value| matches!(option["type"].as_u64(), Some(1 | 2));
    if options.iter().any(|option| is_below(&option)) {
        for option in options.iter().filter(is_below) {
            collect_commands(option, &names, scope, found);
        }
        return;
    }
    let (path, shown): (Vec<String>, Vec<String>) = names.into_iter().map(|name| (name.plain, name.shown)).unzip();
    let options: Vec<Value> = options.iter().map(|one| option_view(one, scope.language)).collect();
    found.push(json!({
        "path": path,
        "shown": shown.join(" "),
        "description": localized_text(body, "description", scope.language),
        "options": options,
        "in_guild": scope.in_guild,
        "in_direct": scope.in_direct,
    }));
}

fn option_view(body: &Value, language: Language) -> Value {
    let choices = body["choices"].as_array().into_iter().flatten();
    let choices = choices.map(|one| json!({ "shown": localized_text(one, "name", language), "value": one["value"] }));
    json!({
        "name": body["name"],
        "shown": localized_text(body, "name", language),
        "description": localized_text(body, "description", language),
        "type": body["type"],
        "required": body["required"] == true,
        "choices": choices.collect::<Value>(),
        "suggests": body["autocomplete"] == true,
        "least": body["min_value"],
        "most": body["max_value"],
        "shortest": body["min_length"],
        "longest": body["max_length"],
        "channel_types": body["channel_types"].as_array().cloned().unwrap_or_default(),
    })
}

/// A name or description in the given language, or else in the default one.
fn localized_text(body: &Value, key: &str, language: Language) -> String {
    let own = &body[format!("{key}_localizations")][locale(language)];
    own.as_str().or_else(|| body[key].as_str()).unwrap_or_default().to_owned()
}
