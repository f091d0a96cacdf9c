//! The record of the bot's behaviour: every request, and every violation of Discord's rules.

use serde_json::Value;

/// A request by the bot, and the status of the response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `POST`, ...
    pub method: String,
    /// The path without `/api/v10` and without the query.
    pub path: String,
    /// The HTTP status of the response.
    pub status: u16,
    /// Milliseconds since the Unix epoch, measured by the sandbox's clock.
    pub at_ms: u64,
}

/// The kind of a violation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViolationKind {
    /// The sandbox refused the request, as Discord would have.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's numeric error code.
        code: u32,
    },
    /// The route is not implemented: either the bot is wrong, or the sandbox is incomplete.
    UnknownRoute,
    /// The request was made during a pause that the bot had been told to observe.
    TooEarly,
    /// Discord accepts the request, but it is known to cause trouble.
    Lint,
    /// The independent [`BodyChecker`](super::BodyChecker) objected.
    Judge,
}

/// A violation of Discord's rules by the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The kind of violation.
    pub fault: ViolationKind,
    /// The HTTP method of the request, or `GATEWAY`.
    pub method: String,
    /// The path of the request.
    pub path: String,
    /// A description of the problem, for developers.
    pub message: String,
}

impl Violation {
    /// Discord's error code, if the request was refused.
    pub fn code(&self) -> Option<u32> {
        let ViolationKind::Refused { code, .. } = self.fault else { return None };
        Some(code)
    }
}

/// The encoding of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContentKind {
    /// `application/json`.
    Json,
    /// `multipart/form-data`; the judge receives the `payload_json` part.
    Multipart,
}

/// Checks every body that the bot sends. An objection is recorded as a violation. The request is still carried out
/// unless the sandbox refuses it, so a mistake of the judge does not stop the bot.
pub trait BodyChecker: Send + Sync {
    /// Checks one body. `path` is without `/api/v10` and without the query, e.g. `/channels/123/messages`.
    ///
    /// # Errors
    /// The objection, as a sentence for developers.
    fn check(&self, method: &str, path: &str, content_kind: ContentKind, body: &Value) -> Result<(), String>;
}
