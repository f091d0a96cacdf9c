//! The JSON of users, members, channels, guilds, messages and interactions.

mod application;
pub(super) mod interaction;
pub(super) mod message;
mod people;
pub(super) mod place;
pub(super) mod role;

use serde_json::Value;

use super::snowflake::Id;

pub(super) use application::application;
pub(super) use people::{member, partial_member, user, user_by_id};

/// Reads an identifier, which Discord writes as a string but also accepts as a number.
pub(super) fn parse_id(value: &Value) -> Option<Id> {
    value.as_str().and_then(|text| text.parse().ok()).or_else(|| value.as_u64())
}

/// Reads channel types, by Discord's numbers. An empty list stands for all types.
pub(super) fn parse_channel_types(value: &Value) -> Vec<u8> {
    let kinds = value.as_array().into_iter().flatten();
    kinds.filter_map(|kind| kind.as_u64().and_then(|kind| u8::try_from(kind).ok())).collect()
}
