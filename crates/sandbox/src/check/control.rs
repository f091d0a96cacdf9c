//! Types and custom identifiers of components.

use std::collections::BTreeSet;

use serde_json::Value;

use super::check_required_text;
use crate::error::Form;
use crate::limits;

/// Component types, by Discord's numbers.
pub(crate) mod kind {
    pub const ROW: u64 = 1;
    pub const BUTTON: u64 = 2;
    pub const STRING_SELECT: u64 = 3;
    pub const TEXT_INPUT: u64 = 4;
    pub const USER_SELECT: u64 = 5;
    pub const ROLE_SELECT: u64 = 6;
    pub const CHANNEL_SELECT: u64 = 8;
    pub const SECTION: u64 = 9;
    pub const TEXT: u64 = 10;
    pub const GALLERY: u64 = 12;
    pub const FILE: u64 = 13;
    pub const LABEL: u64 = 18;
}

/// Checks a custom identifier, which must be unique within the message.
pub(super) fn check_custom_id(form: &mut Form, path: &str, value: &Value, seen: &mut BTreeSet<String>) {
    let path = format!("{path}.custom_id");
    check_required_text(form, &path, value, 1..=limits::CUSTOM_ID);
    if let Some(id) = value.as_str()
        && !seen.insert(id.to_owned())
    {
        form.add(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
    }
}
