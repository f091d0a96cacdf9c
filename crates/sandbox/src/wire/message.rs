//! Messages in wire format.

use serde_json::{Value, json};

use super::people::{user, user_by_id};
use super::place;
use crate::clock::iso8601;
use crate::pixels::image_size;
use crate::snowflake::Id;
use crate::state::World;
use crate::state::interactions::{Interaction, Kind};
use crate::state::messages::{StoredFile, StoredMessage};

pub(crate) fn message(world: &World, stored: &StoredMessage) -> Value {
    let attachments: Vec<Value> = stored
        .attachments
        .iter()
        .map(|file| attachment(&world.api, stored.channel, file, stored.only_for.is_some()))
        .collect();
    let mut body = json!({
        "id": stored.id.to_string(),
        "type": message_type(stored),
        "channel_id": stored.channel.to_string(),
        "author": user_by_id(world, stored.author),
        "content": stored.content,
        "timestamp": iso8601(stored.created_ms),
        "edited_timestamp": stored.edited_ms.map(iso8601),
        "tts": false,
        "mention_everyone": stored.pinged_everyone,
        "mentions": stored.mentions.iter().filter_map(|id| world.users.get(id)).map(user).collect::<Vec<_>>(),
        "mention_roles": [],
        "attachments": attachments,
        "embeds": stored.embeds.iter().map(embed).collect::<Vec<_>>(),
        "components": stored.components.iter().enumerate().map(|(at, row)| component_with_id(row, at + 1)).collect::<Vec<_>>(),
        "pinned": stored.pinned,
        "flags": stored.flags,
    });
    if let Some(nonce) = &stored.nonce {
        body["nonce"] = nonce.clone();
    }
    if let Some(interaction) = stored.interaction.and_then(|id| world.interactions.get(&id)) {
        body["webhook_id"] = json!(world.application_id.to_string());
        body["application_id"] = json!(world.application_id.to_string());
        body["interaction_metadata"] = interaction_metadata(world, stored, interaction);
    }
    if let Some(replied) = stored.reply_to {
        body["message_reference"] =
            json!({ "type": 0, "message_id": replied.to_string(), "channel_id": stored.channel.to_string() });
    }
    if let Some(thread) = world.channels.get(&stored.id).filter(|channel| channel.is_thread()) {
        body["thread"] = place::channel(world, thread);
    }
    body
}

/// The type of a message: 20 for the response to a slash command, 19 for a reply, 0 otherwise.
fn message_type(stored: &StoredMessage) -> u8 {
    match (stored.interaction, stored.reply_to) {
        (Some(_), _) => 20,
        (None, Some(_)) => 19,
        (None, None) => 0,
    }
}

fn interaction_metadata(world: &World, stored: &StoredMessage, interaction: &Interaction) -> Value {
    let mut body = json!({
        "id": interaction.id.to_string(),
        "type": interaction.kind as u8,
        "user": user_by_id(world, interaction.user),
        "authorizing_integration_owners": {},
    });
    if let Some(original) = interaction.original.filter(|original| *original != stored.id) {
        body["original_response_message_id"] = json!(original.to_string());
    }
    match (interaction.kind, interaction.source) {
        (Kind::Modal, _) => {
            let opened =
                opening_interaction(world, interaction).map(|opener| interaction_metadata(world, stored, opener));
            body["triggering_interaction_metadata"] = opened.unwrap_or_default();
        }
        (_, Some(source)) => body["interacted_message_id"] = json!(source.to_string()),
        (_, None) => {}
    }
    body
}

/// The interaction that opened a form: the same user's previous interaction on the same message.
fn opening_interaction<'a>(world: &'a World, form: &Interaction) -> Option<&'a Interaction> {
    let could_open = |other: &&Interaction| {
        let opens = matches!(other.kind, Kind::Command | Kind::Component);
        opens && other.user == form.user && other.source == form.source && other.id < form.id
    };
    world.interactions.values().filter(could_open).max_by_key(|other| other.id)
}

fn embed(embed: &Value) -> Value {
    let mut embed = embed.clone();
    if embed["type"].is_null() {
        embed["type"] = json!("rich");
    }
    embed
}

/// A component with the numeric `id` that Discord assigns to each component.
fn component_with_id(row: &Value, at: usize) -> Value {
    let mut row = row.clone();
    if row["id"].is_null() {
        row["id"] = json!(at);
    }
    row
}

/// A file in a channel. Files of commands and of ephemeral messages are ephemeral.
pub(crate) fn attachment(api: &str, channel: Id, file: &StoredFile, ephemeral: bool) -> Value {
    let url = file_url(api, channel, file);
    let mut body = json!({
        "id": file.id.to_string(),
        "filename": file.filename,
        "size": file.bytes.len(),
        "url": url,
        "proxy_url": url,
    });
    if let Some(kind) = &file.content_type {
        body["content_type"] = json!(kind);
    }
    if let Some((width, height)) = image_size(&file.bytes) {
        body["width"] = json!(width);
        body["height"] = json!(height);
    }
    if let Some(description) = &file.description {
        body["description"] = json!(description);
    }
    if ephemeral {
        body["ephemeral"] = json!(true);
    }
    body
}

/// The address of the file.
pub(crate) fn file_url(api: &str, channel: Id, file: &StoredFile) -> String {
    format!("{api}/attachments/{channel}/{}/{}", file.id, file.filename)
}
