//! Requests that no real bot sends: each gets the same response as from Discord, and the sandbox keeps working.

use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use sztab_sandbox::{Options, Sandbox};

/// Sends a request, which must not break the connection; returns the status.
async fn request_status(
    client: &Client,
    sandbox: &Sandbox,
    method: &str,
    path: &str,
    token: &str,
    body: Vec<u8>,
) -> StatusCode {
    let method = Method::from_bytes(method.as_bytes()).unwrap();
    let request = client.request(method.clone(), format!("{}{path}", sandbox.api()));
    let request = request.header("authorization", token).header("content-type", "application/json").body(body);
    request.send().await.unwrap_or_else(|error| panic!("{method} {path}: {error}")).status()
}

async fn start_sandbox() -> (Sandbox, Client, String) {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let guild = sandbox.add_guild("Hexagon", "en-GB");
    let channel = sandbox.add_channel(guild, "games");
    let message = sandbox.add_person(guild, "Ala", "en-GB").say(channel, "hello");
    let client = Client::builder().no_proxy().build().unwrap();
    (sandbox, client, format!("{guild} {channel} {message}"))
}

#[tokio::test]
async fn without_the_token_everything_is_refused() {
    let (sandbox, client, ids) = start_sandbox().await;
    let channel = ids.split(' ').nth(1).unwrap();
    let bot = format!("Bot {}", sandbox.token());
    let body = || json!({ "content": "from nobody" }).to_string().into_bytes();
    let path = format!("/api/v10/channels/{channel}/messages");
    for wrong in
        ["", "Bot", "Bot ", "Bot wrong", &sandbox.token(), &format!("Bearer {}", sandbox.token()), &format!("{bot}x")]
    {
        assert_eq!(
            request_status(&client, &sandbox, "POST", &path, wrong, body()).await,
            StatusCode::UNAUTHORIZED,
            "{wrong:?}"
        );
        assert_eq!(
            request_status(&client, &sandbox, "GET", "/api/v10/users/@me", wrong, vec![]).await,
            StatusCode::UNAUTHORIZED
        );
    }
    assert_eq!(sandbox.messages(channel.parse().unwrap()).len(), 1, "only what Ala said");
    assert_eq!(request_status(&client, &sandbox, "POST", &path, &bot, body()).await, StatusCode::OK);
}

#[tokio::test]
async fn interactions_and_webhooks_need_their_own_token() {
    let (sandbox, client, _) = start_sandbox().await;
    let application = sandbox.application_id();
    let body = || json!({ "type": 4, "data": { "content": "x" } }).to_string().into_bytes();
    for path in [
        "/api/v10/interactions/1/x/callback".to_owned(),
        "/api/v10/interactions/x/x/callback".to_owned(),
        "/api/v10/interactions/99999999999999999999999/x/callback".to_owned(),
        format!("/api/v10/webhooks/{application}/x"),
        "/api/v10/webhooks/1/x".to_owned(),
    ] {
        assert_eq!(request_status(&client, &sandbox, "POST", &path, "", body()).await, StatusCode::NOT_FOUND, "{path}");
    }
    let path = format!("/api/v10/webhooks/{application}/x/messages/@original");
    assert_eq!(request_status(&client, &sandbox, "PATCH", &path, "", body()).await, StatusCode::NOT_FOUND);
}

/// Bodies of all kinds: valid ones, with any part replaced by any value.
fn bodies() -> Vec<Vec<u8>> {
    let odd = [
        json!(null),
        json!(7),
        json!(-1.5),
        json!("text"),
        json!([]),
        json!([[1]]),
        json!({}),
        json!({ "a": [{}] }),
        json!(true),
    ];
    let whole = json!({
        "content": "x", "embeds": [{ "title": "x", "fields": [{ "name": "a", "value": "b" }], "image": { "url": "attachment://x" } }],
        "components": [{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "a", "custom_id": "b" }] }],
        "allowed_mentions": { "parse": ["users"], "users": ["1"] }, "attachments": [{ "id": "0", "filename": "x" }],
        "flags": 64, "nonce": "n", "enforce_nonce": true, "type": 4, "data": { "content": "x", "choices": [] }, "name": "n",
        "description": "d", "options": [{ "type": 3, "name": "o", "description": "d", "choices": [{ "name": "c", "value": "v" }] }],
        "recipient_id": "1", "image": "data:image/png;base64,AAAA", "message": { "content": "x" }, "archived": true,
        "message_reference": { "message_id": "1" }, "auto_archive_duration": 60, "name_localizations": { "pl": "n" },
    });
    let mut all: Vec<Value> = odd.to_vec();
    for key in whole.as_object().unwrap().keys() {
        for value in &odd {
            let mut body = whole.clone();
            body[key] = value.clone();
            all.push(body);
            for inner in ["components", "fields", "options", "parse", "users", "choices", "content"] {
                let mut body = whole.clone();
                match &mut body[key] {
                    Value::Object(object) => drop(object.insert(inner.to_owned(), value.clone())),
                    Value::Array(list) => list.iter_mut().filter_map(Value::as_object_mut).for_each(|object| {
                        object.insert(inner.to_owned(), value.clone());
                    }),
                    _ => continue,
                }
                all.push(body);
            }
        }
    }
    let texts =
        ["", "{", "[1,", "nul", "{\"content\": \"\\ud800\"}", "\u{feff}{}"].map(|text| text.as_bytes().to_vec());
    let deep = [b"[".repeat(100_000), vec![0xff, 0xfe, 0x00], vec![b' '; 100]];
    all.iter().map(|body| body.to_string().into_bytes()).chain(texts).chain(deep).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn any_body_on_any_route_is_answered() {
    let (sandbox, client, ids) = start_sandbox().await;
    let [guild, channel, message] = ids.split(' ').collect::<Vec<_>>()[..] else { panic!("{ids}") };
    let (bot, application) = (format!("Bot {}", sandbox.token()), sandbox.application_id());
    let routes = [
        ("POST", format!("/channels/{channel}/messages")),
        ("PATCH", format!("/channels/{channel}/messages/{message}")),
        ("PATCH", format!("/channels/{channel}")),
        ("POST", format!("/channels/{channel}/threads")),
        ("POST", format!("/channels/{channel}/messages/{message}/threads")),
        ("PUT", format!("/applications/{application}/commands")),
        ("POST", format!("/applications/{application}/commands")),
        ("POST", format!("/applications/{application}/guilds/{guild}/commands")),
        ("POST", format!("/applications/{application}/emojis")),
        ("POST", "/users/@me/channels".to_owned()),
        ("POST", format!("/webhooks/{application}/x")),
        ("POST", "/interactions/1/x/callback".to_owned()),
        ("DELETE", "/guilds/x/nothing".to_owned()),
        ("GET", "/%00/%ff".to_owned()),
    ];
    for body in bodies() {
        for (method, path) in &routes {
            let status =
                request_status(&client, &sandbox, method, &format!("/api/v10{path}"), &bot, body.clone()).await;
            assert_ne!(status, StatusCode::INTERNAL_SERVER_ERROR, "{method} {path}");
        }
    }
    assert_eq!(request_status(&client, &sandbox, "GET", "/api/v10/users/@me", &bot, vec![]).await, StatusCode::OK);
}

#[tokio::test]
async fn a_form_that_is_broken_or_too_large_is_refused() {
    let (sandbox, client, ids) = start_sandbox().await;
    let path = format!("{}/api/v10/channels/{}/messages", sandbox.api(), ids.split(' ').nth(1).unwrap());
    let send = async |kind: &str, body: Vec<u8>| {
        let request = client.post(&path).header("authorization", format!("Bot {}", sandbox.token()));
        request.header("content-type", kind).body(body).send().await.unwrap().status()
    };
    let part = |name: &str, text: &str| {
        format!("--x\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n--x--\r\n")
    };
    for (kind, body) in [
        ("multipart/form-data", b"x".to_vec()),
        ("multipart/form-data; boundary=x", b"--x\r\n".to_vec()),
        ("multipart/form-data; boundary=x", part("payload_json", "{").into_bytes()),
        ("multipart/form-data; boundary=x", part("files[99999999999999999999]", "a").into_bytes()),
        ("multipart/form-data; boundary=x", part("payload_json", "[]").into_bytes()),
    ] {
        let status = send(kind, body).await;
        assert!(status.is_client_error(), "{kind}: {status}");
    }
    let file = "--x\r\ncontent-disposition: form-data; name=\"files[0]\"; filename=\"a\"\r\n\r\n";
    let large = [file.as_bytes(), &vec![b'a'; 11 << 20], b"\r\n--x--\r\n"].concat();
    assert_eq!(send("multipart/form-data; boundary=x", large).await, StatusCode::PAYLOAD_TOO_LARGE);
}
