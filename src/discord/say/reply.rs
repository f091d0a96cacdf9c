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

use reqwest::Method;
use serde_json::Value;
use serenity::all::{
    Builder, CommandInteraction, ComponentInteraction, Context, CreateInteractionResponse,
    CreateInteractionResponseFollowup, EditInteractionResponse, InteractionId, Message, MessageId, ModalInteraction,
};
use serenity::http::{ErrorResponse, Http, HttpError};
use serenity::prelude::TypeMapKey;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::answer::Answer;
use super::failure::{error_code, http_status, is_transient, without_url};
use super::rest_client::{DISCORD, RequestBody, client_builder};

/// Time for which an acknowledgement is attempted: Discord waits three seconds, which include the time the interaction
/// took to arrive.
const ACKNOWLEDGEMENT_TIMEOUT: Duration = Duration::from_millis(2_700);
/// Timeout for each attempt at an acknowledgement except the last, which has the usual timeout for requests.
const ATTEMPT_TIMEOUT: Duration = Duration::from_millis(1_200);
/// The pause after the first failed attempt at an acknowledgement; it doubles each time.
const ACKNOWLEDGEMENT_RETRY_DELAY: Duration = Duration::from_millis(100);
/// Maximum time to wait for a single attempt, including the library's wait for a rate limit.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// The pause after the first failed attempt at an answer; it doubles up to the longest pause.
const FIRST_RETRY_DELAY: Duration = Duration::from_millis(400);
const MAX_RETRY_DELAY: Duration = Duration::from_secs(10);
/// Time for which a reply keeps its handler busy; after that it is retried in the background.
const FOREGROUND_TIMEOUT: Duration = Duration::from_secs(8);
/// Time for which a reply is attempted: the token is valid for 15 minutes.
const TOKEN_LIFETIME: Duration = Duration::from_mins(14);
/// Maximum number of replies retried in the background at the same time.
const MAX_BACKGROUND_REPLIES: usize = 200;
/// Maximum number of messages whose latest press is remembered.
const MAX_REMEMBERED_MESSAGES: usize = 10_000;

/// Discord's error code for an interaction that has already been acknowledged.
const ALREADY_ACKNOWLEDGED_CODE: isize = 40_060;

/// An interaction to which the bot replies.
#[derive(Clone)]
pub struct ReplyTarget {
    id: InteractionId,
    token: String,
    /// The message that contains the component that was used.
    on: Option<MessageId>,
}

/// The body of a reply.
#[derive(Debug, Clone)]
pub enum ReplyBody {
    /// An ordinary message.
    Message(Box<EditInteractionResponse>),
    /// A message of components, for which the library has no types.
    Layout(RequestBody),
}

impl From<EditInteractionResponse> for ReplyBody {
    fn from(response: EditInteractionResponse) -> Self {
        Self::Message(Box::new(response))
    }
}

/// The client for replies that the library cannot send. The address of a reply contains its token, so that no other
/// authorisation is needed.
#[derive(Debug, Clone)]
struct LayoutClient {
    client: reqwest::Client,
    /// Base URL of the API, including the version.
    api: Arc<str>,
}

impl LayoutClient {
    fn new(discord: Option<&str>) -> Self {
        let api = format!("{}/api/v10", discord.unwrap_or(DISCORD).trim_end_matches('/'));
        // Without a client, which can only fail to build for want of certificates, requests use the default one.
        let client = client_builder(discord).build().unwrap_or_default();
        Self { client, api: api.into() }
    }

    /// Sends a reply; `path` is what follows the token in its address.
    async fn send(
        &self,
        (http, token): (&Http, &str),
        (method, path): (Method, &str),
        body: RequestBody,
    ) -> serenity::Result<MessageId> {
        let application = http.application_id().ok_or(HttpError::ApplicationIdMissing)?;
        let url = format!("{}/webhooks/{application}/{token}{path}", self.api);
        let request = body.add_to_request(self.client.request(method.clone(), url));
        let response = request.send().await.map_err(HttpError::Request)?;
        if !response.status().is_success() {
            let refused = ErrorResponse::from_response(response, method).await;
            return Err(HttpError::UnsuccessfulRequest(refused).into());
        }
        let message: Value = response.json().await.map_err(HttpError::Request)?;
        let id = message["id"].as_str().and_then(|id| id.parse().ok());
        id.map(MessageId::new).ok_or(serenity::Error::Other("a message without an id"))
    }
}

/// Replies in progress, stored with the client. Clones share the same data.
#[derive(Clone)]
pub struct PendingReplies {
    layouts: LayoutClient,
    late: Arc<Semaphore>,
    /// The newest interaction replied to in each message: a late reply to an older one must not replace it.
    newest: Arc<Mutex<HashMap<MessageId, InteractionId>>>,
}

impl TypeMapKey for PendingReplies {
    type Value = Self;
}

impl PendingReplies {
    /// No replies so far. `discord` is the base URL of a substitute for Discord.
    pub fn new(discord: Option<&str>) -> Self {
        let late = Arc::new(Semaphore::new(MAX_BACKGROUND_REPLIES));
        Self { layouts: LayoutClient::new(discord), late, newest: Arc::default() }
    }

    async fn from_context(context: &Context) -> Self {
        context.data.read().await.get::<Self>().cloned().unwrap_or_else(|| Self::new(None))
    }

    /// Puts a reply into its message once.
    async fn try_reply(&self, http: &Http, token: &str, body: ReplyBody) -> serenity::Result<MessageId> {
        match body {
            ReplyBody::Message(response) => response.execute(http, token).await.map(|message| message.id),
            ReplyBody::Layout(body) => {
                let original = (Method::PATCH, "/messages/@original");
                self.layouts.send((http, token), original, body).await
            }
        }
    }

    fn begin_reply(&self, asked: &ReplyTarget) {
        let Some(message) = asked.on else { return };
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if newest.len() >= MAX_REMEMBERED_MESSAGES {
            newest.clear();
        }
        let known = newest.entry(message).or_insert(asked.id);
        *known = asked.id.max(*known);
    }

    fn is_outdated(&self, asked: &ReplyTarget) -> bool {
        let newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        asked.on.and_then(|message| newest.get(&message)).is_some_and(|newest| *newest > asked.id)
    }
}

/// An interaction that can be replied to.
pub trait Reply: Sync {
    /// The interaction to which replies are sent.
    fn reply_target(&self) -> ReplyTarget;

    /// Announces that a private reply will follow.
    fn defer_private(&self, context: &Context) -> impl Future<Output = serenity::Result<()>> + Send {
        self.acknowledge(context, Answer::deferred_response())
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
        response: impl Into<ReplyBody>,
    ) -> impl Future<Output = serenity::Result<Option<MessageId>>> + Send {
        let (asked, response) = (self.reply_target(), response.into());
        async move { Box::pin(answer(context, asked, response)).await }
    }

    /// Sends a further private message of components, without a retry.
    fn send_layout(
        &self,
        context: &Context,
        body: RequestBody,
    ) -> impl Future<Output = serenity::Result<MessageId>> + Send {
        let token = self.reply_target().token;
        async move {
            let answers = PendingReplies::from_context(context).await;
            let sent = answers.layouts.send((&context.http, &token), (Method::POST, "?wait=true"), body);
            with_timeout(REQUEST_TIMEOUT, sent).await
        }
    }

    /// Sends a further message, without a retry if an attempt may already have arrived.
    fn send_followup(
        &self,
        context: &Context,
        message: CreateInteractionResponseFollowup,
    ) -> impl Future<Output = serenity::Result<Message>> + Send {
        let asked = self.reply_target();
        async move { Box::pin(send_followup(&context.http, &asked, message)).await }
    }
}

impl Reply for CommandInteraction {
    fn reply_target(&self) -> ReplyTarget {
        ReplyTarget { id: self.id, token: self.token.clone(), on: None }
    }
}

impl Reply for ComponentInteraction {
    fn reply_target(&self) -> ReplyTarget {
        ReplyTarget { id: self.id, token: self.token.clone(), on: Some(self.message.id) }
    }
}

impl Reply for ModalInteraction {
    fn reply_target(&self) -> ReplyTarget {
        ReplyTarget { id: self.id, token: self.token.clone(), on: None }
    }
}

async fn acknowledge(http: &Http, asked: &ReplyTarget, response: CreateInteractionResponse) -> serenity::Result<()> {
    let (begun, mut pause, mut is_first) = (Instant::now(), ACKNOWLEDGEMENT_RETRY_DELAY, true);
    loop {
        let patience = if begun.elapsed() < ATTEMPT_TIMEOUT { ATTEMPT_TIMEOUT } else { REQUEST_TIMEOUT };
        match with_timeout(patience, response.clone().execute(http, (asked.id, &asked.token))).await {
            // An earlier attempt whose response was lost did arrive.
            Err(error) if !is_first && error_code(&error) == Some(ALREADY_ACKNOWLEDGED_CODE) => return Ok(()),
            Err(error) if is_transient(&error) && begun.elapsed() + pause < ACKNOWLEDGEMENT_TIMEOUT => {}
            done => return done,
        }
        tokio::time::sleep(pause).await;
        (pause, is_first) = (pause * 2, false);
    }
}

/// A reply that has not been delivered so far.
struct PendingReply {
    answers: PendingReplies,
    http: Arc<Http>,
    asked: ReplyTarget,
    response: ReplyBody,
    begun: Instant,
    pause: Duration,
}

impl PendingReply {
    /// Retries after a pause. `None` if this attempt fails too.
    async fn retry(&mut self) -> Option<serenity::Result<Option<MessageId>>> {
        tokio::time::sleep(self.pause).await;
        self.pause = (self.pause * 2).min(MAX_RETRY_DELAY);
        if self.answers.is_outdated(&self.asked) {
            return Some(Ok(None));
        }
        let sent = self.answers.try_reply(&self.http, &self.asked.token, self.response.clone());
        match with_timeout(REQUEST_TIMEOUT, sent).await {
            Err(error) if is_transient(&error) => None,
            done => Some(done.map(Some)),
        }
    }

    /// Continues to retry in the background.
    async fn retry_in_background(mut self, _place: OwnedSemaphorePermit) {
        let interaction = self.asked.id.get();
        while self.begun.elapsed() + self.pause < TOKEN_LIFETIME {
            match self.retry().await {
                None => {}
                Some(Ok(_)) => return tracing::info!(interaction, "a late answer is given"),
                Some(Err(error)) => {
                    return tracing::error!(interaction, error = without_url(&error), "a late answer is refused");
                }
            }
        }
        tracing::error!(interaction, "an answer could not be given while its token lived");
    }
}

async fn answer(context: &Context, asked: ReplyTarget, response: ReplyBody) -> serenity::Result<Option<MessageId>> {
    let (answers, http) = (PendingReplies::from_context(context).await, Arc::clone(&context.http));
    answers.begin_reply(&asked);
    let begun = Instant::now();
    let sent = answers.try_reply(&http, &asked.token, response.clone());
    let failed = match with_timeout(REQUEST_TIMEOUT, sent).await {
        Err(error) if is_transient(&error) => error,
        done => return done.map(Some),
    };
    let mut late = PendingReply { answers, http, asked, response, begun, pause: FIRST_RETRY_DELAY };
    while begun.elapsed() + late.pause < FOREGROUND_TIMEOUT {
        if let Some(done) = late.retry().await {
            return done;
        }
    }
    let Ok(place) = Arc::clone(&late.answers.late).try_acquire_owned() else { return Err(failed) };
    tracing::warn!(interaction = late.asked.id.get(), error = without_url(&failed), "an answer is late");
    tokio::spawn(late.retry_in_background(place));
    Ok(None)
}

async fn send_followup(
    http: &Http,
    asked: &ReplyTarget,
    message: CreateInteractionResponseFollowup,
) -> serenity::Result<Message> {
    let (begun, mut pause) = (Instant::now(), FIRST_RETRY_DELAY);
    loop {
        match with_timeout(REQUEST_TIMEOUT, message.clone().execute(http, (None, asked.token.as_str()))).await {
            Err(error) if is_undelivered(&error) && begun.elapsed() + pause < FOREGROUND_TIMEOUT => {}
            done => return done,
        }
        tokio::time::sleep(pause).await;
        pause *= 2;
    }
}

async fn with_timeout<T>(
    patience: Duration,
    attempt: impl Future<Output = serenity::Result<T>>,
) -> serenity::Result<T> {
    tokio::time::timeout(patience, attempt).await.unwrap_or(Err(serenity::Error::Other("no answer in time")))
}

/// True if Discord has certainly not received the request.
fn is_undelivered(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::Request(error)) => error.is_connect(),
        error => matches!(http_status(error), Some(429 | 503)),
    }
}
