//! The body of a new or edited message.

use serde_json::Value;

use super::{check_list, check_optional_text, components, embeds};
use crate::error::{ApiError, Form};
use crate::flags::message::IS_COMPONENTS_V2;
use crate::limits;
use crate::state::draft::Draft;
use crate::wire::parse_id;

/// Checks a new message.
pub(crate) fn check_create(draft: Draft<'_>) -> Result<(), ApiError> {
    let flags = draft.body["flags"].as_u64().unwrap_or_default();
    check_common_fields(draft, flags)?;
    let has = |key: &str| draft.body[key].as_array().is_some_and(|list| !list.is_empty());
    let has_text = draft.body["content"].as_str().is_some_and(|content| !content.trim().is_empty());
    let is_empty = !has_text && !has("embeds") && !has("components") && !has("sticker_ids") && draft.files.is_empty();
    if is_empty && !draft.body["poll"].is_object() { Err(ApiError::empty_message()) } else { Ok(()) }
}

/// Checks an edit. Whether the message is empty after the edit is checked later.
pub(crate) fn check_edit(draft: Draft<'_>, old_flags: u64) -> Result<(), ApiError> {
    check_common_fields(draft, old_flags | draft.body["flags"].as_u64().unwrap_or_default())
}

fn check_common_fields(draft: Draft<'_>, flags: u64) -> Result<(), ApiError> {
    if !draft.body.is_object() && !draft.body.is_null() {
        return Err(ApiError::bad_json());
    }
    let (mut form, body) = (Form::default(), draft.body);
    check_optional_text(&mut form, "content", &body["content"], 0..=limits::MESSAGE_CHARACTERS);
    check_nonce(&mut form, &body["nonce"]);
    check_allowed_mentions(&mut form, &body["allowed_mentions"]);
    check_attachments(&mut form, draft);
    embeds::check_embeds(&mut form, &body["embeds"]);
    if flags & IS_COMPONENTS_V2 == 0 {
        components::check_rows(&mut form, &body["components"]);
    } else {
        components::check_components_v2(&mut form, &body["components"]);
        for key in ["content", "embeds", "poll"] {
            let is_used = match &body[key] {
                Value::Null => false,
                Value::String(text) => !text.is_empty(),
                Value::Array(list) => !list.is_empty(),
                _ => true,
            };
            if is_used {
                let message = "The field cannot be used when using MessageFlags.IS_COMPONENTS_V2";
                form.add(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message);
            }
        }
    }
    if draft.files.iter().any(|file| file.bytes.len() > limits::ATTACHMENT_BYTES) {
        return Err(ApiError::entity_too_large());
    }
    form.finish()
}

fn check_nonce(form: &mut Form, nonce: &Value) {
    if !nonce.is_i64() && !nonce.is_u64() {
        check_optional_text(form, "nonce", nonce, 0..=limits::NONCE_CHARACTERS);
    }
}

/// Checks the allowed mentions: each kind is allowed either as a whole in `parse` or individually in its list, but not
/// both.
fn check_allowed_mentions(form: &mut Form, allowed: &Value) {
    for kind in check_list(form, "allowed_mentions.parse", &allowed["parse"], 0..=3) {
        let kind = kind.as_str().unwrap_or_default();
        if !["users", "roles", "everyone"].contains(&kind) {
            form.add("allowed_mentions.parse", "BASE_TYPE_CHOICES", "Value must be one of users, roles, everyone.");
        }
        if allowed[kind].as_array().is_some_and(|list| !list.is_empty()) {
            let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            form.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
    for key in ["users", "roles"] {
        check_list(form, &format!("allowed_mentions.{key}"), &allowed[key], 0..=100);
    }
}

fn check_attachments(form: &mut Form, draft: Draft<'_>) {
    let listed = check_list(form, "attachments", &draft.body["attachments"], 0..=limits::ATTACHMENTS);
    if draft.files.len() > limits::ATTACHMENTS {
        form.add("attachments", "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 10 in length.");
    }
    for (index, entry) in listed.iter().enumerate() {
        check_optional_text(
            form,
            &format!("attachments.{index}.description"),
            &entry["description"],
            0..=limits::ALT_TEXT_CHARACTERS,
        );
        if parse_id(&entry["id"]).is_none() {
            form.add(&format!("attachments.{index}.id"), "BASE_TYPE_REQUIRED", "This field is required");
        }
    }
}
