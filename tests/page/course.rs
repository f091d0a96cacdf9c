//! Actions on the page, and their effects in each window.

use crate::words::word;
use serde_json::{Value, json};
use sztab_game::Language;
use sztab_sandbox::{Id, permission};

use crate::browser::{Browser, plain};
use crate::setup::{ONE_PIXEL_PNG, Setup, message_body};

/// Sends a command and asserts that it is accepted.
async fn send_command(window: &mut Browser, channel: Id, path: &[&str], options: Value) {
    let answer =
        window.request(json!({ "do": "command", "channel": channel.to_string(), "path": path, "options": options }));
    let answer = answer.await;
    assert_eq!(answer["is"], "done", "{answer}");
}

/// Opens the bot's panel in a window.
async fn open_panel(setup: &Setup, window: &mut Browser) -> String {
    send_command(window, setup.table, &["panel"], json!([])).await;
    window.wait_for_message("Pressed 0").await["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_names_its_user_and_the_texts_of_the_page() {
    let setup = Setup::open().await;
    let mut window = setup.open_window().await;
    window.send(json!({ "do": "sit", "person": null, "language": "en" })).await;
    let seat = window.wait_for_kind("seat").await;
    assert_eq!(seat["person"], setup.ala.id().to_string(), "the first one");
    assert_eq!(seat["people"][1], json!({ "id": setup.ben.id().to_string(), "name": "Ben", "letter": "B" }));
    assert_eq!(seat["guild"], json!({ "id": setup.guild.to_string(), "name": "Hexagon" }));
    assert_eq!(seat["texts"]["failed-answer"], word(Language::English, "page-failed-answer"));
    assert_eq!(window.wait_for_kind("bot").await["connected"], false);
    for (language, code) in [(Language::Polish, "pl"), (Language::Ukrainian, "uk")] {
        let text = word(language, "page-failed-answer");
        let seat = window.select_person(&setup.ben, code).await;
        assert_eq!((&seat["language"], &seat["texts"]["failed-answer"]), (&json!(code), &json!(text)));
        assert_eq!(seat["person"], setup.ben.id().to_string());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_sent_and_both_windows_see_the_reply() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut ala = setup.open_window_in(&setup.ala, setup.table).await;
    let mut ben = setup.open_window().await;
    ben.select_person(&setup.ben, "pl").await;
    ben.show_channel(setup.table).await;
    let options = json!([{ "name": "who", "type": 6, "value": setup.ben.id().to_string() }]);
    send_command(&mut ala, setup.table, &["greet"], options.clone()).await;
    let seen = ala.wait_for_message("Hello @Ben in en-GB").await;
    assert_eq!((&seen["pings_me"], &seen["author"]["bot"]), (&json!(false), &json!(true)));
    let seen = ben.wait_for_message("Hello @Ben in en-GB").await;
    assert_eq!((&seen["pings_me"], &seen["content"][1]["me"]), (&json!(true), &json!(true)));
    let call = ben.wait_for_kind("ping").await;
    assert_eq!((&call["channel"], &call["from"]), (&json!(setup.table.to_string()), &json!("Sztab")));
    send_command(&mut ben, setup.table, &["greet"], options).await;
    ala.wait_for_message("Hello @Ben in pl").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_shown_in_the_language_of_the_seat() {
    let (setup, bot) = Setup::with_bot().await;
    let mut window = setup.open_window_of(&setup.ala).await;
    let find = |told: &Value, path: &Value| {
        told["commands"].as_array().unwrap().iter().find(|command| command["path"] == *path).cloned()
    };
    let told = window.wait_for_kind("commands").await;
    assert_eq!(find(&told, &json!(["greet"])).unwrap()["shown"], "greet");
    assert_eq!(find(&told, &json!(["rule"])), None, "it is for those who manage the server");
    assert_eq!(find(&told, &json!(["here"])).unwrap()["in_direct"], false);

    window.select_person(&setup.ala, "pl").await;
    let told = window.wait_for_kind("commands").await;
    let greet = find(&told, &json!(["greet"])).unwrap();
    assert_eq!((&greet["shown"], &greet["description"]), (&json!("powitaj"), &json!("Mówi cześć")));
    assert_eq!(greet["options"][1]["most"], 5);
    assert_eq!(greet["options"][2]["choices"], json!([{ "shown": "ciepło", "value": "w" }]));
    let show = find(&told, &json!(["show", "tile"])).unwrap();
    assert_eq!((&show["shown"], &show["options"][0]["suggests"]), (&json!("pokaż tile"), &json!(true)));

    setup.sandbox.set_permissions(setup.guild, setup.ala.id(), permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let told = window.wait_for_kind("commands").await;
    assert!(find(&told, &json!(["rule"])).is_some());
    assert_eq!(window.wait_for(|one| one["is"] == "bot").await["connected"], true);
    bot.kill();
    window.wait_for(|one| one["is"] == "bot" && one["connected"] == false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_offer_commands_for_people_and_messages() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut window = setup.open_window_of(&setup.ala).await;
    let told = window.wait_for_kind("commands").await;
    assert_eq!(
        told["menus"],
        json!([
            { "kind": "user", "name": "Wave", "shown": "Wave" },
            { "kind": "message", "name": "Echo", "shown": "Echo" },
        ])
    );
    window.select_person(&setup.ala, "pl").await;
    let told = window.wait_for_kind("commands").await;
    assert_eq!(told["menus"][0]["shown"], "Pomachaj");
    assert!(told["commands"].as_array().unwrap().iter().all(|command| command["path"] != json!(["Wave"])));

    window.show_channel(setup.table).await;
    let (channel, ben) = (setup.table.to_string(), setup.ben.id().to_string());
    let wave = |target: &str| json!({ "do": "user-command", "channel": channel, "target": target, "name": "Wave" });
    assert_eq!(window.request(wave(&ben)).await["is"], "done");
    window.wait_for_message("Waves at \"Ben\"").await;
    let said = setup.ben.say(setup.table, "hello").to_string();
    let echo = |target: &str| json!({ "do": "message-command", "target": target, "name": "Echo" });
    assert_eq!(window.request(echo(&said)).await["is"], "done");
    window.wait_for_message("Echo: \"hello\"").await;
    // A user who is not there, a message that does not exist, a command of the other kind.
    let other = json!({ "do": "message-command", "target": said, "name": "Wave" });
    for request in [wave("7"), echo("7"), other] {
        assert_eq!(window.request(request).await["is"], "failed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn typed_text_is_completed() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut window = setup.open_window_of(&setup.ala).await;
    let channel = setup.table.to_string();
    let typed =
        json!({ "do": "suggest", "channel": channel, "path": ["show", "tile"], "focused": "name", "typed": "Run" });
    let answer = window.request(typed).await;
    let choices = json!([{ "shown": "Runner", "value": "Runner" }, { "shown": "Running", "value": "Running" }]);
    assert_eq!((&answer["is"], &answer["choices"]), (&json!("suggestions"), &choices));
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_and_lists_change_the_message_for_everybody() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut ala = setup.open_window_in(&setup.ala, setup.table).await;
    let mut ben = setup.open_window_in(&setup.ben, setup.table).await;
    let id = open_panel(&setup, &mut ala).await;
    let seen = ben.wait_for_message("Pressed 0").await;
    let row = seen["rows"][0].as_array().unwrap();
    let button = json!({ "kind": "button", "id": "count:1", "label": "Count", "emoji": { "text": "⚔" }, "style": "primary",
        "disabled": false });
    assert_eq!(row[0], button);
    assert_eq!((&row[4]["kind"], &row[4]["url"]), (&json!("link"), &json!("https://rules.example/")));
    let list = &seen["rows"][1][0];
    assert_eq!(
        (&list["kind"], &list["of"], &list["placeholder"]),
        (&json!("select"), &json!("text"), &json!("Where?"))
    );
    assert_eq!(list["options"][1]["default"], true);

    let done = ben.request(json!({ "do": "press", "message": id, "id": "count:1" })).await;
    assert_eq!(done["is"], "done");
    let changed = ala.wait_for_message("Pressed 1").await;
    assert_eq!((&changed["id"], &changed["edited"]), (&json!(id), &json!(true)));
    ala.request(json!({ "do": "select", "message": id, "id": "where", "values": ["n"] })).await;
    ben.wait_for_message("Chosen: \"n\"").await;
    for refused in [
        json!({ "do": "press", "message": id, "id": "off" }),
        json!({ "do": "press", "message": id, "id": "forged" }),
        json!({ "do": "press", "message": "1", "id": "count:1" }),
        json!({ "do": "select", "message": id, "id": "where", "values": ["forged"] }),
    ] {
        let answer = ben.request(refused.clone()).await;
        assert_eq!(answer["is"], "failed", "{refused}");
        let kind = refused["do"].as_str().unwrap();
        assert_eq!(answer["text"], word(Language::English, &format!("page-failed-{kind}")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_reply_reaches_nobody_else() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut ala = setup.open_window_in(&setup.ala, setup.table).await;
    let mut ben = setup.open_window_in(&setup.ben, setup.table).await;
    let id = open_panel(&setup, &mut ala).await;
    ala.request(json!({ "do": "press", "message": id, "id": "whisper" })).await;
    let private = ala.wait_for_message("only for you").await;
    assert_eq!(private["private"], true);
    setup.post(setup.table, message_body("for everybody")).await;
    ben.wait_for_message("for everybody").await;
    let heard = format!("{:?}", ben.waiting);
    assert!(heard.contains("Pressed 0") && !heard.contains("only for you"), "{heard}");
    let opened = ben.show_channel(setup.table).await;
    assert_eq!(opened.len(), 2, "nor is it there when the channel is opened");
    let press = json!({ "do": "press", "message": private["id"], "id": "x" });
    assert_eq!(ben.request(press).await["is"], "failed");

    // An expired message is no longer shown, since it can no longer be used.
    assert_eq!(ala.show_channel(setup.table).await.len(), 3);
    setup.sandbox.clock().advance(std::time::Duration::from_mins(16));
    assert_eq!(ala.show_channel(setup.table).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_reply_is_reported_in_the_users_language() {
    let (setup, bot) = Setup::with_bot().await;
    let mut window = setup.open_window_in(&setup.ala, setup.table).await;
    let id = open_panel(&setup, &mut window).await;
    window.select_person(&setup.ala, "uk").await;
    window.send(json!({ "do": "press", "ask": 1000, "message": id, "id": "mute" })).await;
    window.send(json!({ "do": "command", "ask": 1001, "channel": setup.table.to_string(), "path": ["mute"] })).await;
    // The bot has received both by the time the clock advances; later requests get through.
    window.request(json!({ "do": "say", "channel": setup.table.to_string(), "text": "?" })).await;
    let advance = async {
        loop {
            setup.sandbox.clock().advance(std::time::Duration::from_secs(4));
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    let answers = async {
        for ask in [1000, 1001] {
            let answer = window.wait_for(|one| one["ask"] == ask).await;
            assert_eq!(answer["text"], word(Language::Ukrainian, "page-failed-answer"));
        }
    };
    tokio::select! { () = advance => {}, () = answers => {} }
    bot.kill();
    window.wait_for(|one| one["is"] == "bot" && one["connected"] == false).await;
    let answer =
        window.request(json!({ "do": "command", "channel": setup.table.to_string(), "path": ["panel"] })).await;
    assert_eq!(answer["text"], word(Language::Ukrainian, "page-failed-answer"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pending_reply_is_shown_as_such() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut window = setup.open_window_in(&setup.ala, setup.table).await;
    send_command(&mut window, setup.table, &["slow"], json!([])).await;
    let told = window.wait_for(|one| one["is"] == "message" && one["message"]["loading"] == true).await;
    setup.sandbox.clock().advance(std::time::Duration::from_mins(16));
    let opened = window.show_channel(setup.table).await;
    assert_eq!((&opened[0]["id"], &opened[0]["loading"]), (&told["message"]["id"], &json!(false)));
    assert_eq!(plain(&opened[0]["content"]), word(Language::English, "page-failed-answer"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_can_carry_a_file() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut window = setup.open_window_in(&setup.ala, setup.table).await;
    let file = |base64: &str| json!([{ "name": "file", "type": 11, "value": { "name": "game.txt", "kind": "text/plain", "base64": base64 } }]);
    send_command(&mut window, setup.table, &["read"], file("c3p0YWI=")).await;
    window.wait_for_message("game.txt").await;
    let wrong = json!({ "do": "command", "channel": setup.table.to_string(), "path": ["read"], "options": file("?") });
    assert_eq!(window.request(wrong).await["text"], word(Language::English, "page-failed-option"));
    let missing = json!({ "do": "command", "channel": setup.table.to_string(), "path": ["read"] });
    assert_eq!(window.request(missing).await["text"], word(Language::English, "page-failed-command"));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_can_write_where_they_are_allowed() {
    let setup = Setup::open().await;
    let mut ala = setup.open_window_in(&setup.ala, setup.table).await;
    let mut ben = setup.open_window_in(&setup.ben, setup.table).await;
    let say = |channel: Id, text: &str| json!({ "do": "say", "channel": channel.to_string(), "text": text });
    assert_eq!(ala.request(say(setup.table, "**Hi**")).await["is"], "done");
    let heard = ben.wait_for_message("Hi").await;
    assert_eq!(heard["content"], json!([{ "t": "b", "c": ["Hi"] }]));
    assert_eq!((&heard["author"]["name"], &heard["author"]["bot"]), (&json!("Ala"), &json!(false)));
    let forum = setup.sandbox.add_forum(setup.guild, "tables");
    let private = setup.ben.open_direct_messages();
    for refused in
        [say(forum, "x"), say(private, "x"), say(setup.table, " "), say(setup.table, &"x".repeat(2001)), say(1, "x")]
    {
        assert_eq!(ala.request(refused).await["text"], word(Language::English, "page-failed-say"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_channel_sends_only_what_changes() {
    let setup = Setup::open().await;
    let mut ids = Vec::new();
    for number in 0..305 {
        ids.push(setup.ala.say(setup.table, &format!("{number}")));
    }
    let picture = setup.post_file(message_body("board"), "board.png", "image/png", ONE_PIXEL_PNG).await;
    let mut window = setup.open_window_of(&setup.ben).await;
    let shown = window.show_channel(setup.table).await;
    assert_eq!((shown.len(), plain(&shown[0]["content"])), (300, "6".to_owned()), "the newest ones");
    let file = &shown[299]["files"][0];
    assert_eq!((&file["type"], &file["name"]), (&json!("image/png"), &json!("board.png")));
    window.wait_for_kind("places").await;
    let edit = format!("/channels/{}/messages/{picture}", setup.table);
    setup.request_as_bot("PATCH", &edit, &message_body("board 2")).await;
    setup.sandbox.delete_message(ids[304]);
    setup.sandbox.delete_message(ids[0]);
    setup.post(setup.table, message_body("last")).await;
    window.wait_for_message("last").await;
    let mut rest = window.waiting.clone();
    rest.retain(|one| one["is"] == "message" || one["is"] == "gone");
    rest.sort_by_key(|one| one["is"].as_str().unwrap().to_owned());
    assert_eq!(rest.len(), 2, "{rest:#?}");
    assert_eq!(rest[0]["message"], ids[304].to_string());
    assert_eq!(plain(&rest[1]["message"]["content"]), "board 2");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_reads_nothing_blocks_nobody() {
    let setup = Setup::open().await;
    let stuck = setup.open_window_in(&setup.ala, setup.table).await;
    let mut ben = setup.open_window_in(&setup.ben, setup.table).await;
    let long = "x".repeat(1900);
    for number in 0..2000 {
        setup.ala.say(setup.table, &format!("{number} {long}"));
    }
    ben.wait_for_message(&format!("1999 {long}")).await;
    drop(stuck);
}
