//! Discord's validation. Each file checks one kind of body against the documented limits and collects *all* errors,
//! under Discord's paths.

pub(super) mod autocomplete;
pub(super) mod commands;
pub(super) mod components;
pub(super) mod control;
pub(super) mod embeds;
pub(super) mod message;
pub(super) mod modal;
pub(super) mod selects;
pub(super) mod threads;

use std::ops::RangeInclusive;

use serde_json::Value;

use super::error::Form;

/// The number of characters of a text as Discord counts them: code points, not bytes.
fn length(text: &str) -> usize {
    text.chars().count()
}

/// Checks an optional text; absent and null are accepted.
fn check_optional_text(form: &mut Form, path: &str, value: &Value, allowed: RangeInclusive<usize>) {
    match value {
        Value::Null => {}
        Value::String(text) => check_text_length(form, path, text, allowed),
        _ => form.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string."),
    }
}

/// Checks a required text.
fn check_required_text(form: &mut Form, path: &str, value: &Value, allowed: RangeInclusive<usize>) {
    if value.is_null() {
        form.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    } else {
        check_optional_text(form, path, value, allowed);
    }
}

fn check_text_length(form: &mut Form, path: &str, text: &str, allowed: RangeInclusive<usize>) {
    let (min, max) = (*allowed.start(), *allowed.end());
    let length = length(text);
    if length == 0 && min > 0 {
        form.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    } else if length < min {
        form.add(path, "BASE_TYPE_MIN_LENGTH", format!("Must be {min} or more in length."));
    } else if length > max {
        form.add(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
    }
}

/// Checks the number of entries in an optional list, and returns the entries.
fn check_list<'a>(form: &mut Form, path: &str, value: &'a Value, allowed: RangeInclusive<usize>) -> &'a [Value] {
    let entries = match value {
        Value::Null => return &[],
        Value::Array(entries) => entries.as_slice(),
        _ => {
            form.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return &[];
        }
    };
    let (min, max) = (*allowed.start(), *allowed.end());
    if !allowed.contains(&entries.len()) {
        let message = format!("Must be between {min} and {max} in length.");
        form.add(path, "BASE_TYPE_BAD_LENGTH", message);
    }
    entries
}

/// Checks an optional whole number.
fn check_number(form: &mut Form, path: &str, value: &Value, allowed: RangeInclusive<u64>) {
    if !value.is_null() && !value.as_u64().is_some_and(|number| allowed.contains(&number)) {
        let message = format!("int value should be between {} and {}.", allowed.start(), allowed.end());
        form.add(path, "NUMBER_TYPE_MAX", message);
    }
}
