//! Users whose names or input try to ping others, break a layout, or imitate something else.

use serde_json::json;
use sztab_sandbox::{Id, Message, OptionValue, Person, permission};
use sztab_store::{Store, UserId};

use crate::club::{Club, Place, TIMEOUT, button_id, version};
use crate::player::Session;

/// Names and texts that have a special meaning for Discord, for spreadsheets, or for the renderer.
const HOSTILE_TEXTS: [&str; 12] = [
    "@everyone",
    "<@1><@&1><#1></end:1>",
    "**a** ~~b~~ ||c||",
    "```end```\nof `it`",
    "[free](https://example.org)",
    "\u{202E}desrever\u{200B}\u{200F}",
    "=cmd|' /C calc'!A0",
    "-1+1;\"x\"",
    "Z\u{0301}\u{0301}\u{0301}\u{0301}\u{0301}\u{0301}\u{0301}\u{0301}algo",
    "\u{200B}\u{2060}\u{FEFF}",
    "# headline\n> quote\n-# small",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

/// All text in a message.
fn message_text(message: &Message) -> String {
    let embeds = message.embeds.iter().filter_map(|embed| embed.description.clone());
    let alts = message.attachments.iter().filter_map(|file| file.alt_text.clone());
    std::iter::once(message.content.clone()).chain(embeds).chain(alts).collect::<Vec<_>>().join("\n")
}

/// Asserts that a message pings only the given players and that all markup supplied by users is escaped.
fn assert_harmless(message: &Message, players: &[Id]) {
    assert!(!message.pinged_everyone, "{message:#?}");
    assert!(message.pinged.iter().all(|pinged| players.contains(pinged)), "{message:#?}");
    let words = message_text(message);
    for nasty in
        ["@everyone", "<@1>", "<@&1>", "<#1>", "</end:1>", "**a**", "```end", "[free](", "\u{202E}", "\u{200F}"]
    {
        assert!(!words.contains(nasty), "{nasty}: {words}");
    }
}

/// Starts a game in this channel between two people, whatever their names are.
async fn start_game(club: &Club, channel: Id, [ala, ben]: [&Person; 2]) -> Message {
    let options = [("opponent", ben.into()), ("armies", 1_i64.into()), ("place", (Place::Here as i64).into())];
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let offers = |label: &'static str| move |message: &Message| message.button(label).is_some_and(|b| !b.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, offers("Join")).await.unwrap();
    ben.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, offers("Start")).await.unwrap();
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let begun = |message: &Message| version(message).is_some() && message.button("Place HQ").is_some();
    club.sandbox.wait_for(channel, TIMEOUT, begun).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_names_ping_nobody_and_break_no_markup() {
    let club = Club::open().await;
    for (number, names) in HOSTILE_TEXTS.chunks(2).enumerate() {
        let channel = club.sandbox.add_channel(club.guild, &format!("{} {number}", names[0]));
        let people = [names[0], names[1]].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
        let players = people.each_ref().map(Person::id);
        start_game(&club, channel, people.each_ref()).await;
        let mut session = Session {
            sandbox: &club.sandbox,
            channel,
            people: &people,
            dice: crate::player::Dice::new(number as u64 + 1),
            acknowledged: Vec::new(),
            is_calm: true,
            is_settled: true,
            lines_of: None,
        };
        session.act_often(2).await;
        for (command, person) in [("mygames", 0), ("board", 1), ("log", 0), ("statistics", 1), ("export", 0)] {
            let answer = people[person].run_command(channel, &[command], &[]).await.unwrap();
            assert_harmless(&answer.complete(TIMEOUT).await.unwrap(), &players);
        }
        people[1].run_command(channel, &["resign"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        for message in club.sandbox.messages(channel) {
            assert_harmless(&message, &players);
            for file in &message.attachments {
                assert!(
                    file.filename.chars().all(|c| c.is_ascii_alphanumeric() || "._-".contains(c)),
                    "{}",
                    file.filename
                );
                // All files except pictures are text.
                if let Ok(text) = String::from_utf8(file.bytes.to_vec()) {
                    assert!(!text.contains(['\u{202E}', '\u{200B}']), "{text}");
                }
            }
        }
        // The stored text is a single short line.
        let store = Store::open(club.database()).await.unwrap();
        for record in store.load_games_of_user(UserId(players[0]), 5).await.unwrap() {
            for seat in record.seats {
                let length = seat.name.chars().count();
                assert!((1..=32).contains(&length) && !seat.name.contains(char::is_control), "{:?}", seat.name);
            }
        }
        store.close().await;
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn typed_and_uploaded_text_is_not_repeated_unescaped() {
    let club = Club::open().await;
    let duel = club.start_duel("typed", Place::Here).await;
    let ala = &duel.people[0];
    for typed in HOSTILE_TEXTS {
        for (command, option) in [
            ("play", "what"),
            ("use", "ability"),
            ("discard", "tile"),
            ("choose", "answer"),
            ("rule", "rule"),
            ("tile", "tile"),
            ("army", "army"),
            ("whatif", "what"),
        ] {
            let response = ala.run_command(duel.channel, &[command], &[(option, typed.into())]).await.unwrap();
            let answer =
                response.complete(TIMEOUT).await.unwrap_or_else(|failure| panic!("/{command} {typed}: {failure}"));
            assert_eq!(answer.only_for, Some(ala.id()), "/{command} {typed}");
            assert_harmless(&answer, &[]);
        }
        let texts = [
            typed.to_owned(),
            format!("sztab position 1\nboard {typed}\n"),
            format!("sztab position 1\nboard 19\nside X army={typed}\n"),
            format!("sztab position 1\nboard 19\nside X army=moloch\nside Y army=outpost\nunit C3 X/{typed}\n"),
            format!("sztab record 1\nboard 19\nside X army=moloch player={typed}\n1. X {typed}\n"),
        ];
        for text in texts {
            for (command, option) in [("import", "file"), ("verify", "record")] {
                let file = OptionValue::Attachment {
                    filename: format!("{typed}.txt"),
                    content_type: None,
                    bytes: text.clone().into_bytes(),
                };
                let answer = ala.run_command(duel.channel, &[command], &[(option, file)]).await.unwrap();
                assert_harmless(&answer.complete(TIMEOUT).await.unwrap(), &[]);
            }
        }
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_fetched_only_from_discord() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "files");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let commands = club.sandbox.commands();
    let import = commands.iter().find(|command| command["name"] == "import").unwrap();
    // Another server, which would notice a request.
    let elsewhere = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = elsewhere.local_addr().unwrap().port();
    let api = club.sandbox.api();
    let forged = async |url: &str, size: u64| {
        let file = json!({
            "id": "77", "filename": "game.txt", "size": size, "url": url, "proxy_url": url, "content_type": "text/plain",
        });
        let data = json!({
            "id": import["id"], "name": "import", "type": 1, "resolved": { "attachments": { "77": file } },
            "options": [{ "name": "file", "type": 11, "value": "77" }],
        });
        let answer = ala.forge_command(channel, &data).await.unwrap().complete(TIMEOUT).await.unwrap();
        answer.content
    };
    for url in [
        format!("http://127.0.0.1:{port}/attachments/1/2/game.txt"),
        format!("http://localhost:{port}/attachments/1/2/game.txt"),
        format!("{api}/api/v10/users/@me"),
        format!("{api}/attachments/../api/v10/users/@me"),
        "http://169.254.169.254/attachments/x".to_owned(),
        "file:///attachments/etc/passwd".to_owned(),
        "https://cdn.discordapp.com/attachments/1/2/game.txt".to_owned(),
    ] {
        let said = forged(&url, 100).await;
        assert!(said.starts_with("I can only read files attached in Discord"), "{url}: {said}");
    }
    assert!(forged(&format!("{api}/attachments/1/2/game.txt"), 1 << 30).await.starts_with("That file is too large"));
    assert!(
        forged(&format!("{api}/attachments/1/2/game.txt"), 10).await.starts_with("Discord no longer has that file")
    );
    let visit = tokio::time::timeout(std::time::Duration::from_millis(50), elsewhere.accept()).await;
    assert!(visit.is_err(), "nobody came");
    // A file that contains more bytes than announced is not read to the end.
    let large =
        OptionValue::Attachment { filename: "game.txt".to_owned(), content_type: None, bytes: vec![b'x'; 8 << 20] };
    let honest =
        ala.run_command(channel, &["import"], &[("file", large)]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(honest.content.starts_with("That file is too large"));
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_commands_and_presses_out_of_place_are_answered() {
    let club = Club::open().await;
    let duel = club.start_duel("placed", Place::Here).await;
    let ala = &duel.people[0];
    let form = json!({ "custom_id": "v1:1:0:go:x", "components": [
        { "type": 1, "components": [{ "type": 4, "custom_id": "a", "value": "@everyone" }] },
    ] });
    let answer = ala.forge_form(duel.channel, &form).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(answer.content.starts_with("This button is out of date"), "{}", answer.content);
    assert_eq!(answer.only_for, Some(ala.id()));
    // Commands are meant for servers, but a custom client may send them anyway.
    let direct = ala.open_direct_messages();
    for command in club.sandbox.commands().iter().filter(|command| command["contexts"] == json!([0])) {
        let (name, kind) = (command["name"].as_str().unwrap(), &command["type"]);
        let resolved = json!({ "users": { "5": { "id": "5", "username": "x" } } });
        let data = json!({
            "id": command["id"], "name": name, "type": kind, "options": [], "target_id": "5", "resolved": resolved,
        });
        if kind == 3 {
            continue;
        }
        let answer = ala.forge_command(direct, &data).await.unwrap_or_else(|failure| panic!("/{name}: {failure}"));
        let answer = answer.complete(TIMEOUT).await.unwrap();
        assert!(answer.content.starts_with("This works in a server channel"), "/{name}: {}", answer.content);
    }
    // Commands with missing or excess parts.
    for data in [
        json!({ "id": "5", "name": "fly", "type": 1, "options": [] }),
        json!({ "id": "5", "name": "play", "type": 1, "options": [] }),
        json!({ "id": "5", "name": "play", "type": 1, "options": [{ "name": "what", "type": 4, "value": 7 }] }),
        json!({ "id": "5", "name": "play", "type": 1, "options": [{ "name": "other", "type": 3, "value": "x" }] }),
        json!({ "id": "5", "name": "import", "type": 1, "options": [{ "name": "file", "type": 11, "value": "9" }] }),
        json!({ "id": "5", "name": "substitute", "type": 1, "options": [{ "name": "player", "type": 6, "value": "9" }] }),
        json!({ "id": "5", "name": "game", "type": 1, "options": [{ "name": "old", "type": 1, "options": [] }] }),
    ] {
        let answer = ala.forge_command(duel.channel, &data).await.unwrap_or_else(|failure| panic!("{data}: {failure}"));
        let answer = answer.complete(TIMEOUT).await.unwrap();
        assert!(!answer.content.is_empty() && answer.only_for == Some(ala.id()), "{data}: {}", answer.content);
    }
    // A press in direct messages, on the user's own message.
    let message = ala.say(direct, "hello");
    for id in [format!("v1:{}:0:go:place-hq", duel.game.0), format!("v1:{}:0:lobby:start 0", duel.game.0)] {
        let answer = ala.forge_press(message, &id, None).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert!(!answer.content.is_empty(), "{id}");
    }
    club.sandbox.take_violations();
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_of_another_server_change_nothing_there() {
    let club = Club::open().await;
    let duel = club.start_duel("here", Place::Here).await;
    let elsewhere = club.sandbox.add_guild("Elsewhere", "en-GB");
    let channel = club.sandbox.add_channel(elsewhere, "theirs");
    let stranger = club.sandbox.add_person(elsewhere, "Stranger", "en-GB");
    club.sandbox.set_permissions(elsewhere, stranger.id(), permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let message = stranger.say(channel, "something to press at");
    let before = club.sandbox.messages(duel.channel);
    let game = duel.game.0;
    for words in [
        "go:place-hq",
        "say:draw",
        "turn:",
        "end:sure",
        "doend:place-hq C3 0",
        "do:place-hq C3 0",
        "at:",
        "pick:place-hq",
        "lobby:join",
        "lobby:start 0",
        "lobby:cancel",
        "lobby:fill",
        "lobby:change-seat",
        "lobby:agree 0",
        "terms:",
        "terms:shuffle 0",
        "rematch:",
        "undo:",
        "undoanswer:yes 0 0 1",
        "fall:claim 0",
        "drawanswer:yes 0",
        "seatanswer:yes 1 2",
        "share:X",
        "stills:0",
        "orders:",
        "if:X",
    ] {
        for user in [&stranger, &duel.people[0]] {
            let id = format!("v1:{game}:0:{words}");
            let response = user.forge_press(message, &id, None).await.unwrap();
            let answer = response.complete(TIMEOUT).await.unwrap_or_else(|failure| panic!("{id}: {failure}"));
            assert!(answer.pinged.is_empty() && !answer.pinged_everyone, "{id}");
            // They get no view of the game, since it may be in a channel that they cannot see.
            assert!(answer.content.starts_with("This button is out of date"), "{id}: {}", answer.content);
            assert_eq!(answer.only_for, Some(user.id()), "{id}");
        }
    }
    let session = club.load_session(duel.game).await;
    assert_eq!(session.seq.0, 0, "nothing has changed");
    assert_eq!(club.sandbox.messages(duel.channel).len(), before.len());
    let settings = stranger.forge_press(message, "b1:0:0:set-server:language", Some(&["pl"])).await.unwrap();
    assert!(!settings.complete(TIMEOUT).await.unwrap().content.is_empty());
}
