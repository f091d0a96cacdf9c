//! Channels, threads and guilds in wire format.

use serde_json::{Value, json};

use super::people::{member, user_by_id};
use super::role;
use crate::clock::iso8601;
use crate::snowflake::{Id, timestamp_ms};
use crate::state::World;
use crate::state::places::{Channel, Guild, kind};

/// A channel, a thread or a direct message channel.
pub(crate) fn channel(world: &World, channel: &Channel) -> Value {
    let last = channel.last_message.map(|id| id.to_string());
    let Some(guild) = channel.guild else {
        let recipients = channel.group.iter().chain((channel.kind == kind::DM).then_some(&channel.owner));
        return json!({
            "id": channel.id.to_string(),
            "type": channel.kind,
            "last_message_id": last,
            "recipients": recipients.map(|id| user_by_id(world, *id)).collect::<Value>(),
            "flags": 0,
        });
    };
    let mut body = json!({
        "id": channel.id.to_string(),
        "type": channel.kind,
        "guild_id": guild.to_string(),
        "name": channel.name,
        "parent_id": channel.parent.map(|id| id.to_string()),
        "last_message_id": last,
        "rate_limit_per_user": 0,
        "flags": 0,
    });
    let more = match &channel.thread {
        Some(thread) => json!({
            "owner_id": channel.owner.to_string(),
            "message_count": world.messages_in(channel.id).filter(|message| message.only_for.is_none()).count(),
            "member_count": thread.members.len().min(50),
            "total_message_sent": world.messages_in(channel.id).count(),
            "applied_tags": thread.applied_tags,
            "thread_metadata": {
                "archived": thread.archived,
                "locked": thread.locked,
                "auto_archive_duration": thread.auto_archive_minutes,
                "archive_timestamp": iso8601(thread.archive_changed_ms),
                "create_timestamp": iso8601(timestamp_ms(channel.id)),
            },
        }),
        None => json!({
            "position": 0,
            "permission_overwrites": [],
            "topic": channel.topic,
            "nsfw": false,
            "available_tags": [],
        }),
    };
    merge(&mut body, more);
    body
}

/// Keys of a channel in an interaction's `resolved` data.
const RESOLVED_KEYS: [&str; 14] = [
    "id",
    "type",
    "guild_id",
    "name",
    "parent_id",
    "last_message_id",
    "rate_limit_per_user",
    "flags",
    "position",
    "topic",
    "nsfw",
    "thread_metadata",
    "permissions",
    "app_permissions",
];

/// The short form of a chosen channel.
pub(crate) fn resolved_channel(world: &World, place: &Channel, user: Id) -> Value {
    let mut body = partial_channel(world, place, user);
    if let Value::Object(body) = &mut body {
        body.retain(|key, _| RESOLVED_KEYS.contains(&key.as_str()));
    }
    body
}

/// The short form of a channel inside an interaction.
pub(crate) fn partial_channel(world: &World, place: &Channel, user: Id) -> Value {
    let mut body = channel(world, place);
    body["permissions"] = json!(world.member_permissions(place, user).to_string());
    body["app_permissions"] = json!(world.app_permissions(place).to_string());
    body
}

/// A guild, as returned by `GET /guilds/{id}`.
pub(crate) fn guild(world: &World, guild: &Guild) -> Value {
    json!({
        "id": guild.id.to_string(),
        "name": guild.name,
        "icon": null,
        "splash": null,
        "discovery_splash": null,
        "owner_id": guild.owner.to_string(),
        "afk_channel_id": null,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": role::all_roles(world, guild),
        "emojis": [],
        "features": [],
        "mfa_level": 0,
        "application_id": null,
        "system_channel_id": guild.system_channel.map(|channel| channel.to_string()),
        "system_channel_flags": 0,
        "rules_channel_id": null,
        "vanity_url_code": null,
        "description": null,
        "banner": null,
        "premium_tier": 0,
        "preferred_locale": guild.locale,
        "public_updates_channel_id": null,
        "nsfw_level": 0,
        "stickers": [],
        "premium_progress_bar_enabled": false,
        "safety_alerts_channel_id": null,
    })
}

/// A guild in the bot's list of its guilds.
pub(crate) fn own_guild(guild: &Guild, user: Id) -> Value {
    json!({
        "id": guild.id.to_string(),
        "name": guild.name,
        "icon": null,
        "banner": null,
        "owner": guild.owner == user,
        "permissions": guild.permissions(user).to_string(),
        "features": [],
    })
}

/// Default time at which the bot joined a guild: 2020-01-01.
const DEFAULT_JOIN_MS: u64 = 1_577_836_800_000;

/// A guild, as sent in the `GUILD_CREATE` event.
pub(crate) fn guild_create(world: &World, place: &Guild) -> Value {
    let here = world.channels.values().filter(|channel| channel.guild == Some(place.id));
    let (threads, channels): (Vec<&Channel>, Vec<&Channel>) = here.partition(|channel| channel.is_thread());
    let list = |places: Vec<&Channel>| places.into_iter().map(|one| channel(world, one)).collect::<Vec<_>>();
    let mut body = guild(world, place);
    merge(
        &mut body,
        json!({
            "joined_at": iso8601(place.joined_ms.unwrap_or(DEFAULT_JOIN_MS)),
            "large": false,
            "unavailable": false,
            "member_count": place.members.len(),
            "voice_states": [],
            // Without the privileged intent for members, a bot receives only itself.
            "members": [member(world, place, world.application_id)],
            "channels": list(channels),
            "threads": list(threads),
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }),
    );
    body
}

/// Adds the fields of `more` to `body`.
pub(crate) fn merge(body: &mut Value, more: Value) {
    if let (Value::Object(body), Value::Object(more)) = (body, more) {
        body.extend(more);
    }
}
