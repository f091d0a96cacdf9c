//! The list of places: entries, unread marks and pings.

use crate::words::word;
use serde_json::{Value, json};
use sztab_game::Language;

use crate::setup::{Setup, message_body};

fn ping_message(text: &str, id: u64) -> Value {
    json!({ "content": text, "allowed_mentions": { "users": [id.to_string()] } })
}

#[tokio::test(flavor = "multi_thread")]
async fn threads_are_listed_below_their_channel_and_direct_messages_last() {
    let setup = Setup::open().await;
    let open = json!({ "name": "Game 1", "type": 11 });
    let thread = setup.request_as_bot("POST", &format!("/channels/{}/threads", setup.table), &open).await["id"].clone();
    let mut window = setup.open_window_of(&setup.ala).await;
    let told = window.wait_for_kind("places").await;
    let shown = told["places"].as_array().unwrap();
    let names: Vec<(&str, &str)> =
        shown.iter().map(|one| (one["name"].as_str().unwrap(), one["kind"].as_str().unwrap())).collect();
    assert_eq!(names, [("table", "channel"), ("Game 1", "thread"), ("other", "channel"), ("Sztab", "direct")]);
    assert_eq!((&shown[1]["id"], &shown[1]["parent"]), (&thread, &json!(setup.table.to_string())));
    let id = thread.as_str().unwrap().parse().unwrap();
    setup.sandbox.set_archived(id, true);
    window.wait_for_place(id, |place| place["archived"] == true).await;
    setup.sandbox.add_channel(setup.guild, "new");
    window.wait_for(|one| one["places"].as_array().is_some_and(|all| all.len() == 5)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_thread_is_shown_to_its_members() {
    let setup = Setup::open().await;
    let open = json!({ "name": "Secret", "type": 12 });
    let thread = setup.request_as_bot("POST", &format!("/channels/{}/threads", setup.table), &open).await["id"].clone();
    let thread = thread.as_str().unwrap().to_owned();
    let path = format!("/channels/{thread}/thread-members/{}", setup.ben.id());
    setup.request_as_bot("PUT", &path, &Value::Null).await;
    setup.post(thread.parse().unwrap(), message_body("between us")).await;
    setup.post(setup.table, message_body(&format!("<#{thread}>"))).await;
    let mut ala = setup.open_window_of(&setup.ala).await;
    assert!(!ala.wait_for_kind("places").await.to_string().contains("Secret"));
    let shown = ala.show_channel(setup.table).await;
    assert_eq!(
        shown[0]["content"][0]["name"],
        word(Language::English, "page-unknown-place"),
        "its name is a secret too"
    );
    ala.send(json!({ "do": "open", "channel": thread })).await;
    assert_eq!(ala.wait_for_kind("failed").await["text"], word(Language::English, "page-failed-place"));
    let mut ben = setup.open_window_of(&setup.ben).await;
    assert!(ben.wait_for_kind("places").await.to_string().contains("Secret"));
    assert_eq!(ben.show_channel(thread.parse().unwrap()).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn unseen_messages_are_counted_until_seen_in_any_window() {
    let setup = Setup::open().await;
    let mut one = setup.open_window_in(&setup.ala, setup.table).await;
    let mut two = setup.open_window_of(&setup.ala).await;
    let text = format!("<@{}> it is your turn", setup.ala.id());
    setup.post(setup.other, ping_message(&text, setup.ala.id())).await;
    setup.post(setup.other, message_body("more")).await;
    for window in [&mut one, &mut two] {
        window.wait_for_place(setup.other, |place| place["unread"] == true && place["pings"] == 1).await;
        assert_eq!(window.wait_for_kind("ping").await["channel"], setup.other.to_string());
    }
    two.show_channel(setup.other).await;
    setup.post(setup.other, ping_message(&text, setup.ala.id())).await;
    for window in [&mut one, &mut two] {
        // So far, no window has reported the channel as read.
        window.wait_for_place(setup.other, |place| place["unread"] == true && place["pings"] == 2).await;
    }
    two.send(json!({ "do": "read", "channel": setup.other.to_string() })).await;
    for window in [&mut one, &mut two] {
        window.wait_for_place(setup.other, |place| place["unread"] == false && place["pings"] == 0).await;
    }
    setup.post(setup.other, ping_message(&text, setup.ala.id())).await;
    for window in [&mut one, &mut two] {
        window.wait_for_place(setup.other, |place| place["pings"] == 1).await;
    }
    two.send(json!({ "do": "read", "channel": setup.other.to_string() })).await;
    one.wait_for_place(setup.other, |place| place["unread"] == false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn own_and_old_messages_do_not_count_as_unseen() {
    let setup = Setup::open().await;
    let text = format!("<@{}> hello", setup.ala.id());
    setup.post(setup.table, ping_message(&text, setup.ala.id())).await;
    setup.ala.say(setup.other, &format!("<@{}> me?", setup.ala.id()));
    let mut window = setup.open_window_of(&setup.ala).await;
    window.wait_for_place(setup.table, |place| place["pings"] == 1).await;
    setup.ben.say(setup.other, "hello");
    window.wait_for_place(setup.other, |place| place["unread"] == true && place["pings"] == 0).await;
    assert!(window.waiting.iter().all(|one| one["is"] != "ping"), "{:#?}", window.waiting);
}
