//! The data of commands and components. Commands are checked against the registered ones, as a client does.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::choices::ResolvedChoices;
use super::option::OptionValue;
use super::refuse;
use crate::Failure;
use crate::check::commands::kind;
use crate::snowflake::Id;
use crate::state::World;
use crate::state::commands::{RegisteredCommand, command_kind};
use crate::state::messages::StoredFile;
use crate::state::places::{Channel, has_permissions};
use crate::wire::parse_channel_types;

/// A command that is being typed.
pub(super) struct TypedCommand<'a> {
    pub person: Id,
    pub path: &'a [&'a str],
    pub options: &'a [(&'a str, OptionValue)],
    /// The uploaded files, keyed by option name.
    pub files: BTreeMap<&'a str, StoredFile>,
    /// The option under the cursor and its text, while suggestions are requested.
    pub focused: Option<(&'a str, &'a str)>,
}

/// The `data` of the interaction.
pub(super) fn command_data(world: &World, channel: &Channel, typed: &TypedCommand<'_>) -> Result<Value, Failure> {
    let Some((name, steps)) = typed.path.split_first() else { return refuse("no command") };
    let command = find_offered(world, channel, (command_kind::SLASH, name), typed.person)?;
    let mut chosen = ResolvedChoices::new(world, channel, typed.person);
    let options = resolve_level(&command.body["options"], steps, typed, &mut chosen)?;
    let mut data = json!({ "id": command.id.to_string(), "name": name, "type": 1, "options": options });
    if let Some(guild) = command.guild {
        data["guild_id"] = json!(guild.to_string());
    }
    if let Some(resolved) = chosen.into_resolved() {
        data["resolved"] = resolved;
    }
    Ok(data)
}

/// True if a member with these permissions may use the command.
pub(crate) fn may_use(granted: u64, command: &RegisteredCommand) -> bool {
    let needed = command.body["default_member_permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
    // A command whose set of required permissions is empty is for administrators only.
    needed.is_none_or(|needed| has_permissions(granted, if needed == 0 { u64::MAX } else { needed }))
}

/// The command of this type and name, if the client offers it to the person in this channel.
pub(super) fn find_offered<'a>(
    world: &'a World,
    channel: &Channel,
    (kind, name): (u64, &str),
    person: Id,
) -> Result<&'a RegisteredCommand, Failure> {
    let Some(command) = world.command(channel.guild, kind, name) else { return refuse(format!("no command {name}")) };
    if channel.guild.is_some() && !may_use(world.member_permissions(channel, person), command) {
        return refuse(format!("{name} is not for this person"));
    }
    let lists = |key: &str, number: u64, default: &[u64]| match command.body[key].as_array() {
        Some(list) => list.iter().any(|one| *one == number),
        None => default.contains(&number),
    };
    let owners = world.authorizing_owners(channel, person);
    let is_installed = owners.iter().any(|(installed, _)| lists("integration_types", *installed, &[0]));
    if !is_installed || !lists("contexts", channel.interaction_context(), &[0, 1]) {
        return refuse(format!("{name} is not offered here"));
    }
    Ok(command)
}

/// The options of one level: either a chosen sub-command with the next level inside, or values.
fn resolve_level(
    defined: &Value,
    steps: &[&str],
    typed: &TypedCommand<'_>,
    chosen: &mut ResolvedChoices<'_>,
) -> Result<Value, Failure> {
    let defined = defined.as_array().map(Vec::as_slice).unwrap_or_default();
    let has_subs = defined.iter().any(|option| option["type"].as_u64().is_some_and(|kind| kind < kind::STRING));
    let Some((step, rest)) = steps.split_first() else {
        if has_subs {
            return refuse("a sub-command has to be chosen");
        }
        return resolve_values(defined, typed, chosen);
    };
    let sub = defined.iter().find(|option| option["name"] == *step && has_subs);
    let Some(sub) = sub else { return refuse(format!("no sub-command {step}")) };
    let inside = resolve_level(&sub["options"], rest, typed, chosen)?;
    Ok(json!([{ "name": step, "type": sub["type"], "options": inside }]))
}

fn resolve_values(
    defined: &[Value],
    typed: &TypedCommand<'_>,
    chosen: &mut ResolvedChoices<'_>,
) -> Result<Value, Failure> {
    let mut filled = Vec::new();
    for (index, (name, value)) in typed.options.iter().enumerate() {
        let Some(option) = defined.iter().find(|option| option["name"] == *name) else {
            return refuse(format!("no option {name}"));
        };
        if typed.options[..index].iter().any(|(earlier, _)| earlier == name) {
            return refuse(format!("option {name} is given twice"));
        }
        let file = typed.files.get(name);
        let json = option_value(option, value, file)?;
        match value {
            OptionValue::User(id) => chosen.add_user(*id)?,
            OptionValue::Role(id) => chosen.add_role(*id)?,
            OptionValue::Channel(id) => chosen.add_channel(*id, &parse_channel_types(&option["channel_types"]))?,
            _ => file.map_or(Ok(()), |file| chosen.add_file(file))?,
        }
        filled.push(json!({ "name": name, "type": option["type"], "value": json }));
    }
    if let Some((name, text)) = typed.focused {
        let Some(option) = defined.iter().find(|option| option["name"] == name) else {
            return refuse(format!("no option {name}"));
        };
        if option["autocomplete"] != true {
            return refuse(format!("option {name} suggests nothing"));
        }
        filled.push(json!({ "name": name, "type": option["type"], "value": text, "focused": true }));
        return Ok(json!(filled));
    }
    let given = |option: &Value| typed.options.iter().any(|(name, _)| option["name"] == *name);
    match defined.iter().find(|option| option["required"] == true && !given(option)) {
        Some(missing) => refuse(format!("option {} is required", missing["name"])),
        None => Ok(json!(filled)),
    }
}

/// The value in wire format, if the option accepts it.
fn option_value(option: &Value, value: &OptionValue, file: Option<&StoredFile>) -> Result<Value, Failure> {
    let name = &option["name"];
    let wanted = option["type"].as_u64().unwrap_or_default();
    let json = file.map_or_else(|| value.to_json(), |file| json!(file.id.to_string()));
    if wanted != value.kind() && !(wanted == kind::NUMBER && value.kind() == kind::INTEGER) {
        return refuse(format!(
            "option {name} of type {wanted} does not take {} of type {}",
            value.to_json(),
            value.kind()
        ));
    }
    let choices = option["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    if !choices.is_empty() && !choices.iter().any(|choice| choice["value"] == json) {
        return refuse(format!("option {name} does not offer {json}"));
    }
    if let Some(number) = json.as_f64() {
        let too_small = option["min_value"].as_f64().is_some_and(|least| number < least);
        let too_large = option["max_value"].as_f64().is_some_and(|most| number > most);
        if too_small || too_large {
            return refuse(format!("option {name}: {number} is out of range"));
        }
    }
    if let Some(text) = json.as_str().filter(|_| wanted == kind::STRING) {
        let length = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
        let too_short = option["min_length"].as_u64().is_some_and(|least| length < least);
        if too_short || length > option["max_length"].as_u64().unwrap_or(6000) {
            return refuse(format!("option {name}: {length} characters are out of range"));
        }
    }
    Ok(json)
}

/// The `data` of a component that was used.
pub(super) fn component_data(custom_id: &str, kind: u64, values: Option<&[&str]>) -> Value {
    let mut data = Map::new();
    data.insert("custom_id".to_owned(), json!(custom_id));
    data.insert("component_type".to_owned(), json!(kind));
    data.insert("id".to_owned(), json!(1));
    if let Some(values) = values {
        data.insert("values".to_owned(), json!(values));
    }
    Value::Object(data)
}
