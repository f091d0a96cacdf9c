//! Commands in the menus of people and messages.

use std::time::Duration;

use serde_json::{Value, json};
use sztab_sandbox::{Failure, Id, Message, OptionValue, Person};
use sztab_store::{ChannelId, MessageId, Store};

use crate::club::{Club, Duel, Place, TIMEOUT};

const NO_GAME: &str = "I didn't post that message about a game on this server.";

/// Uses a command of a message's menu. Returns the private answer.
async fn use_on(person: &Person, message: Id, command: &str) -> Message {
    let answer = person.run_message_command(message, command).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(answer.only_for, Some(person.id()), "{answer:?}");
    assert!(answer.pinged.is_empty() && answer.components.is_empty(), "{answer:?}");
    answer
}

/// Waits for a public message until it is recorded as sent.
async fn wait_for_post(club: &Club, channel: Id, wanted: impl Fn(&Message) -> bool) -> Message {
    let is_wanted = |message: &Message| message.only_for.is_none() && wanted(message);
    let message = club.sandbox.wait_for(channel, TIMEOUT, is_wanted).await.unwrap();
    let store = Store::open(club.database()).await.unwrap();
    let recorded = async {
        while store.load_post_of_message(ChannelId(channel), MessageId(message.id)).await.unwrap().is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, recorded).await.expect("the post is recorded");
    store.close().await;
    message
}

/// The post of a duel's first turn.
async fn first_turn(club: &Club, duel: &Duel) -> Message {
    wait_for_post(club, duel.channel, |message| message.button("Place HQ").is_some()).await
}

/// Sends a message command for any target, as a malicious client could.
async fn forge(club: &Club, person: &Person, channel: Id, command: &str, target: (Id, Value)) -> Message {
    let commands = club.sandbox.commands();
    let registered = commands.iter().find(|registered| registered["name"] == command).unwrap();
    let (id, resolved) = target;
    let data = json!({
        "id": registered["id"], "name": command, "type": 3, "target_id": id.to_string(), "resolved": resolved,
    });
    person.forge_command(channel, &data).await.unwrap().complete(TIMEOUT).await.unwrap()
}

/// A message as it is resolved for a command, reduced to what the library needs.
fn resolved(id: Id, channel: Id, author: &Person) -> Value {
    json!({ "messages": { id.to_string(): {
        "id": id.to_string(), "channel_id": channel.to_string(), "content": "", "type": 0, "tts": false, "pinned": false,
        "author": { "id": author.id().to_string(), "username": "x", "discriminator": "0", "avatar": null },
        "timestamp": "2026-11-01T00:00:00Z", "edited_timestamp": null, "mention_everyone": false, "mentions": [],
        "mention_roles": [], "attachments": [], "embeds": [],
    } } })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_opens_a_table_with_a_reserved_seat() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "challenges");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let use_on = async |user: Id| {
        let answer = ala.run_user_command(channel, "Challenge", user).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert_eq!(answer.only_for, Some(ala.id()));
        answer.content
    };
    assert_eq!(use_on(ben.id()).await, "The table is open.");
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |message| message.button("Join").is_some()).await.unwrap();
    assert_eq!(lobby.pinged, [ben.id()]);
    let own = use_on(ala.id()).await;
    assert_eq!(own, "Choose another member of this server as your opponent.");
    assert_eq!(club.sandbox.messages(channel).iter().filter(|message| message.only_for.is_none()).count(), 1);
    let stranger = club.sandbox.add_person(club.sandbox.add_guild("Elsewhere", "pl"), "Stranger", "pl");
    let refused = ala.run_user_command(channel, "Challenge", stranger.id()).await;
    assert!(matches!(refused, Err(Failure::Refused(_))), "{refused:?}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_of_a_person_are_private() {
    let club = Club::open().await;
    let duel = club.start_duel("figures", Place::Here).await;
    let [ala, ben] = &duel.people;
    let typed = ala.run_command(duel.channel, &["statistics"], &[("player", ben.into())]).await.unwrap();
    let typed = typed.complete(TIMEOUT).await.unwrap();
    let chosen = ala.run_user_command(duel.channel, "Statistics", ben.id()).await.unwrap();
    let chosen = chosen.complete(TIMEOUT).await.unwrap();
    assert_eq!((chosen.only_for, chosen.content), (Some(ala.id()), typed.content));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_is_told_in_the_readers_language() {
    let club = Club::open().await;
    let duel = club.start_duel("story", Place::Here).await;
    let first = first_turn(&club, &duel).await;
    let eva = club.sandbox.add_person(club.guild, "Eva", "pl");
    let nothing = use_on(&eva, first.id, "What happened here?").await;
    assert!(nothing.content.starts_with("W tej wiadomości nic się w grze nie dzieje."), "{nothing:?}");
    let (_, to_act) = club.load_session(duel.game).await.next_to_act().unwrap();
    let player = duel.people.iter().find(|person| person.id() == to_act.0).unwrap();
    player.run_command(duel.channel, &["play"], &[("what", "hq c3".into())]).await.unwrap();
    let is_next = |message: &Message| message.id > first.id && message.button("Place HQ").is_some();
    let next = wait_for_post(&club, duel.channel, is_next).await;
    let told = use_on(&eva, next.id, "What happened here?").await;
    assert!(told.content.starts_with(&format!("📜 **Gra {}**", duel.game.0)), "{told:?}");
    let story: String = told.embeds.iter().filter_map(|embed| embed.description.clone()).collect();
    assert!(story.contains("C3"), "{story}");
    assert!(!told.attachments.is_empty(), "the board");
    // The post tells the same in the language of the server.
    assert!(next.embeds.iter().any(|embed| embed.description.as_ref().is_some_and(|text| text.contains("C3"))));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_no_game_and_forged_targets_show_nothing() {
    let club = Club::open().await;
    let duel = club.start_duel("here", Place::Here).await;
    let first = first_turn(&club, &duel).await;
    let elsewhere = club.sandbox.add_guild("Elsewhere", "en-GB");
    let theirs = club.sandbox.add_channel(elsewhere, "theirs");
    let eve = club.sandbox.add_person(elsewhere, "Eve", "en-GB");
    let said = eve.say(theirs, "a game?");
    for command in ["What happened here?", "Report a problem"] {
        assert!(use_on(&eve, said, command).await.content.starts_with(NO_GAME));
        // The message of a game on another server: named in this server, and in its own channel.
        let refused = eve.run_message_command(first.id, command).await;
        assert!(matches!(refused, Err(Failure::Refused(_))), "{refused:?}");
        for channel in [theirs, duel.channel] {
            let target = (first.id, resolved(first.id, channel, &eve));
            let answer = forge(&club, &eve, theirs, command, target).await;
            assert!(answer.content.starts_with(NO_GAME) && answer.attachments.is_empty(), "{answer:?}");
        }
        // Another channel of the same server, and a target without its message.
        let ala = &duel.people[0];
        let other = club.sandbox.add_channel(club.guild, "other");
        let target = (first.id, resolved(first.id, duel.channel, ala));
        assert!(forge(&club, ala, other, command, target).await.content.starts_with(NO_GAME));
        let answer = forge(&club, ala, duel.channel, command, (first.id, json!({}))).await;
        assert!(answer.attachments.is_empty() && answer.embeds.is_empty(), "{answer:?}");
    }
    let private = duel.people[0].run_command(duel.channel, &["board"], &[]).await.unwrap();
    let private = private.complete(TIMEOUT).await.unwrap();
    let refused = duel.people[0].run_message_command(private.id, "Report a problem").await;
    assert!(matches!(refused, Err(Failure::Refused(_))), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_message_has_no_menu_and_its_story_is_public_anyway() {
    let club = Club::open().await;
    let duel = club.start_duel("deleted", Place::Here).await;
    let (first, ala) = (first_turn(&club, &duel).await, &duel.people[0]);
    club.sandbox.delete_message(first.id);
    let refused = ala.run_message_command(first.id, "What happened here?").await;
    assert!(matches!(refused, Err(Failure::Refused(_))), "{refused:?}");
    // Deleted while the menu was open.
    let target = (first.id, resolved(first.id, duel.channel, ala));
    let answer = forge(&club, ala, duel.channel, "What happened here?", target).await;
    assert!(answer.content.starts_with("Nothing happens in the game in that message."), "{answer:?}");
    assert_eq!(answer.only_for, Some(ala.id()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_contains_the_public_record_and_a_reference() {
    let club = Club::open().await;
    let duel = club.start_duel("report", Place::Here).await;
    let first = first_turn(&club, &duel).await;
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    let text = |message: &Message, index: usize| String::from_utf8(message.attachments[index].bytes.to_vec()).unwrap();
    for is_over in [false, true] {
        if is_over {
            let asked = duel.people[0].run_command(duel.channel, &["resign"], &[]).await.unwrap();
            let asked = asked.complete(TIMEOUT).await.unwrap();
            let sure = asked.buttons().next().unwrap().custom_id.clone();
            duel.people[0].press(asked.id, &sure).await.unwrap();
            let is_result = |message: &Message| message.button("Rematch").is_some();
            club.sandbox.wait_for(duel.channel, TIMEOUT, is_result).await.unwrap();
        }
        // A spectator and a player get the same file: each may see what everyone sees.
        let exported = eve.run_command(duel.channel, &["export"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        for person in [&eve, &duel.people[0]] {
            let answer = use_on(person, first.id, "Report a problem").await;
            let file = text(&answer, 0);
            let notes = file.strip_prefix(&text(&exported, 0)).expect("the record as exported");
            let reference = notes.lines().next().unwrap().strip_prefix("# problem ").unwrap();
            assert!(answer.content.contains(reference), "{}", answer.content);
            assert!(club.log().lines().any(|line| line.contains("WARN") && line.contains(reference)), "{}", club.log());
            assert!(notes.contains(concat!("# program sztab ", env!("CARGO_PKG_VERSION"))), "{notes}");
            assert!(notes.contains(&format!("# about neuroshima game {}, rules ", duel.game.0)), "{notes}");
            assert!(notes.contains(&format!("# message {} in channel {}", first.id, duel.channel)), "{notes}");
        }
    }
    // The notes do not keep the record from being checked.
    let answer = use_on(&eve, first.id, "Report a problem").await;
    let record = OptionValue::Attachment {
        filename: "problem.txt".to_owned(),
        content_type: None,
        bytes: answer.attachments[0].bytes.to_vec(),
    };
    let checked = eve.run_command(duel.channel, &["verify"], &[("record", record)]).await.unwrap();
    let checked = checked.complete(TIMEOUT).await.unwrap();
    assert!(checked.content.starts_with('✅'), "{}", checked.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_has_not_begun_can_be_reported() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "early");
    let ala = club.sandbox.add_person(club.guild, "Ala", "uk");
    ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let lobby = wait_for_post(&club, channel, |_| true).await;
    let told = use_on(&ala, lobby.id, "What happened here?").await;
    assert!(told.content.starts_with("У цьому повідомленні в грі нічого не відбувається."), "{told:?}");
    let reported = use_on(&ala, lobby.id, "Report a problem").await;
    let file = String::from_utf8(reported.attachments[0].bytes.to_vec()).unwrap();
    assert!(file.starts_with("# problem ") && file.contains("rules none yet, lobby, line 0"), "{file}");
}
