//! The rows of a message, and the buttons in them.

use std::collections::BTreeSet;

use serde_json::Value;

use super::control::{custom_id, kind};
use super::{check_required, list, selects, text};
use crate::error::Form;
use crate::limits;

/// Styles of buttons that have no custom identifier.
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

/// Checks a message that consists of components only: the number of components, and the buttons and selects among them.
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
                selects::select(form, &path, component, seen);
            }
            _ => form.add(&format!("{path}.type"), "BASE_TYPE_CHOICES", "No such component in a message row."),
        }
    }
}

fn button(form: &mut Form, path: &str, button: &Value, seen: &mut BTreeSet<String>) {
    text(form, &format!("{path}.label"), &button["label"], 0..=limits::BUTTON_LABEL);
    match button["style"].as_u64() {
        Some(style::LINK) => check_required(form, &format!("{path}.url"), &button["url"], 1..=512),
        Some(style::PREMIUM) => check_required(form, &format!("{path}.sku_id"), &button["sku_id"], 1..=20),
        Some(1..=4) => custom_id(form, path, &button["custom_id"], seen),
        _ => form.add(&format!("{path}.style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6)."),
    }
    let has_face = button["label"].as_str().is_some_and(|label| !label.is_empty()) || button["emoji"].is_object();
    if !has_face && button["style"].as_u64() != Some(style::PREMIUM) {
        form.add(path, "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI", "A button needs a label or an emoji");
    }
}
