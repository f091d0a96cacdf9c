//! Modals: forms that users fill in.

use std::collections::BTreeSet;

use serde_json::Value;

use super::control::{check_custom_id, kind};
use super::{check_list, check_number, check_optional_text, check_required_text, selects};
use crate::error::{ApiError, Form};
use crate::limits;

/// Checks the data of a modal.
pub(crate) fn check_modal(data: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    check_required_text(&mut form, "data.custom_id", &data["custom_id"], 1..=limits::CUSTOM_ID);
    check_required_text(&mut form, "data.title", &data["title"], 1..=limits::MODAL_TITLE);
    if data["components"].is_null() {
        form.add("data.components", "BASE_TYPE_REQUIRED", "This field is required");
    }
    let mut seen = BTreeSet::new();
    let rows = check_list(&mut form, "data.components", &data["components"], 1..=limits::MODAL_COMPONENTS);
    for (index, row) in rows.iter().enumerate() {
        let path = format!("data.components.{index}");
        match row["type"].as_u64() {
            Some(kind::ROW) => {
                let inside = check_list(&mut form, &format!("{path}.components"), &row["components"], 1..=1);
                for input in inside {
                    check_required_text(
                        &mut form,
                        &format!("{path}.components.0.label"),
                        &input["label"],
                        1..=limits::MODAL_LABEL,
                    );
                    check_field(&mut form, &format!("{path}.components.0"), input, &mut seen);
                }
            }
            Some(kind::LABEL) => {
                check_required_text(&mut form, &format!("{path}.label"), &row["label"], 1..=limits::MODAL_LABEL);
                check_optional_text(
                    &mut form,
                    &format!("{path}.description"),
                    &row["description"],
                    0..=limits::SELECT_TEXT,
                );
                check_field(&mut form, &format!("{path}.component"), &row["component"], &mut seen);
            }
            // Text, and newer component types that this sandbox does not know.
            Some(_) => {}
            None => form.add(&format!("{path}.type"), "BASE_TYPE_REQUIRED", "This field is required"),
        }
    }
    form.finish()
}

fn check_field(form: &mut Form, path: &str, input: &Value, seen: &mut BTreeSet<String>) {
    match input["type"].as_u64() {
        Some(kind::TEXT_INPUT) => {
            check_custom_id(form, path, &input["custom_id"], seen);
            check_optional_text(form, &format!("{path}.placeholder"), &input["placeholder"], 0..=limits::SELECT_TEXT);
            check_optional_text(form, &format!("{path}.value"), &input["value"], 0..=limits::MODAL_TEXT);
            check_number(form, &format!("{path}.min_length"), &input["min_length"], 0..=4000);
            check_number(form, &format!("{path}.max_length"), &input["max_length"], 1..=4000);
        }
        Some(kind::STRING_SELECT) => selects::check_select(form, path, input, seen),
        _ => check_custom_id(form, path, &input["custom_id"], seen),
    }
}
