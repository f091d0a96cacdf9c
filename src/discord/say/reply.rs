//! Replies to interactions, retried if one is lost in transit.
//!
//! Requests that can safely be repeated are retried: the acknowledgement, which Discord accepts once, and the reply
//! itself, which replaces a message. A further message is retried only if Discord has certainly not received it.
//!
//! The acknowledgement is retried within its three seconds. The reply is retried while its token is valid, but not
//! after a newer reply in the same message. Nothing else in `discord` responds to interactions.
//! (`tests/discord/answers.rs`, `tests/architecture`)

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serenity::all::{
    Builder, CommandInteraction, ComponentInteraction, Context, CreateInteractionResponse,
    CreateInteractionResponseFollowup, EditInteractionResponse, InteractionId, Message, MessageId, ModalInteraction,
};
use serenity::http::{Http, HttpError};
use serenity::prelude::TypeMapKey;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::answer::Answer;
use super::failure::{code_of, is_passing, plain, status_of};

/// Time for which an acknowledgement is attempted: Discord waits three seconds, which include the time the interaction
/// took to arrive.
const WINDOW: Duration = Duration::from_millis(2_700);
/// Timeout for each attempt at an acknowledgement except the last, which has the usual timeout for requests.
const FIRST_ATTEMPT: Duration = Duration::from_millis(1_200);
/// The pause after the first failed attempt at an acknowledgement; it doubles each time.
const FIRST_ACKNOWLEDGEMENT_PAUSE: Duration = Duration::from_millis(100);
/// Maximum time to wait for a single attempt, including the library's wait for a rate limit.
const PATIENCE: Duration = Duration::from_secs(30);
/// The pause after the first failed attempt at an answer; it doubles up to the longest pause.
const FIRST_PAUSE: Duration = Duration::from_millis(400);
const MAX_PAUSE: Duration = Duration::from_secs(10);
/// Time for which a reply keeps its handler busy; after that it is retried in the background.
const CURRENT: Duration = Duration::from_secs(8);
/// Time for which a reply is attempted: the token is valid for 15 minutes.
const TOKEN_LIVES: Duration = Duration::from_mins(14);
/// Maximum number of replies retried in the background at the same time.
const LATE_AT_ONCE: usize = 200;
/// Maximum number of messages whose latest press is remembered.
const MESSAGES: usize = 10_000;

/// Discord's error code for an interaction that has already been acknowledged.
const ACKNOWLEDGED: isize = 40_060;

/// An interaction to which the bot replies.
#[derive(Clone)]
pub struct Asked {
    id: InteractionId,
    token: String,
    /// The message that contains the component that was used.
    on: Option<MessageId>,
}

/// Replies in progress, stored with the client. Clones share the same data.
#[derive(Clone)]
pub struct Answers {
    late: Arc<Semaphore>,
    /// The newest interaction replied to in each message: a late reply to an older one must not replace it.
    newest: Arc<Mutex<HashMap<MessageId, InteractionId>>>,
}

impl Default for Answers {
    fn default() -> Self {
        Self { late: Arc::new(Semaphore::new(LATE_AT_ONCE)), newest: Arc::default() }
    }
}

impl TypeMapKey for Answers {
    type Value = Self;
}

impl Answers {
    async fn of(context: &Context) -> Self {
        context.data.read().await.get::<Self>().cloned().unwrap_or_default()
    }

    fn begin(&self, asked: &Asked) {
        let Some(message) = asked.on else { return };
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if newest.len() >= MESSAGES {
            newest.clear();
        }
        let known = newest.entry(message).or_insert(asked.id);
        *known = asked.id.max(*known);
    }

    fn is_outdated(&self, asked: &Asked) -> bool {
        let newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        asked.on.and_then(|message| newest.get(&message)).is_some_and(|newest| *newest > asked.id)
    }
}

/// An interaction that can be replied to.
pub trait Reply: Sync {
    /// The interaction to which replies are sent.
    fn reply_target(&self) -> Asked;

    /// Announces that a private reply will follow.
    fn defer_private(&self, context: &Context) -> impl Future<Output = serenity::Result<()>> + Send {
        self.acknowledge(context, Answer::to_follow())
    }

    /// Sends the first response, with retries while Discord waits for it.
    fn acknowledge(
        &self,
        context: &Context,
        response: CreateInteractionResponse,
    ) -> impl Future<Output = serenity::Result<()>> + Send {
        let asked = self.reply_target();
        async move { Box::pin(acknowledge(&context.http, &asked, response)).await }
    }

    /// Puts the reply itself into its message, with retries while the token is valid. If this takes long, it continues
    /// in the background, and is abandoned if there is a later reply in the same message. Returns the message, or
    /// `None` if the reply is still being retried in the background.
    fn answer(
        &self,
        context: &Context,
        response: EditInteractionResponse,
    ) -> impl Future<Output = serenity::Result<Option<MessageId>>> + Send {
        let asked = self.reply_target();
        async move { Box::pin(answer(context, asked, response)).await }
    }

    /// Sends a further message, without a retry if an attempt may already have arrived.
    fn add(
        &self,
        context: &Context,
        message: CreateInteractionResponseFollowup,
    ) -> impl Future<Output = serenity::Result<Message>> + Send {
        let asked = self.reply_target();
        async move { Box::pin(add(&context.http, &asked, message)).await }
    }
}

impl Reply for CommandInteraction {
    fn reply_target(&self) -> Asked {
        Asked { id: self.id, token: self.token.clone(), on: None }
    }
}

impl Reply for ComponentInteraction {
    fn reply_target(&self) -> Asked {
        Asked { id: self.id, token: self.token.clone(), on: Some(self.message.id) }
    }
}

impl Reply for ModalInteraction {
    fn reply_target(&self) -> Asked {
        Asked { id: self.id, token: self.token.clone(), on: None }
    }
}

async fn acknowledge(http: &Http, asked: &Asked, response: CreateInteractionResponse) -> serenity::Result<()> {
    let (begun, mut pause, mut is_first) = (Instant::now(), FIRST_ACKNOWLEDGEMENT_PAUSE, true);
    loop {
        let patience = if begun.elapsed() < FIRST_ATTEMPT { FIRST_ATTEMPT } else { PATIENCE };
        match once(patience, response.clone().execute(http, (asked.id, &asked.token))).await {
            // An earlier attempt whose response was lost did arrive.
            Err(error) if !is_first && code_of(&error) == Some(ACKNOWLEDGED) => return Ok(()),
            Err(error) if is_passing(&error) && begun.elapsed() + pause < WINDOW => {}
            done => return done,
        }
        tokio::time::sleep(pause).await;
        (pause, is_first) = (pause * 2, false);
    }
}

/// A reply that has not been delivered so far.
struct Late {
    answers: Answers,
    http: Arc<Http>,
    asked: Asked,
    response: EditInteractionResponse,
    begun: Instant,
    pause: Duration,
}

impl Late {
    /// Retries after a pause. `None` if this attempt fails too.
    async fn again(&mut self) -> Option<serenity::Result<Option<MessageId>>> {
        tokio::time::sleep(self.pause).await;
        self.pause = (self.pause * 2).min(MAX_PAUSE);
        if self.answers.is_outdated(&self.asked) {
            return Some(Ok(None));
        }
        match once(PATIENCE, self.response.clone().execute(&self.http, &self.asked.token)).await {
            Err(error) if is_passing(&error) => None,
            done => Some(done.map(|message| Some(message.id))),
        }
    }

    /// Continues to retry in the background.
    async fn go_on(mut self, _place: OwnedSemaphorePermit) {
        let interaction = self.asked.id.get();
        while self.begun.elapsed() + self.pause < TOKEN_LIVES {
            match self.again().await {
                None => {}
                Some(Ok(_)) => return tracing::info!(interaction, "a late answer is given"),
                Some(Err(error)) => {
                    return tracing::error!(interaction, error = plain(&error), "a late answer is refused");
                }
            }
        }
        tracing::error!(interaction, "an answer could not be given while its token lived");
    }
}

async fn answer(
    context: &Context,
    asked: Asked,
    response: EditInteractionResponse,
) -> serenity::Result<Option<MessageId>> {
    let (answers, http) = (Answers::of(context).await, Arc::clone(&context.http));
    answers.begin(&asked);
    let begun = Instant::now();
    let failed = match once(PATIENCE, response.clone().execute(&http, &asked.token)).await {
        Err(error) if is_passing(&error) => error,
        done => return done.map(|message| Some(message.id)),
    };
    let mut late = Late { answers, http, asked, response, begun, pause: FIRST_PAUSE };
    while begun.elapsed() + late.pause < CURRENT {
        if let Some(done) = late.again().await {
            return done;
        }
    }
    let Ok(place) = Arc::clone(&late.answers.late).try_acquire_owned() else { return Err(failed) };
    tracing::warn!(interaction = late.asked.id.get(), error = plain(&failed), "an answer is late");
    tokio::spawn(late.go_on(place));
    Ok(None)
}

async fn add(http: &Http, asked: &Asked, message: CreateInteractionResponseFollowup) -> serenity::Result<Message> {
    let (begun, mut pause) = (Instant::now(), FIRST_PAUSE);
    loop {
        match once(PATIENCE, message.clone().execute(http, (None, asked.token.as_str()))).await {
            Err(error) if is_untaken(&error) && begun.elapsed() + pause < CURRENT => {}
            done => return done,
        }
        tokio::time::sleep(pause).await;
        pause *= 2;
    }
}

async fn once<T>(patience: Duration, attempt: impl Future<Output = serenity::Result<T>>) -> serenity::Result<T> {
    tokio::time::timeout(patience, attempt).await.unwrap_or(Err(serenity::Error::Other("no answer in time")))
}

/// True if Discord has certainly not received the request.
fn is_untaken(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::Request(error)) => error.is_connect(),
        error => matches!(status_of(error), Some(429 | 503)),
    }
}
