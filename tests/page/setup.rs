//! A server in the sandbox with its page, and a bot controlled by the test.

use serde_json::{Value, json};
use sztab_sandbox::page::{Options as PageOptions, Page, serve};
use sztab_sandbox::{Clock, Id, Options, Person, Sandbox};

use crate::bot::Bot;
use crate::browser::Browser;

/// The smallest possible picture: a PNG with one pixel.
pub const ONE_PIXEL_PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\
    \0\0\0\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\0\x05\0\x01\xff\x89\x99=\x1d\0\0\0\0IEND\xaeB`\x82";

pub struct Setup {
    pub sandbox: Sandbox,
    pub guild: Id,
    pub table: Id,
    pub other: Id,
    pub ala: Person,
    pub ben: Person,
    pub page: Page,
    http: reqwest::Client,
}

impl Setup {
    /// A server without a bot, whose clock is stopped.
    pub async fn open() -> Self {
        Self::with_clock(Clock::frozen()).await
    }

    /// A server without a bot, with a given clock.
    pub async fn with_clock(clock: Clock) -> Self {
        let sandbox = Sandbox::start(Options { clock, ..Options::default() }).await.unwrap();
        let guild = sandbox.add_guild("Hexagon", "en-GB");
        let [table, other] = ["table", "other"].map(|name| sandbox.add_channel(guild, name));
        let [ala, ben] = ["Ala", "Ben"].map(|name| sandbox.add_person(guild, name, "en-GB"));
        let people = vec![ala.id(), ben.id()];
        let names = vec!["table.example".to_owned()];
        let options = PageOptions { listen: ([127, 0, 0, 1], 0).into(), guild, people, names };
        let page = serve(sandbox.clone(), options).await.unwrap();
        Self { sandbox, guild, table, other, ala, ben, page, http: reqwest::Client::new() }
    }

    /// As `open`, with a bot.
    pub async fn with_bot() -> (Self, Bot) {
        let setup = Self::open().await;
        let bot = Bot::start(&setup.sandbox).await;
        (setup, bot)
    }

    /// A window in which no person has been selected.
    pub async fn open_window(&self) -> Browser {
        Browser::open(self.page.address()).await
    }

    /// A window that a person uses, in English.
    pub async fn open_window_of(&self, person: &Person) -> Browser {
        let mut window = self.open_window().await;
        window.select_person(person, "en").await;
        window
    }

    /// A window in which a person is viewing a channel.
    pub async fn open_window_in(&self, person: &Person, channel: Id) -> Browser {
        let mut window = self.open_window_of(person).await;
        window.show_channel(channel).await;
        window
    }

    /// Sends a request as the bot would; returns the body of the response.
    pub async fn request_as_bot(&self, method: &str, path: &str, body: &Value) -> Value {
        request_as_bot(&self.http, &self.sandbox, method, path, body).await
    }

    /// Posts a message as the bot.
    pub async fn post(&self, channel: Id, body: Value) -> Id {
        let answer = self.request_as_bot("POST", &format!("/channels/{channel}/messages"), &body).await;
        answer["id"].as_str().unwrap_or_else(|| panic!("{answer}")).parse().unwrap()
    }

    /// Posts a message with a file as the bot.
    pub async fn post_file(&self, body: Value, name: &str, kind: &str, bytes: &[u8]) -> Id {
        let part = reqwest::multipart::Part::bytes(bytes.to_vec()).file_name(name.to_owned()).mime_str(kind).unwrap();
        let form = reqwest::multipart::Form::new().text("payload_json", body.to_string()).part("files[0]", part);
        let url = format!("{}/api/v10/channels/{}/messages", self.sandbox.api(), self.table);
        let request = self.http.post(url).header("Authorization", format!("Bot {}", self.sandbox.token()));
        let answer: Value = request.multipart(form).send().await.unwrap().json().await.unwrap();
        answer["id"].as_str().unwrap_or_else(|| panic!("{answer}")).parse().unwrap()
    }
}

/// Sends a request as a bot.
pub async fn request_as_bot(
    http: &reqwest::Client,
    sandbox: &Sandbox,
    method: &str,
    path: &str,
    body: &Value,
) -> Value {
    let url = format!("{}/api/v10{path}", sandbox.api());
    let request = http.request(method.parse().unwrap(), url);
    let request = request.header("Authorization", format!("Bot {}", sandbox.token())).json(body);
    request.send().await.unwrap().json().await.unwrap_or(Value::Null)
}

/// A message body with a text and without pings.
pub fn message_body(text: &str) -> Value {
    json!({ "content": text, "allowed_mentions": { "parse": [] } })
}
