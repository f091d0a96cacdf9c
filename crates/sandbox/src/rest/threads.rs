//! Threads: opening them, with or without a message, and managing their members.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::body::ApiCall;
use super::{ApiResult, Reply};
use crate::check;
use crate::error::ApiError;
use crate::flags::{intent, permission};
use crate::snowflake::Id;
use crate::state::World;
use crate::state::draft::{Draft, Origin};
use crate::state::places::{Channel, Thread, kind};
use crate::wire::message::message;
use crate::wire::place;

/// Default time before a thread is archived: one day.
const DEFAULT_ARCHIVE_MINUTES: u64 = 1440;

/// Handles `POST /channels/{id}/threads`: opens an empty thread in a text channel, or a post with its first message in
/// a forum.
pub(super) fn open(world: &mut World, parent: Id, call: &ApiCall) -> ApiResult {
    let place = world.channel(parent)?;
    let is_forum = place.kind == kind::FORUM;
    if !matches!(place.kind, kind::TEXT | kind::ANNOUNCEMENT | kind::FORUM) {
        return Err(ApiError::wrong_channel_type());
    }
    // On this route only, Discord opens a private thread if no type is given, for historical reasons.
    let private = !is_forum && call.body["type"].as_u64().unwrap_or(12) == u64::from(kind::PRIVATE_THREAD);
    let needed = match (is_forum, private) {
        (true, _) => permission::SEND_MESSAGES,
        (false, true) => permission::CREATE_PRIVATE_THREADS,
        (false, false) => permission::CREATE_PUBLIC_THREADS,
    };
    world.check_permissions(place, needed)?;
    check::threads::check_open(&call.body)?;
    if is_forum && !call.body["message"].is_object() {
        return Err(ApiError::form("message", "BASE_TYPE_REQUIRED", "This field is required"));
    }
    let id = world.next_id();
    add_thread(world, parent, id, if private { kind::PRIVATE_THREAD } else { kind::PUBLIC_THREAD }, &call.body);
    let mut wire = place::channel(world, world.channel(id)?);
    if is_forum {
        let draft = Draft { body: &call.body["message"], files: &call.files };
        if let Err(refusal) = world.post(id, draft, Origin { id: Some(id), ..Origin::default() }) {
            world.channels.remove(&id);
            return Err(refusal);
        }
        wire["message"] = message(world, &world.messages[&id]);
    }
    dispatch_creation(world, id)?;
    Reply::created(wire)
}

/// Handles `POST /channels/{id}/messages/{id}/threads`: the thread gets the identifier of its message.
pub(super) fn open_on_message(world: &mut World, parent: Id, on: Id, call: &ApiCall) -> ApiResult {
    let place = world.channel(parent)?;
    if !matches!(place.kind, kind::TEXT | kind::ANNOUNCEMENT) {
        return Err(ApiError::wrong_channel_type());
    }
    // Opening a thread on a message requires Read Message History.
    world.check_permissions(place, permission::CREATE_PUBLIC_THREADS | permission::READ_MESSAGE_HISTORY)?;
    world.public_message(parent, on)?;
    if world.channels.contains_key(&on) {
        return Err(ApiError::thread_exists());
    }
    check::threads::check_open(&call.body)?;
    add_thread(world, parent, on, kind::PUBLIC_THREAD, &call.body);
    dispatch_creation(world, on)?;
    Reply::created(place::channel(world, world.channel(on)?))
}

fn add_thread(world: &mut World, parent: Id, id: Id, kind: u8, body: &Value) {
    let guild = world.channels.get(&parent).and_then(|channel| channel.guild).unwrap_or_default();
    let tags = body["applied_tags"].as_array().into_iter().flatten();
    let thread = Thread {
        archived: false,
        locked: false,
        auto_archive_minutes: body["auto_archive_duration"].as_u64().unwrap_or(DEFAULT_ARCHIVE_MINUTES),
        archive_changed_ms: world.clock.now_ms(),
        members: BTreeSet::from([world.application_id]),
        applied_tags: tags.filter_map(Value::as_str).map(str::to_owned).collect(),
    };
    let name = body["name"].as_str().unwrap_or_default();
    let channel = Channel {
        parent: Some(parent),
        owner: world.application_id,
        thread: Some(thread),
        ..Channel::in_guild(id, guild, kind, name)
    };
    world.channels.insert(id, channel);
}

fn dispatch_creation(world: &mut World, id: Id) -> Result<(), ApiError> {
    let mut wire = place::channel(world, world.channel(id)?);
    wire["newly_created"] = json!(true);
    world.gateway.dispatch_if(intent::GUILDS, "THREAD_CREATE", &wire);
    Ok(())
}

pub(super) fn list_active(world: &World, guild: Id) -> ApiResult {
    world.guilds.get(&guild).ok_or_else(ApiError::unknown_guild)?;
    let here = world.channels.values().filter(|channel| channel.guild == Some(guild));
    let open = here.filter(|channel| channel.thread.as_ref().is_some_and(|thread| !thread.archived));
    Reply::ok(json!({ "threads": open.map(|one| place::channel(world, one)).collect::<Vec<_>>(), "members": [] }))
}

pub(super) fn join(world: &mut World, id: Id, user: &str) -> ApiResult {
    let user = thread_member(world, id, user)?;
    if let Some(thread) = world.channels.get_mut(&id).and_then(|channel| channel.thread.as_mut()) {
        thread.members.insert(user);
    }
    Reply::no_content()
}

pub(super) fn leave(world: &mut World, id: Id, user: &str) -> ApiResult {
    let user = thread_member(world, id, user)?;
    if let Some(thread) = world.channels.get_mut(&id).and_then(|channel| channel.thread.as_mut()) {
        thread.members.remove(&user);
    }
    Reply::no_content()
}

/// Resolves `@me` or an identifier to a user, if the thread exists and is open.
fn thread_member(world: &World, id: Id, user: &str) -> Result<Id, ApiError> {
    let channel = world.channel(id)?;
    world.check_permissions(channel, 0)?;
    match &channel.thread {
        None => return Err(ApiError::wrong_channel_type()),
        Some(thread) if thread.archived => return Err(ApiError::thread_archived()),
        Some(_) => {}
    }
    let user = if user == "@me" { world.application_id } else { user.parse().unwrap_or_default() };
    if world.users.contains_key(&user) { Ok(user) } else { Err(ApiError::unknown_user()) }
}
