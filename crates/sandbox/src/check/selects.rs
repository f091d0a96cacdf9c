//! Selects: lists of the bot's own options, or of users, roles and channels.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use super::control::{check_custom_id, kind};
use super::{check_list, check_number, check_optional_text, check_required_text};
use crate::error::Form;
use crate::limits;
use crate::wire::parse_id;

/// Checks a select of any kind; also used for those inside a modal.
pub(super) fn check_select(form: &mut Form, path: &str, select: &Value, seen: &mut BTreeSet<String>) {
    check_custom_id(form, path, &select["custom_id"], seen);
    check_optional_text(form, &format!("{path}.placeholder"), &select["placeholder"], 0..=limits::PLACEHOLDER);
    check_number(form, &format!("{path}.min_values"), &select["min_values"], 0..=25);
    check_number(form, &format!("{path}.max_values"), &select["max_values"], 1..=25);
    let min = select["min_values"].as_u64().unwrap_or(1);
    let max = select["max_values"].as_u64().unwrap_or(1);
    if min > max {
        form.add(&format!("{path}.min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values is greater than max_values");
    }
    if min == 0 && select["required"] == true {
        let message = "Select menus marked as required cannot have a min_values of 0";
        form.add(&format!("{path}.min_values"), "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES", message);
    }
    if select["type"].as_u64() == Some(kind::STRING_SELECT) {
        check_options(form, path, select, max);
        return;
    }
    check_defaults(form, &format!("{path}.default_values"), select, min..=max);
    if select["type"].as_u64() == Some(kind::CHANNEL_SELECT) {
        check_channel_types(form, &format!("{path}.channel_types"), &select["channel_types"]);
    }
}

/// Checks the bot's own options.
fn check_options(form: &mut Form, path: &str, select: &Value, max: u64) {
    let options_path = format!("{path}.options");
    let options = check_list(form, &options_path, &select["options"], 1..=limits::SELECT_OPTIONS);
    if select["options"].is_null() {
        form.add(&options_path, "BASE_TYPE_REQUIRED", "This field is required");
    }
    let mut values = BTreeSet::new();
    for (index, option) in options.iter().enumerate() {
        let path = format!("{options_path}.{index}");
        check_required_text(form, &format!("{path}.label"), &option["label"], 1..=limits::SELECT_TEXT);
        check_required_text(form, &format!("{path}.value"), &option["value"], 1..=limits::SELECT_TEXT);
        check_optional_text(form, &format!("{path}.description"), &option["description"], 0..=limits::SELECT_TEXT);
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

/// Checks the kind and number of preselected users, roles or channels. An empty list is always accepted.
fn check_defaults(form: &mut Form, path: &str, select: &Value, count: RangeInclusive<u64>) {
    let offered: &[&str] = match select["type"].as_u64() {
        Some(kind::USER_SELECT) => &["user"],
        Some(kind::ROLE_SELECT) => &["role"],
        Some(kind::CHANNEL_SELECT) => &["channel"],
        _ => &["user", "role"],
    };
    let chosen = check_list(form, path, &select["default_values"], 0..=limits::SELECT_OPTIONS);
    for (index, one) in chosen.iter().enumerate() {
        if parse_id(&one["id"]).is_none() {
            form.add(&format!("{path}.{index}.id"), "BASE_TYPE_REQUIRED", "This field is required");
        }
        if !one["type"].as_str().is_some_and(|kind| offered.contains(&kind)) {
            let message = format!("Value must be one of {offered:?}.");
            form.add(&format!("{path}.{index}.type"), "BASE_TYPE_CHOICES", message);
        }
    }
    let length = u64::try_from(chosen.len()).unwrap_or(u64::MAX);
    if length > 0 && !count.contains(&length) {
        let message = format!("Must be between {} and {} in length.", count.start(), count.end());
        form.add(path, "BASE_TYPE_BAD_LENGTH", message);
    }
}

/// Checks the channel types that a select or an option allows.
pub(super) fn check_channel_types(form: &mut Form, path: &str, types: &Value) {
    let mut seen = BTreeSet::new();
    for (index, kind) in check_list(form, path, types, 0..=limits::CHANNEL_TYPES.len()).iter().enumerate() {
        let known = kind.as_u64().filter(|kind| limits::CHANNEL_TYPES.contains(kind));
        if !known.is_some_and(|kind| seen.insert(kind)) {
            let message = format!("Value must be one of {:?}, and each only once.", limits::CHANNEL_TYPES);
            form.add(&format!("{path}.{index}"), "BASE_TYPE_CHOICES", message);
        }
    }
}
