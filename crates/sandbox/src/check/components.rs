//! The rows of a message, and the buttons in them.

use std::collections::BTreeSet;

use serde_json::Value;

use super::control::{check_custom_id, kind};
use super::{check_list, check_optional_text, check_required_text, selects};
use crate::error::Form;
use crate::limits;

/// Styles of buttons that have no custom identifier.
mod button_style {
    pub const LINK: u64 = 5;
    pub const PREMIUM: u64 = 6;
}

/// Checks the rows of an ordinary message.
pub(super) fn check_rows(form: &mut Form, components: &Value) {
    let mut seen = BTreeSet::new();
    for (index, row) in check_list(form, "components", components, 0..=limits::MESSAGE_ROWS).iter().enumerate() {
        let path = format!("components.{index}");
        if row["type"].as_u64() == Some(kind::ROW) {
            self::check_row(form, &path, row, &mut seen);
        } else {
            form.add(&format!("{path}.type"), "BASE_TYPE_CHOICES", "Value of field \"type\" must be one of (1,).");
        }
    }
}

/// Checks a message that consists of components only: the number of components, and the buttons and selects among them.
pub(super) fn check_components_v2(form: &mut Form, components: &Value) {
    let mut seen = BTreeSet::new();
    let mut count = 0;
    check_nested(form, "components", components, &mut seen, &mut count);
    if count > limits::COMPONENTS_V2 {
        form.add("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The total number of components exceeds 40");
    }
}

fn check_nested(form: &mut Form, path: &str, list: &Value, seen: &mut BTreeSet<String>, count: &mut usize) {
    for (index, component) in list.as_array().into_iter().flatten().enumerate() {
        let path = format!("{path}.{index}");
        *count += 1;
        match component["type"].as_u64() {
            Some(kind::ROW) => {
                *count += component["components"].as_array().map_or(0, Vec::len);
                check_row(form, &path, component, seen);
            }
            _ => check_nested(form, &format!("{path}.components"), &component["components"], seen, count),
        }
        if component["accessory"]["type"].as_u64() == Some(kind::BUTTON) {
            *count += 1;
            check_button(form, &format!("{path}.accessory"), &component["accessory"], seen);
        }
    }
}

fn check_row(form: &mut Form, path: &str, row: &Value, seen: &mut BTreeSet<String>) {
    let inside = check_list(form, &format!("{path}.components"), &row["components"], 1..=limits::ROW_BUTTONS);
    if row["components"].is_null() {
        form.add(&format!("{path}.components"), "BASE_TYPE_REQUIRED", "This field is required");
    }
    for (index, component) in inside.iter().enumerate() {
        let path = format!("{path}.components.{index}");
        match component["type"].as_u64() {
            Some(kind::BUTTON) => check_button(form, &path, component, seen),
            Some(kind::STRING_SELECT | kind::USER_SELECT..=kind::CHANNEL_SELECT) => {
                if inside.len() > 1 {
                    form.add(
                        &path,
                        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                        "The specified component exceeds the maximum width",
                    );
                }
                selects::check_select(form, &path, component, seen);
            }
            _ => form.add(&format!("{path}.type"), "BASE_TYPE_CHOICES", "No such component in a message row."),
        }
    }
}

fn check_button(form: &mut Form, path: &str, button: &Value, seen: &mut BTreeSet<String>) {
    check_optional_text(form, &format!("{path}.label"), &button["label"], 0..=limits::BUTTON_LABEL);
    match button["style"].as_u64() {
        Some(button_style::LINK) => check_required_text(form, &format!("{path}.url"), &button["url"], 1..=512),
        Some(button_style::PREMIUM) => check_required_text(form, &format!("{path}.sku_id"), &button["sku_id"], 1..=20),
        Some(1..=4) => check_custom_id(form, path, &button["custom_id"], seen),
        _ => form.add(&format!("{path}.style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6)."),
    }
    let has_face = button["label"].as_str().is_some_and(|label| !label.is_empty()) || button["emoji"].is_object();
    if !has_face && button["style"].as_u64() != Some(button_style::PREMIUM) {
        form.add(path, "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI", "A button needs a label or an emoji");
    }
}
