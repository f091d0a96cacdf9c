//! The files of messages, and those that people gave to commands.

use axum::body::Bytes;

use crate::sandbox::snowflake::Id;
use crate::sandbox::state::World;

/// Content type and bytes of an attachment.
pub(in crate::sandbox) fn find(world: &World, channel: Id, attachment: Id) -> Option<(String, Bytes)> {
    let mut files = world.messages_in(channel).flat_map(|message| &message.attachments);
    let of_message = files.find(|file| file.id == attachment);
    let file = of_message.or_else(|| world.uploads.get(&(channel, attachment)))?;
    let kind = file.content_type.clone().unwrap_or_else(|| "application/octet-stream".to_owned());
    Some((kind, file.bytes.clone()))
}
