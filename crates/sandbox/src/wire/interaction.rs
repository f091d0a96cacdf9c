//! The `INTERACTION_CREATE` event.

use serde_json::{Value, json};

use super::people::{member, user_by_id};
use super::place::partial_channel;
use crate::limits::ATTACHMENT_BYTES;
use crate::state::World;
use crate::state::interactions::Interaction;
use crate::wire::message::message;

/// The payload of the event. `data` depends on the type of interaction.
pub(crate) fn payload(world: &World, interaction: &Interaction, data: &Value) -> Value {
    let channel = &world.channels[&interaction.channel];
    let locale = world.users.get(&interaction.user).map_or("en-US", |user| user.locale.as_str());
    let mut body = json!({
        "id": interaction.id.to_string(),
        "application_id": world.application_id.to_string(),
        "type": interaction.kind as u8,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": channel.id.to_string(),
        "channel": partial_channel(world, channel, interaction.user),
        "app_permissions": world.app_permissions(channel).to_string(),
        "locale": locale,
        "entitlements": [],
        "attachment_size_limit": ATTACHMENT_BYTES,
    });
    if let Some(guild) = channel.guild.and_then(|id| world.guilds.get(&id)) {
        body["guild_id"] = json!(guild.id.to_string());
        body["guild_locale"] = json!(guild.locale);
        body["guild"] = json!({ "id": guild.id.to_string(), "locale": guild.locale, "features": [] });
        body["member"] = member(world, guild, interaction.user);
    } else {
        body["user"] = user_by_id(world, interaction.user);
    }
    body["context"] = json!(channel.interaction_context());
    for (kind, owner) in world.authorizing_owners(channel, interaction.user) {
        body["authorizing_integration_owners"][kind.to_string()] = json!(owner.to_string());
    }
    if let Some(source) = interaction.source.and_then(|id| world.messages.get(&id)) {
        body["message"] = message(world, source);
    }
    body
}
