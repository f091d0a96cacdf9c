//! Requests about channels themselves, as opposed to their messages.

use serde_json::Value;

use super::body::ApiCall;
use super::{ApiResult, Reply};
use crate::check;
use crate::error::ApiError;
use crate::flags::{intent, permission};
use crate::snowflake::Id;
use crate::state::World;
use crate::wire::place;

pub(super) fn read(world: &World, id: Id) -> ApiResult {
    let channel = world.channel(id)?;
    world.check_permissions(channel, 0)?;
    Reply::ok(place::channel(world, channel))
}

pub(super) fn start_typing(world: &World, id: Id) -> ApiResult {
    world.check_permissions(world.channel(id)?, permission::SEND_MESSAGES)?;
    Reply::no_content()
}

/// Renames, archives and locks channels. The user who opened a thread may archive it and change its auto-archive
/// duration; locking it, and changing other users' threads, require the permission to manage threads.
pub(super) fn edit(world: &mut World, id: Id, call: &ApiCall) -> ApiResult {
    let (body, now, bot) = (&call.body, world.clock.now_ms(), world.application_id);
    let channel = world.channel(id)?;
    let needed = match &channel.thread {
        Some(_) if channel.owner == bot && body.get("locked").is_none() => 0,
        Some(_) => permission::MANAGE_THREADS,
        None => permission::MANAGE_CHANNELS,
    };
    world.check_permissions(channel, needed)?;
    check::threads::check_edit(body)?;
    let archived = channel.thread.as_ref().is_some_and(|thread| thread.archived);
    if archived && body["archived"] != false {
        return Err(ApiError::thread_archived());
    }
    let channel = world.channels.get_mut(&id).ok_or_else(ApiError::unknown_channel)?;
    if let Some(name) = body["name"].as_str() {
        name.clone_into(&mut channel.name);
    }
    if let Some(topic) = body.get("topic") {
        channel.topic = topic.as_str().map(str::to_owned);
    }
    if let Some(thread) = &mut channel.thread {
        if let Some(archived) = body["archived"].as_bool() {
            thread.archived = archived;
            thread.archive_changed_ms = now;
        }
        if let Some(locked) = body["locked"].as_bool() {
            thread.locked = locked;
        }
        if let Some(minutes) = body["auto_archive_duration"].as_u64() {
            thread.auto_archive_minutes = minutes;
        }
        if let Some(tags) = body["applied_tags"].as_array() {
            thread.applied_tags = tags.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        }
    }
    let event = if channel.is_thread() { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" };
    let wire = place::channel(world, world.channel(id)?);
    world.gateway.dispatch_if(intent::GUILDS, event, &wire);
    Reply::ok(wire)
}

pub(super) fn delete(world: &mut World, id: Id) -> ApiResult {
    let channel = world.channel(id)?;
    let is_thread = channel.is_thread();
    world
        .check_permissions(channel, if is_thread { permission::MANAGE_THREADS } else { permission::MANAGE_CHANNELS })?;
    let wire = place::channel(world, channel);
    world.remove_channel(id);
    Reply::ok(wire)
}
