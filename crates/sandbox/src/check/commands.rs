//! The command tree. A tree that violates a limit anywhere registers nothing, so all of it is checked.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{autocomplete, check_list, check_number, check_required_text, length, selects};
use crate::error::{ApiError, Form};
use crate::limits;

/// Locales in which Discord can show commands.
const LOCALES: [&str; 33] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko", "ar",
];

/// Option types, by Discord's numbers.
pub(crate) mod kind {
    pub const SUB_COMMAND: u64 = 1;
    pub const SUB_COMMAND_GROUP: u64 = 2;
    pub const STRING: u64 = 3;
    pub const INTEGER: u64 = 4;
    pub const BOOLEAN: u64 = 5;
    pub const USER: u64 = 6;
    pub const CHANNEL: u64 = 7;
    pub const ROLE: u64 = 8;
    pub const NUMBER: u64 = 10;
    pub const ATTACHMENT: u64 = 11;
}

/// Checks a list that replaces all commands.
pub(crate) fn check_all(body: &Value) -> Result<(), ApiError> {
    let Some(commands) = body.as_array() else {
        return Err(ApiError::form("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"));
    };
    let mut form = Form::default();
    let mut seen = BTreeSet::new();
    for (index, command) in commands.iter().enumerate() {
        self::check_command(&mut form, &index.to_string(), command);
        let (kind, name) = (command["type"].as_u64().unwrap_or(1), command["name"].as_str().unwrap_or_default());
        if !seen.insert((kind, name)) {
            let message = "Application command names must be unique";
            form.add(&format!("{index}.name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
    for (kind, most) in [(1, limits::SLASH_COMMANDS), (2, limits::CONTEXT_COMMANDS), (3, limits::CONTEXT_COMMANDS)] {
        if seen.iter().filter(|(of, _)| *of == kind).count() > most {
            form.add(
                "",
                "APPLICATION_COMMAND_LIMIT",
                format!("Maximum number of application commands reached ({most})."),
            );
        }
    }
    form.finish()
}

/// Checks one command.
pub(crate) fn check_one(body: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    check_command(&mut form, "", body);
    form.finish()
}

fn check_command(form: &mut Form, path: &str, command: &Value) {
    let at = |key: &str| format!("{path}.{key}");
    match command["type"].as_u64().unwrap_or(1) {
        1 => {
            check_names(form, path, command, true);
            check_description(form, path, command);
            check_options(form, &at("options"), &command["options"], 0);
        }
        2 | 3 => {
            check_names(form, path, command, false);
            if command["description"].as_str().is_some_and(|text| !text.is_empty()) {
                form.add(&at("description"), "APPLICATION_COMMAND_DESCRIPTION", "Context menu commands have none.");
            }
        }
        _ => form.add(&at("type"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3)."),
    }
    if counted_length(command) > limits::COMMAND_CHARACTERS {
        form.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)");
    }
}

fn check_options(form: &mut Form, path: &str, value: &Value, depth: usize) {
    let options = check_list(form, path, value, 0..=limits::COMMAND_OPTIONS);
    let mut seen = BTreeSet::new();
    let mut optional_seen = false;
    for (index, option) in options.iter().enumerate() {
        let path = format!("{path}.{index}");
        check_names(form, &path, option, true);
        check_description(form, &path, option);
        if !seen.insert(option["name"].as_str().unwrap_or_default()) {
            let message = "Option names must be unique";
            form.add(&format!("{path}.name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
        }
        let kind = option["type"].as_u64().unwrap_or_default();
        match kind {
            kind::SUB_COMMAND if depth < 2 => check_subcommand_options(form, &path, option, 2),
            kind::SUB_COMMAND_GROUP if depth == 0 => check_subcommand_options(form, &path, option, 1),
            kind::STRING..=kind::ATTACHMENT if depth != 1 => {
                let is_required = option["required"] == true;
                if is_required && optional_seen {
                    let message = "Required options must be placed before non-required options";
                    form.add(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
                }
                optional_seen |= !is_required;
                check_value_option(form, &path, option, kind);
            }
            _ => form.add(
                &format!("{path}.type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Not allowed at this place",
            ),
        }
    }
    let subs = options.iter().filter(|option| option["type"].as_u64().is_some_and(|kind| kind < kind::STRING)).count();
    if subs != 0 && subs != options.len() {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        form.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
}

fn check_subcommand_options(form: &mut Form, path: &str, option: &Value, depth: usize) {
    check_options(form, &format!("{path}.options"), &option["options"], depth);
}

fn check_value_option(form: &mut Form, path: &str, option: &Value, kind: u64) {
    let choices_path = format!("{path}.choices");
    let choices = check_list(form, &choices_path, &option["choices"], 0..=limits::CHOICES);
    let takes_choices = matches!(kind, kind::STRING | kind::INTEGER | kind::NUMBER);
    let completes = option["autocomplete"] == true;
    if (completes && !choices.is_empty()) || (!takes_choices && (completes || !choices.is_empty())) {
        let message = "Choices and autocomplete exclude each other and need a string or number option";
        form.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message);
    }
    let mut seen = BTreeSet::new();
    for (index, choice) in choices.iter().enumerate() {
        let path = format!("{choices_path}.{index}");
        autocomplete::check_choice(form, &path, choice);
        let fits = match kind {
            kind::STRING => choice["value"].is_string(),
            kind::INTEGER => choice["value"].is_i64() || choice["value"].is_u64(),
            _ => choice["value"].is_number(),
        };
        if !fits {
            form.add(&format!("{path}.value"), "UNION_TYPE_CHOICES", "Value is not of the option's type.");
        }
        if !seen.insert(choice["name"].as_str().unwrap_or_default()) {
            let message = "Choice names must be unique";
            form.add(&format!("{path}.name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message);
        }
    }
    if kind == kind::CHANNEL {
        selects::check_channel_types(form, &format!("{path}.channel_types"), &option["channel_types"]);
    }
    check_number(form, &format!("{path}.min_length"), &option["min_length"], 0..=limits::OPTION_CHARACTERS);
    check_number(form, &format!("{path}.max_length"), &option["max_length"], 1..=limits::OPTION_CHARACTERS);
}

fn check_names(form: &mut Form, path: &str, thing: &Value, slash: bool) {
    check_localized_text(form, path, thing, "name", limits::COMMAND_NAME);
    if !slash {
        return;
    }
    let plain = std::iter::once(("name".to_owned(), &thing["name"]));
    let translated = thing["name_localizations"].as_object().into_iter().flatten();
    let translated = translated.map(|(locale, name)| (format!("name_localizations.{locale}"), name));
    for (key, name) in plain.chain(translated) {
        if name.as_str().is_some_and(|name| !is_command_name(name)) {
            let message = "String value did not match validation regex.";
            form.add(&format!("{path}.{key}"), "STRING_TYPE_REGEX", message);
        }
    }
}

/// `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, and lower case where the script has cases.
fn is_command_name(name: &str) -> bool {
    let of_word = |letter: char| {
        letter.is_alphanumeric()
            || "-_'".contains(letter)
            || matches!(letter, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}')
    };
    name.chars().all(of_word) && name.to_lowercase() == name
}

fn check_description(form: &mut Form, path: &str, thing: &Value) {
    check_localized_text(form, path, thing, "description", limits::COMMAND_DESCRIPTION);
}

/// Checks a required text and its translations.
fn check_localized_text(form: &mut Form, path: &str, thing: &Value, key: &str, most: usize) {
    check_required_text(form, &format!("{path}.{key}"), &thing[key], 1..=most);
    let translations = format!("{key}_localizations");
    for (locale, text) in thing[&translations].as_object().into_iter().flatten() {
        let path = format!("{path}.{translations}.{locale}");
        if !LOCALES.contains(&locale.as_str()) {
            form.add(&path, "BASE_TYPE_CHOICES", "No such locale.");
        }
        check_required_text(form, &path, text, 1..=most);
    }
}

/// The number of characters that count towards a command's size limit: names, descriptions and choice values, each in
/// its longest translation.
fn counted_length(thing: &Value) -> usize {
    let longest = |key: &str| {
        let translated = thing[format!("{key}_localizations")].as_object().into_iter().flatten().map(|(_, text)| text);
        translated.chain(std::iter::once(&thing[key])).filter_map(Value::as_str).map(length).max().unwrap_or_default()
    };
    let choices = thing["choices"].as_array().into_iter().flatten();
    let choices: usize = choices
        .map(|choice| {
            counted_length(choice) + choice["value"].as_str().map_or_else(|| choice["value"].to_string().len(), length)
        })
        .sum();
    let options: usize = thing["options"].as_array().into_iter().flatten().map(counted_length).sum();
    longest("name") + longest("description") + choices + options
}
