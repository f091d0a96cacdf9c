//! The welcome on a server that the bot has joined, and the help pages.

use sztab_sandbox::{Id, Message, permission};

use crate::club::{Club, Place, TIMEOUT, button_id};

fn is_greeting(message: &Message) -> bool {
    message.content.contains("Sztab, the referee")
}

fn count_greetings(club: &Club, guild: Id) -> usize {
    let channels = club.sandbox.channels(guild);
    channels.into_iter().flat_map(|channel| club.sandbox.messages(channel.id)).filter(is_greeting).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_welcomed_once_in_its_system_channel() {
    let mut club = Club::open().await;
    let [_, system] = ["first", "system"].map(|name| club.sandbox.add_channel(club.guild, name));
    club.sandbox.simulate_join(club.guild, Some(system));
    let welcome = club.sandbox.wait_for(system, TIMEOUT, is_greeting).await.unwrap();
    let labels: Vec<String> = welcome.buttons().map(|button| button.label.clone()).collect();
    assert_eq!(labels[0], "First game", "{labels:?}");
    assert!(sztab::KINDS.iter().all(|kind| welcome.content.contains(kind.info().name)), "{}", welcome.content);
    let [board] = &welcome.attachments[..] else { panic!("a picture of the game: {welcome:?}") };
    assert!(board.alt_text.as_ref().is_some_and(|alt| alt.contains("HQ")), "{board:?}");
    assert!(welcome.pinged.is_empty() && !welcome.pinged_everyone);
    // Discord announces the server again, once now and again after each start.
    club.sandbox.simulate_join(club.guild, Some(system));
    club.restart().await;
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    ala.run_command(system, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(count_greetings(&club, club.guild), 1);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_welcome_is_posted_where_the_bot_may_write_in_the_servers_language() {
    let club = Club::open().await;
    let guild = club.sandbox.add_guild("Heks", "pl");
    let [closed, open] = ["closed", "open"].map(|name| club.sandbox.add_channel(guild, name));
    club.sandbox.set_app_permissions_in(closed, permission::ORDINARY_MEMBER & !permission::SEND_MESSAGES);
    club.sandbox.simulate_join(guild, Some(closed));
    let greets = |message: &Message| message.content.starts_with("**Cześć, tu Sztab");
    club.sandbox.wait_for(open, TIMEOUT, greets).await.unwrap();
    assert!(club.sandbox.messages(closed).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_already_had_the_bot_is_not_welcomed() {
    let mut club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "old");
    club.restart().await;
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    ala.run_command(channel, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(count_greetings(&club, club.guild), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_with_a_waiting_game_is_led_there_first() {
    let club = Club::open().await;
    let duel = club.start_duel("duel", Place::Here).await;
    let session = club.load_session(duel.game).await;
    let (_, user) = session.next_to_act().unwrap();
    for person in &duel.people {
        let help = person.run_command(duel.channel, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        let first = help.buttons().next().unwrap();
        let place = format!("https://discord.com/channels/{}/{}", club.guild, duel.channel);
        let expected = (person.id() == user.0).then_some(place);
        assert_eq!(first.url, expected, "{}", first.label);
        assert_eq!(first.label == "Continue: game 1", person.id() == user.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_help_is_private_and_fits_a_phone() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "hall");
    for locale in ["en-GB", "pl", "uk"] {
        let ala = club.sandbox.add_person(club.guild, "Ala", locale);
        let help = ala.run_command(channel, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        let pages = help.buttons().filter(|b| b.custom_id.contains(":help:")).map(|b| b.custom_id.clone());
        for page in pages.collect::<Vec<_>>() {
            let shown = ala.forge_press(help.id, &page, None).await.unwrap().complete(TIMEOUT).await.unwrap();
            assert_eq!((shown.id, shown.only_for), (help.id, Some(ala.id())), "{page}");
            assert!((10..=800).contains(&shown.content.chars().count()), "{page}: {}", shown.content);
        }
        let nonsense = ala.forge_press(help.id, "b1:0:0:help:nonsense", None).await.unwrap();
        let nonsense = nonsense.complete(TIMEOUT).await.unwrap();
        assert!(!nonsense.content.is_empty() && nonsense.only_for == Some(ala.id()));
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_from_the_welcome() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "system");
    club.sandbox.simulate_join(club.guild, Some(channel));
    let welcome = club.sandbox.wait_for(channel, TIMEOUT, is_greeting).await.unwrap();
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let opened = ala.press(welcome.id, &button_id(&welcome, "Open a table")).await.unwrap();
    assert_eq!(opened.complete(TIMEOUT).await.unwrap().content, "The table is open.");
    club.sandbox.wait_for(channel, TIMEOUT, |m| m.content.contains("One seat is free")).await.unwrap();
    assert!(club.sandbox.message(welcome.id).unwrap().buttons().next().is_some(), "the welcome stays as it is");
    // Games are played in threads, so another session may be opened in the same channel.
    let again = ala.press(welcome.id, &button_id(&welcome, "Open a table")).await.unwrap();
    assert_eq!(again.complete(TIMEOUT).await.unwrap().content, "The table is open.");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_is_played_against_sztab() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "hall");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let help = ala.run_command(channel, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let begun = ala.press(help.id, &button_id(&help, "First game")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(begun.content.starts_with("Your first game is ready"), "{}", begun.content);
    let [thread] = club.sandbox.threads(club.guild).try_into().unwrap();
    assert!(begun.buttons().any(|b| b.url.as_ref().is_some_and(|url| url.ends_with(&thread.id.to_string()))));
    let opening = |message: &Message| message.content.contains("Sztab (casual) plays Moloch and goes first.");
    let opening = club.sandbox.wait_for(thread.id, TIMEOUT, opening).await.unwrap();
    assert!(opening.content.contains("I shuffled until the second player's first turn held"), "{}", opening.content);
    let pinged = |message: &Message| message.pinged == [ala.id()];
    let places = |message: &Message| pinged(message) && message.buttons().any(|b| b.label == "Place HQ");
    let first = club.sandbox.wait_for(thread.id, TIMEOUT, places).await.unwrap();
    let placed = ala.run_command(thread.id, &["play"], &[("what", "place-hq C3 0".into())]).await.unwrap();
    let placed = placed.complete(TIMEOUT).await.unwrap();
    assert!(placed.content.contains('✅'), "{}", placed.content);
    // Sztab places its HQ first and plays a turn. After that, the newcomer holds the tiles for a Battle.
    let turn = club.sandbox.wait_for(thread.id, TIMEOUT, |m| m.id > first.id && pinged(m)).await.unwrap();
    assert!(turn.buttons().any(|b| b.label == "Battle"), "{turn:#?}");
    assert!(turn.buttons().any(|b| b.custom_id.contains(":go:place ")), "{turn:#?}");
    // A second press leads back to this game, in which no other user can play.
    let again = match ala.press(help.id, &button_id(&help, "First game")).await {
        Ok(again) => again.complete(TIMEOUT).await.unwrap(),
        Err(_) => ala.forge_press(help.id, "b1:0:0:help-first:", None).await.unwrap().complete(TIMEOUT).await.unwrap(),
    };
    assert!(again.content.starts_with("Your first game is still in progress"), "{}", again.content);
    let ben = club.sandbox.add_person(club.guild, "Ben", "en-GB");
    let stranger = ben.run_command(thread.id, &["draw"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(stranger.content, "You aren't playing at this table.");
    // The game ends like any other game and is not rated; another one can then be begun.
    let asked = ala.run_command(thread.id, &["resign"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    ala.press(asked.id, &button_id(&asked, "Resign")).await.unwrap();
    club.sandbox.wait_for(thread.id, TIMEOUT, |m| m.buttons().any(|b| b.label == "Rematch")).await.unwrap();
    let statistics = ala.run_command(channel, &["statistics"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(statistics.attachments.is_empty(), "{statistics:#?}");
    let help = ala.run_command(channel, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let begun = ala.press(help.id, &button_id(&help, "First game")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(begun.content.starts_with("Your first game is ready"), "{}", begun.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_of_a_first_game_is_an_ordinary_game_against_sztab() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "hall");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let help = ala.run_command(channel, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    ala.press(help.id, &button_id(&help, "First game")).await.unwrap().complete(TIMEOUT).await.unwrap();
    let [thread] = club.sandbox.threads(club.guild).try_into().unwrap();
    let calls = |m: &Message| m.pinged == [ala.id()];
    club.sandbox.wait_for(thread.id, TIMEOUT, calls).await.unwrap();
    let asked = ala.run_command(thread.id, &["resign"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    ala.press(asked.id, &button_id(&asked, "Resign")).await.unwrap();
    let over = club.sandbox.wait_for(thread.id, TIMEOUT, |m| m.buttons().any(|b| b.label == "Rematch")).await.unwrap();
    ala.press(over.id, &button_id(&over, "Rematch")).await.unwrap();
    let second = |m: &Message| m.content.contains("**Game 2 begins.**");
    let opening = club.sandbox.wait_for(thread.id, TIMEOUT, second).await.unwrap();
    assert!(!opening.content.contains("A first game"), "{}", opening.content);
    assert!(opening.content.contains("plays Moloch and goes first."), "{}", opening.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn tips_accompany_each_step_of_a_first_game_until_turned_off() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "hall");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let help = ala.run_command(channel, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    ala.press(help.id, &button_id(&help, "First game")).await.unwrap().complete(TIMEOUT).await.unwrap();
    let [thread] = club.sandbox.threads(club.guild).try_into().unwrap();
    let places = |message: &Message| message.buttons().any(|b| b.label == "Place HQ");
    let post = club.sandbox.wait_for(thread.id, TIMEOUT, places).await.unwrap();
    assert!(!post.content.contains('💡'), "tips are for the one who learns");
    let asked = ala.press(post.id, &button_id(&post, "Place HQ")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(asked.content.contains("\n> 💡 Place your HQ first."), "{}", asked.content);
    let place = format!("v1:1:{}:at:place-hq C3", crate::club::version(&asked).unwrap().1);
    let preview = ala.forge_press(asked.id, &place, None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(preview.content.contains("> 💡 This is a preview"), "{}", preview.content);
    // The turn continues once Sztab has played.
    ala.run_command(thread.id, &["play"], &[("what", "place-hq C3 0".into())])
        .await
        .unwrap()
        .complete(TIMEOUT)
        .await
        .unwrap();
    let post = club
        .sandbox
        .wait_for(thread.id, TIMEOUT, |m| m.id > post.id && m.buttons().any(|b| b.custom_id.contains(":if:")))
        .await;
    let post = post.unwrap();
    let id = |operation: &str| format!("v1:1:{}:{operation}", crate::club::version(&post).unwrap().1);
    let turn = ala.forge_press(post.id, &id("turn:"), None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(turn.content.contains("> 💡 You hold a Battle tile. Place your unit first"), "{}", turn.content);
    // Tips belong to the first turns only. Once they are switched off, none appears here or at the next step.
    let quiet = ala.press(turn.id, &button_id(&turn, "No more tips")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(quiet.id == turn.id && !quiet.content.contains('💡'), "{}", quiet.content);
    assert!(quiet.buttons().any(|b| !b.disabled) && quiet.buttons().all(|b| b.label != "No more tips"));
    let again = ala.forge_press(post.id, &id("turn:"), None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(!again.content.contains('💡'), "{}", again.content);
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    let refused = eve.forge_press(post.id, &id("tips:"), None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(refused.content, "You aren't playing at this table.");
    assert_eq!(club.sandbox.violations(), []);
}
