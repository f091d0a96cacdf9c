//! Bodies that Discord refuses, each with the location of the error in it.

use serde_json::{Value, json};

use crate::protocol::Fixture;

fn text_of_length(length: usize) -> String {
    "x".repeat(length)
}

/// Asserts that the body is refused as an invalid form, with an error at this JSON pointer.
#[track_caller]
fn assert_form_error(answer: &(u16, Value), at: &str) {
    let (status, body) = answer;
    assert_eq!((*status, &body["code"]), (400, &json!(50_035)), "{body}");
    let errors = body["errors"].pointer(at).unwrap_or_else(|| panic!("no error at {at}: {body}"));
    assert!(errors["_errors"][0]["code"].is_string(), "{body}");
}

fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "x", "custom_id": id })
}

fn row(components: &[Value]) -> Value {
    json!({ "type": 1, "components": components })
}

fn select(options: usize, more: &Value) -> Value {
    let options: Vec<Value> = (0..options).map(|at| json!({ "label": "x", "value": at.to_string() })).collect();
    let mut select = json!({ "type": 3, "custom_id": "s", "options": options });
    select.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    select
}

#[tokio::test]
async fn messages_at_their_limits_pass() {
    let fixture = Fixture::new().await;
    let fields: Vec<Value> = (0..25).map(|_| json!({ "name": "n", "value": "v" })).collect();
    let buttons: Vec<Value> = (0..5).map(|at| button(&format!("{at}{}", text_of_length(99)))).collect();
    let rows: Vec<Value> = vec![
        row(&buttons),
        row(&[select(25, &json!({ "min_values": 0, "max_values": 25, "placeholder": text_of_length(150) }))]),
    ];
    for body in [
        json!({ "content": "ż".repeat(2000), "nonce": text_of_length(25) }),
        json!({ "embeds": [{ "title": text_of_length(256), "description": text_of_length(4096), "fields": fields }] }),
        json!({ "content": "x", "components": rows }),
        json!({ "components": rows }),
    ] {
        let (status, answer) = fixture.post(body).await;
        assert_eq!(status, 200, "{answer}");
    }
    assert_eq!(fixture.sandbox.violations(), []);
}

#[tokio::test]
async fn messages_beyond_their_limits_are_refused() {
    let fixture = Fixture::new().await;
    for (at, body) in [
        ("/content", json!({ "content": text_of_length(2001) })),
        ("/nonce", json!({ "content": "x", "nonce": text_of_length(26) })),
        ("/embeds", json!({ "embeds": vec![json!({ "title": "x" }); 11] })),
        ("/embeds/0/title", json!({ "embeds": [{ "title": text_of_length(257) }] })),
        ("/embeds/0/description", json!({ "embeds": [{ "description": text_of_length(4097) }] })),
        ("/embeds/0/footer/text", json!({ "embeds": [{ "footer": { "text": text_of_length(2049) } }] })),
        ("/embeds/0/author/name", json!({ "embeds": [{ "author": { "name": text_of_length(257) } }] })),
        (
            "/embeds/1/fields/0/value",
            json!({ "embeds": [{}, { "fields": [{ "name": "n", "value": text_of_length(1025) }] }] }),
        ),
        ("/embeds/0/fields/0/name", json!({ "embeds": [{ "fields": [{ "name": "", "value": "v" }] }] })),
        (
            "/embeds",
            json!({ "embeds": [{ "description": text_of_length(4000) }, { "description": text_of_length(2001) }] }),
        ),
        (
            "/attachments/0/description",
            json!({ "content": "x", "attachments": [{ "id": 0, "description": text_of_length(1025) }] }),
        ),
        ("/components", json!({ "components": vec![row(&[button("x")]); 6] })),
        ("/components/0/components", json!({ "components": [row(&["a", "b", "c", "d", "e", "f"].map(button))] })),
        ("/components/0/components/0/custom_id", json!({ "components": [row(&[button(&text_of_length(101))])] })),
        ("/components/0/components/0/custom_id", json!({ "components": [row(&[button("")])] })),
        ("/components/1/components/0/custom_id", json!({ "components": [row(&[button("a")]), row(&[button("a")])] })),
        ("/components/0/components/0/options", json!({ "components": [row(&[select(26, &json!({}))])] })),
        (
            "/components/0/components/0/placeholder",
            json!({ "components": [row(&[select(1, &json!({ "placeholder": text_of_length(151) }))])] }),
        ),
        (
            "/components/0/components/0/min_values",
            json!({ "components": [row(&[select(3, &json!({ "min_values": 2 }))])] }),
        ),
        (
            "/components/0/components/0/max_values",
            json!({ "components": [row(&[select(3, &json!({ "max_values": 4 }))])] }),
        ),
        ("/components/0/components/0", json!({ "components": [row(&[select(1, &json!({})), button("x")])] })),
        ("/components/0/type", json!({ "components": [button("x")] })),
    ] {
        assert_form_error(&fixture.post(body).await, at);
    }
    assert_eq!(fixture.post(json!({})).await.1["code"], 50_006);
    assert_eq!(fixture.post(json!({ "content": " \n" })).await.1["code"], 50_006);
    assert!(fixture.sandbox.messages(fixture.channel).is_empty());
    assert!(fixture.sandbox.violations().len() > 20, "each is written down");
}

#[tokio::test]
async fn server_lists_have_limits() {
    let fixture = Fixture::new().await;
    let list = |kind: u64, more: Value| {
        let mut select = json!({ "type": kind, "custom_id": "s" });
        select.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({ "components": [row(&[select])] })
    };
    let of_type = |kind: &str, count: u64| {
        (1..=count).map(|id| json!({ "id": id.to_string(), "type": kind })).collect::<Vec<Value>>()
    };
    let defaults = |kind: &str, count: u64| json!({ "default_values": of_type(kind, count) });
    let mixed = json!({ "default_values": [{ "id": "1", "type": "role" }, { "id": 2, "type": "user" }],
        "min_values": 2, "max_values": 2 });
    for good in [
        list(5, defaults("user", 1)),
        list(6, defaults("role", 1)),
        list(7, mixed),
        list(8, defaults("channel", 1)),
        list(6, json!({ "default_values": [], "min_values": 0 })),
        list(6, json!({ "default_values": of_type("role", 25), "min_values": 0, "max_values": 25 })),
        list(8, json!({ "channel_types": [0, 5, 15] })),
        list(8, json!({ "channel_types": [] })),
    ] {
        let (status, answer) = fixture.post(good).await;
        assert_eq!(status, 200, "{answer}");
    }
    for (at, bad) in [
        ("/default_values/0/type", list(5, defaults("role", 1))),
        ("/default_values/0/type", list(6, defaults("channel", 1))),
        ("/default_values/0/type", list(7, defaults("channel", 1))),
        ("/default_values/0/type", list(8, defaults("user", 1))),
        ("/default_values/0/type", list(8, json!({ "default_values": [{ "id": "1" }] }))),
        ("/default_values/0/id", list(8, json!({ "default_values": [{ "id": "x", "type": "channel" }] }))),
        ("/default_values", list(6, defaults("role", 2))),
        ("/default_values", list(6, json!({ "default_values": of_type("role", 1), "min_values": 2, "max_values": 3 }))),
        ("/min_values", list(6, json!({ "min_values": 3, "max_values": 2 }))),
        ("/min_values", list(6, json!({ "min_values": 0, "required": true }))),
        ("/max_values", list(8, json!({ "max_values": 26 }))),
        ("/channel_types/0", list(8, json!({ "channel_types": [9] }))),
        ("/channel_types/1", list(8, json!({ "channel_types": [0, 0] }))),
        ("/channel_types", list(8, json!({ "channel_types": 0 }))),
    ] {
        assert_form_error(&fixture.post(bad).await, &format!("/components/0/components/0{at}"));
    }
}

#[tokio::test]
async fn command_trees_beyond_their_limits_are_refused() {
    let fixture = Fixture::new().await;
    let path = format!("/applications/{}/commands", fixture.sandbox.application_id());
    let text =
        |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "d", "required": required });
    let with = |options: Value| json!({ "name": "game", "description": "d", "options": options });
    let sub = |name: &str, options: Value| json!({ "type": 1, "name": name, "description": "d", "options": options });
    let many = |count: usize| (0..count).map(|at| text(&format!("o{at}"), false)).collect::<Vec<_>>();
    let choices: Vec<Value> = (0..26).map(|at| json!({ "name": at.to_string(), "value": at.to_string() })).collect();
    for (at, command) in [
        ("/0/name", json!({ "name": "Game", "description": "d" })),
        ("/0/name", json!({ "name": text_of_length(33), "description": "d" })),
        ("/0/name", json!({ "name": "two words", "description": "d" })),
        ("/0/description", json!({ "name": "game", "description": "" })),
        (
            "/0/description_localizations/pl",
            json!({ "name": "game", "description": "d", "description_localizations": { "pl": text_of_length(101) } }),
        ),
        (
            "/0/name_localizations/pl",
            json!({ "name": "game", "description": "d", "name_localizations": { "pl": "Gra" } }),
        ),
        (
            "/0/name_localizations/xx",
            json!({ "name": "game", "description": "d", "name_localizations": { "xx": "gra" } }),
        ),
        ("/0/options", with(json!(many(26)))),
        ("/0/options/1", with(json!([text("a", false), text("b", true)]))),
        ("/0/options/1/name", with(json!([text("a", false), text("a", false)]))),
        ("/0/options", with(json!([text("a", false), sub("b", json!([]))]))),
        ("/0/options/0/options/1", with(json!([sub("a", json!([text("a", false), text("b", true)]))]))),
        ("/0/options/0/options/0/type", with(json!([sub("a", json!([sub("b", json!([]))]))]))),
        ("/0/options/0/choices", with(json!([{ "type": 3, "name": "a", "description": "d", "choices": choices }]))),
        (
            "/0/options/0/channel_types/0",
            with(json!([{ "type": 7, "name": "a", "description": "d", "channel_types": [9] }])),
        ),
        ("/0/options/0", with(json!([{ "type": 5, "name": "a", "description": "d", "autocomplete": true }]))),
    ] {
        assert_form_error(&fixture.send("PUT", &path, json!([command])).await, at);
    }
    let long = |name: String| json!({ "type": 3, "name": name, "description": text_of_length(100) });
    let subs: Vec<Value> = (0..25)
        .map(|at| sub(&format!("s{at}"), json!((0..4).map(|at| long(format!("o{at}"))).collect::<Vec<_>>())))
        .collect();
    let (_, refused) = fixture.send("PUT", &path, json!([with(json!(subs))])).await;
    assert_eq!(refused["errors"]["0"]["_errors"][0]["code"], "APPLICATION_COMMAND_TOO_LARGE");
    let names: Vec<Value> = (0..101).map(|at| json!({ "name": format!("c{at}"), "description": "d" })).collect();
    assert_form_error(&fixture.send("PUT", &path, json!(names)).await, "");
    assert_form_error(&fixture.send("PUT", &path, json!([names[0], names[0]])).await, "/1/name");
    assert!(fixture.sandbox.commands().is_empty(), "one bad command and none is registered");

    let good = json!([{ "name": "partia", "description": "d", "name_localizations": { "uk": "гра", "pl": "partia" } }]);
    let first = fixture.send("PUT", &path, good.clone()).await.1;
    assert_eq!(fixture.send("PUT", &path, good).await.1[0]["id"], first[0]["id"], "the identifier stays");
}

#[tokio::test]
async fn threads_beyond_their_limits_are_refused() {
    let fixture = Fixture::new().await;
    let path = format!("/channels/{}/threads", fixture.channel);
    assert_form_error(&fixture.send("POST", &path, json!({ "name": text_of_length(101), "type": 11 })).await, "/name");
    assert_form_error(&fixture.send("POST", &path, json!({ "name": "", "type": 11 })).await, "/name");
    let minutes = json!({ "name": "x", "type": 11, "auto_archive_duration": 61 });
    assert_form_error(&fixture.send("POST", &path, minutes).await, "/auto_archive_duration");
    assert_eq!(fixture.send("POST", &path, json!({ "name": "x", "type": 11 })).await.0, 201);
}
