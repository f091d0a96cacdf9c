//! Interactions of people, with the bot's answers so far.

use std::time::Duration;

use serde_json::Value;

use super::World;
use crate::error::ApiError;
use crate::snowflake::Id;

/// Time limit for the first answer.
pub(crate) const ANSWER_WITHIN: Duration = Duration::from_secs(3);
/// Lifetime of the token for edits and follow-ups.
pub(crate) const TOKEN_LIVES: Duration = Duration::from_mins(15);

/// Kind of interaction, by Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// Acknowledgement of an interaction by the bot.
#[derive(Clone, Debug, PartialEq)]
pub enum Acknowledgement {
    /// With an immediate message (callback type 4).
    Message,
    /// "The bot is thinking"; the message follows later (type 5).
    Deferred,
    /// Silently; the message under the component may change later (type 6).
    DeferredUpdate,
    /// By changing the message under the component (type 7).
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
    /// The message under the component that was used.
    pub source: Option<Id>,
    pub acknowledged: Option<(Acknowledgement, u64)>,
    /// The message that `@original` refers to.
    pub original: Option<Id>,
    /// True if the original was edited after the acknowledgement.
    pub original_edited: bool,
    pub followups: Vec<Id>,
}

impl Interaction {
    /// True if its three seconds are over.
    pub fn is_late(&self, now_ms: u64) -> bool {
        Duration::from_millis(now_ms.saturating_sub(self.created_ms)) > ANSWER_WITHIN
    }

    /// True if its fifteen minutes are over.
    pub fn is_expired(&self, now_ms: u64) -> bool {
        Duration::from_millis(now_ms.saturating_sub(self.created_ms)) > TOKEN_LIVES
    }
}

impl World {
    /// The interaction of a token in `/webhooks/{application}/{token}`. The webhook exists once the interaction is
    /// acknowledged.
    pub fn by_token(&self, application: &str, token: &str) -> Result<&Interaction, ApiError> {
        if application != self.application_id.to_string() {
            return Err(ApiError::unknown_webhook());
        }
        // Most requests refer to one of the newest.
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
