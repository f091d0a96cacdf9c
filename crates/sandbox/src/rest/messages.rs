//! Messages of a channel.

use serde_json::Value;

use super::body::ApiCall;
use super::{ApiResult, Reply};
use crate::error::ApiError;
use crate::flags::permission;
use crate::snowflake::Id;
use crate::state::World;
use crate::state::draft::Origin;
use crate::state::places::{has_permissions, kind};
use crate::wire::message::message;

/// Time for which a nonce is remembered: "the past few minutes" in Discord's reference.
const NONCE_LIFETIME_MS: u64 = 5 * 60 * 1000;

pub(super) fn list(world: &World, channel: Id, call: &ApiCall) -> ApiResult {
    let place = world.channel(channel)?;
    world.check_permissions(place, permission::READ_MESSAGE_HISTORY)?;
    let limit = call.query("limit").and_then(|text| text.parse().ok()).unwrap_or(50);
    if !(1..=100).contains(&limit) {
        return Err(ApiError::form("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100."));
    }
    let bound = |key: &str| call.query(key).and_then(|text| text.parse::<Id>().ok());
    let (before, after) = (bound("before").unwrap_or(Id::MAX), bound("after").unwrap_or_default());
    let all = world.messages_in(channel).filter(|stored| stored.only_for.is_none());
    let between = all.filter(|stored| stored.id < before && stored.id > after);
    // The messages are newest first. With `after` the next ones are wanted, otherwise the last ones.
    let wanted: Vec<_> = if call.query("after").is_some() {
        let mut next: Vec<_> = between.take(limit).collect();
        next.reverse();
        next
    } else {
        between.rev().take(limit).collect()
    };
    // Discord returns the nonce to the sender; its documentation does not mention the nonce for later reads.
    let without_nonce = |mut message: Value| {
        message.as_object_mut().map(|fields| fields.remove("nonce"));
        message
    };
    Reply::ok(Value::Array(wanted.into_iter().map(|stored| without_nonce(message(world, stored))).collect()))
}

pub(super) fn create(world: &mut World, channel: Id, call: &ApiCall) -> ApiResult {
    check_may_send(world, channel, !call.files.is_empty())?;
    if let Some(first) = find_by_nonce(world, channel, &call.body) {
        return Reply::ok(message(world, &world.messages[&first]));
    }
    let id = world.post(channel, call.draft(), Origin::default())?;
    Reply::ok(message(world, &world.messages[&id]))
}

pub(super) fn read(world: &World, channel: Id, id: Id) -> ApiResult {
    world.check_permissions(world.channel(channel)?, permission::READ_MESSAGE_HISTORY)?;
    Reply::ok(message(world, world.public_message(channel, id)?))
}

pub(super) fn edit(world: &mut World, channel: Id, id: Id, call: &ApiCall) -> ApiResult {
    let place = world.channel(channel)?;
    world.check_permissions(place, 0)?;
    if place.thread.as_ref().is_some_and(|thread| thread.archived) {
        return Err(ApiError::thread_archived());
    }
    if world.public_message(channel, id)?.author != world.application_id {
        return Err(ApiError::not_your_message());
    }
    world.edit(id, call.draft())?;
    Reply::ok(message(world, world.public_message(channel, id)?))
}

pub(super) fn delete(world: &mut World, channel: Id, id: Id) -> ApiResult {
    let is_own = world.public_message(channel, id)?.author == world.application_id;
    let place = world.channel(channel)?;
    world.check_permissions(place, if is_own { 0 } else { permission::MANAGE_MESSAGES })?;
    world.delete_message(id);
    Reply::no_content()
}

pub(super) fn pin(world: &mut World, channel: Id, id: Id, pinned: bool) -> ApiResult {
    world.check_permissions(world.channel(channel)?, permission::PIN_MESSAGES)?;
    world.public_message(channel, id)?;
    if let Some(stored) = world.messages.get_mut(&id) {
        stored.pinned = pinned;
    }
    Reply::no_content()
}

/// Returns an error if the bot may not send messages in this channel.
pub(super) fn check_may_send(world: &World, channel: Id, with_files: bool) -> Result<(), ApiError> {
    let place = world.channel(channel)?;
    if place.kind == kind::FORUM {
        return Err(ApiError::wrong_channel_type());
    }
    if place.kind == kind::DM && world.users.get(&place.owner).is_some_and(|user| user.closed) {
        return Err(ApiError::cannot_message_user());
    }
    let sending = match &place.thread {
        Some(thread) if thread.locked && !has_permissions(world.app_permissions(place), permission::MANAGE_THREADS) => {
            return Err(ApiError::thread_locked());
        }
        Some(_) => permission::SEND_MESSAGES_IN_THREADS,
        None => permission::SEND_MESSAGES,
    };
    world.check_permissions(place, sending | if with_files { permission::ATTACH_FILES } else { 0 })
}

/// The message sent in this channel with the same enforced nonce within the last few minutes.
fn find_by_nonce(world: &World, channel: Id, body: &Value) -> Option<Id> {
    let nonce = body.get("nonce").filter(|nonce| !nonce.is_null() && body["enforce_nonce"] == true)?;
    let recent = world.clock.now_ms().saturating_sub(NONCE_LIFETIME_MS);
    let mut own = world.messages_in(channel).rev().filter(|stored| stored.author == world.application_id);
    own.find(|stored| stored.nonce.as_ref() == Some(nonce) && stored.created_ms >= recent).map(|stored| stored.id)
}
