//! Archived threads: what works in them, and what opens them again.

use serde_json::{Value, json};
use sztab_sandbox::{Id, permission};

use crate::bot::{House, SOON, answer, refusal};
use crate::playing::house;
use crate::protocol::Desk;

/// A thread with the panel in it, archived: the identifiers of both.
async fn archived_panel(house: &House) -> (Id, Id) {
    house.ala.command(house.channel, &["table"], &[]).await.unwrap().complete(SOON).await.unwrap();
    let thread = house.sandbox.threads(house.guild)[0].id;
    let panel = house.ala.command(thread, &["panel"], &[]).await.unwrap().message().unwrap().id;
    house.sandbox.set_archived(thread, true);
    (thread, panel)
}

fn is_archived(house: &House) -> bool {
    house.sandbox.threads(house.guild)[0].archived
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_and_lists_work_and_leave_the_thread_archived() {
    let house = house().await;
    let (thread, panel) = archived_panel(&house).await;
    assert_eq!(answer(house.ben.press(panel, "slow").await).await, "slowly done");
    assert_eq!(answer(house.ben.select(panel, "where", &["s"]).await).await, "s it is");
    assert_eq!(answer(house.ben.press(panel, "count:0").await).await, "Pressed 1");
    assert!(refusal(house.ben.command(thread, &["slow"], &[]).await).contains("archived"));
    assert!(is_archived(&house), "nothing public was posted");
    assert_eq!(house.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_answer_opens_the_thread() {
    let house = house().await;
    let (thread, _) = archived_panel(&house).await;
    house.sandbox.set_archived(thread, false);
    let desk = Desk::in_house(&house);
    let button = json!({ "type": 2, "style": 1, "label": "x", "custom_id": "hold" });
    let body = json!({ "content": "x", "components": [{ "type": 1, "components": [button] }] });
    let (_, sent) = desk.send("POST", &format!("/channels/{thread}/messages"), body).await;
    let message: Id = sent["id"].as_str().unwrap().parse().unwrap();
    house.sandbox.set_archived(thread, true);
    let ben = house.ben.clone();
    let pressing = tokio::spawn(async move { ben.press(message, "hold").await });
    let (id, token) = house.held().await;
    let callback = format!("/interactions/{id}/{token}/callback");
    assert_eq!(desk.send("POST", &callback, json!({ "type": 6 })).await.0, 204);
    assert!(is_archived(&house), "a silent acknowledgement posts nothing");
    let hook = format!("/webhooks/{}/{token}", house.sandbox.application_id());
    assert_eq!(desk.send("POST", &hook, json!({ "content": "psst", "flags": 64 })).await.0, 200);
    assert!(is_archived(&house), "a private message neither");
    let before = desk.send("GET", &format!("/channels/{thread}"), Value::Null).await.1;
    house.sandbox.clock().advance(std::time::Duration::from_secs(1));
    assert_eq!(desk.send("POST", &hook, json!({ "content": "done" })).await.0, 200);
    assert!(!is_archived(&house));
    let after = desk.send("GET", &format!("/channels/{thread}"), Value::Null).await.1;
    assert_ne!(before["thread_metadata"]["archive_timestamp"], after["thread_metadata"]["archive_timestamp"]);
    assert_eq!(pressing.await.unwrap().unwrap().complete(SOON).await.unwrap().content, "psst");
    assert_eq!(house.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_stays_shut() {
    let house = house().await;
    let (thread, panel) = archived_panel(&house).await;
    let desk = Desk::in_house(&house);
    let path = format!("/channels/{thread}");
    house.sandbox.set_app_permissions(house.guild, permission::ORDINARY | permission::MANAGE_THREADS);
    let locked = json!({ "archived": false, "locked": true });
    assert_eq!(desk.send("PATCH", &path, locked).await.0, 200);
    house.sandbox.set_archived(thread, true);
    assert!(refusal(house.ben.press(panel, "slow").await).contains("locked"));
    house.sandbox.set_app_permissions(house.guild, permission::ORDINARY);
    let post = async || desk.send("POST", &format!("{path}/messages"), json!({ "content": "x" })).await;
    assert_eq!(post().await.1["code"], 160_005);
    assert!(is_archived(&house));
    house.sandbox.set_app_permissions(house.guild, permission::ORDINARY | permission::MANAGE_THREADS);
    assert_eq!(post().await.0, 200, "a moderator writes in it and opens it");
    assert!(!is_archived(&house));
}
