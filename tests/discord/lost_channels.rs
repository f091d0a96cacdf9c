//! Channels that are deleted or closed to the bot, and servers that remove the bot: the players are notified, and games
//! continue.

use std::time::{Duration, Instant};

use sztab_sandbox::{Id, Message, Person, permission};
use sztab_store::{Post, PostState, Store};

use crate::club::{Club, Duel, PATIENCE, Place, version};
use crate::player::Session;
use crate::posts::{public, wait_for_posts};

/// The direct messages that the bot has sent to a person.
fn direct_messages_to(club: &Club, person: &Person) -> Vec<String> {
    let place = person.direct_messages();
    let messages = place.map(|place| club.sandbox.messages(place.id)).unwrap_or_default();
    messages.into_iter().map(|message| message.content).collect()
}

async fn wait_for_direct_message(club: &Club, person: &Person, number: usize) -> String {
    let all = club
        .sandbox
        .wait_until(PATIENCE, |_| Some(direct_messages_to(club, person)).filter(|told| told.len() >= number))
        .await;
    let all = all.unwrap();
    assert_eq!(all.len(), number, "{all:#?}");
    all[number - 1].clone()
}

/// Waits until `number` posts of a game could not be sent.
async fn wait_unsaid(club: &Club, duel: &Duel, number: usize) {
    let store = Store::open(club.database()).await.unwrap();
    let is_unsaid = |post: &Post| matches!(post.state, PostState::GivenUp { ref reason } if reason == "barred");
    let begun = Instant::now();
    while store.posts(duel.game).await.unwrap().iter().filter(|post| is_unsaid(post)).count() < number {
        assert!(begun.elapsed() < PATIENCE, "posts are still tried");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    store.close().await;
}

/// Makes both players place their HQs, the first one by a command. A post is then due, for which not even the newest
/// earlier post needs to be found.
async fn place_first(club: &Club, duel: &Duel, channel: Id, hex: &str) -> Person {
    let session = club.session(duel.game).await;
    let (_, user) = session.to_act().unwrap();
    let person = duel.people.iter().find(|person| person.id() == user.0).unwrap().clone();
    let hq = format!("hq {hex}");
    let placed = person.command(channel, &["play"], &[("what", hq.as_str().into())]).await.unwrap();
    let placed = placed.complete(PATIENCE).await.unwrap();
    assert!(placed.content.starts_with('✅'), "{}", placed.content);
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_may_not_speak_people_hear_of_it_and_nothing_is_lost() {
    let club = Club::open().await;
    let duel = club.duel("closed", Place::Here).await;
    let before = public(&club.sandbox, duel.channel).len();
    let ordinary = permission::ORDINARY;
    club.sandbox.set_app_permissions_in(duel.channel, ordinary & !permission::SEND_MESSAGES);
    place_first(&club, &duel, duel.channel, "c3").await;
    for person in &duel.people {
        let said = wait_for_direct_message(&club, person, 1).await;
        assert!(said.contains(&format!("<#{}>", duel.channel)) && said.contains("Send Messages"), "{said}");
        assert!(said.contains("/game move"), "{said}");
    }
    // Commands still work, and the players are not notified again.
    place_first(&club, &duel, duel.channel, "a1").await;
    wait_unsaid(&club, &duel, 2).await;
    assert_eq!(public(&club.sandbox, duel.channel).len(), before);
    assert!(duel.people.iter().all(|person| direct_messages_to(&club, person).len() == 1));
    // Once the bot has access again, all posts are sent, in order and exactly once.
    club.sandbox.take_violations();
    club.sandbox.set_app_permissions_in(duel.channel, ordinary);
    let all = |_: &sztab_sandbox::Sandbox| (public(&club.sandbox, duel.channel).len() >= before + 2).then_some(());
    club.sandbox.wait_until(PATIENCE, all).await.unwrap();
    assert_eq!(wait_for_posts(&club, &duel).await, public(&club.sandbox, duel.channel));
    Session::calm(&club, &duel, 4).act_often(6).await;
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn organisers_are_told_where_they_want_to_be() {
    let club = Club::open().await;
    let ola = club.sandbox.add_person(club.guild, "Ola", "en-GB");
    club.sandbox.set_permissions(club.guild, ola.id(), permission::ORDINARY | permission::MANAGE_GUILD);
    let office = club.sandbox.add_channel(club.guild, "office");
    let duel = club.duel("watched", Place::Here).await;
    let notices = [("notices", sztab_sandbox::OptionValue::Channel(office))];
    let set = ola.command(office, &["settings", "server"], &notices).await.unwrap().complete(PATIENCE).await.unwrap();
    assert!(set.content.contains(&format!("Problems are reported in <#{office}>.")), "{}", set.content);
    club.sandbox.set_app_permissions_in(duel.channel, 0);
    place_first(&club, &duel, duel.channel, "c3").await;
    let warned = |message: &Message| message.content.starts_with("⚠️");
    let warning = club.sandbox.wait_for(office, PATIENCE, warned).await.unwrap();
    assert!(warning.content.contains(&format!("<#{}>", duel.channel)), "{}", warning.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_channel_is_deleted_goes_on_in_another_one() {
    let club = Club::open().await;
    let duel = club.duel("deleted", Place::Thread).await;
    let room = club.sandbox.add_channel(club.guild, "room");
    let [ala, ben] = &duel.people;
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    let game = duel.game.0.to_string();
    let moving = [("game", game.as_str().into())];
    let early = ala.command(room, &["game", "move"], &moving).await.unwrap().complete(PATIENCE).await.unwrap();
    assert!(early.content.contains("only an organiser can move it"), "{}", early.content);
    club.sandbox.delete_channel(duel.channel);
    let offered = ben.autocomplete(room, &["game", "move"], &[], "game", "").await.unwrap();
    assert_eq!(offered[0].value, game.as_str());
    let strange = eve.command(room, &["game", "move"], &moving).await.unwrap().complete(PATIENCE).await.unwrap();
    assert!(strange.content.contains("Only a game's players"), "{}", strange.content);
    let none = [("game", "4711".into())];
    let none = ben.command(room, &["game", "move"], &none).await.unwrap().complete(PATIENCE).await.unwrap();
    assert!(none.content.contains("no such game"), "{}", none.content);
    let moved = ben.command(room, &["game", "move"], &moving).await.unwrap().complete(PATIENCE).await.unwrap();
    assert_eq!(moved.content, format!("From now on, game {game} is played here."));
    club.sandbox.wait_for(room, PATIENCE, |message| version(message).is_some()).await.unwrap();
    let again = ben.command(room, &["game", "move"], &moving).await.unwrap().complete(PATIENCE).await.unwrap();
    assert_eq!(again.content, "The game is already played here.");
    let duel = Duel { channel: room, ..duel };
    Session::calm(&club, &duel, 8).act_often(12).await;
    assert_eq!(wait_for_posts(&club, &duel).await, public(&club.sandbox, room));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_finds_its_channel_gone_is_said_where_the_game_goes_on() {
    let club = Club::open().await;
    let duel = club.duel("gone", Place::Here).await;
    let room = club.sandbox.add_channel(club.guild, "room");
    // The action takes effect while its post cannot be sent, and then the channel is deleted.
    club.sandbox.fail_next("POST /channels/*/messages", 503, 2);
    let person = place_first(&club, &duel, duel.channel, "c3").await;
    club.sandbox.delete_channel(duel.channel);
    for player in &duel.people {
        let said = wait_for_direct_message(&club, player, 1).await;
        assert!(said.contains("is gone") && said.contains("/game move"), "{said}");
    }
    let game = duel.game.0.to_string();
    let moved = person.command(room, &["game", "move"], &[("game", game.as_str().into())]).await.unwrap();
    moved.complete(PATIENCE).await.unwrap();
    let duel = Duel { channel: room, ..duel };
    Session::calm(&club, &duel, 8).act_often(6).await;
    assert_eq!(wait_for_posts(&club, &duel).await, public(&club.sandbox, room));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_throws_the_bot_out_and_invites_it_again_finds_its_games() {
    let club = Club::open().await;
    let duel = club.duel("out", Place::Here).await;
    let mut session = Session::calm(&club, &duel, 6);
    session.act_often(4).await;
    club.sandbox.fail_next("POST /channels/*/messages", 503, 1);
    club.sandbox.fail_next("PATCH /channels/*/messages/*", 503, 1);
    let shown = public(&club.sandbox, duel.channel).len();
    let channel = club.sandbox.add_channel(club.guild, "other");
    let other = &duel.people[0];
    let opened = other.command(channel, &["game", "new"], &[("place", 1.into())]).await.unwrap();
    club.sandbox.remove_bot(club.guild);
    drop(opened);
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(public(&club.sandbox, duel.channel).len(), shown);
    club.sandbox.invite_bot(club.guild);
    club.sandbox.take_violations();
    let mut session = Session::calm(&club, &duel, 7);
    session.act_often(6).await;
    assert_eq!(wait_for_posts(&club, &duel).await, public(&club.sandbox, duel.channel));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_though_the_message_that_was_to_change_is_lost() {
    let club = Club::open().await;
    let duel = club.duel("unseen", Place::Here).await;
    let room = club.sandbox.add_channel(club.guild, "room");
    for hex in ["c3", "a1"] {
        place_first(&club, &duel, duel.channel, hex).await;
        wait_for_posts(&club, &duel).await;
    }
    // The message of a turn is edited during the turn.
    club.sandbox.set_app_permissions_in(duel.channel, 0);
    let (_, user) = club.session(duel.game).await.to_act().unwrap();
    let person = duel.people.iter().find(|person| person.id() == user.0).unwrap().clone();
    let tiles = person.autocomplete(duel.channel, &["discard"], &[], "tile", "").await.unwrap();
    let tile = tiles[0].value.as_str().unwrap();
    let discarded = person.command(duel.channel, &["discard"], &[("tile", tile.into())]).await.unwrap();
    let discarded = discarded.complete(PATIENCE).await.unwrap();
    assert!(discarded.content.starts_with('✅'), "{}", discarded.content);
    wait_for_direct_message(&club, &person, 1).await;
    let game = duel.game.0.to_string();
    let moved = person.command(room, &["game", "move"], &[("game", game.as_str().into())]).await.unwrap();
    moved.complete(PATIENCE).await.unwrap();
    let duel = Duel { channel: room, ..duel };
    Session::calm(&club, &duel, 12).act_often(6).await;
    let sent = wait_for_posts(&club, &duel).await;
    assert_eq!(sent, public(&club.sandbox, room));
    assert!(person.direct_messages().is_some_and(|place| club.sandbox.messages(place.id).len() == 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn both_players_hear_at_once_that_the_channel_thread_or_parent_of_their_game_was_deleted() {
    let club = Club::open().await;
    let here = club.duel("here", Place::Here).await;
    let thread = club.duel("thread", Place::Thread).await;
    let below = club.duel("below", Place::Thread).await;
    let threads = club.sandbox.threads(club.guild);
    let above = threads.iter().find(|place| place.id == below.channel).and_then(|place| place.parent).unwrap();
    let room = club.sandbox.add_channel(club.guild, "room");
    for (duel, deleted) in [(&here, here.channel), (&thread, thread.channel), (&below, above)] {
        crate::posts::quiet(&club).await;
        let person = &duel.people[0];
        let listed = person.command(room, &["mygames"], &[]).await.unwrap().complete(PATIENCE).await.unwrap();
        let lines = |message: &Message| -> String {
            message.embeds.iter().filter_map(|embed| embed.description.clone()).collect()
        };
        assert!(lines(&listed).contains(&format!("/{}", duel.channel)), "linked while it is there: {listed:#?}");
        club.sandbox.delete_channel(deleted);
        for player in &duel.people {
            let said = wait_for_direct_message(&club, player, 1).await;
            assert!(said.contains("is gone") && said.contains("/game move"), "{said}");
        }
        let listed = person.command(room, &["mygames"], &[]).await.unwrap().complete(PATIENCE).await.unwrap();
        let lines = lines(&listed);
        assert!(!lines.contains(&duel.channel.to_string()), "a link to nothing: {lines}");
        assert!(lines.contains("/game move"), "{lines}");
    }
    // The game continues in a channel that the players choose, and links work again. They are notified again if that
    // channel is deleted too.
    let game = here.game.0.to_string();
    let [ala, ben] = &here.people;
    let moved = ala.command(room, &["game", "move"], &[("game", game.as_str().into())]).await.unwrap();
    moved.complete(PATIENCE).await.unwrap();
    club.sandbox.wait_for(room, PATIENCE, |message| version(message).is_some()).await.unwrap();
    crate::posts::quiet(&club).await;
    club.sandbox.delete_channel(room);
    for player in [ala, ben] {
        wait_for_direct_message(&club, player, 2).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_channel_was_deleted_does_not_stay_open() {
    use sztab_store::{GameId, Status};
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "lobby");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    ala.command(channel, &["game", "new"], &[]).await.unwrap().complete(PATIENCE).await.unwrap();
    club.sandbox.wait_for(channel, PATIENCE, |message| message.button("Start").is_some()).await.unwrap();
    crate::posts::quiet(&club).await;
    club.sandbox.delete_channel(channel);
    let store = Store::open(club.database()).await.unwrap();
    let begun = Instant::now();
    while store.game(GameId(1)).await.unwrap().status != Status::Cancelled {
        assert!(begun.elapsed() < PATIENCE, "nobody will ever see it");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    store.close().await;
}
