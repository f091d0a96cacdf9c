//! Threads and channels.

use serde_json::Value;

use super::{check_list, check_optional_text, check_required_text};
use crate::error::{ApiError, Form};
use crate::limits;

/// Checks the body of a request that opens a thread.
pub(crate) fn check_open(body: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    check_required_text(&mut form, "name", &body["name"], 1..=limits::THREAD_NAME);
    check_common_fields(&mut form, body);
    form.finish()
}

/// Checks the body of a request that changes a channel or thread.
pub(crate) fn check_edit(body: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    check_optional_text(&mut form, "name", &body["name"], 1..=limits::THREAD_NAME);
    check_common_fields(&mut form, body);
    form.finish()
}

fn check_common_fields(form: &mut Form, body: &Value) {
    let minutes = &body["auto_archive_duration"];
    if !minutes.is_null() && !minutes.as_u64().is_some_and(|minutes| limits::ARCHIVE_MINUTES.contains(&minutes)) {
        form.add("auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080).");
    }
    check_list(form, "applied_tags", &body["applied_tags"], 0..=5);
}
