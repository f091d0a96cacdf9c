//! A small bot that implements the protocol by hand and sends the responses that the tests need.

use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sztab_sandbox::Sandbox;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

use crate::browser::TIMEOUT;
use crate::setup::request_as_bot;

/// A running bot. Dropping it ends the bot.
pub struct Bot(JoinHandle<()>);

impl Bot {
    /// Registers the commands and starts listening.
    pub async fn start(sandbox: &Sandbox) -> Self {
        let http = reqwest::Client::new();
        let path = format!("/applications/{}/commands", sandbox.application_id());
        request_as_bot(&http, sandbox, "PUT", &path, &commands()).await;
        let gateway = format!("{}/gateway", sandbox.api().replacen("http", "ws", 1));
        let stream = TcpStream::connect(sandbox.api().trim_start_matches("http://")).await.unwrap();
        let (mut socket, _) = tokio_tungstenite::client_async(gateway, stream).await.unwrap();
        let identify = json!({ "op": 2, "d": { "token": sandbox.token(), "intents": 1 } });
        socket.send(Message::text(identify.to_string())).await.unwrap();
        let inside = sandbox.clone();
        let task = tokio::spawn(async move {
            while let Some(Ok(frame)) = socket.next().await {
                let Ok(event) = serde_json::from_str::<Value>(frame.to_text().unwrap_or_default()) else { continue };
                if event["t"] == "INTERACTION_CREATE" {
                    respond(&http, &inside, &event["d"]).await;
                }
            }
        });
        sandbox.wait_until_ready(TIMEOUT).await.unwrap();
        Self(task)
    }

    /// Ends the bot without a notice.
    pub fn kill(self) {
        self.0.abort();
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.0.abort();
    }
}

fn commands() -> Value {
    let polish = |name: &str, option: &mut Value| option["name_localizations"] = json!({ "pl": name });
    let mut greet = json!({
        "name": "greet", "description": "Says hello", "description_localizations": { "pl": "Mówi cześć" },
        "options": [
            { "name": "who", "description": "Whom", "type": 6, "required": true },
            { "name": "times", "description": "How often", "type": 4, "min_value": 1, "max_value": 5 },
            { "name": "tone", "description": "How", "type": 3,
              "choices": [{ "name": "warm", "value": "w", "name_localizations": { "pl": "ciepło" } }] },
        ],
    });
    polish("powitaj", &mut greet);
    let mut show = json!({
        "name": "show", "description": "Shows", "options": [
            { "name": "tile", "description": "A tile", "type": 1, "options": [
                { "name": "name", "description": "Which", "type": 3, "required": true, "autocomplete": true },
            ] },
        ],
    });
    polish("pokaż", &mut show);
    let plain = |name: &str| json!({ "name": name, "description": name });
    let mut rule = plain("rule");
    rule["default_member_permissions"] = json!("32");
    let mut read = plain("read");
    read["options"] = json!([{ "name": "file", "description": "A file", "type": 11, "required": true }]);
    let mut here = plain("here");
    here["contexts"] = json!([0]);
    let mut wave = json!({ "name": "Wave", "type": 2 });
    polish("Pomachaj", &mut wave);
    let echo = json!({ "name": "Echo", "type": 3 });
    json!([greet, show, plain("panel"), plain("slow"), plain("mute"), plain("form"), rule, read, here, wave, echo])
}

/// Sends the response to an interaction; for some interactions the bot stays silent.
async fn respond(http: &reqwest::Client, sandbox: &Sandbox, event: &Value) {
    let data = &event["data"];
    let called = data["custom_id"].as_str().or_else(|| data["name"].as_str()).unwrap_or_default();
    let locale = event["locale"].as_str().unwrap_or_default();
    let say = |data: Value| json!({ "type": 4, "data": data });
    let quiet = json!({ "parse": [] });
    let body = match (event["type"].as_u64(), called) {
        (Some(4), _) => {
            let typed = data["options"][0]["options"][0]["value"].as_str().unwrap_or_default();
            let choices =
                [format!("{typed}ner"), format!("{typed}ning")].map(|text| json!({ "name": text, "value": text }));
            json!({ "type": 8, "data": { "choices": choices } })
        }
        (_, "greet") => {
            let who = data["options"][0]["value"].as_str().unwrap_or_default();
            say(json!({ "content": format!("Hello <@{who}> in {locale}"), "allowed_mentions": { "users": [who] } }))
        }
        (_, "show") => say(json!({ "content": data["options"][0]["options"][0]["value"], "allowed_mentions": quiet })),
        (_, "panel") => say(panel("Pressed 0", "count:1")),
        (_, "count:1") => json!({ "type": 7, "data": panel("Pressed 1", "count:1") }),
        (_, "where") => json!({ "type": 7, "data": panel(&format!("Chosen: {}", data["values"][0]), "count:1") }),
        (_, "whisper") => say(json!({ "content": "only for you", "flags": 64, "allowed_mentions": quiet })),
        (_, "read") => {
            let files = data["resolved"]["attachments"].as_object().into_iter().flatten();
            let names: Vec<&str> = files.filter_map(|(_, file)| file["filename"].as_str()).collect();
            say(json!({ "content": names.join(", "), "allowed_mentions": quiet }))
        }
        (_, "Wave") => {
            let name = &data["resolved"]["users"][data["target_id"].as_str().unwrap_or_default()]["global_name"];
            say(json!({ "content": format!("Waves at {name}"), "flags": 64, "allowed_mentions": quiet }))
        }
        (_, "Echo") => {
            let message = &data["resolved"]["messages"][data["target_id"].as_str().unwrap_or_default()];
            say(json!({ "content": format!("Echo: {}", message["content"]), "flags": 64, "allowed_mentions": quiet }))
        }
        (_, "slow") => json!({ "type": 5 }),
        (Some(5), "form") => {
            let written = |row: usize| data["components"][row]["components"][0]["value"].as_str().unwrap_or_default();
            say(json!({ "content": format!("{}: {}", written(0), written(1)), "allowed_mentions": quiet }))
        }
        (_, "form") => json!({ "type": 9, "data": form() }),
        _ => return,
    };
    let (id, token) = (event["id"].as_str().unwrap_or_default(), event["token"].as_str().unwrap_or_default());
    let answered = request_as_bot(http, sandbox, "POST", &format!("/interactions/{id}/{token}/callback"), &body).await;
    assert_eq!(answered, Value::Null, "{body}");
}

/// A form with an optional short text and a long text.
fn form() -> Value {
    let name = json!({ "type": 4, "custom_id": "name", "label": "<b>Name</b>", "style": 1, "required": false,
        "placeholder": "Nobody", "min_length": 2, "max_length": 5 });
    let reason = json!({ "type": 4, "custom_id": "reason", "label": "Reason", "style": 2, "value": "because" });
    let rows = [name, reason].map(|input| json!({ "type": 1, "components": [input] }));
    json!({ "custom_id": "form", "title": "A form", "components": rows })
}

/// A message that contains a button and a list.
fn panel(text: &str, id: &str) -> Value {
    json!({
        "content": text,
        "allowed_mentions": { "parse": [] },
        "components": [
            { "type": 1, "components": [
                { "type": 2, "style": 1, "label": "Count", "custom_id": id, "emoji": { "name": "⚔" } },
                { "type": 2, "style": 2, "label": "Whisper", "custom_id": "whisper" },
                { "type": 2, "style": 4, "label": "Off", "custom_id": "off", "disabled": true },
                { "type": 2, "style": 3, "label": "Mute", "custom_id": "mute" },
                { "type": 2, "style": 5, "label": "Rules", "url": "https://rules.example/" },
            ] },
            { "type": 1, "components": [{ "type": 3, "custom_id": "where", "placeholder": "Where?", "options": [
                { "label": "North", "value": "n", "description": "up" }, { "label": "South", "value": "s", "default": true },
            ] }] },
        ],
    })
}
