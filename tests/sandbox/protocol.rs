//! The protocol, implemented by hand: authorisation, messages, files, nonces, threads, interactions and the judge.

use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::{CreateAttachment, CreateMessage, EditAttachments, EditMessage};
use sztab_sandbox::{Clock, ContentKind, Failure, Id, Options, Person, Sandbox, ViolationKind, permission};

use crate::bot::Setup;

/// A sandbox without a bot, and a client that sends a bot's requests.
pub struct Fixture {
    pub sandbox: Sandbox,
    pub guild: Id,
    pub channel: Id,
    pub ala: Person,
    client: reqwest::Client,
}

impl Fixture {
    pub async fn new() -> Self {
        let options = Options { clock: Clock::frozen(), ..Options::default() };
        let sandbox = Sandbox::start(options).await.unwrap();
        let guild = sandbox.add_guild("Hexagon", "pl");
        let channel = sandbox.add_channel(guild, "games");
        let ala = sandbox.add_person(guild, "Ala", "pl");
        Self { sandbox, guild, channel, ala, client: reqwest::Client::new() }
    }

    /// A hand in a house that has a bot.
    pub fn from_setup(setup: &Setup) -> Self {
        let (guild, channel, ala) = (setup.guild, setup.channel, setup.ala.clone());
        Self { sandbox: setup.sandbox.clone(), guild, channel, ala, client: reqwest::Client::new() }
    }

    /// Status and body of the answer to one request.
    pub async fn send(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let url = format!("{}/api/v10{path}", self.sandbox.api());
        let request = self.client.request(method.parse().unwrap(), url);
        let request = request.header("Authorization", format!("Bot {}", self.sandbox.token()));
        let request = if body.is_null() { request } else { request.json(&body) };
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        (status, response.json().await.unwrap_or(Value::Null))
    }

    pub async fn post(&self, body: Value) -> (u16, Value) {
        self.send("POST", &format!("/channels/{}/messages", self.channel), body).await
    }

    pub fn http(&self) -> serenity::Http {
        let builder = serenity::HttpBuilder::new(self.sandbox.token()).proxy(self.sandbox.api());
        builder.ratelimiter_disabled(true).build()
    }
}

#[tokio::test]
async fn a_wrong_token_is_refused() {
    let fixture = Fixture::new().await;
    let response = reqwest::get(format!("{}/api/v10/users/@me", fixture.sandbox.api())).await.unwrap();
    assert_eq!(response.status().as_u16(), 401);
    assert_eq!(fixture.sandbox.violations()[0].fault, ViolationKind::Refused { status: 401, code: 0 });
    assert_eq!(fixture.send("GET", "/users/@me", Value::Null).await.0, 200);
    assert_eq!(fixture.send("GET", "/oauth2/applications/@me", Value::Null).await.0, 200);
    let paths: Vec<(String, u16)> =
        fixture.sandbox.requests().into_iter().map(|request| (request.path, request.status)).collect();
    assert_eq!(paths[..2], [("/users/@me".to_owned(), 401), ("/users/@me".to_owned(), 200)]);
}

#[tokio::test]
async fn requests_of_a_bot_about_itself_are_answered() {
    let fixture = Fixture::new().await;
    let second = fixture.sandbox.add_guild("Second", "pl");
    let (status, guilds) = fixture.send("GET", "/users/@me/guilds", Value::Null).await;
    let names: Vec<&Value> = guilds.as_array().unwrap().iter().map(|guild| &guild["name"]).collect();
    assert_eq!((status, names), (200, vec![&json!("Hexagon"), &json!("Second")]));
    assert_eq!(guilds[1]["permissions"], json!(permission::ORDINARY_MEMBER.to_string()));
    for (query, found) in
        [("limit=1", vec![fixture.guild]), (&*format!("limit=9&after={}", fixture.guild), vec![second])]
    {
        let (_, guilds) = fixture.send("GET", &format!("/users/@me/guilds?{query}"), Value::Null).await;
        let ids: Vec<Id> =
            guilds.as_array().unwrap().iter().map(|guild| guild["id"].as_str().unwrap().parse().unwrap()).collect();
        assert_eq!(ids, found);
    }
    fixture.sandbox.remove_bot(second);
    assert_eq!(fixture.send("GET", "/users/@me/guilds", Value::Null).await.1.as_array().unwrap().len(), 1);
    assert_eq!(fixture.send("GET", "/users/@me/guilds?limit=201", Value::Null).await.0, 400);
}

#[tokio::test]
async fn requests_under_a_foreign_host_name_are_refused() {
    let fixture = Fixture::new().await;
    for path in ["/api/v10/gateway", "/gateway", "/attachments/1/2/x.png", "/api/v10/webhooks/1/token"] {
        let request = reqwest::Client::new().post(format!("{}{path}", fixture.sandbox.api()));
        let answer = request.header("Host", "evil.example").send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 421, "{path}");
    }
    // A form on another page in the browser has a foreign origin, whatever its target is.
    let address = format!("{}/api/v10/webhooks/1/token", fixture.sandbox.api());
    let form = reqwest::Client::new().post(address).header("Origin", "https://evil.example").body("payload_json={}");
    assert_eq!(form.send().await.unwrap().status().as_u16(), 403);
    assert_eq!(fixture.sandbox.requests(), []);
}

#[tokio::test]
async fn an_unknown_route_is_a_violation() {
    let fixture = Fixture::new().await;
    let (status, body) = fixture.send("POST", "/guilds/1/prune", json!({})).await;
    assert_eq!((status, &body["message"]), (404, &json!("404: Not Found")));
    assert_eq!(fixture.sandbox.violations()[0].fault, ViolationKind::UnknownRoute);
}

#[tokio::test]
async fn only_own_public_messages_can_be_edited() {
    let fixture = Fixture::new().await;
    let said = fixture.ala.say(fixture.channel, "hello");
    let change = |id: Id| (format!("/channels/{}/messages/{id}", fixture.channel), json!({ "content": "changed" }));
    let (path, body) = change(said);
    assert_eq!(fixture.send("PATCH", &path, body).await.1["code"], 50_005);
    let (path, body) = change(12);
    assert_eq!(fixture.send("PATCH", &path, body).await.1["code"], 10_008);
    let (status, body) = fixture.send("PATCH", "/channels/12/messages/13", json!({ "content": "x" })).await;
    assert_eq!((status, &body["code"]), (404, &json!(10_003)));
    let own: Id = fixture.post(json!({ "content": "mine" })).await.1["id"].as_str().unwrap().parse().unwrap();
    let (path, body) = change(own);
    assert_eq!(fixture.send("PATCH", &path, body).await.0, 200);
    let message = fixture.sandbox.message(own).unwrap();
    assert_eq!((message.content.as_str(), message.edited), ("changed", true));
    assert_eq!(fixture.send("PATCH", &path, json!({ "content": "" })).await.1["code"], 50_006);
    assert_eq!(fixture.send("DELETE", &path, Value::Null).await.0, 204);
    assert_eq!(fixture.send("GET", &path, Value::Null).await.1["code"], 10_008);
}

#[tokio::test]
async fn messages_are_listed_newest_first_before_or_after_a_message() {
    let fixture = Fixture::new().await;
    let said: Vec<Id> = (0..5).map(|number| fixture.ala.say(fixture.channel, &number.to_string())).collect();
    for (query, wanted) in [
        ("limit=2".to_owned(), [4, 3]),
        (format!("limit=2&before={}", said[3]), [2, 1]),
        (format!("limit=2&after={}", said[0]), [2, 1]),
    ] {
        let path = format!("/channels/{}/messages?{query}", fixture.channel);
        let (_, listed) = fixture.send("GET", &path, Value::Null).await;
        let ids: Vec<_> = listed.as_array().unwrap().iter().map(|message| message["id"].clone()).collect();
        assert_eq!(ids, wanted.map(|place| json!(said[place].to_string())), "{query}");
    }
}

#[tokio::test]
async fn an_enforced_nonce_is_remembered_for_minutes_per_channel() {
    let fixture = Fixture::new().await;
    let body = || json!({ "content": "turn", "nonce": "g1-t1", "enforce_nonce": true });
    let first = fixture.post(body()).await.1;
    assert_eq!(fixture.post(body()).await.1["id"], first["id"]);
    let elsewhere = fixture.sandbox.add_channel(fixture.guild, "other");
    let other = fixture.send("POST", &format!("/channels/{elsewhere}/messages"), body()).await.1;
    assert_ne!(other["id"], first["id"]);
    fixture.sandbox.clock().advance(std::time::Duration::from_hours(1));
    assert_ne!(fixture.post(body()).await.1["id"], first["id"]);
    let unenforced = || json!({ "content": "turn", "nonce": 7 });
    assert_ne!(fixture.post(unenforced()).await.1["id"], fixture.post(unenforced()).await.1["id"]);
}

#[tokio::test]
async fn a_lost_response_takes_effect_and_a_failed_request_does_not() {
    let fixture = Fixture::new().await;
    fixture.sandbox.lose_next_response("POST /channels/*/messages", 1);
    let body = || json!({ "content": "turn", "nonce": "g1-t1", "enforce_nonce": true });
    assert_eq!(fixture.post(body()).await.0, 502);
    assert_eq!(fixture.post(body()).await.0, 200);
    assert_eq!(fixture.sandbox.messages(fixture.channel).len(), 1);
    fixture.sandbox.fail_next("POST /channels/*/messages", 429, 2);
    let (status, answer) = fixture.post(json!({ "content": "x" })).await;
    assert_eq!((status, answer["retry_after"].as_f64()), (429, Some(0.25)));
    assert_eq!(fixture.post(json!({ "content": "x" })).await.0, 429);
    assert_eq!(fixture.post(json!({ "content": "x" })).await.0, 200);
    assert_eq!(fixture.sandbox.messages(fixture.channel).len(), 2);
    assert_eq!(fixture.sandbox.violations(), []);
}

#[tokio::test]
async fn mentions_ping_by_the_list_and_a_missing_list_is_a_lint() {
    let fixture = Fixture::new().await;
    let content = format!("{} @everyone", fixture.ala.mention());
    fixture.post(json!({ "content": content })).await;
    assert_eq!(fixture.sandbox.take_violations()[0].fault, ViolationKind::Lint);
    fixture.post(json!({ "content": content, "allowed_mentions": { "parse": [] } })).await;
    let allowed = json!({ "parse": [], "users": [fixture.ala.id().to_string()] });
    fixture.post(json!({ "content": content, "allowed_mentions": allowed })).await;
    assert_eq!(fixture.sandbox.violations(), []);
    let pings = |message: &sztab_sandbox::Message| (message.pinged.len(), message.pinged_everyone);
    let all: Vec<_> = fixture.sandbox.messages(fixture.channel).iter().map(pings).collect();
    assert_eq!(all, [(1, true), (0, false), (1, false)]);
    let both = json!({ "parse": ["users"], "users": ["1"] });
    assert_eq!(fixture.post(json!({ "content": "x", "allowed_mentions": both })).await.1["code"], 50_035);
}

#[tokio::test]
async fn files_are_stored_replaced_and_described() {
    let fixture = Fixture::new().await;
    let http = fixture.http();
    let channel = serenity::ChannelId::new(fixture.channel);
    let file = |name: &str| CreateAttachment::bytes(name.as_bytes().to_vec(), name).description(format!("alt {name}"));
    let sent = CreateMessage::new().add_file(file("a.png")).add_file(file("b.png"));
    let mut message = channel.send_message(&http, sent).await.unwrap();
    let names = |sandbox: &Sandbox| -> Vec<(String, String)> {
        let message = sandbox.messages(fixture.channel).pop().unwrap();
        message.attachments.into_iter().map(|file| (file.filename, file.alt_text.unwrap_or_default())).collect()
    };
    let pair = |name: &str| (name.to_owned(), format!("alt {name}"));
    assert_eq!(names(&fixture.sandbox), [pair("a.png"), pair("b.png")]);

    let kept = EditAttachments::new().keep(message.attachments[1].id).add(file("c.png"));
    message.edit(&http, EditMessage::new().attachments(kept)).await.unwrap();
    assert_eq!(names(&fixture.sandbox), [pair("b.png"), pair("c.png")]);
    message.edit(&http, EditMessage::new().content("files stay")).await.unwrap();
    assert_eq!(names(&fixture.sandbox), [pair("b.png"), pair("c.png")]);
    message.edit(&http, EditMessage::new().attachments(EditAttachments::new())).await.unwrap();
    assert!(names(&fixture.sandbox).is_empty());

    let mut dot = Vec::new();
    let image = image::RgbImage::new(30, 20);
    image.write_to(&mut std::io::Cursor::new(&mut dot), image::ImageFormat::Png).unwrap();
    let picture = EditAttachments::new().add(CreateAttachment::bytes(dot, "dot.png"));
    message.edit(&http, EditMessage::new().attachments(picture)).await.unwrap();
    assert_eq!(message.attachments[0].dimensions(), Some((30, 20)), "a picture says how large it is");

    let path = format!("/channels/{}/messages/{}", fixture.channel, message.id);
    let (_, refused) = fixture.send("PATCH", &path, json!({ "attachments": [{ "id": "12" }] })).await;
    assert_eq!(refused["code"], 50_035);
    let large = CreateAttachment::bytes(vec![0; 10 * 1024 * 1024 + 1], "large.png");
    assert!(channel.send_message(&http, CreateMessage::new().add_file(large)).await.is_err());
    assert_eq!(fixture.sandbox.violations().last().unwrap().code(), Some(40_005));
}

#[tokio::test]
async fn threads_and_forum_posts_are_created() {
    let fixture = Fixture::new().await;
    let own = fixture.post(json!({ "content": "table" })).await.1["id"].as_str().unwrap().to_owned();
    let path = format!("/channels/{}/messages/{own}/threads", fixture.channel);
    let (status, thread) = fixture.send("POST", &path, json!({ "name": "Table" })).await;
    assert_eq!((status, &thread["id"], &thread["type"]), (201, &json!(own), &json!(11)));
    assert_eq!(fixture.send("POST", &path, json!({ "name": "Table" })).await.1["code"], 160_004);

    let thread_path = format!("/channels/{own}");
    assert_eq!(fixture.send("PATCH", &thread_path, json!({ "archived": true })).await.0, 200);
    assert_eq!(fixture.send("PATCH", &thread_path, json!({ "name": "x" })).await.1["code"], 50_083);
    fixture.send("POST", &format!("{thread_path}/messages"), json!({ "content": "again" })).await;
    assert!(!fixture.sandbox.threads(fixture.guild)[0].archived, "a message opens it again");

    let forum = fixture.sandbox.add_forum(fixture.guild, "tables");
    let post = json!({ "name": "Table 2", "message": { "content": "first" }, "auto_archive_duration": 10080 });
    let (status, thread) = fixture.send("POST", &format!("/channels/{forum}/threads"), post).await;
    assert_eq!((status, &thread["message"]["id"]), (201, &thread["id"]));
    let into_forum = fixture.send("POST", &format!("/channels/{forum}/messages"), json!({ "content": "x" })).await;
    assert_eq!(into_forum.1["code"], 50_024);
    assert_eq!(fixture.sandbox.threads(fixture.guild).len(), 2);
}

#[tokio::test]
async fn missing_permissions_are_named() {
    let fixture = Fixture::new().await;
    fixture.sandbox.set_app_permissions_in(fixture.channel, permission::VIEW_CHANNEL);
    assert_eq!(fixture.post(json!({ "content": "x" })).await.1["code"], 50_013);
    let said = fixture.ala.say(fixture.channel, "hello");
    let pin = format!("/channels/{}/pins/{said}", fixture.channel);
    assert_eq!(fixture.send("PUT", &pin, Value::Null).await.1["code"], 50_013);
    fixture.sandbox.set_app_permissions_in(fixture.channel, permission::VIEW_CHANNEL | permission::PIN_MESSAGES);
    assert_eq!(fixture.send("PUT", &pin, Value::Null).await.0, 204);
    assert!(fixture.sandbox.message(said).unwrap().pinned);
    fixture.sandbox.set_app_permissions_in(fixture.channel, 0);
    assert_eq!(fixture.post(json!({ "content": "x" })).await.1["code"], 50_001);
}

#[tokio::test]
async fn without_a_bot_interactions_get_no_reply() {
    let fixture = Fixture::new().await;
    let path = format!("/applications/{}/commands", fixture.sandbox.application_id());
    let (status, _) = fixture.send("PUT", &path, json!([{ "name": "ping", "description": "Ping" }])).await;
    assert_eq!(status, 200);
    let failed = fixture.ala.run_command(fixture.channel, &["ping"], &[]).await;
    assert!(matches!(failed, Err(Failure::DidNotRespond)));
}

#[tokio::test]
async fn the_objections_of_a_judge_are_recorded() {
    struct RejectingJudge;
    impl sztab_sandbox::BodyChecker for RejectingJudge {
        fn check(&self, method: &str, path: &str, _: ContentKind, _: &Value) -> Result<(), String> {
            Err(format!("{method} {path}?"))
        }
    }
    let options = Options { judge: Some(std::sync::Arc::new(RejectingJudge)), ..Options::default() };
    let sandbox = Sandbox::start(options).await.unwrap();
    let fixture = Fixture { sandbox, ..Fixture::new().await };
    fixture.send("POST", "/users/@me/channels", json!({ "recipient_id": "1" })).await;
    let violations = fixture.sandbox.violations();
    assert_eq!(
        (violations[0].fault.clone(), violations[0].message.as_str()),
        (ViolationKind::Judge, "POST /users/@me/channels?")
    );
    assert_eq!(violations.len(), 2, "and the sandbox itself refuses it");
}

#[tokio::test]
async fn a_stopped_sandbox_does_not_answer() {
    let fixture = Fixture::new().await;
    fixture.sandbox.stop();
    let url = format!("{}/api/v10/gateway", fixture.sandbox.api());
    let refused = fixture.sandbox.wait_until(crate::bot::TIMEOUT, |sandbox| {
        let address = sandbox.api().replace("http://", "");
        std::net::TcpStream::connect(address).is_err().then_some(())
    });
    assert_eq!(refused.await, Ok(()));
    assert!(reqwest::get(url).await.is_err());
}

#[tokio::test]
async fn application_emojis_are_managed() {
    let fixture = Fixture::new().await;
    let path = format!("/applications/{}/emojis", fixture.sandbox.application_id());
    let picture = "data:image/png;base64,AAAA";
    let (status, emoji) = fixture.send("POST", &path, json!({ "name": "sword", "image": picture })).await;
    assert_eq!((status, &emoji["name"]), (201, &json!("sword")));
    assert_eq!(fixture.send("POST", &path, json!({ "name": "sword", "image": picture })).await.0, 400);
    assert_eq!(fixture.send("GET", &path, Value::Null).await.1["items"].as_array().unwrap().len(), 1);
    let one = format!("{path}/{}", emoji["id"].as_str().unwrap());
    assert_eq!(fixture.send("DELETE", &one, Value::Null).await.0, 204);
    assert_eq!(fixture.send("DELETE", &one, Value::Null).await.1["code"], 10_014);
}
