//! Autocompletion.

use serde_json::Value;

use super::{check_list, check_required_text};
use crate::error::{ApiError, Form};
use crate::limits;

/// Checks the data of a response with suggestions.
pub(crate) fn check_choices(data: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    if !data["choices"].is_array() {
        form.add("data.choices", "BASE_TYPE_REQUIRED", "This field is required");
    }
    let offered = check_list(&mut form, "data.choices", &data["choices"], 0..=limits::CHOICES);
    for (index, choice) in offered.iter().enumerate() {
        check_choice(&mut form, &format!("data.choices.{index}"), choice);
    }
    form.finish()
}

/// Checks one choice; also used for the fixed choices of an option.
pub(super) fn check_choice(form: &mut Form, path: &str, choice: &Value) {
    check_required_text(form, &format!("{path}.name"), &choice["name"], 1..=limits::CHOICE_TEXT);
    if !choice["value"].is_number() {
        check_required_text(form, &format!("{path}.value"), &choice["value"], 1..=limits::CHOICE_TEXT);
    }
    for (locale, name) in choice["name_localizations"].as_object().into_iter().flatten() {
        check_required_text(form, &format!("{path}.name_localizations.{locale}"), name, 1..=limits::CHOICE_TEXT);
    }
}
