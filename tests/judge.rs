//! Discord's own specification, used to judge requests and responses. The tests are ignored unless `SZTAB_OPENAPI`
//! names its file, since the document is not part of this repository.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[allow(dead_code, reason = "shared by test crates, none of which uses all of it")]
#[path = "support/openapi.rs"]
mod openapi;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};
use serde_json::{Value, json};
use sztab_sandbox::{BodyChecker, Clock, ContentKind, Options, Sandbox};

use openapi::OpenApi;

fn main() -> ExitCode {
    let is_absent = openapi::load().is_none();
    let trial = |name: &str, test: fn(&OpenApi)| {
        let test = move || {
            test(&openapi::load().expect("the document: without it the test is ignored"));
            Ok(())
        };
        Trial::test(name, test).with_ignored_flag(is_absent)
    };
    let trials = vec![
        trial("good_bodies_are_taken_and_bad_ones_refused", valid_bodies_are_accepted_and_invalid_ones_refused),
        trial("what_a_bot_asks_about_itself_is_answered_as_documented", requests_of_a_bot_about_itself_are_answered),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn valid_bodies_are_accepted_and_invalid_ones_refused(judge: &OpenApi) {
    let check = |path: &str, body: Value| judge.check("POST", path, ContentKind::Json, &body);
    assert_eq!(check("/channels/1/messages", json!({ "content": "x", "nonce": "n", "enforce_nonce": true })), Ok(()));
    assert!(check("/channels/1/messages", json!({ "content": 5 })).is_err());
    assert!(check("/channels/1/messages", json!({ "embeds": [{ "title": "x".repeat(257) }] })).is_err());
    assert_eq!(check("/interactions/1/token/callback", json!({ "type": 5, "data": { "flags": 64 } })), Ok(()));
    assert!(check("/interactions/1/token/callback", json!({ "type": "5" })).is_err());
    assert!(check("/no/such/route", json!({})).is_err());
}

fn requests_of_a_bot_about_itself_are_answered(judge: &OpenApi) {
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let options = Options { clock: Clock::frozen(), ..Options::default() };
        let sandbox = Sandbox::start(options).await.unwrap();
        sandbox.add_guild("Hexagon", "pl");
        for path in ["/users/@me/guilds", "/applications/@me"] {
            let request = reqwest::Client::new().get(format!("{}/api/v10{path}", sandbox.api()));
            let request = request.header("Authorization", format!("Bot {}", sandbox.token()));
            let answer: Value = request.send().await.unwrap().json().await.unwrap();
            assert_eq!(judge.check_answer(path, &answer), [""; 0], "{answer:#}");
        }
    });
}
