//! A second opinion on every body that the bot sends. The sandbox's own checks were written by the same hands as the
//! bot; a judge made from somebody else's description of the protocol catches what both got wrong.

use serde_json::Value;

/// How a body came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContentKind {
    /// `application/json`.
    Json,
    /// `multipart/form-data`; the judge is given the `payload_json` part.
    Multipart,
}

/// Looks at every body that the bot sends. An objection is recorded as a violation; the request is still carried
/// out if the sandbox itself has nothing against it, so that a mistake of the judge does not stop the bot.
pub trait Judge: Send + Sync {
    /// Checks one body. `path` is without `/api/v10` and without the query, e.g. `/channels/123/messages`.
    ///
    /// # Errors
    /// The objection, as a sentence for the developer.
    fn check(&self, method: &str, path: &str, content_kind: ContentKind, body: &Value) -> Result<(), String>;
}
