//! Messages as described by requests, before they are checked and stored.

use axum::body::Bytes;
use serde_json::Value;

use crate::snowflake::Id;

/// JSON pointers to the parts of an embed that may contain an image address.
pub(crate) const IMAGE_POINTERS: [&str; 4] = ["/image/url", "/thumbnail/url", "/author/icon_url", "/footer/icon_url"];

/// A file sent with a request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The `n` of `files[n]`, by which `attachments` in the body refers to the file.
    pub slot: Id,
    pub filename: String,
    pub content_type: Option<String>,
    pub bytes: Bytes,
}

/// The body and files of a message to be sent or edited.
#[derive(Clone, Copy)]
pub(crate) struct Draft<'a> {
    pub body: &'a Value,
    pub files: &'a [Upload],
}

/// The origin of a new message.
#[derive(Clone, Copy, Default)]
pub(crate) struct Origin {
    pub interaction: Option<Id>,
    /// The only reader, if the message is ephemeral.
    pub asked_by: Option<Id>,
    /// An identifier chosen in advance: the first message of a forum post has the same identifier as the thread.
    pub id: Option<Id>,
}
