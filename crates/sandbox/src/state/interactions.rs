//! Interactions of people, with the bot's responses so far.

use std::time::Duration;

use serde_json::Value;

use super::World;
use crate::error::ApiError;
use crate::snowflake::Id;

/// Time limit for the first response.
pub(crate) const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);
/// Lifetime of the token for edits and follow-ups.
pub(crate) const TOKEN_LIFETIME: Duration = Duration::from_mins(15);

/// The type of an interaction, by Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// The bot's acknowledgement of an interaction.
#[derive(Clone, Debug, PartialEq)]
pub enum Acknowledgement {
    /// With an immediate message (callback type 4).
    Message,
    /// "The bot is thinking"; the message follows later (type 5).
    Deferred,
    /// Without a visible response; the message with the component may change later (type 6).
    DeferredUpdate,
    /// By changing the message with the component (type 7).
    Update,
    /// With suggestions (type 8).
    Choices(Vec<Value>),
    /// With a form to fill in (type 9).
    Modal(Value),
}

#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub id: Id,
    pub token: String,
    pub kind: Kind,
    pub user: Id,
    pub channel: Id,
    pub created_ms: u64,
    /// The message with the component that was used.
    pub source: Option<Id>,
    pub acknowledged: Option<(Acknowledgement, u64)>,
    /// The message that `@original` refers to.
    pub original: Option<Id>,
    /// True if the original message was edited after the acknowledgement.
    pub original_edited: bool,
    pub followups: Vec<Id>,
}

impl Interaction {
    /// True if the interaction's three seconds have passed.
    pub fn is_late(&self, now_ms: u64) -> bool {
        Duration::from_millis(now_ms.saturating_sub(self.created_ms)) > RESPONSE_TIMEOUT
    }

    /// True if the interaction's fifteen minutes have passed.
    pub fn is_expired(&self, now_ms: u64) -> bool {
        Duration::from_millis(now_ms.saturating_sub(self.created_ms)) > TOKEN_LIFETIME
    }
}

impl World {
    /// The interaction that a token in `/webhooks/{application}/{token}` belongs to. The webhook exists once the
    /// interaction has been acknowledged.
    pub fn interaction_by_token(&self, application: &str, token: &str) -> Result<&Interaction, ApiError> {
        if application != self.application_id.to_string() {
            return Err(ApiError::unknown_webhook());
        }
        // Most requests refer to one of the newest interactions.
        let mut all = self.interactions.values().rev();
        let interaction = all.find(|one| one.token == token).ok_or_else(ApiError::unknown_webhook)?;
        if interaction.is_expired(self.clock.now_ms()) {
            return Err(ApiError::invalid_webhook_token());
        }
        if interaction.acknowledged.is_none() {
            return Err(ApiError::unknown_webhook());
        }
        Ok(interaction)
    }
}
