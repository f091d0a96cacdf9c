//! The bot's responses to a person.

use std::fmt;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::super::snowflake::Id;
use super::super::state::World;
use super::super::state::interactions::Interaction;
use super::super::{Acknowledgement, Message, Sandbox};

/// Real time for which a person waits for a bot that is not connected. A bot that was merely asked to reconnect is back
/// long before that, and receives the events that it missed.
const RECONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// The reason a person got no response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The client does not allow the action, for this reason. The bot received no request.
    Refused(String),
    /// "The application did not respond": no response within three seconds, or no bot connected.
    DidNotRespond,
    /// The awaited event did not happen in time.
    TimedOut,
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(why) => write!(out, "the client refuses: {why}"),
            Self::DidNotRespond => write!(out, "the application did not respond"),
            Self::TimedOut => write!(out, "timed out"),
        }
    }
}

impl std::error::Error for Failure {}

/// A suggestion by the bot.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The text shown.
    pub name: String,
    /// The value that the bot receives.
    pub value: Value,
}

/// An interaction that the bot has acknowledged.
#[derive(Clone)]
pub struct Response {
    sandbox: Sandbox,
    id: Id,
    /// The first acknowledgement.
    pub acknowledgement: Acknowledgement,
    /// Time until the acknowledgement, measured by the sandbox's clock.
    pub after: Duration,
}

impl fmt::Debug for Response {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = out.debug_struct("Response");
        out.field("acknowledgement", &self.acknowledgement).field("after", &self.after);
        out.field("message", &self.message()).finish_non_exhaustive()
    }
}

impl Response {
    pub fn interaction(&self) -> Id {
        self.id
    }

    /// The response in its current state, if it exists: a new message, or the message with the component that was used.
    pub fn message(&self) -> Option<Message> {
        self.with_interaction(|world, interaction| {
            interaction.original.and_then(|id| world.messages.get(&id)).map(|stored| Message::read(world, stored))
        })
    }

    /// Follow-up messages, oldest first.
    pub fn followups(&self) -> Vec<Message> {
        self.with_interaction(|world, interaction| {
            let sent = interaction.followups.iter().filter_map(|id| world.messages.get(id));
            Some(sent.map(|stored| Message::read(world, stored)).collect())
        })
        .unwrap_or_default()
    }

    /// True if the response is ephemeral.
    pub fn is_private(&self) -> bool {
        self.message().is_some_and(|message| message.only_for.is_some())
    }

    /// The form to fill in, as the bot sent it.
    pub fn modal(&self) -> Option<&Value> {
        let Acknowledgement::Modal(modal) = &self.acknowledgement else { return None };
        Some(modal)
    }

    /// The suggestions.
    pub fn choices(&self) -> Vec<Choice> {
        let Acknowledgement::Choices(choices) = &self.acknowledgement else { return Vec::new() };
        let name = |choice: &Value| choice["name"].as_str().unwrap_or_default().to_owned();
        choices.iter().map(|choice| Choice { name: name(choice), value: choice["value"].clone() }).collect()
    }

    /// Waits until the response is complete: a deferred one has been filled in, or a deferred update has been made or
    /// was followed by a message. All other responses are complete at once.
    ///
    /// # Errors
    ///
    /// [`Failure::TimedOut`], also if the bot deleted its response.
    pub async fn complete(&self, timeout: Duration) -> Result<Message, Failure> {
        self.sandbox.wait_until(timeout, |_| self.complete_now()).await
    }

    fn complete_now(&self) -> Option<Message> {
        self.with_interaction(|world, interaction| {
            let original = interaction.original.and_then(|id| world.messages.get(&id));
            let id = match self.acknowledgement {
                Acknowledgement::DeferredUpdate if !interaction.original_edited => *interaction.followups.first()?,
                _ => original.filter(|stored| !stored.is_loading())?.id,
            };
            world.messages.get(&id).map(|stored| Message::read(world, stored))
        })
    }

    fn with_interaction<T>(&self, look: impl FnOnce(&World, &Interaction) -> Option<T>) -> Option<T> {
        self.sandbox
            .with_world(|world| world.interactions.get(&self.id).and_then(|interaction| look(world, interaction)))
    }
}

/// Waits for the acknowledgement of an interaction as a client does: for three seconds at most.
pub(super) async fn wait_for_acknowledgement(sandbox: &Sandbox, id: Id) -> Result<Response, Failure> {
    let begun = Instant::now();
    let mut connected_at = begun;
    let patience = sandbox.response_timeout();
    let waited = sandbox.wait_until(patience, |sandbox| {
        sandbox.with_world(|world| {
            let interaction = world.interactions.get(&id)?;
            if let Some((acknowledgement, at_ms)) = &interaction.acknowledged {
                let after = Duration::from_millis(at_ms.saturating_sub(interaction.created_ms));
                let sandbox = sandbox.clone();
                return Some(Ok(Response { sandbox, id, acknowledgement: acknowledgement.clone(), after }));
            }
            if world.gateway.is_connected() {
                connected_at = Instant::now();
            }
            let is_gone = world.gateway.session.is_none() || connected_at.elapsed() > RECONNECT_TIMEOUT;
            (is_gone || interaction.is_late(world.clock.now_ms())).then_some(Err(Failure::DidNotRespond))
        })
    });
    waited.await.unwrap_or(Err(Failure::DidNotRespond))
}
