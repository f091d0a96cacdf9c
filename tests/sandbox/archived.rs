//! Archived threads: actions that work in them, and actions that unarchive them.

use serde_json::{Value, json};
use sztab_sandbox::{Id, permission};

use crate::bot::{Setup, TIMEOUT, refusal, reply_text};
use crate::playing::setup;
use crate::protocol::Fixture;

/// An archived thread that contains the panel: returns the ids of both.
async fn archived_panel(setup: &Setup) -> (Id, Id) {
    setup.ala.run_command(setup.channel, &["table"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let thread = setup.sandbox.threads(setup.guild)[0].id;
    let panel = setup.ala.run_command(thread, &["panel"], &[]).await.unwrap().message().unwrap().id;
    setup.sandbox.set_archived(thread, true);
    (thread, panel)
}

fn is_archived(setup: &Setup) -> bool {
    setup.sandbox.threads(setup.guild)[0].archived
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_and_lists_work_and_leave_the_thread_archived() {
    let setup = setup().await;
    let (thread, panel) = archived_panel(&setup).await;
    assert_eq!(reply_text(setup.ben.press(panel, "slow").await).await, "slowly done");
    assert_eq!(reply_text(setup.ben.select(panel, "where", &["s"]).await).await, "s it is");
    assert_eq!(reply_text(setup.ben.press(panel, "count:0").await).await, "Pressed 1");
    assert!(refusal(setup.ben.run_command(thread, &["slow"], &[]).await).contains("archived"));
    assert!(is_archived(&setup), "nothing public was posted");
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_reply_opens_the_thread() {
    let setup = setup().await;
    let (thread, _) = archived_panel(&setup).await;
    setup.sandbox.set_archived(thread, false);
    let fixture = Fixture::from_setup(&setup);
    let button = json!({ "type": 2, "style": 1, "label": "x", "custom_id": "hold" });
    let body = json!({ "content": "x", "components": [{ "type": 1, "components": [button] }] });
    let (_, sent) = fixture.send("POST", &format!("/channels/{thread}/messages"), body).await;
    let message: Id = sent["id"].as_str().unwrap().parse().unwrap();
    setup.sandbox.set_archived(thread, true);
    let ben = setup.ben.clone();
    let pressing = tokio::spawn(async move { ben.press(message, "hold").await });
    let (id, token) = setup.wait_for_interaction().await;
    let callback = format!("/interactions/{id}/{token}/callback");
    assert_eq!(fixture.send("POST", &callback, json!({ "type": 6 })).await.0, 204);
    assert!(is_archived(&setup), "a silent acknowledgement posts nothing");
    let hook = format!("/webhooks/{}/{token}", setup.sandbox.application_id());
    assert_eq!(fixture.send("POST", &hook, json!({ "content": "psst", "flags": 64 })).await.0, 200);
    assert!(is_archived(&setup), "a private message neither");
    let before = fixture.send("GET", &format!("/channels/{thread}"), Value::Null).await.1;
    setup.sandbox.clock().advance(std::time::Duration::from_secs(1));
    assert_eq!(fixture.send("POST", &hook, json!({ "content": "done" })).await.0, 200);
    assert!(!is_archived(&setup));
    let after = fixture.send("GET", &format!("/channels/{thread}"), Value::Null).await.1;
    assert_ne!(before["thread_metadata"]["archive_timestamp"], after["thread_metadata"]["archive_timestamp"]);
    assert_eq!(pressing.await.unwrap().unwrap().complete(TIMEOUT).await.unwrap().content, "psst");
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_stays_locked() {
    let setup = setup().await;
    let (thread, panel) = archived_panel(&setup).await;
    let fixture = Fixture::from_setup(&setup);
    let path = format!("/channels/{thread}");
    setup.sandbox.set_app_permissions(setup.guild, permission::ORDINARY_MEMBER | permission::MANAGE_THREADS);
    let locked = json!({ "archived": false, "locked": true });
    assert_eq!(fixture.send("PATCH", &path, locked).await.0, 200);
    setup.sandbox.set_archived(thread, true);
    assert!(refusal(setup.ben.press(panel, "slow").await).contains("locked"));
    setup.sandbox.set_app_permissions(setup.guild, permission::ORDINARY_MEMBER);
    let post = async || fixture.send("POST", &format!("{path}/messages"), json!({ "content": "x" })).await;
    assert_eq!(post().await.1["code"], 160_005);
    assert!(is_archived(&setup));
    setup.sandbox.set_app_permissions(setup.guild, permission::ORDINARY_MEMBER | permission::MANAGE_THREADS);
    assert_eq!(post().await.0, 200, "a moderator writes in it and opens it");
    assert!(!is_archived(&setup));
}
