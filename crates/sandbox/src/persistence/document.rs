//! Serialisation of the world as text.

use std::collections::{BTreeMap, BTreeSet};

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::error::DocumentError;
use super::file_store::FileStore;
use crate::snowflake::Id;
use crate::state::World;
use crate::state::commands::RegisteredCommand;
use crate::state::draft::IMAGE_POINTERS;
use crate::state::messages::StoredMessage;
use crate::state::places::{Channel, Guild, User};

/// Version of the format. A change that older programs cannot read needs a new number.
const FORMAT_VERSION: u32 = 1;

/// The document as written.
#[derive(Serialize)]
struct WorldDocument<'a> {
    format: u32,
    api: &'a str,
    application: Id,
    last: Id,
    users: &'a BTreeMap<Id, User>,
    guilds: &'a BTreeMap<Id, Guild>,
    channels: &'a BTreeMap<Id, Channel>,
    messages: Vec<&'a StoredMessage>,
    commands: &'a [RegisteredCommand],
    emojis: &'a BTreeMap<Id, Value>,
    files: BTreeMap<Id, &'a str>,
}

/// The document as read.
#[derive(Debug, Deserialize)]
pub(super) struct SavedWorld {
    /// The sandbox's address, which its image addresses start with.
    api: String,
    /// The bot.
    application: Id,
    /// The last identifier that was issued.
    last: Id,
    users: BTreeMap<Id, User>,
    guilds: BTreeMap<Id, Guild>,
    channels: BTreeMap<Id, Channel>,
    messages: Vec<StoredMessage>,
    commands: Vec<RegisteredCommand>,
    emojis: BTreeMap<Id, Value>,
    /// Hashes of files, by attachment or emoji identifier.
    files: BTreeMap<Id, String>,
    #[serde(skip)]
    emoji_pictures: BTreeMap<Id, Bytes>,
}

/// The part common to all versions.
#[derive(Deserialize)]
struct FormatHeader {
    format: u32,
}

/// The world as text.
pub(super) struct WorldText {
    pub bytes: Vec<u8>,
    /// Identifiers of the attachments and emojis whose files the text refers to.
    pub named: BTreeSet<Id>,
}

/// Serialises the world, or returns the files that have to be on disk first.
///
/// # Panics
///
/// Never: the world is plain data.
pub(super) fn serialize_world(world: &World, file_store: &FileStore) -> Result<WorldText, Vec<(Id, Bytes)>> {
    // Ephemeral messages disappear with the client; the tokens of deferred responses are invalid after a restart.
    let is_kept = |message: &&StoredMessage| message.only_for.is_none() && !message.is_loading();
    let messages: Vec<&StoredMessage> = world.messages.values().filter(is_kept).collect();
    let attached = messages.iter().flat_map(|message| &message.attachments).map(|file| (file.id, &file.bytes));
    let pictures = world.emoji_pictures.iter().map(|(&id, bytes)| (id, bytes));
    let (mut files, mut missing) = (BTreeMap::new(), Vec::new());
    for (id, bytes) in attached.chain(pictures) {
        match file_store.hash_of(id) {
            Some(hash) => drop(files.insert(id, hash)),
            None => missing.push((id, bytes.clone())),
        }
    }
    if !missing.is_empty() {
        return Err(missing);
    }
    let named = files.keys().copied().collect();
    let written = WorldDocument {
        format: FORMAT_VERSION,
        api: &world.api,
        application: world.application_id,
        last: world.ids.last(),
        users: &world.users,
        guilds: &world.guilds,
        channels: &world.channels,
        messages,
        commands: &world.commands,
        emojis: &world.emojis,
        files,
    };
    Ok(WorldText { bytes: serde_json::to_vec(&written).expect("the world is plain data with text for keys"), named })
}

impl SavedWorld {
    /// Reads a text and the files that it refers to.
    pub fn read(text: &[u8], file_store: &mut FileStore) -> Result<Self, DocumentError> {
        let damaged = |error: serde_json::Error| DocumentError::Damaged(format!("world.json: {error}"));
        let head: FormatHeader = serde_json::from_slice(text).map_err(damaged)?;
        if head.format > FORMAT_VERSION {
            return Err(DocumentError::Newer);
        }
        let mut kept: Self = serde_json::from_slice(text).map_err(damaged)?;
        if !kept.users.contains_key(&kept.application) {
            return Err(DocumentError::Damaged("world.json: there is no bot".to_owned()));
        }
        let mut files = std::mem::take(&mut kept.files);
        for file in kept.messages.iter_mut().flat_map(|message| &mut message.attachments) {
            let hash = files.remove(&file.id);
            let hash =
                hash.ok_or_else(|| DocumentError::Damaged(format!("world.json: no file for attachment {}", file.id)))?;
            file.bytes = file_store.load(file.id, &hash).map_err(DocumentError::Damaged)?;
        }
        for (emoji, hash) in files {
            kept.emoji_pictures.insert(emoji, file_store.load(emoji, &hash).map_err(DocumentError::Damaged)?);
        }
        Ok(kept)
    }

    /// Restores this document into a new world.
    pub fn restore_into(mut self, world: &mut World) {
        for embed in self.messages.iter_mut().flat_map(|message| &mut message.embeds) {
            replace_origin(embed, &self.api, &world.api);
        }
        world.application_id = self.application;
        world.ids.resume_after(self.last, world.clock.now_ms());
        world.users = self.users;
        world.guilds = self.guilds;
        world.channels = self.channels;
        world.messages = self.messages.into_iter().map(|message| (message.id, message)).collect();
        world.commands = self.commands;
        world.emojis = self.emojis;
        world.emoji_pictures = self.emoji_pictures;
    }
}

/// Replaces the sandbox's old address with the current one in image addresses.
fn replace_origin(embed: &mut Value, before: &str, now: &str) {
    for place in IMAGE_POINTERS {
        let Some(url) = embed.pointer_mut(place) else { continue };
        if let Some(rest) = url.as_str().and_then(|url| url.strip_prefix(before)) {
            *url = json!(format!("{now}{rest}"));
        }
    }
}
