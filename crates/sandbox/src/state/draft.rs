//! Messages as requests describe them, before they are checked and stored.

use axum::body::Bytes;
use serde_json::Value;

use crate::snowflake::Id;

/// Pointers to the places in an embed that may hold the address of a picture.
pub(crate) const PICTURES: [&str; 4] = ["/image/url", "/thumbnail/url", "/author/icon_url", "/footer/icon_url"];

/// A file sent with a request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The `n` of `files[n]`, by which `attachments` in the body refers to it.
    pub slot: Id,
    pub filename: String,
    pub content_type: Option<String>,
    pub bytes: Bytes,
}

/// Body and files of a message to send, or of an edit.
#[derive(Clone, Copy)]
pub(crate) struct Draft<'a> {
    pub body: &'a Value,
    pub files: &'a [Upload],
}

/// The origin of a new message.
#[derive(Clone, Copy, Default)]
pub(crate) struct Origin {
    pub interaction: Option<Id>,
    /// The reader of an ephemeral message.
    pub asked_by: Option<Id>,
    /// An identifier chosen in advance: the first message of a forum post has the thread's.
    pub id: Option<Id>,
}
