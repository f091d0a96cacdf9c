//! Messages and channels as plain data for the browser, with texts as trees.

mod commands;
mod item;
mod message;
mod nodes;
mod places;
mod seat;

use serde_json::{Value, json};

use super::files::{GIF, image_type, percent_encode};
use super::{Options, Shared};
use crate::{Attachment, Id, Message, Person, VisibleNames};
use sztab_words::Language;

pub(super) use commands::commands;
pub(super) use message::form;
pub(super) use places::places;
pub use seat::locale;
pub(super) use seat::seat;

/// The person who reads the messages, and that person's language.
pub(super) struct Reader {
    person: Person,
    guild: Id,
    bot: Id,
    language: Language,
    around: VisibleNames,
    now_ms: u64,
}

impl Reader {
    pub fn new(shared: &Shared, person: &Person, language: Language) -> Self {
        let Options { guild, .. } = shared.options;
        let around = person.visible_names(guild);
        let (bot, now_ms) = (shared.sandbox.application_id(), shared.sandbox.clock().now_ms());
        Self { person: person.clone(), guild, bot, language, around, now_ms }
    }
}

/// An emoji: a character, or an image with a name.
fn emoji(name: &str, id: Option<Id>) -> Value {
    match id {
        Some(id) => json!({ "name": name, "url": format!("/emojis/{id}") }),
        None => json!({ "text": name }),
    }
}

/// A file. Only files that the browser may show count as images.
fn file(message: &Message, file: &Attachment) -> Value {
    let kind = image_type(&file.bytes);
    json!({
        "name": file.filename,
        "url": format!("/files/{}/{}/{}", message.channel, file.id, percent_encode(&file.filename)),
        "still": (kind == Some(GIF)).then(|| format!("/stills/{}/{}", message.channel, file.id)),
        "type": kind.unwrap_or("application/octet-stream"),
        "alt": file.alt_text,
        "pixels": file.pixels,
        "bytes": file.bytes.len(),
    })
}
