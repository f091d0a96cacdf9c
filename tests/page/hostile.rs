//! Texts, names and messages sent by an attacker who tries to misuse the page.

use crate::words::word;
use serde_json::{Value, json};
use sztab_game::Language;

use crate::browser::{Browser, get, plain};
use crate::setup::{Setup, message_body};

/// Every value under this key, at any depth.
fn collect_values<'a>(value: &'a Value, key: &str, found: &mut Vec<&'a Value>) {
    match value {
        Value::Array(list) => list.iter().for_each(|one| collect_values(one, key, found)),
        Value::Object(map) => {
            found.extend(map.get(key));
            map.values().for_each(|one| collect_values(one, key, found));
        }
        _ => {}
    }
}

const HOSTILE_TEXTS: [&str; 13] = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[press me](javascript:alert(1))",
    "[press me](JaVaScRiPt:alert(1))",
    "[press me](data:text/html,<script>alert(1)</script>)",
    "<javascript:alert(1)>",
    "javascript://%0aalert(1)",
    "[press me](//evil.example)",
    "<:x\" onerror=alert(1) y:1>",
    "<t:99999999999999999999:R> <t:1:<b>>",
    "&lt;script&gt;",
    "[x](vbscript:x) [y](file:///etc/passwd) [z](blob:x)",
    "${alert(1)} {{constructor}}",
];

#[tokio::test(flavor = "multi_thread")]
async fn user_text_arrives_as_plain_text() {
    let setup = Setup::open().await;
    let mut window = setup.open_window_in(&setup.ala, setup.table).await;
    for trick in HOSTILE_TEXTS {
        let embed = json!({ "title": trick, "description": trick, "footer": { "text": trick }, "author": { "name": trick },
            "fields": [{ "name": trick, "value": trick }] });
        let mut body = message_body(trick);
        body["embeds"] = json!([embed]);
        let id = setup.post(setup.table, body).await.to_string();
        let told = window.wait_for(|one| one["message"]["id"] == id).await["message"].clone();
        let (mut urls, mut kinds) = (Vec::new(), Vec::new());
        collect_values(&told, "url", &mut urls);
        collect_values(&told, "t", &mut kinds);
        assert_eq!(urls, Vec::<&Value>::new(), "{trick}");
        assert!(kinds.iter().all(|kind| **kind == "i" || **kind == "b"), "{trick}: {kinds:?}");
        assert_eq!(plain(&told["content"]), trick);
        setup.ben.say(setup.table, trick);
        let told = window.wait_for(|one| plain(&one["message"]["content"]) == trick).await;
        assert_eq!(told["message"]["author"]["name"], "Ben");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn links_lead_only_to_the_web() {
    let setup = Setup::open().await;
    let text = "[a](https://a.example/?q=<x>) <https://b.example/> http://c.example/#\"onclick=x HTTPS://d.example.";
    setup.post(setup.table, message_body(text)).await;
    let link = |url: &str| json!({ "type": 2, "style": 5, "label": "Go", "url": url });
    let mut body = message_body("links");
    body["components"] = json!([{ "type": 1, "components": [
        link("https://e.example/"), link("discord://x"), link(&format!("https://discord.com/channels/{}/{}", setup.guild, setup.table)),
    ] }]);
    setup.post(setup.table, body).await;
    let mut window = setup.open_window_of(&setup.ala).await;
    let shown = window.show_channel(setup.table).await;
    let mut urls = Vec::new();
    collect_values(&shown[0], "url", &mut urls);
    assert_eq!(urls, ["https://a.example/?q=", "https://b.example/", "http://c.example/#", "HTTPS://d.example"]);
    let row = &shown[1]["rows"][0];
    assert_eq!((&row[0]["kind"], &row[0]["place"]), (&json!("link"), &Value::Null));
    assert_eq!(row[1], json!({ "kind": "other" }));
    assert_eq!(row[2]["place"]["channel"], setup.table.to_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_ends_no_connection() {
    let setup = Setup::open().await;
    let mut window = setup.open_window().await;
    let not_understood = word(Language::English, "page-failed-message");
    for nonsense in
        ["", "hello", "{", "null", "[]", "{\"do\":7}", "{\"do\":\"sit\"}", "\u{0}", "{\"do\":\"open\",\"channel\":7}"]
    {
        window.send_text(nonsense).await;
        assert_eq!(window.wait_for_kind("failed").await["text"], not_understood, "{nonsense}");
    }
    let deep = format!("{}{}", "[".repeat(50_000), "]".repeat(50_000));
    window.send_text(&deep).await;
    assert_eq!(window.wait_for_kind("failed").await["text"], not_understood);
    let first = window.request(json!({ "do": "press", "message": "1", "id": "x" })).await;
    assert_eq!(first["text"], word(Language::English, "page-failed-seat"));
    window.send(json!({ "do": "sit", "person": "12", "language": "en" })).await;
    assert_eq!(window.wait_for_kind("failed").await["text"], word(Language::English, "page-failed-seat"));
    let bot = setup.sandbox.application_id().to_string();
    window.send(json!({ "do": "sit", "person": bot, "language": "en" })).await;
    assert_eq!(window.wait_for_kind("failed").await["text"], word(Language::English, "page-failed-seat"));
    window.select_person(&setup.ala, "en").await;
    let strange = json!({ "do": "command", "channel": "1", "path": ["a", "b", "c", "d"] });
    assert_eq!(window.request(strange).await["text"], not_understood);
    assert_eq!(window.request(json!({ "do": "command", "channel": "1", "path": [] })).await["is"], "failed");
}

/// Waits until the server closes the window.
async fn wait_until_closed(mut window: Browser) {
    while window.next_message().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn excessive_input_closes_only_its_own_window() {
    let setup = Setup::open().await;
    let mut other = setup.open_window_in(&setup.ben, setup.table).await;
    let mut window = setup.open_window_of(&setup.ala).await;
    window.send_text(&"x".repeat(3 << 20)).await;
    wait_until_closed(window).await;
    assert_eq!(get(setup.page.address(), "/").await.status, 200);

    let mut window = setup.open_window_of(&setup.ala).await;
    for _ in 0..100 {
        window.send(json!({ "do": "read", "channel": setup.table.to_string() })).await;
    }
    let told = window.wait_for_kind("failed").await;
    assert_eq!(told["text"], word(Language::English, "page-failed-pace"));
    for _ in 0..2000 {
        window.send_text("x").await;
    }
    wait_until_closed(window).await;
    setup.ala.say(setup.table, "still here");
    other.wait_for_message("still here").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_number_of_windows_is_limited() {
    let setup = Setup::open().await;
    let mut windows = Vec::new();
    for _ in 0..sztab_sandbox::page::limits::MAX_WINDOWS {
        windows.push(setup.open_window().await);
    }
    let address = setup.page.address();
    let (host, origin) = (address.to_string(), format!("http://{address}"));
    assert_eq!(Browser::try_open(address, &host, Some(&origin)).await.map(drop), Err(503));
    windows.pop();
    let begun = std::time::Instant::now();
    while let Err(status) = Browser::try_open(address, &host, Some(&origin)).await.map(drop) {
        assert!(status == 503 && begun.elapsed() < crate::browser::TIMEOUT, "a window that is closed makes room");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_stops_closes_its_windows() {
    let setup = Setup::open().await;
    let window = setup.open_window_of(&setup.ala).await;
    setup.page.stop();
    wait_until_closed(window).await;
}
