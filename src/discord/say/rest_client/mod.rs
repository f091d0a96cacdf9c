//! Sends posts to Discord within its rate limits.
//!
//! The library's own limiter sleeps within a request for as long as Discord demands, lets other requests continue when
//! all have to wait, and is off for any substitute for Discord. Posts wait in the outbox instead, where they survive a
//! restart: while a limit is in force, the REST client returns the time to wait and does not send the request.
//!
//! Posts that wait for a slot below the global limit get one in the order in which they ask. Updates of buttons have
//! the lowest priority: a live post whose player continues in a private message gets its link to that message only
//! while there is room. (`tests/discord/delivery.rs`)

mod body;
mod limits;

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use limits::{Limits, RateLimitWait, RemainingQuota, Route, Urgency};
use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue, RETRY_AFTER, USER_AGENT};
use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use tokio::sync::OnceCell;

use crate::config::Secret;
use sztab_store::{ChannelId, LiveMessage, MessageId, UnixMs, UserId};

pub use body::{BodyFile, RequestBody};

pub(crate) const DISCORD: &str = "https://discord.com";
/// Timeout of one request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// Waits shorter than this take place within the request.
const MAX_INLINE_WAIT: Duration = Duration::from_millis(1_500);
/// Time to wait if Discord refuses a request without specifying a time.
const DEFAULT_RETRY_DELAY: Duration = Duration::from_secs(5);
/// The longest wait that is accepted from Discord.
const MAX_WAIT: Duration = Duration::from_hours(1);
/// Time without requests after the token was refused: every further refusal counts towards a ban.
const INVALID_TOKEN_PAUSE: Duration = Duration::from_mins(1);
/// Maximum time by which our clock is assumed to be ahead of Discord's.
const MAX_CLOCK_SKEW: Duration = Duration::from_mins(1);
/// Number of messages read at a time when searching for an earlier message; the maximum that Discord allows.
const MESSAGES_PER_PAGE: usize = 100;
/// Maximum number of pages to search in a channel. It is high, because a post must not be sent twice even if users
/// write many messages while the bot is away.
const MAX_PAGES: usize = 50;

/// The reason a request was not carried out, or may not have been.
#[derive(Debug)]
pub enum RequestError {
    /// The request has not been sent yet, and there is nothing wrong with it.
    Wait(Duration),
    /// Discord refused the request, with an HTTP status and an error code of its own, 0 if it did not send one.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's error code.
        code: i64,
        /// Discord's message, for the log.
        message: String,
    },
    /// The response cannot be read; the request may have been carried out.
    Unknown(String),
}

impl fmt::Display for RequestError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wait(time) => write!(formatter, "Discord lets us ask again in {} ms", time.as_millis()),
            Self::Refused { status, code, message } => {
                write!(formatter, "Discord refuses with status {status}, code {code}: {message}")
            }
            Self::Unknown(reason) => write!(formatter, "no answer of Discord: {reason}"),
        }
    }
}

impl RequestError {
    /// Discord's error code, if it sent one.
    pub fn code(&self) -> Option<i64> {
        let Self::Refused { code, .. } = self else { return None };
        Some(*code)
    }
}

/// A builder for a client configured like other programs on this machine, with a proxy if there is one. A substitute
/// for Discord is reached without a proxy. Every request has a timeout.
pub fn client_builder(discord: Option<&str>) -> reqwest::ClientBuilder {
    let builder = reqwest::Client::builder().timeout(REQUEST_TIMEOUT);
    if discord.is_some() { builder.no_proxy() } else { builder }
}

/// Sends messages to Discord. Clones share the same state.
#[derive(Debug, Clone)]
pub struct RestClient(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    client: reqwest::Client,
    /// Base URL of the API, including the version.
    api: String,
    limits: Mutex<Limits>,
    /// Held by the next request without urgency; others wait in order of arrival.
    unhurried: tokio::sync::Mutex<()>,
    /// The bot's own user id, once known.
    own: OnceCell<u64>,
}

impl RestClient {
    /// A client for Discord, or for a substitute at `discord`. `None` if the token cannot be sent at all.
    pub fn new(token: &Secret, discord: Option<&str>) -> Option<Self> {
        let token = token.reveal();
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        let mut authorization = HeaderValue::from_str(&format!("Bot {token}")).ok()?;
        authorization.set_sensitive(true);
        let mut headers = HeaderMap::new();
        headers.insert(AUTHORIZATION, authorization);
        headers.insert(USER_AGENT, HeaderValue::from_static(serenity::constants::USER_AGENT));
        let client = client_builder(discord).default_headers(headers).build().ok()?;
        let api = format!("{}/api/v10", discord.unwrap_or(DISCORD).trim_end_matches('/'));
        Some(Self(Arc::new(Inner {
            client,
            api,
            limits: Mutex::default(),
            unhurried: tokio::sync::Mutex::default(),
            own: OnceCell::new(),
        })))
    }

    /// Waits while a global rate limit is in force.
    pub async fn wait_for_global_limit(&self) {
        while let Some(wait) = self.with_limits(|limits| limits.global_wait(Instant::now())) {
            tokio::time::sleep(wait).await;
        }
    }

    /// Sends a message.
    pub async fn create_message(&self, channel: ChannelId, body: RequestBody) -> Result<MessageId, RequestError> {
        let route = Route { method: "POST", kind: "messages", channel: channel.0 };
        let answer = self.request(route, &format!("/channels/{}/messages", channel.0), Some(body)).await?;
        parse_id(&answer).map(MessageId)
    }

    /// Edits a message.
    pub async fn edit_message(&self, message: LiveMessage, body: RequestBody) -> Result<(), RequestError> {
        self.patch_message(message, body, Urgency::Some).await
    }

    /// Edits a message without urgency: when there is little else to do, and after any pause that Discord demands.
    pub async fn edit_message_later(&self, message: LiveMessage, body: RequestBody) -> Result<(), RequestError> {
        loop {
            match self.patch_message(message, body.clone(), Urgency::None).await {
                Err(RequestError::Wait(time)) => tokio::time::sleep(time).await,
                done => return done,
            }
        }
    }

    /// Edits a message if there is capacity for it now. Returns whether it was edited.
    pub async fn edit_message_if_idle(&self, message: LiveMessage, body: RequestBody) -> Result<bool, RequestError> {
        let (route, path) = patch_route(message);
        if self.with_limits(|limits| limits.reserve_slot(route, Urgency::None, Instant::now(), Duration::ZERO)).is_err()
        {
            return Ok(false);
        }
        self.send_request(route, &path, Some(body)).await.map(|_| true)
    }

    async fn patch_message(&self, message: LiveMessage, body: RequestBody, hurry: Urgency) -> Result<(), RequestError> {
        let (route, path) = patch_route(message);
        self.wait_for_slot(hurry, route).await?;
        self.send_request(route, &path, Some(body)).await?;
        Ok(())
    }

    /// Edits a channel or thread, for example its name.
    pub async fn edit_channel(&self, channel: ChannelId, body: RequestBody) -> Result<(), RequestError> {
        let route = Route { method: "PATCH", kind: "channels", channel: channel.0 };
        self.request(route, &format!("/channels/{}", channel.0), Some(body)).await?;
        Ok(())
    }

    /// The direct message channel with a user.
    pub async fn open_direct_channel(&self, user: UserId) -> Result<ChannelId, RequestError> {
        let route = Route { method: "POST", kind: "users", channel: 0 };
        let body = RequestBody::without_files(json!({ "recipient_id": user.0.to_string() }));
        parse_id(&self.request(route, "/users/@me/channels", Some(body)).await?).map(ChannelId)
    }

    /// Searches a channel for this message among those that the bot has sent since the given time, because the response
    /// to an earlier attempt may have been lost. `is_known` identifies messages of other posts.
    pub async fn find_earlier_message(
        &self,
        channel: ChannelId,
        since: UnixMs,
        body: &RequestBody,
        is_known: impl Fn(MessageId) -> bool,
    ) -> Result<Option<MessageId>, RequestError> {
        let own = self.0.own.get_or_try_init(|| self.fetch_own_id()).await?;
        let route = Route { method: "GET", kind: "messages", channel: channel.0 };
        // The clocks may differ.
        let mut after = min_snowflake(since.before(MAX_CLOCK_SKEW));
        for _ in 0..MAX_PAGES {
            // The next page of messages.
            let path = format!("/channels/{}/messages?after={after}&limit={MESSAGES_PER_PAGE}", channel.0);
            let answer = self.request(route, &path, None).await?;
            let messages = answer.as_array().map_or(&[][..], Vec::as_slice);
            let own_ones =
                messages.iter().filter(|message| parse_id(&message["author"]).is_ok_and(|author| author == *own));
            let same = own_ones.filter(|message| body.is_content_of(message)).filter_map(|it| parse_id(it).ok());
            if let Some(found) = same.map(MessageId).find(|id| !is_known(*id)) {
                return Ok(Some(found));
            }
            if messages.len() < MESSAGES_PER_PAGE {
                return Ok(None);
            }
            after = messages.iter().filter_map(|message| parse_id(message).ok()).max().unwrap_or(after);
        }
        tracing::warn!(channel = channel.0, "too much was written in a channel to look it all through");
        Ok(None)
    }

    async fn fetch_own_id(&self) -> Result<u64, RequestError> {
        let route = Route { method: "GET", kind: "users", channel: 0 };
        parse_id(&self.request(route, "/users/@me", None).await?)
    }

    /// Sends a request when it is allowed, if that is soon.
    async fn request(&self, route: Route, path: &str, body: Option<RequestBody>) -> Result<Value, RequestError> {
        self.wait_for_slot(Urgency::Some, route).await?;
        self.send_request(route, path, body).await
    }

    async fn send_request(&self, route: Route, path: &str, body: Option<RequestBody>) -> Result<Value, RequestError> {
        let method = match route.method {
            "GET" => Method::GET,
            "PATCH" => Method::PATCH,
            _ => Method::POST,
        };
        let request = self.0.client.request(method, format!("{}{path}", self.0.api));
        let request: RequestBuilder = match body {
            Some(body) => body.add_to_request(request),
            None => request,
        };
        let unknown = |error: reqwest::Error| RequestError::Unknown(error.without_url().to_string());
        let response = request.send().await.map_err(unknown)?;
        let (status, left, said) = (response.status(), remaining_quota(&response), retry_after(response.headers()));
        if let Some(left) = left {
            self.with_limits(|limits| limits.record_quota(route, left, Instant::now()));
        }
        let is_for_all = response.headers().contains_key("x-ratelimit-global");
        let body: Result<Value, _> = response.json().await;
        match status {
            StatusCode::TOO_MANY_REQUESTS => {
                let body = body.unwrap_or_default();
                let exact = body["retry_after"].as_f64().and_then(|time| Duration::try_from_secs_f64(time).ok());
                let is_global = is_for_all || body["global"] == json!(true);
                Err(self.postpone(
                    route,
                    RateLimitWait { time: exact.or(said).unwrap_or(DEFAULT_RETRY_DELAY).min(MAX_WAIT), is_global },
                ))
            }
            StatusCode::UNAUTHORIZED => {
                tracing::error!("Discord does not know the bot's token any more");
                Err(self.postpone(route, RateLimitWait { time: INVALID_TOKEN_PAUSE, is_global: true }))
            }
            status if status.is_success() => body.map_err(unknown),
            status if status.is_server_error() => Err(RequestError::Unknown(format!("status {status}"))),
            status => {
                let body = body.unwrap_or_default();
                let message = body["message"].as_str().unwrap_or_default().to_owned();
                let code = body["code"].as_i64().unwrap_or_default();
                // A refusal without a code from Discord came from a proxy, and does not mean that there is a fault in
                // the post itself.
                if code == 0 && !matches!(status, StatusCode::BAD_REQUEST | StatusCode::PAYLOAD_TOO_LARGE) {
                    return Err(RequestError::Unknown(format!("status {status}")));
                }
                Err(RequestError::Refused { status: status.as_u16(), code, message })
            }
        }
    }

    /// Waits for the request's slot, if it is soon.
    async fn wait_for_slot(&self, hurry: Urgency, route: Route) -> Result<(), RequestError> {
        // Thousands of old messages may be waiting: only the first of them looks for a slot.
        let _first = if hurry == Urgency::None { Some(self.0.unhurried.lock().await) } else { None };
        loop {
            match self.with_limits(|limits| limits.reserve_slot(route, hurry, Instant::now(), MAX_INLINE_WAIT)) {
                Ok(moment) => {
                    tokio::time::sleep_until(moment.into()).await;
                    // A response received in the meantime may have blocked all requests.
                    let closed = self.with_limits(|limits| limits.global_wait(Instant::now()));
                    return closed.map_or(Ok(()), |time| Err(RequestError::Wait(time)));
                }
                Err(wait) if wait.is_global || wait.time > MAX_INLINE_WAIT => {
                    return Err(RequestError::Wait(wait.time));
                }
                Err(wait) => tokio::time::sleep(wait.time).await,
            }
        }
    }

    fn postpone(&self, route: Route, wait: RateLimitWait) -> RequestError {
        let RateLimitWait { time, is_global } = wait;
        tracing::warn!(?route, is_global, milliseconds = time.as_millis(), "Discord is to be asked later");
        self.with_limits(|limits| limits.record_rate_limit(route, wait, Instant::now()));
        RequestError::Wait(time)
    }

    fn with_limits<T>(&self, with: impl FnOnce(&mut Limits) -> T) -> T {
        with(&mut self.0.limits.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The route and the path of an edit to a message.
fn patch_route(message: LiveMessage) -> (Route, String) {
    let LiveMessage { channel, message } = message;
    let route = Route { method: "PATCH", kind: "messages", channel: channel.0 };
    (route, format!("/channels/{}/messages/{}", channel.0, message.0))
}

/// The quota that a response announces for the next request.
fn remaining_quota(response: &Response) -> Option<RemainingQuota> {
    let header = |name: &str| response.headers().get(name)?.to_str().ok();
    let requests = header("x-ratelimit-remaining")?.parse().ok()?;
    let seconds: f64 = header("x-ratelimit-reset-after")?.parse().ok()?;
    Some(RemainingQuota { requests, time: Duration::try_from_secs_f64(seconds).ok()?.min(MAX_WAIT) })
}

fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds: f64 = headers.get(RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

fn parse_id(value: &Value) -> Result<u64, RequestError> {
    let id = value["id"].as_str().and_then(|id| id.parse().ok());
    id.ok_or_else(|| RequestError::Unknown("an answer without an id".to_owned()))
}

/// The smallest id that Discord can have assigned at a given time. Discord's epoch is the start of 2015.
fn min_snowflake(at: UnixMs) -> u64 {
    const DISCORD_EPOCH: UnixMs = UnixMs(1_420_070_400_000);
    u64::try_from(at.0 - DISCORD_EPOCH.0).unwrap_or_default() << 22
}
