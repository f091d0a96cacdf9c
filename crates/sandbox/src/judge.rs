//! A second opinion on every body that the bot sends. The sandbox's own checks share their authors with the bot; a judge
//! built from an independent description of the protocol catches mistakes common to both.

use serde_json::Value;

/// Encoding of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContentKind {
    /// `application/json`.
    Json,
    /// `multipart/form-data`; the judge is given the `payload_json` part.
    Multipart,
}

/// Checks every body that the bot sends. An objection is recorded as a violation; the request is carried out all the same
/// unless the sandbox refuses it, so that a mistake of the judge does not stop the bot.
pub trait Judge: Send + Sync {
    /// Checks one body. `path` is without `/api/v10` and without the query, e.g. `/channels/123/messages`.
    ///
    /// # Errors
    /// The objection, as a sentence for the developer.
    fn check(&self, method: &str, path: &str, content_kind: ContentKind, body: &Value) -> Result<(), String>;
}
