//! The files of messages, and uploads to commands.

use axum::body::Bytes;

use super::World;
use crate::snowflake::Id;

/// The result of a search for an attachment.
pub(crate) enum FoundFile {
    /// Content type and bytes.
    File(String, Bytes),
    /// The attachment was dropped to make room for newer ones.
    Dropped,
    /// The attachment never existed, or was deleted with its message.
    Nothing,
}

/// Looks for an attachment.
pub(crate) fn find_file(world: &World, channel: Id, attachment: Id) -> FoundFile {
    let mut files = world.messages_in(channel).flat_map(|message| &message.attachments);
    let of_message = files.find(|file| file.id == attachment);
    match of_message.or_else(|| world.uploads.get(&(channel, attachment))) {
        Some(file) if file.is_dropped => FoundFile::Dropped,
        Some(file) => {
            let kind = file.content_type.clone().unwrap_or_else(|| "application/octet-stream".to_owned());
            FoundFile::File(kind, file.bytes.clone())
        }
        None if attachment <= world.dropped_uploads => FoundFile::Dropped,
        None => FoundFile::Nothing,
    }
}
