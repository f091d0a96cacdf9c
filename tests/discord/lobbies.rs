//! Lobbies: users' permissions, and recovery from failures.

use std::time::Duration;

use sztab_sandbox::{Id, Message, Person, permission};
use sztab_store::Store;

use crate::club::{Club, TIMEOUT, button_id, version};

/// Opens a lobby that the guest has joined; returns its channel, the two people and its message.
async fn full_lobby(club: &Club, options: &[(&str, i64)]) -> (Id, [Person; 2], Message) {
    let channel = club.sandbox.add_channel(club.guild, "lobby");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let options: Vec<_> = options.iter().map(|&(name, value)| (name, value.into())).collect();
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |m| m.buttons().next().is_some()).await.unwrap();
    let select = lobby.selects().next().unwrap().custom_id.clone();
    for person in [&ala, &ben] {
        person.select(lobby.id, &select, &["random"]).await.unwrap();
    }
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, can_start).await.unwrap();
    (channel, [ala, ben], lobby)
}

fn can_start(message: &Message) -> bool {
    message.buttons().any(|button| button.label == "Start" && !button.disabled)
}

/// The thread of a lobby, once its game is being played in a thread.
async fn wait_for_thread(club: &Club, channel: Id) -> Id {
    club.sandbox
        .wait_until(TIMEOUT, |sandbox| {
            let threads = sandbox.threads(club.guild);
            let thread = threads.iter().find(|thread| thread.parent == Some(channel))?.id;
            sandbox.messages(thread).iter().any(|message| version(message).is_some()).then_some(thread)
        })
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_whose_thread_response_was_lost_continues_in_it() {
    let club = Club::open().await;
    let (channel, [ala, ben], lobby) = full_lobby(&club, &[]).await;
    club.sandbox.lose_next_response("POST /channels/*/messages/*/threads", 1);
    ben.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let thread = wait_for_thread(&club, channel).await;
    let told = format!("The game is played in <#{thread}>.");
    let closed = |m: &Message| m.id == lobby.id && m.content.contains(&told) && m.buttons().next().is_none();
    club.sandbox.wait_for(channel, TIMEOUT, closed).await.unwrap();
    let late = ala.forge_press(lobby.id, &button_id(&lobby, "Start"), None).await.unwrap();
    assert!(late.complete(TIMEOUT).await.unwrap().content.starts_with("This table is closed"));
    assert_eq!(club.sandbox.threads(club.guild).len(), 1);
    let refused = club.sandbox.violations();
    assert!(refused.iter().all(|violation| violation.path.ends_with("/threads")), "asked for once more: {refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_whose_games_use_threads_allows_any_number_of_tables() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "play");
    let people = ["Ala", "Ben", "Eve"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let [ala, ben, eve] = &people;
    for person in &people {
        let answer = person.run_command(channel, &["game", "new"], &[("army", "random".into())]).await.unwrap();
        assert_eq!(answer.complete(TIMEOUT).await.unwrap().content, "The table is open.");
    }
    let numbered = |number: usize| {
        let title = format!("**Table {number}**");
        move |message: &Message| message.content.starts_with(&title) && message.buttons().next().is_some()
    };
    let mut lobbies = Vec::new();
    for number in 1..=3 {
        lobbies.push(club.sandbox.wait_for(channel, TIMEOUT, numbered(number)).await.unwrap());
    }
    // Two lobbies begin, each in its own thread, and the third stays open.
    for (lobby, host, guest) in [(&lobbies[0], ala, eve), (&lobbies[1], ben, eve)] {
        let select = lobby.selects().next().unwrap().custom_id.clone();
        guest.select(lobby.id, &select, &["random"]).await.unwrap();
        let lobby = club.sandbox.wait_for(channel, TIMEOUT, |m| m.id == lobby.id && can_start(m)).await.unwrap();
        host.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
        club.sandbox.wait_for(channel, TIMEOUT, |m| m.id == lobby.id && m.buttons().next().is_none()).await.unwrap();
    }
    assert_eq!(club.sandbox.threads(club.guild).len(), 2);
    assert!(club.sandbox.message(lobbies[2].id).unwrap().buttons().next().is_some());
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_existing_table_is_shown_with_a_join_button() {
    let club = Club::open().await;
    let (channel, ala, lobby, _) = open_session(&club, &[("place", 1_i64.into()), ("army", "borgo".into())]).await;
    // The link leads to the channel until the bot has recorded the session's message.
    crate::posts::wait_until_quiet(&club).await;
    let ben = club.sandbox.add_person(club.guild, "Ben", "en-GB");
    let here = [("place", 1_i64.into())];
    let refused = ben.run_command(channel, &["game", "new"], &here).await.unwrap().complete(TIMEOUT).await.unwrap();
    let link = format!("https://discord.com/channels/{}/{channel}/{}", club.guild, lobby.id);
    assert!(refused.content.contains(&format!("[Table 1]({link}) · Ala is waiting")), "{}", refused.content);
    let links: Vec<_> = refused.buttons().filter_map(|button| button.url.clone()).collect();
    assert_eq!(links, std::slice::from_ref(&link));
    // The host has joined already.
    let own = ala.run_command(channel, &["game", "new"], &here).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(own.buttons().map(|button| button.label.as_str()).collect::<Vec<_>>(), ["Go to table 1"]);
    let joined = ben.press(refused.id, &button_id(&refused, "Join table 1")).await.unwrap();
    let joined = joined.complete(TIMEOUT).await.unwrap();
    assert_eq!(joined.content, "You've joined table 1.");
    let is_full = |message: &Message| message.id == lobby.id && message.content.contains(&ben.mention());
    club.sandbox.wait_for(channel, TIMEOUT, is_full).await.unwrap();
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_open_tables_are_listed_with_links() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "play");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let ask = async || ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    for _ in 0..5 {
        assert_eq!(ask().await.content, "The table is open.");
    }
    club.sandbox.wait_for(channel, TIMEOUT, |m| m.content.starts_with("**Table 5**")).await.unwrap();
    let refused = ask().await;
    assert!(refused.content.starts_with("You already have 5 tables waiting to start"), "{}", refused.content);
    let labels: Vec<_> = refused.buttons().map(|button| button.label.clone()).collect();
    assert_eq!(labels, [1, 2, 3, 4, 5].map(|number| format!("Go to table {number}")));
    assert!(refused.buttons().all(|button| button.url.is_some()));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_names_open_rulings_about_its_armies() {
    let club = Club::open_with(&[("SZTAB_OFFER", "borgo,smart")]).await;
    let (channel, [ala, ben], lobby) = full_lobby(&club, &[]).await;
    assert!(!lobby.content.contains("no source decides"), "{}", lobby.content);
    let select = lobby.selects().next().unwrap().custom_id.clone();
    for (person, army) in [(&ala, "smart"), (&ben, "borgo")] {
        person.select(lobby.id, &select, &[army]).await.unwrap();
    }
    let has_chosen = |message: &Message| message.id == lobby.id && message.content.contains("Smart");
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, has_chosen).await.unwrap();
    // Rulings are listed under the Terms button.
    assert!(!lobby.content.contains("no source decides"), "{}", lobby.content);
    let told = "-# Where no source decides, these rulings apply: O-05, O-10, O-24, O-25. Read them with `/rule`.";
    let panel = ben.press(lobby.id, &button_id(&lobby, "Terms")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(panel.content.ends_with(told), "{}", panel.content);
    let rule = ala.run_command(channel, &["rule"], &[("rule", "O-25".into())]).await.unwrap();
    let said = rule.complete(TIMEOUT).await.unwrap();
    assert!(said.content.starts_with("**NH-10.20**"), "{}", said.content);
    ala.select(lobby.id, &select, &["borgo"]).await.unwrap();
    let has_changed = |message: &Message| message.id == lobby.id && !message.content.contains("Smart");
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, has_changed).await.unwrap();
    let panel = ben.press(lobby.id, &button_id(&lobby, "Terms")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(!panel.content.contains("O-10"), "{}", panel.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_an_alternative_reading_for_the_armies() {
    let club = Club::open_with(&[("SZTAB_OFFER", "borgo,newyork")]).await;
    let (channel, [ala, ben], lobby) = full_lobby(&club, &[]).await;
    let panel = ala.press(lobby.id, &button_id(&lobby, "Terms")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(panel.content.contains("(O-01)"), "random armies may have Mines: {}", panel.content);
    let select = lobby.selects().next().unwrap().custom_id.clone();
    for (person, army) in [(&ala, "newyork"), (&ben, "borgo")] {
        person.select(lobby.id, &select, &[army]).await.unwrap();
    }
    let has_chosen = |message: &Message| message.id == lobby.id && message.content.contains("New York");
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, has_chosen).await.unwrap();
    let panel = ala.press(lobby.id, &button_id(&lobby, "Terms")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(panel.content.contains("**Mine (O-01):** 1 wound."), "{}", panel.content);
    assert!(panel.content.contains("-# Where no source decides, these rulings apply: O-01"), "{}", panel.content);
    let value = "reading:O-01=second";
    let chosen =
        ala.select(panel.id, &variant_list_id(&panel, value), &[value]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(chosen.content.contains("**Mine (O-01):** destroys the unit."), "{}", chosen.content);
    let is_agreed = |message: &Message| message.id == lobby.id && message.content.contains("Mines destroy (O-01)");
    club.sandbox.wait_for(channel, TIMEOUT, is_agreed).await.unwrap();
    // Without Mines there is nothing to choose.
    let first = "reading:O-01=first";
    let back = ala.select(chosen.id, &variant_list_id(&chosen, first), &[first]).await.unwrap();
    back.complete(TIMEOUT).await.unwrap();
    let is_usual = |message: &Message| message.id == lobby.id && !message.content.contains("Mines destroy (O-01)");
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_usual).await.unwrap();
    let select = lobby.selects().next().unwrap().custom_id.clone();
    ala.select(lobby.id, &select, &["borgo"]).await.unwrap();
    let has_changed = |message: &Message| message.id == lobby.id && !message.content.contains("New York");
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, has_changed).await.unwrap();
    let panel = ala.press(lobby.id, &button_id(&lobby, "Terms")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(!panel.content.contains("(O-01)"), "{}", panel.content);
    assert_eq!(club.sandbox.violations(), []);
}

/// The id of the list that offers this value in a message.
fn variant_list_id(message: &Message, value: &str) -> String {
    let offers = message.selects().find(|select| select.options.iter().any(|option| option.value == value));
    offers.unwrap_or_else(|| panic!("no {value} in {message:#?}")).custom_id.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_never_turns_into_a_turn_post() {
    let club = Club::open().await;
    let (channel, [ala, _], lobby) = full_lobby(&club, &[]).await;
    // The lobby's own message cannot be updated before the game has begun elsewhere.
    club.sandbox.fail_next("PATCH /channels/*/messages/*", 503, 2);
    let select = lobby.selects().next().unwrap().custom_id.clone();
    ala.select(lobby.id, &select, &["borgo"]).await.unwrap();
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let thread = wait_for_thread(&club, channel).await;
    let told = format!("The game is played in <#{thread}>.");
    let closed = |m: &Message| m.content.contains(&told) && m.buttons().next().is_none();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, closed).await.unwrap();
    let pictures: Vec<&str> = lobby.attachments.iter().map(|file| file.filename.as_str()).collect();
    assert!(lobby.content.contains("Borgo") && pictures == ["table.png"], "{}", lobby.content);
    let boards = club.sandbox.messages(channel).into_iter().filter(|message| version(message).is_some()).count();
    assert_eq!(boards, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_could_not_be_shown_is_not_opened() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "quiet");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let without = |missing: u64| club.sandbox.set_app_permissions_in(channel, permission::ORDINARY_MEMBER & !missing);
    let ask = async || ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    without(permission::SEND_MESSAGES | permission::CREATE_PUBLIC_THREADS);
    let refused = ask().await.content;
    let lines: Vec<&str> = refused.lines().skip(1).collect();
    let named = ["• **Send Messages**: to post", "• **Create Public Threads**: to give"];
    assert!(lines.len() == 2 && lines.iter().zip(named).all(|(line, name)| line.starts_with(name)), "{refused}");
    without(permission::ATTACH_FILES);
    assert!(ask().await.content.contains("**Attach Files**: to show boards"));
    without(0);
    assert_eq!(ask().await.content, "The table is open.");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_cannot_be_posted_after_all_frees_its_channel() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "quiet");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    // Discord sends the permissions at the time of the command. They are withdrawn before the post is sent.
    club.sandbox.fail_next("POST /channels/*/messages", 503, 1);
    ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    club.sandbox.set_app_permissions_in(channel, permission::VIEW_CHANNEL);
    let store = Store::open(club.database()).await.unwrap();
    let channel_id = sztab_store::ChannelId(channel);
    let begun = std::time::Instant::now();
    while !store.load_active_games_in_channel(channel_id).await.unwrap().is_empty() {
        assert!(begun.elapsed() < TIMEOUT, "the channel stays busy");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_whose_message_was_deleted_reappears() {
    let club = Club::open().await;
    let (channel, [ala, _], lobby) = full_lobby(&club, &[]).await;
    club.sandbox.delete_message(lobby.id);
    let board = ala.run_command(channel, &["board"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(board.content.contains("hasn't started yet"), "{}", board.content);
    let again = club.sandbox.wait_for(channel, TIMEOUT, |m| m.id != lobby.id && can_start(m)).await.unwrap();
    ala.press(again.id, &button_id(&again, "Start")).await.unwrap();
    wait_for_thread(&club, channel).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_cannot_decide_in_a_lobby() {
    let club = Club::open().await;
    let (channel, [ala, _], lobby) = full_lobby(&club, &[("place", 1)]).await;
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    let select = lobby.selects().next().unwrap().custom_id.clone();
    for label in ["Start", "Cancel", "Leave"] {
        let answer = eve.press(lobby.id, &button_id(&lobby, label)).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert_eq!(answer.only_for, Some(eve.id()), "{label}");
    }
    let answer = eve.select(lobby.id, &select, &["borgo"]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(answer.content, "You aren't playing at this table.");
    // A lobby's button works only in the lobby's channel.
    let elsewhere = club.sandbox.add_channel(club.guild, "elsewhere");
    eve.run_command(elsewhere, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let other = club.sandbox.wait_for(elsewhere, TIMEOUT, |m| m.buttons().next().is_some()).await.unwrap();
    let answer = ala.forge_press(other.id, &button_id(&lobby, "Start"), None).await.unwrap();
    assert!(answer.complete(TIMEOUT).await.unwrap().content.starts_with("This button is out of date"));
    assert!(can_start(&club.sandbox.message(lobby.id).unwrap()));
    assert_eq!(club.sandbox.messages(channel).iter().filter(|message| message.buttons().next().is_some()).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_survives_kills_at_every_step() {
    let mut club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "lobby");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let options = [("army", "hegemony".into())];
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    club.restart().await;
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |m| m.buttons().next().is_some()).await.unwrap();
    let select = lobby.selects().next().unwrap().custom_id.clone();
    // The press is acknowledged and then the bot dies: the player has either joined or not.
    ben.select(lobby.id, &select, &["random"]).await.unwrap();
    club.restart().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    if !can_start(&club.sandbox.message(lobby.id).unwrap()) {
        ben.select(lobby.id, &select, &["random"]).await.unwrap();
    }
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, can_start).await.unwrap();
    for dies_after in [0, 2, 4, 8, 16, 32, 64] {
        if !can_start(&club.sandbox.message(lobby.id).unwrap()) {
            break;
        }
        ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
        tokio::time::sleep(Duration::from_millis(dies_after)).await;
        club.restart().await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    if can_start(&club.sandbox.message(lobby.id).unwrap()) {
        ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    }
    let thread = wait_for_thread(&club, channel).await;
    let posts: Vec<Message> =
        club.sandbox.messages(thread).into_iter().filter(|message| message.only_for.is_none()).collect();
    assert_eq!(posts.len(), 2, "the opening and the first turn, once each: {posts:#?}");
    assert!(posts[0].content.contains(&format!("{} plays Hegemony", ala.mention())), "{}", posts[0].content);
    assert!(!posts[0].content.contains(&format!("{} plays Hegemony", ben.mention())), "random, but not the same");
    assert_eq!(posts[0].pinged, [] as [Id; 0]);
}

/// Opens a session for Ala in its own channel; returns the channel, Ala, the message, and the id of the list of armies.
async fn open_session(club: &Club, options: &[(&str, sztab_sandbox::OptionValue)]) -> (Id, Person, Message, String) {
    let channel = club.sandbox.add_channel(club.guild, "lobby");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    ala.run_command(channel, &["game", "new"], options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |m| m.buttons().next().is_some()).await.unwrap();
    let select = lobby.selects().next().unwrap().custom_id.clone();
    (channel, ala, lobby, select)
}

/// The text of the answer to a press.
async fn refusal(response: sztab_sandbox::Response) -> String {
    response.complete(TIMEOUT).await.unwrap().content
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_starts_once_every_player_has_chosen_an_army() {
    let club = Club::open().await;
    let (channel, ala, lobby, select) = open_session(&club, &[("place", 1_i64.into())]).await;
    let ben = club.sandbox.add_person(club.guild, "Ben", "en-GB");
    ben.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
    let says = |text: String| move |message: &Message| message.id == lobby.id && message.content.contains(&text);
    let both = format!("Still to choose an army: {}, {}.", ala.mention(), ben.mention());
    let full = club.sandbox.wait_for(channel, TIMEOUT, says(both)).await.unwrap();
    assert!(!can_start(&full), "nobody has chosen");
    let start = button_id(&full, "Start");
    let refused = refusal(ala.forge_press(lobby.id, &start, None).await.unwrap()).await;
    let missing = format!("Not everyone has chosen yet: {}, {}.", ala.mention(), ben.mention());
    assert!(refused.starts_with(&missing), "{refused}");
    ala.select(lobby.id, &select, &["random"]).await.unwrap();
    let one = format!("Still to choose an army: {}.", ben.mention());
    let half = club.sandbox.wait_for(channel, TIMEOUT, says(one)).await.unwrap();
    assert!(!can_start(&half) && half.content.contains(&format!("{}: Random army", ala.mention())), "{half:#?}");
    let refused = refusal(ben.forge_press(lobby.id, &start, None).await.unwrap()).await;
    assert!(refused.starts_with(&format!("Not everyone has chosen yet: {}.", ben.mention())), "{refused}");
    // A random army is a valid choice, even for both players.
    ben.select(lobby.id, &select, &["random"]).await.unwrap();
    club.sandbox.wait_for(channel, TIMEOUT, can_start).await.unwrap();
    ben.press(lobby.id, &start).await.unwrap();
    club.sandbox.wait_for(channel, TIMEOUT, |m| m.content.contains("begins.")).await.unwrap();
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_chooses_an_army_joins_the_table() {
    let club = Club::open().await;
    let ben = club.sandbox.add_person(club.guild, "Ben", "en-GB");
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    // One open seat, and one seat reserved for Ben.
    for invited in [false, true] {
        let options = [("army", "borgo".into()), ("opponent", (&ben).into())];
        let options = if invited { &options[..] } else { &options[..1] };
        let (channel, _, lobby, select) = open_session(&club, options).await;
        if invited {
            let refused = refusal(eve.select(lobby.id, &select, &["moloch"]).await.unwrap()).await;
            assert_eq!(refused, "That seat is reserved for someone else.");
        }
        ben.select(lobby.id, &select, &["hegemony"]).await.unwrap();
        let lobby = club.sandbox.wait_for(channel, TIMEOUT, can_start).await.unwrap();
        assert!(lobby.content.contains(&format!("{}: Hegemony", ben.mention())), "{}", lobby.content);
        let refused = refusal(eve.select(lobby.id, &select, &["moloch"]).await.unwrap()).await;
        assert_eq!(refused, "You aren't playing at this table.");
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn terms_set_clock_first_player_and_rating_and_sztab_fills_the_seat() {
    let club = Club::open().await;
    let (channel, ala, lobby, select) = open_session(&club, &[]).await;
    let ben = club.sandbox.add_person(club.guild, "Ben", "en-GB");
    let terms = async |person: &Person| {
        person.press(lobby.id, &button_id(&lobby, "Terms")).await.unwrap().complete(TIMEOUT).await.unwrap()
    };
    assert_eq!(terms(&ben).await.selects().count(), 0, "the host decides");
    let mut panel = terms(&ala).await;
    for (value, told) in [("clock=48h", "48 hours"), ("first=host", "plays first"), ("rated=yes", "rated")] {
        let chosen = ala.select(panel.id, &variant_list_id(&panel, value), &[value]).await.unwrap();
        panel = chosen.complete(TIMEOUT).await.unwrap();
        assert!(panel.content.contains(told), "{value}: {}", panel.content);
        let offers = |message: &Message| message.selects().any(|s| s.options.iter().any(|o| o.value == value));
        assert!(!offers(&panel), "{value} is agreed on");
    }
    let is_agreed = |message: &Message| message.id == lobby.id && message.content.contains("rated");
    let agreed = club.sandbox.wait_for(channel, TIMEOUT, is_agreed).await.unwrap();
    assert!(agreed.content.contains("48 hours") && agreed.content.contains("plays first"), "{}", agreed.content);
    // Only the host may fill the session. Games against Sztab are not rated on this server.
    let refused = refusal(ben.press(lobby.id, &button_id(&agreed, "Fill with Sztab")).await.unwrap()).await;
    assert!(!refused.is_empty());
    ala.press(lobby.id, &button_id(&agreed, "Fill with Sztab")).await.unwrap();
    let is_filled = |message: &Message| message.id == lobby.id && message.content.contains("Sztab (club)");
    let filled = club.sandbox.wait_for(channel, TIMEOUT, is_filled).await.unwrap();
    assert!(!filled.content.contains("rated") && filled.content.contains("48 hours"), "{}", filled.content);
    assert!(!filled.buttons().any(|button| button.label == "Fill with Sztab"), "no seat is free");
    let panel = terms(&ala).await;
    let refused = ala.select(panel.id, &variant_list_id(&panel, "rated=yes"), &["rated=yes"]).await.unwrap();
    assert!(refused.complete(TIMEOUT).await.unwrap().content.contains("aren't rated on this server"));
    ala.select(lobby.id, &select, &["borgo"]).await.unwrap();
    let ready = club.sandbox.wait_for(channel, TIMEOUT, can_start).await.unwrap();
    ala.press(ready.id, &button_id(&ready, "Start")).await.unwrap();
    wait_for_thread(&club, channel).await;
    // The message is reduced to one line that links to the game.
    let closed = |message: &Message| message.id == lobby.id && message.buttons().next().is_none();
    let closed = club.sandbox.wait_for(channel, TIMEOUT, closed).await.unwrap();
    assert_eq!(closed.content.lines().count(), 1, "{}", closed.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_is_pinged_once_when_a_player_joins() {
    let club = Club::open().await;
    let (channel, ala, lobby, select) = open_session(&club, &[]).await;
    let ben = club.sandbox.add_person(club.guild, "Ben", "en-GB");
    ben.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
    let of = |guest: &Person| format!("{}, {} has joined your table.", ala.mention(), guest.mention());
    let says = |text: String| move |message: &Message| message.content.starts_with(&text);
    let joined = club.sandbox.wait_for(channel, TIMEOUT, says(of(&ben))).await.unwrap();
    assert_eq!(joined.pinged, [ala.id()], "{}", joined.content);
    assert!(joined.content.contains(&format!("Still to choose an army: {}", ala.mention())), "{}", joined.content);
    // Leaving and rejoining does not ping the host again, but another player's joining does.
    for _ in 0..2 {
        ben.press(lobby.id, &button_id(&lobby, "Leave")).await.unwrap();
        let is_free = |m: &Message| m.id == lobby.id && m.content.contains("free seat");
        club.sandbox.wait_for(channel, TIMEOUT, is_free).await.unwrap();
        ben.select(lobby.id, &select, &["moloch"]).await.unwrap();
        let is_back = |m: &Message| m.id == lobby.id && m.content.contains("Moloch");
        club.sandbox.wait_for(channel, TIMEOUT, is_back).await.unwrap();
    }
    ben.press(lobby.id, &button_id(&lobby, "Leave")).await.unwrap();
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    let is_free = |m: &Message| m.id == lobby.id && m.content.contains("free seat");
    club.sandbox.wait_for(channel, TIMEOUT, is_free).await.unwrap();
    eve.select(lobby.id, &select, &["outpost"]).await.unwrap();
    club.sandbox.wait_for(channel, TIMEOUT, says(of(&eve))).await.unwrap();
    let pings = club.sandbox.messages(channel).into_iter().filter(|message| message.pinged == [ala.id()]).count();
    assert_eq!(pings, 2, "{:#?}", club.sandbox.messages(channel));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_shows_and_describes_a_banner_for_each_seat() {
    let club = Club::open().await;
    let (channel, _, lobby, select) = open_session(&club, &[("army", "borgo".into())]).await;
    let alt = |message: &Message| message.attachments[0].alt_text.clone().unwrap();
    assert_eq!(alt(&lobby), "Table 1: Ala: Borgo, free seat.");
    let picture = image::load_from_memory(&lobby.attachments[0].bytes).unwrap();
    assert_eq!(picture.width(), 1080);
    let ben = club.sandbox.add_person(club.guild, "Ben", "en-GB");
    ben.select(lobby.id, &select, &["random"]).await.unwrap();
    let full = club.sandbox.wait_for(channel, TIMEOUT, can_start).await.unwrap();
    assert_eq!(alt(&full), "Table 1: Ala: Borgo, Ben: Random army.");
    assert_ne!(full.attachments[0].bytes, lobby.attachments[0].bytes);
    assert!(full.content.lines().count() <= 3, "{}", full.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_presses_change_no_terms_and_are_refused() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "several");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let options = [("mode", "points-3".into())];
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |m| m.buttons().next().is_some()).await.unwrap();
    let game = button_id(&lobby, "Start").split(':').nth(1).unwrap().to_owned();
    let before = lobby.content.clone();
    for (words, chosen) in [
        ("terms:mode 0", Some("board=37")),
        ("terms:mode 0", Some("mode=duel;")),
        ("terms:mode 0", Some("replace=borgo:mutant>medic")),
        ("terms:mode 7", Some("mode=duel")),
        ("terms:mode x", Some("mode=duel")),
        ("terms:mode 0", None),
        ("terms:house 0", Some("random")),
        ("terms:house 0", Some("-")),
        ("terms:shuffle 5", None),
        ("terms:shuffle", None),
        ("terms:fly 0", None),
        ("lobby:start 9", None),
        ("lobby:start x", None),
        ("lobby:agree 3", None),
        ("lobby:fly", None),
    ] {
        for person in [&ala, &ben] {
            let id = format!("v1:{game}:0:{words}");
            let values = chosen.map(|chosen| [chosen]);
            let response = person.forge_press(lobby.id, &id, values.as_ref().map(|values| &values[..])).await.unwrap();
            let answer = response.complete(TIMEOUT).await.unwrap_or_else(|error| panic!("{id}: {error}"));
            assert!(answer.only_for == Some(person.id()) && !answer.content.is_empty(), "{id}: {}", answer.content);
            assert!(!answer.content.contains("internal") && !answer.pinged_everyone, "{id}: {}", answer.content);
        }
    }
    assert_eq!(club.sandbox.message(lobby.id).unwrap().content, before);
}
