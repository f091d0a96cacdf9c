//! Messages as stored by the sandbox.

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::World;
use crate::error::ApiError;
use crate::flags::message;
use crate::snowflake::Id;

/// A message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct StoredMessage {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<StoredFile>,
    pub flags: u64,
    pub created_ms: u64,
    pub edited_ms: Option<u64>,
    pub nonce: Option<Value>,
    /// Users mentioned in the text.
    pub mentions: Vec<Id>,
    /// Users who were pinged when the message was sent. An edit never changes this list.
    pub pinged: Vec<Id>,
    /// True if everyone was pinged when the message was sent.
    pub pinged_everyone: bool,
    pub pinned: bool,
    /// The only reader of an ephemeral message.
    pub only_for: Option<Id>,
    /// The interaction that the message responds to.
    pub interaction: Option<Id>,
    /// The message that this message replies to.
    pub reply_to: Option<Id>,
}

/// A file of a message, or one uploaded with a command.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct StoredFile {
    pub id: Id,
    pub filename: String,
    pub content_type: Option<String>,
    /// Alt text.
    pub description: Option<String>,
    /// The content, saved as a separate file rather than in the text of the world.
    #[serde(skip)]
    pub bytes: Bytes,
    /// True if the content was dropped to make room.
    #[serde(skip)]
    pub is_dropped: bool,
}

impl StoredMessage {
    /// An empty message.
    pub fn blank(id: Id, channel: Id, author: Id, now_ms: u64) -> Self {
        Self {
            id,
            channel,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            created_ms: now_ms,
            edited_ms: None,
            nonce: None,
            mentions: Vec::new(),
            pinged: Vec::new(),
            pinged_everyone: false,
            pinned: false,
            only_for: None,
            interaction: None,
            reply_to: None,
        }
    }

    pub fn is_loading(&self) -> bool {
        self.flags & message::LOADING != 0
    }

    pub fn is_visible_to(&self, user: Id) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    /// True if the message has no visible content.
    pub fn is_blank(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
    }
}

impl World {
    /// A message for the channel routes, which do not return ephemeral ones.
    pub fn public_message(&self, channel: Id, id: Id) -> Result<&StoredMessage, ApiError> {
        let found = self.messages.get(&id).filter(|message| message.channel == channel && message.only_for.is_none());
        found.ok_or_else(ApiError::unknown_message)
    }

    /// Messages of a channel, oldest first.
    pub fn messages_in(&self, channel: Id) -> impl DoubleEndedIterator<Item = &StoredMessage> {
        self.messages.values().filter(move |message| message.channel == channel)
    }
}
