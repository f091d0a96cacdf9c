//! Discord's data about the bot, requested without running the bot, for setup and maintenance.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue, RETRY_AFTER, USER_AGENT};
use reqwest::{Response, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use serenity::all::{ApplicationId, Command, CreateCommand};
use serenity::http::Http;

use crate::KINDS;
use crate::config::Secret;

use crate::discord::commands::{self, to_registrations};
use crate::discord::say::failure::without_url;
use crate::discord::say::permissions::RequestedPermission;
use crate::discord::say::rest_client::{DISCORD, client_builder};

use super::outline::outlines;
use crate::discord::say::http::build_http;

/// Timeout for one request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// Maximum wait demanded by Discord that is not reported to the operator.
const MAX_SILENT_WAIT: Duration = Duration::from_secs(5);
/// Number of servers that Discord lists per request.
const SERVERS_PER_PAGE: usize = 200;

/// Intents that Discord grants only on request, identified by flag bits of an application: each has one bit for
/// applications on few servers and one for those on many.
const PRIVILEGED_INTENTS: [(u64, &str); 3] = [
    (1 << 12 | 1 << 13, "Presence Intent"),
    (1 << 14 | 1 << 15, "Server Members Intent"),
    (1 << 18 | 1 << 19, "Message Content Intent"),
];

/// The reason Discord did not answer a request, as one sentence for the operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InquiryError {
    /// Discord does not accept the token.
    Refused,
    /// Discord demands a wait.
    Later(Duration),
    /// Discord cannot be reached; contains the reason.
    Unreachable(String),
    /// Discord sent an unexpected response.
    Odd(String),
}

impl fmt::Display for InquiryError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused => formatter.write_str(
                "Discord does not know this token: it is incomplete, or was reset since. In the developer portal, under Bot, \
                 press Reset Token and copy the new one",
            ),
            Self::Later(time) => {
                let seconds = time.as_millis().div_ceil(1_000);
                write!(formatter, "Discord was asked too often and wants {seconds} s of quiet: try again after that")
            }
            Self::Unreachable(reason) => {
                write!(formatter, "Discord cannot be reached: is this machine connected to the Internet? ({reason})")
            }
            Self::Odd(what) => write!(formatter, "Discord did not answer as expected ({what}): try again later"),
        }
    }
}

/// Discord's data about the bot's application.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own in the developer portal")]
pub struct Application {
    pub id: u64,
    pub name: String,
    /// True if users other than the owner may invite the bot.
    pub is_public: bool,
    /// True if an invitation also needs a code, so that a link alone is not enough.
    pub needs_code: bool,
    /// The URL to which Discord sends commands and presses instead of to the bot, if set.
    pub endpoint: Option<String>,
    /// True if the bot can be invited to servers.
    pub for_servers: bool,
    /// True if users can install the bot for themselves alone.
    pub for_people: bool,
    /// The permissions as a bit set, if the bot can be invited with the button in its profile; 0 for an installation
    /// without the bot.
    pub by_profile: Option<u64>,
    /// Privileged intents that are enabled.
    pub intents: Vec<&'static str>,
}

impl Application {
    /// The link that invites the bot, with the permissions that the bot requests.
    #[must_use]
    pub fn invitation(&self) -> String {
        let (id, permissions) = (self.id, RequestedPermission::bits());
        format!("{DISCORD}/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={permissions}")
    }

    /// The link with which people install the bot for themselves.
    #[must_use]
    pub fn personal_link(&self) -> String {
        format!("{DISCORD}/oauth2/authorize?client_id={}&integration_type=1&scope=applications.commands", self.id)
    }
}

/// A server that the bot is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Server {
    pub id: u64,
    pub name: String,
    /// The bot's permissions there as a bit set, ignoring the settings of individual channels.
    pub permissions: u64,
}

/// A client that requests Discord's data about the bot.
#[derive(Debug)]
pub struct DiscordInquiry {
    client: reqwest::Client,
    /// Base URL of the API, including the version.
    api: String,
    library: Http,
}

/// Discord's representation of an application, reduced to the fields needed here.
#[derive(Deserialize)]
struct ApplicationData {
    id: String,
    name: String,
    #[serde(default)]
    flags: u64,
    /// A bot without this field was created long ago, and any user may invite it.
    bot_public: Option<bool>,
    #[serde(default)]
    bot_require_code_grant: bool,
    interactions_endpoint_url: Option<String>,
    integration_types_config: Option<serde_json::Map<String, Value>>,
    install_params: Option<Value>,
}

#[derive(Deserialize)]
struct GuildData {
    id: String,
    name: String,
    permissions: String,
}

impl DiscordInquiry {
    /// A client for Discord, or for a substitute at `discord`, with a token. `None` if the token cannot be sent at all.
    #[must_use]
    pub fn new(token: &Secret, discord: Option<&str>) -> Option<Self> {
        let mut authorization = HeaderValue::from_str(&format!("Bot {}", token.reveal())).ok()?;
        authorization.set_sensitive(true);
        let mut headers = HeaderMap::new();
        headers.insert(AUTHORIZATION, authorization);
        headers.insert(USER_AGENT, HeaderValue::from_static(serenity::constants::USER_AGENT));
        let client = client_builder(discord).default_headers(headers).build().ok()?;
        let api = format!("{}/api/v10", discord.unwrap_or(DISCORD).trim_end_matches('/'));
        Some(Self { client, api, library: build_http(token, discord)? })
    }

    /// The application to which the token belongs.
    ///
    /// # Errors
    ///
    /// If Discord does not answer the request, most likely because the token is invalid.
    pub async fn fetch_application(&self) -> Result<Application, InquiryError> {
        self.request::<Value>("/users/@me").await?;
        let described: ApplicationData = self.request("/applications/@me").await?;
        let installs = described.integration_types_config;
        let by_server = installs.as_ref().map_or(Some(&Value::Null), |installs| installs.get("0"));
        let button = by_server.map(|install| &install["oauth2_install_params"]).filter(|params| params.is_object());
        let button = button.or(described.install_params.as_ref());
        Ok(Application {
            id: described.id.parse().map_err(|_| unexpected_answer("an application without a number"))?,
            name: printable(&described.name),
            is_public: described.bot_public.unwrap_or(true),
            needs_code: described.bot_require_code_grant,
            endpoint: described.interactions_endpoint_url.filter(|url| !url.is_empty()).map(|url| printable(&url)),
            for_servers: by_server.is_some(),
            for_people: installs.as_ref().is_some_and(|installs| installs.contains_key("1")),
            by_profile: button.map(requested_permissions),
            intents: PRIVILEGED_INTENTS
                .iter()
                .filter(|(bits, _)| described.flags & bits != 0)
                .map(|(_, name)| *name)
                .collect(),
        })
    }

    /// The servers that the bot is on.
    ///
    /// # Errors
    ///
    /// If Discord does not answer the request.
    pub async fn fetch_servers(&self) -> Result<Vec<Server>, InquiryError> {
        let mut servers: Vec<Server> = Vec::new();
        loop {
            let after = servers.last().map_or(0, |server| server.id);
            let path = format!("/users/@me/guilds?limit={SERVERS_PER_PAGE}&after={after}");
            let more: Vec<GuildData> = self.request(&path).await?;
            let is_last = more.len() < SERVERS_PER_PAGE;
            for named in more {
                let number = |text: &str| text.parse().map_err(|_| unexpected_answer("a server without numbers"));
                let (id, permissions) = (number(&named.id)?, number(&named.permissions)?);
                servers.push(Server { id, name: printable(&named.name), permissions });
            }
            if is_last {
                return Ok(servers);
            }
        }
    }

    /// Checks whether the commands are registered as the bot registers them.
    ///
    /// # Errors
    ///
    /// If Discord does not answer the request.
    pub async fn has_commands(&self, application: u64) -> Result<bool, InquiryError> {
        let known: Value =
            self.request(&format!("/applications/{application}/commands?with_localizations=true")).await?;
        let ours = to_registrations(&commands::build_all(KINDS));
        Ok(outlines(&known) == outlines(&json!(ours)))
    }

    /// Registers the commands as the bot does when it starts. Returns their number.
    ///
    /// # Errors
    ///
    /// If Discord does not accept them.
    pub async fn register_commands(&self, application: u64) -> Result<usize, InquiryError> {
        let ours: Vec<CreateCommand> = to_registrations(&commands::build_all(KINDS));
        self.library.set_application_id(ApplicationId::new(application));
        let told = tokio::time::timeout(REQUEST_TIMEOUT, Command::set_global_commands(&self.library, ours)).await;
        let told = told.map_err(|_| InquiryError::Unreachable("no answer in time".to_owned()))?;
        told.map(|commands| commands.len()).map_err(|error| unexpected_answer(without_url(&error)))
    }

    /// Sends a request, and repeats it after a short wait if Discord demands one.
    async fn request<T: DeserializeOwned>(&self, path: &str) -> Result<T, InquiryError> {
        match self.request_once(path).await {
            Err(InquiryError::Later(time)) if time <= MAX_SILENT_WAIT => {
                tokio::time::sleep(time).await;
                self.request_once(path).await
            }
            answer => answer,
        }
    }

    async fn request_once<T: DeserializeOwned>(&self, path: &str) -> Result<T, InquiryError> {
        let asked = self.client.get(format!("{}{path}", self.api)).send().await;
        let response = asked.map_err(|error| InquiryError::Unreachable(innermost_cause(&error)))?;
        match response.status() {
            status if status.is_success() => {
                response.json().await.map_err(|error| unexpected_answer(innermost_cause(&error)))
            }
            StatusCode::UNAUTHORIZED => Err(InquiryError::Refused),
            StatusCode::TOO_MANY_REQUESTS => Err(InquiryError::Later(read_retry_after(response).await)),
            status => Err(unexpected_answer(format!("status {status}"))),
        }
    }
}

fn unexpected_answer(what: impl Into<String>) -> InquiryError {
    InquiryError::Odd(what.into())
}

/// The text without control characters, which might affect a terminal.
fn printable(text: &str) -> String {
    text.chars().filter(|character| !character.is_control()).collect()
}

/// The innermost cause of an error: the outer messages contain a URL and little else.
fn innermost_cause(error: &dyn Error) -> String {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    error.to_string()
}

async fn read_retry_after(response: Response) -> Duration {
    let header = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
    let body: Value = response.json().await.unwrap_or_default();
    let seconds = body["retry_after"].as_f64().or(header).unwrap_or(60.0);
    Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
}

/// The permissions that an installation requests; 0 if the installation does not include the bot.
fn requested_permissions(params: &Value) -> u64 {
    let brings_bot = params["scopes"].as_array().is_some_and(|scopes| scopes.iter().any(|scope| scope == "bot"));
    let permissions = params["permissions"].as_str().and_then(|number| number.parse().ok());
    permissions.filter(|_| brings_bot).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_answers_give_one_sentence() {
        let reasons = [
            InquiryError::Refused,
            InquiryError::Later(Duration::from_millis(6_500)),
            InquiryError::Unreachable("no route".to_owned()),
            unexpected_answer("status 503"),
        ];
        for reason in reasons {
            let sentence = reason.to_string();
            assert!(!sentence.contains('\n') && sentence.len() < 200, "{sentence}");
        }
        assert!(InquiryError::Later(Duration::from_millis(6_500)).to_string().contains(" 7 s "));
    }
}
