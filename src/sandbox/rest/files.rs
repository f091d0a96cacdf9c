//! The files of messages.

use axum::body::Bytes;

use crate::sandbox::snowflake::Id;
use crate::sandbox::state::World;

/// Content type and bytes of an attachment.
pub(in crate::sandbox) fn find(world: &World, channel: Id, attachment: Id) -> Option<(String, Bytes)> {
    let mut files = world.messages_in(channel).flat_map(|message| &message.attachments);
    let file = files.find(|file| file.id == attachment)?;
    let kind = file.content_type.clone().unwrap_or_else(|| "application/octet-stream".to_owned());
    Some((kind, file.bytes.clone()))
}
