//! Buttons and selects.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{limits, list, number, required, text};
use crate::sandbox::error::Form;

/// Component types, by Discord's numbers.
pub(in crate::sandbox) mod kind {
    pub const ROW: u64 = 1;
    pub const BUTTON: u64 = 2;
    pub const STRING_SELECT: u64 = 3;
    pub const TEXT_INPUT: u64 = 4;
    pub const USER_SELECT: u64 = 5;
    pub const CHANNEL_SELECT: u64 = 8;
    pub const LABEL: u64 = 18;
}

/// Button styles that carry something else than a custom identifier.
mod style {
    pub const LINK: u64 = 5;
    pub const PREMIUM: u64 = 6;
}

/// Checks the rows of an ordinary message.
pub(super) fn rows(form: &mut Form, components: &Value) {
    let mut seen = BTreeSet::new();
    for (index, row) in list(form, "components", components, 0..=limits::ROWS).iter().enumerate() {
        let path = format!("components.{index}");
        if row["type"].as_u64() == Some(kind::ROW) {
            self::row(form, &path, row, &mut seen);
        } else {
            form.add(&format!("{path}.type"), "BASE_TYPE_CHOICES", "Value of field \"type\" must be one of (1,).");
        }
    }
}

/// Checks a message made of components only: their number, and whatever can be pressed among them.
pub(super) fn free(form: &mut Form, components: &Value) {
    let mut seen = BTreeSet::new();
    let mut count = 0;
    walk(form, "components", components, &mut seen, &mut count);
    if count > limits::COMPONENTS_V2 {
        form.add("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The total number of components exceeds 40");
    }
}

fn walk(form: &mut Form, path: &str, list: &Value, seen: &mut BTreeSet<String>, count: &mut usize) {
    for (index, component) in list.as_array().into_iter().flatten().enumerate() {
        let path = format!("{path}.{index}");
        *count += 1;
        match component["type"].as_u64() {
            Some(kind::ROW) => {
                *count += component["components"].as_array().map_or(0, Vec::len);
                row(form, &path, component, seen);
            }
            _ => walk(form, &format!("{path}.components"), &component["components"], seen, count),
        }
        if component["accessory"]["type"].as_u64() == Some(kind::BUTTON) {
            *count += 1;
            button(form, &format!("{path}.accessory"), &component["accessory"], seen);
        }
    }
}

fn row(form: &mut Form, path: &str, row: &Value, seen: &mut BTreeSet<String>) {
    let inside = list(form, &format!("{path}.components"), &row["components"], 1..=limits::BUTTONS);
    if row["components"].is_null() {
        form.add(&format!("{path}.components"), "BASE_TYPE_REQUIRED", "This field is required");
    }
    for (index, component) in inside.iter().enumerate() {
        let path = format!("{path}.components.{index}");
        match component["type"].as_u64() {
            Some(kind::BUTTON) => button(form, &path, component, seen),
            Some(kind::STRING_SELECT | kind::USER_SELECT..=kind::CHANNEL_SELECT) => {
                if inside.len() > 1 {
                    form.add(
                        &path,
                        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                        "The specified component exceeds the maximum width",
                    );
                }
                select(form, &path, component, seen);
            }
            _ => form.add(&format!("{path}.type"), "BASE_TYPE_CHOICES", "No such component in a message row."),
        }
    }
}

/// Checks a custom identifier, and that no other component of the message has it.
pub(super) fn custom_id(form: &mut Form, path: &str, value: &Value, seen: &mut BTreeSet<String>) {
    let path = format!("{path}.custom_id");
    required(form, &path, value, 1..=limits::CUSTOM_ID);
    if let Some(id) = value.as_str()
        && !seen.insert(id.to_owned())
    {
        form.add(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
    }
}

fn button(form: &mut Form, path: &str, button: &Value, seen: &mut BTreeSet<String>) {
    text(form, &format!("{path}.label"), &button["label"], 0..=limits::BUTTON_LABEL);
    match button["style"].as_u64() {
        Some(style::LINK) => required(form, &format!("{path}.url"), &button["url"], 1..=512),
        Some(style::PREMIUM) => required(form, &format!("{path}.sku_id"), &button["sku_id"], 1..=20),
        Some(1..=4) => custom_id(form, path, &button["custom_id"], seen),
        _ => form.add(&format!("{path}.style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6)."),
    }
    let has_face = button["label"].as_str().is_some_and(|label| !label.is_empty()) || button["emoji"].is_object();
    if !has_face && button["style"].as_u64() != Some(style::PREMIUM) {
        form.add(path, "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI", "A button needs a label or an emoji");
    }
}

/// Checks a select of any kind; also used for those inside a modal.
pub(super) fn select(form: &mut Form, path: &str, select: &Value, seen: &mut BTreeSet<String>) {
    custom_id(form, path, &select["custom_id"], seen);
    text(form, &format!("{path}.placeholder"), &select["placeholder"], 0..=limits::PLACEHOLDER);
    number(form, &format!("{path}.min_values"), &select["min_values"], 0..=25);
    number(form, &format!("{path}.max_values"), &select["max_values"], 1..=25);
    let min = select["min_values"].as_u64().unwrap_or(1);
    let max = select["max_values"].as_u64().unwrap_or(1);
    if min > max {
        form.add(&format!("{path}.min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values is greater than max_values");
    }
    if select["type"].as_u64() != Some(kind::STRING_SELECT) {
        return;
    }
    let options_path = format!("{path}.options");
    let options = list(form, &options_path, &select["options"], 1..=limits::SELECT_OPTIONS);
    if select["options"].is_null() {
        form.add(&options_path, "BASE_TYPE_REQUIRED", "This field is required");
    }
    let mut values = BTreeSet::new();
    for (index, option) in options.iter().enumerate() {
        let path = format!("{options_path}.{index}");
        required(form, &format!("{path}.label"), &option["label"], 1..=limits::SELECT_TEXT);
        required(form, &format!("{path}.value"), &option["value"], 1..=limits::SELECT_TEXT);
        text(form, &format!("{path}.description"), &option["description"], 0..=limits::SELECT_TEXT);
        if let Some(value) = option["value"].as_str()
            && !values.insert(value)
        {
            let message = "The specified option value is already used";
            form.add(&format!("{path}.value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
    let defaults = options.iter().filter(|option| option["default"] == true).count();
    if u64::try_from(defaults).unwrap_or(u64::MAX) > max {
        form.add(&options_path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than max_values");
    }
    let offered = u64::try_from(options.len()).unwrap_or(u64::MAX);
    if offered > 0 && max > offered {
        let message = format!("Must be less than or equal to {offered}.");
        form.add(&format!("{path}.max_values"), "SELECT_COMPONENT_MAX_VALUES", message);
    }
}
