//! Commands as their users see them, with names and choices in each user's language.

use serde_json::Value;
use sztab_sandbox::{OptionValue, Person};

use super::Script;

impl Script<'_> {
    /// A command with its options, such as `/zagraj co: biegacz d2 ne`.
    pub(super) fn command_text(&self, who: &Person, path: &[&str], options: &[(&str, OptionValue)]) -> String {
        let locale = self.shown.locale(who.id());
        let commands = self.club.sandbox.commands();
        let mut words = Vec::new();
        let mut level = commands;
        let mut command = Value::Null;
        for name in path {
            command = level.into_iter().find(|command| command["name"] == *name).unwrap_or_else(|| panic!("no {name}"));
            words.push(localized_name(&command, locale));
            level = command["options"].as_array().cloned().unwrap_or_default();
        }
        let mut spoken = format!("/{}", words.join(" "));
        for (name, value) in options {
            let known = command["options"].as_array().into_iter().flatten();
            let option =
                known.into_iter().find(|option| option["name"] == *name).unwrap_or_else(|| panic!("no {name}"));
            spoken = format!("{spoken} {}: {}", localized_name(option, locale), self.value_text(option, value, locale));
        }
        spoken
    }

    fn value_text(&self, option: &Value, value: &OptionValue, locale: &str) -> String {
        match value {
            OptionValue::Text(text) => text.clone(),
            OptionValue::Integer(number) => {
                let mut choices = option["choices"].as_array().into_iter().flatten();
                let choice = choices.find(|choice| choice["value"] == *number);
                choice.map_or_else(|| number.to_string(), |choice| localized_name(choice, locale))
            }
            OptionValue::Boolean(yes) => yes.to_string(),
            OptionValue::Number(number) => number.to_string(),
            OptionValue::User(id) => format!("@{}", self.shown.name(*id)),
            OptionValue::Channel(id) | OptionValue::Role(id) => format!("#{}", self.shown.place_or_role(*id)),
            OptionValue::Attachment { filename, .. } => format!("<{filename}>"),
        }
    }
}

fn localized_name(named: &Value, locale: &str) -> String {
    let name = named["name_localizations"][locale].as_str().or(named["name"].as_str());
    name.unwrap_or_default().to_owned()
}
