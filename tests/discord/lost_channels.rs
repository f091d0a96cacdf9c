//! Channels that are deleted or closed to the bot, and servers that remove the bot: the players are notified, and games
//! continue.

use std::time::{Duration, Instant};

use sztab_sandbox::{Id, Message, Person, permission};
use sztab_store::{Post, PostState, Store};

use crate::club::{Club, Duel, Place, TIMEOUT, version};
use crate::player::Session;
use crate::posts::{public_messages, wait_for_posts};

/// The direct messages that the bot has sent to a person.
fn direct_messages_to(club: &Club, person: &Person) -> Vec<String> {
    let place = person.direct_messages();
    let messages = place.map(|place| club.sandbox.messages(place.id)).unwrap_or_default();
    messages.into_iter().map(|message| message.content).collect()
}

async fn wait_for_direct_message(club: &Club, person: &Person, number: usize) -> String {
    let all = club
        .sandbox
        .wait_until(TIMEOUT, |_| Some(direct_messages_to(club, person)).filter(|told| told.len() >= number))
        .await;
    let all = all.unwrap();
    assert_eq!(all.len(), number, "{all:#?}");
    all[number - 1].clone()
}

/// Waits until `number` posts of a game could not be sent.
async fn wait_for_unsent(club: &Club, duel: &Duel, number: usize) {
    let store = Store::open(club.database()).await.unwrap();
    let is_unsaid = |post: &Post| matches!(post.state, PostState::GivenUp { ref reason } if reason == "barred");
    let begun = Instant::now();
    while store.load_posts(duel.game).await.unwrap().iter().filter(|post| is_unsaid(post)).count() < number {
        assert!(begun.elapsed() < TIMEOUT, "posts are still tried");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    store.close().await;
}

/// Makes both players place their HQs, the first one by a command. A post is then due, for which not even the newest
/// earlier post needs to be found.
async fn place_headquarters(club: &Club, duel: &Duel, channel: Id, hex: &str) -> Person {
    let session = club.load_session(duel.game).await;
    let (_, user) = session.next_to_act().unwrap();
    let person = duel.people.iter().find(|person| person.id() == user.0).unwrap().clone();
    let hq = format!("hq {hex}");
    let placed = person.run_command(channel, &["play"], &[("what", hq.as_str().into())]).await.unwrap();
    let placed = placed.complete(TIMEOUT).await.unwrap();
    assert!(placed.content.starts_with('✅'), "{}", placed.content);
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn players_learn_that_the_bot_may_not_post_and_nothing_is_lost() {
    let club = Club::open().await;
    let duel = club.start_duel("closed", Place::Here).await;
    let before = public_messages(&club.sandbox, duel.channel).len();
    let ordinary = permission::ORDINARY_MEMBER;
    club.sandbox.set_app_permissions_in(duel.channel, ordinary & !permission::SEND_MESSAGES);
    place_headquarters(&club, &duel, duel.channel, "c3").await;
    for person in &duel.people {
        let said = wait_for_direct_message(&club, person, 1).await;
        assert!(said.contains(&format!("<#{}>", duel.channel)) && said.contains("Send Messages"), "{said}");
        assert!(said.contains("/game move"), "{said}");
    }
    // Commands still work, and the players are not notified again.
    place_headquarters(&club, &duel, duel.channel, "a1").await;
    wait_for_unsent(&club, &duel, 2).await;
    assert_eq!(public_messages(&club.sandbox, duel.channel).len(), before);
    assert!(duel.people.iter().all(|person| direct_messages_to(&club, person).len() == 1));
    // Once the bot has access again, all posts are sent, in order and exactly once.
    club.sandbox.take_violations();
    club.sandbox.set_app_permissions_in(duel.channel, ordinary);
    let all =
        |_: &sztab_sandbox::Sandbox| (public_messages(&club.sandbox, duel.channel).len() >= before + 2).then_some(());
    club.sandbox.wait_until(TIMEOUT, all).await.unwrap();
    assert_eq!(wait_for_posts(&club, &duel).await, public_messages(&club.sandbox, duel.channel));
    Session::without_kills(&club, &duel, 4).act_often(6).await;
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn organisers_are_notified_in_their_chosen_channel() {
    let club = Club::open().await;
    let ola = club.sandbox.add_person(club.guild, "Ola", "en-GB");
    club.sandbox.set_permissions(club.guild, ola.id(), permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let office = club.sandbox.add_channel(club.guild, "office");
    let duel = club.start_duel("watched", Place::Here).await;
    let notices = [("notices", sztab_sandbox::OptionValue::Channel(office))];
    let set =
        ola.run_command(office, &["settings", "server"], &notices).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(set.content.contains(&format!("Problems are reported in <#{office}>.")), "{}", set.content);
    club.sandbox.set_app_permissions_in(duel.channel, 0);
    place_headquarters(&club, &duel, duel.channel, "c3").await;
    let warned = |message: &Message| message.content.starts_with("⚠️");
    let warning = club.sandbox.wait_for(office, TIMEOUT, warned).await.unwrap();
    assert!(warning.content.contains(&format!("<#{}>", duel.channel)), "{}", warning.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_channel_is_deleted_continues_in_another() {
    let club = Club::open().await;
    let duel = club.start_duel("deleted", Place::Thread).await;
    let room = club.sandbox.add_channel(club.guild, "room");
    let [ala, ben] = &duel.people;
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    let game = duel.game.0.to_string();
    let moving = [("game", game.as_str().into())];
    let early = ala.run_command(room, &["game", "move"], &moving).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(early.content.contains("only an organiser can move it"), "{}", early.content);
    club.sandbox.delete_channel(duel.channel);
    let offered = ben.autocomplete(room, &["game", "move"], &[], "game", "").await.unwrap();
    assert_eq!(offered[0].value, game.as_str());
    let strange = eve.run_command(room, &["game", "move"], &moving).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(strange.content.contains("Only a game's players"), "{}", strange.content);
    let none = [("game", "4711".into())];
    let none = ben.run_command(room, &["game", "move"], &none).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(none.content.contains("no such game"), "{}", none.content);
    let moved = ben.run_command(room, &["game", "move"], &moving).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(moved.content, format!("From now on, game {game} is played here."));
    club.sandbox.wait_for(room, TIMEOUT, |message| version(message).is_some()).await.unwrap();
    let again = ben.run_command(room, &["game", "move"], &moving).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(again.content, "The game is already played here.");
    let duel = Duel { channel: room, ..duel };
    Session::without_kills(&club, &duel, 8).act_often(12).await;
    assert_eq!(wait_for_posts(&club, &duel).await, public_messages(&club.sandbox, room));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_without_a_channel_is_reported_where_the_game_continues() {
    let club = Club::open().await;
    let duel = club.start_duel("gone", Place::Here).await;
    let room = club.sandbox.add_channel(club.guild, "room");
    // The action takes effect while its post cannot be sent, and then the channel is deleted.
    club.sandbox.fail_next("POST /channels/*/messages", 503, 2);
    let person = place_headquarters(&club, &duel, duel.channel, "c3").await;
    club.sandbox.delete_channel(duel.channel);
    for player in &duel.people {
        let said = wait_for_direct_message(&club, player, 1).await;
        assert!(said.contains("is gone") && said.contains("/game move"), "{said}");
    }
    let game = duel.game.0.to_string();
    let moved = person.run_command(room, &["game", "move"], &[("game", game.as_str().into())]).await.unwrap();
    moved.complete(TIMEOUT).await.unwrap();
    let duel = Duel { channel: room, ..duel };
    Session::without_kills(&club, &duel, 8).act_often(6).await;
    assert_eq!(wait_for_posts(&club, &duel).await, public_messages(&club.sandbox, room));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_removes_and_reinvites_the_bot_finds_its_games() {
    let club = Club::open().await;
    let duel = club.start_duel("out", Place::Here).await;
    let mut session = Session::without_kills(&club, &duel, 6);
    session.act_often(4).await;
    club.sandbox.fail_next("POST /channels/*/messages", 503, 1);
    club.sandbox.fail_next("PATCH /channels/*/messages/*", 503, 1);
    let shown = public_messages(&club.sandbox, duel.channel).len();
    let channel = club.sandbox.add_channel(club.guild, "other");
    let other = &duel.people[0];
    let opened = other.run_command(channel, &["game", "new"], &[("place", 1.into())]).await.unwrap();
    club.sandbox.remove_bot(club.guild);
    drop(opened);
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(public_messages(&club.sandbox, duel.channel).len(), shown);
    club.sandbox.invite_bot(club.guild);
    club.sandbox.take_violations();
    let mut session = Session::without_kills(&club, &duel, 7);
    session.act_often(6).await;
    assert_eq!(wait_for_posts(&club, &duel).await, public_messages(&club.sandbox, duel.channel));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_even_if_the_message_to_edit_is_lost() {
    let club = Club::open().await;
    let duel = club.start_duel("unseen", Place::Here).await;
    let room = club.sandbox.add_channel(club.guild, "room");
    for hex in ["c3", "a1"] {
        place_headquarters(&club, &duel, duel.channel, hex).await;
        wait_for_posts(&club, &duel).await;
    }
    // The message of a turn is edited during the turn.
    club.sandbox.set_app_permissions_in(duel.channel, 0);
    let (_, user) = club.load_session(duel.game).await.next_to_act().unwrap();
    let person = duel.people.iter().find(|person| person.id() == user.0).unwrap().clone();
    let tiles = person.autocomplete(duel.channel, &["discard"], &[], "tile", "").await.unwrap();
    let tile = tiles[0].value.as_str().unwrap();
    let discarded = person.run_command(duel.channel, &["discard"], &[("tile", tile.into())]).await.unwrap();
    let discarded = discarded.complete(TIMEOUT).await.unwrap();
    assert!(discarded.content.starts_with('✅'), "{}", discarded.content);
    wait_for_direct_message(&club, &person, 1).await;
    let game = duel.game.0.to_string();
    let moved = person.run_command(room, &["game", "move"], &[("game", game.as_str().into())]).await.unwrap();
    moved.complete(TIMEOUT).await.unwrap();
    let duel = Duel { channel: room, ..duel };
    Session::without_kills(&club, &duel, 12).act_often(6).await;
    let sent = wait_for_posts(&club, &duel).await;
    assert_eq!(sent, public_messages(&club.sandbox, room));
    assert!(person.direct_messages().is_some_and(|place| club.sandbox.messages(place.id).len() == 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn both_players_are_told_at_once_that_their_channel_was_deleted() {
    let club = Club::open().await;
    let here = club.start_duel("here", Place::Here).await;
    let thread = club.start_duel("thread", Place::Thread).await;
    let below = club.start_duel("below", Place::Thread).await;
    let threads = club.sandbox.threads(club.guild);
    let above = threads.iter().find(|place| place.id == below.channel).and_then(|place| place.parent).unwrap();
    let room = club.sandbox.add_channel(club.guild, "room");
    for (duel, deleted) in [(&here, here.channel), (&thread, thread.channel), (&below, above)] {
        crate::posts::wait_until_quiet(&club).await;
        let person = &duel.people[0];
        let listed = person.run_command(room, &["mygames"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        let lines = |message: &Message| -> String {
            message.embeds.iter().filter_map(|embed| embed.description.clone()).collect()
        };
        assert!(lines(&listed).contains(&format!("/{}", duel.channel)), "linked while it is there: {listed:#?}");
        club.sandbox.delete_channel(deleted);
        for player in &duel.people {
            let said = wait_for_direct_message(&club, player, 1).await;
            assert!(said.contains("is gone") && said.contains("/game move"), "{said}");
        }
        let listed = person.run_command(room, &["mygames"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        let lines = lines(&listed);
        assert!(!lines.contains(&duel.channel.to_string()), "a link to nothing: {lines}");
        assert!(lines.contains("/game move"), "{lines}");
    }
    // The game continues in a channel that the players choose, and links work again. They are notified again if that
    // channel is deleted too.
    let game = here.game.0.to_string();
    let [ala, ben] = &here.people;
    let moved = ala.run_command(room, &["game", "move"], &[("game", game.as_str().into())]).await.unwrap();
    moved.complete(TIMEOUT).await.unwrap();
    club.sandbox.wait_for(room, TIMEOUT, |message| version(message).is_some()).await.unwrap();
    crate::posts::wait_until_quiet(&club).await;
    club.sandbox.delete_channel(room);
    for player in [ala, ben] {
        wait_for_direct_message(&club, player, 2).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_channel_was_deleted_is_closed() {
    use sztab_store::{GameId, Status};
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "lobby");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    club.sandbox.wait_for(channel, TIMEOUT, |message| message.button("Start").is_some()).await.unwrap();
    crate::posts::wait_until_quiet(&club).await;
    club.sandbox.delete_channel(channel);
    let store = Store::open(club.database()).await.unwrap();
    let begun = Instant::now();
    while store.load_game(GameId(1)).await.unwrap().status != Status::Cancelled {
        assert!(begun.elapsed() < TIMEOUT, "nobody will ever see it");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    store.close().await;
}
