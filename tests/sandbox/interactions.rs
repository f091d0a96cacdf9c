//! Responses to interactions, sent by hand: which are accepted, which are refused, and until when.

use std::time::Duration;

use serde_json::{Value, json};
use sztab_sandbox::{Acknowledgement, Clock, Failure, Id, Options, Response};
use tokio::task::JoinHandle;

use crate::bot::{Setup, TIMEOUT};
use crate::protocol::Fixture;

/// A command that the real bot has received but leaves to the test.
struct HeldInteraction {
    setup: Setup,
    fixture: Fixture,
    waiting: JoinHandle<Result<Response, Failure>>,
    id: Id,
    token: String,
}

impl HeldInteraction {
    async fn receive_command() -> Self {
        let options = Options { clock: Clock::frozen(), judge: crate::openapi::load_judge(), ..Options::default() };
        let setup = Setup::build(options).await;
        let (ala, channel) = (setup.ala.clone(), setup.channel);
        let waiting = tokio::spawn(async move { ala.run_command(channel, &["hold"], &[]).await });
        let (id, token) = setup.wait_for_interaction().await;
        Self { fixture: Fixture::from_setup(&setup), setup, waiting, id, token }
    }

    /// Sends a first response.
    async fn respond(&self, body: Value) -> (u16, Value) {
        self.fixture.send("POST", &format!("/interactions/{}/{}/callback", self.id, self.token), body).await
    }

    /// Sends a request that uses the interaction's token.
    async fn request_webhook(&self, method: &str, rest: &str, body: Value) -> (u16, Value) {
        let application = self.setup.sandbox.application_id();
        self.fixture.send(method, &format!("/webhooks/{application}/{}{rest}", self.token), body).await
    }

    async fn response(&mut self) -> Response {
        (&mut self.waiting).await.unwrap().unwrap()
    }

    /// Shows a button and makes Ben press it; `self` then responds to the interaction of that press.
    async fn press(&mut self) {
        let button = json!({ "type": 2, "style": 1, "label": "x", "custom_id": "hold" });
        let data = json!({ "content": "press", "components": [{ "type": 1, "components": [button] }] });
        self.respond(json!({ "type": 4, "data": data })).await;
        let message = self.response().await.message().unwrap().id;
        let ben = self.setup.ben.clone();
        self.waiting = tokio::spawn(async move { ben.press(message, "hold").await });
        (self.id, self.token) = self.setup.wait_for_interaction().await;
    }
}

fn message(content: &str) -> Value {
    json!({ "type": 4, "data": { "content": content } })
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_is_answered_once() {
    let mut held = HeldInteraction::receive_command().await;
    assert_eq!(held.request_webhook("POST", "", json!({ "content": "too early" })).await.1["code"], 10_015);
    assert_eq!(held.respond(json!({ "type": 4, "data": {} })).await.1["code"], 50_006);
    assert_eq!(held.respond(message("first")).await.0, 204, "a refused answer does not count");
    let (status, body) = held.respond(message("second")).await;
    assert_eq!((status, &body["code"]), (400, &json!(40_060)));
    let response = held.response().await;
    assert_eq!(response.acknowledgement, Acknowledgement::Message);
    assert_eq!(response.message().unwrap().content, "first");
    assert_eq!(held.fixture.send("POST", "/interactions/12/token/callback", message("x")).await.1["code"], 10_062);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_reply_expires_after_fifteen_minutes() {
    let mut held = HeldInteraction::receive_command().await;
    let flags = |flags: u64| json!({ "type": 5, "data": { "flags": flags } });
    assert_eq!(held.respond(flags(4)).await.1["code"], 50_035, "only EPHEMERAL can be deferred");
    assert_eq!(held.respond(flags(64)).await.0, 204);
    let response = held.response().await;
    assert!(response.message().unwrap().is_loading());
    held.setup.sandbox.clock().advance(Duration::from_mins(14));
    assert_eq!(held.request_webhook("PATCH", "/messages/@original", json!({ "content": "slow" })).await.0, 200);
    assert_eq!(response.complete(TIMEOUT).await.unwrap().content, "slow");
    assert!(response.is_private());
    held.setup.sandbox.clock().advance(Duration::from_secs(61));
    let (status, body) = held.request_webhook("PATCH", "/messages/@original", json!({ "content": "late" })).await;
    assert_eq!((status, &body["code"]), (401, &json!(50_027)));
}

#[tokio::test(flavor = "multi_thread")]
async fn followups_are_separate_messages() {
    let mut held = HeldInteraction::receive_command().await;
    let body = json!({ "type": 4, "data": { "content": "public" } });
    let path = format!("/interactions/{}/{}/callback?with_response=true", held.id, held.token);
    let (status, answer) = held.fixture.send("POST", &path, body).await;
    assert_eq!((status, &answer["resource"]["message"]["content"]), (200, &json!("public")));
    let (_, sent) = held.request_webhook("POST", "?wait=true", json!({ "content": "private", "flags": 64 })).await;
    let response = held.response().await;
    assert_eq!(response.followups()[0].only_for, Some(held.setup.ala.id()));
    let path = format!("/messages/{}", sent["id"].as_str().unwrap());
    assert_eq!(held.request_webhook("PATCH", &path, json!({ "content": "changed" })).await.0, 200);
    assert_eq!(response.followups()[0].content, "changed");
    let public = format!("/channels/{}{path}", held.setup.channel);
    let edit = json!({ "content": "x" });
    assert_eq!(held.fixture.send("PATCH", &public, edit).await.1["code"], 10_008, "ephemeral messages are not there");
    assert_eq!(held.request_webhook("DELETE", &path, Value::Null).await.0, 204);
    assert_eq!(held.request_webhook("GET", &path, Value::Null).await.1["code"], 10_008);
    assert_eq!(held.request_webhook("GET", "/messages/@original", Value::Null).await.1["content"], "public");
    assert_eq!(held.request_webhook("DELETE", "/messages/@original", Value::Null).await.0, 204);
    assert!(held.setup.sandbox.messages(held.setup.channel).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn responses_must_fit_the_interaction() {
    let mut held = HeldInteraction::receive_command().await;
    for unfit in [1, 6, 7, 8, 12] {
        assert_eq!(
            held.respond(json!({ "type": unfit, "data": { "choices": [] } })).await.1["code"],
            50_035,
            "{unfit}"
        );
    }
    held.press().await;
    assert_eq!(held.respond(json!({ "type": 8, "data": { "choices": [] } })).await.1["code"], 50_035);
    assert_eq!(held.respond(json!({ "type": 6 })).await.0, 204);
    assert_eq!(held.response().await.acknowledgement, Acknowledgement::DeferredUpdate);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_suggestions_within_limits_answer_an_autocompletion() {
    let mut held = HeldInteraction::receive_command().await;
    let (ala, channel) = (held.setup.ala.clone(), held.setup.channel);
    held.respond(message("done")).await;
    let asking = tokio::spawn(async move { ala.autocomplete(channel, &["game", "new"], &[], "army", "hold").await });
    (held.id, held.token) = held.setup.wait_for_interaction().await;
    let choices = |count: usize, length: usize| {
        let choice = json!({ "name": "x".repeat(length), "value": "v" });
        json!({ "type": 8, "data": { "choices": vec![choice; count] } })
    };
    for refused in [message("x"), json!({ "type": 5 }), choices(26, 1), choices(1, 101), choices(1, 0)] {
        assert_eq!(held.respond(refused).await.1["code"], 50_035);
    }
    assert_eq!(held.respond(choices(25, 100)).await.0, 204);
    assert_eq!(asking.await.unwrap().unwrap().len(), 25);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_filled_in() {
    let mut held = HeldInteraction::receive_command().await;
    let input =
        |id: &str| json!({ "type": 4, "style": 1, "label": "Name", "custom_id": id, "min_length": 2, "max_length": 9 });
    let form = |title: &str, rows: usize| {
        let rows: Vec<Value> =
            (0..rows).map(|at| json!({ "type": 1, "components": [input(&format!("i{at}"))] })).collect();
        json!({ "type": 9, "data": { "custom_id": "form", "title": title, "components": rows } })
    };
    for refused in [form(&"x".repeat(46), 1), form("", 1), form("x", 6), form("x", 0)] {
        assert_eq!(held.respond(refused).await.1["code"], 50_035);
    }
    assert_eq!(held.respond(form("Feedback", 1)).await.0, 204);
    let response = held.response().await;
    let ala = held.setup.ala.clone();
    let wrong: [&[(&str, &str)]; 5] =
        [&[("i0", "good"), ("i9", "x")], &[], &[("i0", "")], &[("i0", "x")], &[("i0", "too long to send")]];
    for values in wrong {
        assert!(matches!(ala.submit(&response, values).await, Err(Failure::Refused(_))), "{values:?}");
    }
    let submitted = tokio::spawn(async move { ala.submit(&response, &[("i0", "very good")]).await });
    (held.id, held.token) = held.setup.wait_for_interaction().await;
    assert_eq!(held.respond(form("Again", 1)).await.1["code"], 50_035, "a form does not answer a form");
    assert_eq!(held.respond(message("thanks")).await.0, 204);
    assert_eq!(submitted.await.unwrap().unwrap().message().unwrap().content, "thanks");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_answered_after_three_seconds_is_lost_too() {
    let mut held = HeldInteraction::receive_command().await;
    held.press().await;
    held.setup.sandbox.clock().advance(Duration::from_secs(4));
    assert_eq!(held.respond(json!({ "type": 6 })).await.1["code"], 10_062);
    assert!(matches!(held.waiting.await.unwrap(), Err(Failure::DidNotRespond)));
}

#[tokio::test]
async fn old_interactions_can_be_dropped_and_messages_stay() {
    let mut held = HeldInteraction::receive_command().await;
    held.respond(message("said")).await;
    let said = held.response().await.message().unwrap();
    let sandbox = held.setup.sandbox.clone();
    sandbox.forget_expired();
    assert_eq!(held.request_webhook("PATCH", "/messages/@original", json!({ "content": "mended" })).await.0, 200);
    sandbox.clock().advance(Duration::from_mins(16));
    sandbox.forget_expired();
    assert_eq!(sandbox.requests(), []);
    assert_eq!(held.request_webhook("PATCH", "/messages/@original", json!({ "content": "late" })).await.0, 404);
    assert_eq!(sandbox.message(said.id).unwrap().content, "mended");
}
