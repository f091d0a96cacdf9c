//! Checks that the page serves its own user, and refuses requests from other pages in the same browser.

use futures::FutureExt;
use serde_json::json;
use sztab_sandbox::page::limits::*;

use crate::browser::{Browser, get, request};
use crate::documented::assert_documented;
use crate::setup::{ONE_PIXEL_PNG, Setup, message_body};

/// The headers of every response.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("x-frame-options", "DENY"),
];

#[tokio::test(flavor = "multi_thread")]
async fn every_response_has_the_security_headers() {
    let setup = Setup::open().await;
    let file = setup.post_file(message_body("x"), "x.png", "image/png", ONE_PIXEL_PNG).await;
    let file = setup.sandbox.message(file).unwrap().attachments[0].id;
    let address = setup.page.address();
    let host = format!("Host: {address}");
    let picture = format!("GET /files/{}/{file}/x.png HTTP/1.1", setup.table);
    for (line, host, status) in [
        ("GET / HTTP/1.1", host.as_str(), 200),
        ("HEAD / HTTP/1.1", &host, 200),
        ("GET /page.js HTTP/1.1", &host, 200),
        ("GET /page.css HTTP/1.1", &host, 200),
        ("GET /icon.svg HTTP/1.1", &host, 200),
        (picture.as_str(), &host, 200),
        ("GET /files/1/2/x.png HTTP/1.1", &host, 404),
        ("GET /files/one/2/x.png HTTP/1.1", &host, 400),
        ("GET /emojis/1 HTTP/1.1", &host, 404),
        ("GET /nothing HTTP/1.1", &host, 404),
        ("GET /../Cargo.toml HTTP/1.1", &host, 404),
        ("GET /live HTTP/1.1", &host, 400),
        ("POST / HTTP/1.1", &host, 405),
        ("GET / HTTP/1.1", "Host: evil.example", 421),
        ("GET / HTTP/1.1", "X-Nothing: x", 421),
    ] {
        let answer = request(address, &[line, host]).await;
        assert_eq!(answer.status, status, "{line} {host}: {answer:?}");
        for (name, value) in HEADERS {
            assert_eq!(answer.header(name), Some(value), "{line} {host}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_under_a_foreign_host_name_are_refused() {
    let setup = Setup::open().await;
    let address = setup.page.address();
    for host in
        ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "user@localhost", ""]
    {
        let answer = request(address, &["GET / HTTP/1.1", &format!("Host: {host}")]).await;
        assert_eq!(answer.status, 421, "{host}");
        assert!(!answer.text().contains("<html"), "{host}");
    }
    let twice = request(address, &["GET / HTTP/1.1", "Host: localhost", "Host: evil.example"]).await;
    assert_eq!(twice.status, 421);
    for host in ["localhost", "127.0.0.1:8420", "[::1]:8420", "192.168.1.20", "table.example", "TABLE.example:8420"] {
        let answer = request(address, &["GET / HTTP/1.1", &format!("Host: {host}")]).await;
        assert_eq!(answer.status, 200, "{host}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_page_itself_can_open_a_window() {
    let setup = Setup::open().await;
    let address = setup.page.address();
    let own = address.to_string();
    for (host, origin, status) in [
        (own.as_str(), None, 403),
        (&own, Some("https://evil.example"), 403),
        (&own, Some("null"), 403),
        (&own, Some("http://127.0.0.1"), 403),
        (&own, Some("http://localhost:1"), 403),
        ("evil.example", Some("http://evil.example"), 421),
    ] {
        let refused = Browser::try_open(address, host, origin).await.map(drop);
        assert_eq!(refused, Err(status), "{host} {origin:?}");
    }
    for host in [own.as_str(), "localhost:8420", "table.example"] {
        let origin = format!("http://{host}");
        let mut window = Browser::try_open(address, host, Some(&origin)).await.unwrap();
        window.select_person(&setup.ala, "en").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_request_changes_anything() {
    let setup = Setup::open().await;
    let message = setup.post_file(message_body("x"), "x.png", "image/png", ONE_PIXEL_PNG).await;
    let file = setup.sandbox.message(message).unwrap().attachments[0].id;
    let address = setup.page.address();
    let mut changes = setup.sandbox.changes();
    let files = format!("/files/{}/{file}/x.png", setup.table);
    let paths = ["/", "/page.js", "/live", "/emojis/1", &files, "/?do=say&channel=1&text=x", "/commands", "/messages"];
    for method in ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"] {
        for path in paths {
            let body = json!({ "do": "say", "channel": setup.table.to_string(), "text": "x" }).to_string();
            let length = format!("Content-Length: {}", body.len());
            let lines = [&format!("{method} {path} HTTP/1.1"), &format!("Host: {address}"), &length];
            let answer = request(address, &lines.map(String::as_str)).await;
            assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")), "{method} {path}");
        }
    }
    for path in paths {
        get(address, path).await;
    }
    let window = setup.open_window().await;
    assert_eq!(changes.next().now_or_never(), None, "nothing has changed, not even by a window at which nobody sits");
    drop(window);
    setup.ala.say(setup.table, "this is a change");
    assert_eq!(changes.next().now_or_never(), Some(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_other_than_a_picture_is_only_downloaded() {
    let setup = Setup::open().await;
    let page = b"<!doctype html><script>alert(1)</script>";
    let drawing = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
    let mut window = setup.open_window_in(&setup.ala, setup.table).await;
    for (name, kind, bytes) in [
        ("x.html", "text/html", page.as_slice()),
        ("x.svg", "image/svg+xml", drawing),
        ("x.png", "image/png", page),
        ("x.js", "text/javascript", b"alert(1)"),
        ("x.txt", "text/plain", b"hello"),
    ] {
        setup.post_file(message_body(name), name, kind, bytes).await;
        let file = window.wait_for_message(name).await["files"][0].clone();
        assert_eq!(file["type"], "application/octet-stream", "{name}");
        let answer = get(setup.page.address(), file["url"].as_str().unwrap()).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/octet-stream")), "{name}");
        let saved = format!("attachment; filename*=UTF-8''{name}");
        assert_eq!(answer.header("content-disposition"), Some(saved.as_str()));
        assert_eq!(answer.body, bytes);
    }
    setup.post_file(message_body("picture"), "x.html", "text/html", ONE_PIXEL_PNG).await;
    let file = window.wait_for_message("picture").await["files"][0].clone();
    assert_eq!(file["pixels"], json!([1, 1]), "the page keeps a place for it");
    let answer = get(setup.page.address(), file["url"].as_str().unwrap()).await;
    assert_eq!((answer.header("content-type"), answer.header("content-disposition")), (Some("image/png"), None));
}

#[tokio::test(flavor = "multi_thread")]
async fn emoji_pictures_are_those_uploaded_by_the_bot() {
    let setup = Setup::open().await;
    let path = format!("/applications/{}/emojis", setup.sandbox.application_id());
    let upload = |data: &str| json!({ "name": "sword", "image": format!("data:image/png;base64,{data}") });
    assert_eq!(setup.request_as_bot("POST", &path, &upload("no base64!")).await["code"], 50_035);
    let emoji = setup.request_as_bot("POST", &path, &upload("iVBORw0KGgoAAAA=")).await["id"].clone();
    let id = emoji.as_str().unwrap();
    let answer = get(setup.page.address(), &format!("/emojis/{id}")).await;
    assert_eq!((answer.header("content-type"), answer.body.len()), (Some("image/png"), 11));
    setup.post(setup.table, message_body(&format!("<:sword:{id}>"))).await;
    let mut window = setup.open_window_of(&setup.ala).await;
    let shown = window.show_channel(setup.table).await;
    assert_eq!(shown[0]["content"], json!([{ "t": "emoji", "name": "sword", "url": format!("/emojis/{id}") }]));
    setup.request_as_bot("DELETE", &format!("{path}/{id}"), &json!(null)).await;
    assert_eq!(get(setup.page.address(), &format!("/emojis/{id}")).await.status, 404);
}

#[test]
fn every_limit_is_documented() {
    let limits: [(&str, u64); 7] = [
        ("MAX_WINDOWS", MAX_WINDOWS as u64),
        ("MAX_MESSAGE_BYTES", MAX_MESSAGE_BYTES as u64),
        ("MESSAGES_PER_SECOND", MESSAGES_PER_SECOND.into()),
        ("MESSAGE_BURST", MESSAGE_BURST.into()),
        ("MAX_REFUSALS", MAX_REFUSALS.into()),
        ("MAX_PENDING_REQUESTS", MAX_PENDING_REQUESTS as u64),
        ("MAX_SHOWN_MESSAGES", MAX_SHOWN_MESSAGES as u64),
    ];
    assert_documented(include_str!("../../crates/sandbox/src/page/limits.rs"), &limits);
}
