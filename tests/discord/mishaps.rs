//! Discord failures: errors, lost answers, dropped connections, deleted messages.

use std::os::unix::fs::PermissionsExt as _;

use sztab_game::Language;
use sztab_referee::{self, FactionChoice, Interaction, LobbyOptions, Referee, Venue};
use sztab_sandbox::{Drop, Message};
use sztab_store::{ChannelId, GuildId, InteractionId, Player, Store, UserId};

use crate::club::{Club, Duel, PATIENCE, Place, button, now, version};
use crate::player::Session;
use crate::posts::check_posts;

async fn live(club: &Club, duel: &Duel) -> Message {
    club.sandbox.wait_for(duel.channel, PATIENCE, |message| version(message).is_some()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_post_appears_once_whatever_discord_answers() {
    let club = Club::open().await;
    let duel = club.duel("errors", Place::Thread).await;
    for round in 0..4 {
        club.sandbox.fail_next("POST /channels/*/messages", 500, 1);
        club.sandbox.lose_next_answer("POST /channels/*/messages", 1);
        club.sandbox.fail_next("PATCH /channels/*/messages/*", 503, 1);
        club.sandbox.lose_next_answer("PATCH /channels/*/messages/*", 1);
        Session::calm(&club, &duel, round + 1).act_often(6).await;
        // Otherwise all the failures might hit the same post, whose retry delay doubles each time.
        check_posts(&club, &duel).await;
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_goes_on_after_the_connection_broke() {
    let club = Club::open().await;
    let duel = club.duel("gateway", Place::Here).await;
    for (round, kind) in [(1, Drop::Reconnect), (2, Drop::Abrupt), (3, Drop::InvalidSession), (4, Drop::Close(4000))] {
        let before = club.sandbox.times_identified() + club.sandbox.times_resumed();
        club.sandbox.drop_gateway(kind);
        club.sandbox
            .wait_until(PATIENCE, |sandbox| {
                let again = sandbox.times_identified() + sandbox.times_resumed() > before;
                (again && sandbox.is_bot_connected()).then_some(())
            })
            .await
            .unwrap_or_else(|_| panic!("{kind:?}"));
        Session::calm(&club, &duel, round).act_often(5).await;
    }
    check_posts(&club, &duel).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_post_that_was_deleted_or_is_in_an_archived_thread_is_sent_anew() {
    let club = Club::open().await;
    let duel = club.duel("deleted", Place::Thread).await;
    let discarding = |m: &Message| m.buttons().any(|button| button.label.starts_with("Discard "));
    // Some acts change nothing.
    let mut session = Session::calm(&club, &duel, 3);
    while !club.sandbox.messages(duel.channel).iter().any(discarding) {
        session.act_often(1).await;
    }
    let post = club.sandbox.wait_for(duel.channel, PATIENCE, discarding).await.unwrap();
    let person = duel.people.iter().find(|person| post.content.starts_with(&person.mention())).unwrap();
    club.sandbox.delete_message(post.id);
    let discard = async || {
        let tiles = person.autocomplete(duel.channel, &["discard"], &[], "tile", "").await.unwrap();
        let tile = tiles[0].value.as_str().unwrap().to_owned();
        let discarded = person.command(duel.channel, &["discard"], &[("tile", tile.as_str().into())]).await.unwrap();
        let answer = discarded.complete(PATIENCE).await.unwrap();
        assert!(answer.content.starts_with('✅'), "{}", answer.content);
    };
    discard().await;
    let is_anew = |m: &Message| m.only_for.is_none() && m.id != post.id && version(m) > version(&post);
    let anew = club.sandbox.wait_for(duel.channel, PATIENCE, is_anew).await.unwrap();
    // The thread is archived after the command and before the post is updated.
    club.sandbox.fail_next("PATCH /channels/*/messages/*", 503, 1);
    discard().await;
    club.sandbox.set_archived(duel.channel, true);
    let last = |m: &Message| m.id != anew.id && version(m) > version(&anew);
    club.sandbox.wait_for(duel.channel, PATIENCE, last).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_without_commands_is_mended_by_itself() {
    let mut club = Club::without_bot().await;
    club.sandbox.fail_next("PUT /applications/*/commands", 500, 2);
    club.start_bot();
    club.wait_for_bot().await;
    let channel = club.sandbox.add_channel(club.guild, "late");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let opened = ala.command(channel, &["game", "new"], &[]).await.unwrap().complete(PATIENCE).await.unwrap();
    assert_eq!(opened.content, "The table is open.");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_lost_is_not_said_to_have_changed_nothing() {
    let club = Club::open().await;
    let duel = club.duel("lost", Place::Here).await;
    let post = live(&club, &duel).await;
    let person = duel.people.iter().find(|person| post.content.starts_with(&person.mention())).unwrap();
    // A lost response only delays the act (`answers`); a refused one ends it.
    club.sandbox.fail_next("PATCH /webhooks/*/*/messages/*", 400, 1);
    let placed = person.command(duel.channel, &["play"], &[("what", "hq c3".into())]).await.unwrap();
    let answer = placed.complete(PATIENCE).await.unwrap();
    assert!(answer.content.contains("Check /board"), "{}", answer.content);
    assert_eq!(club.session(duel.game).await.seq.0, 1, "it was done");
    let stale = person.forge_press(post.id, &button(&post, "Place HQ"), None).await.unwrap();
    assert!(stale.complete(PATIENCE).await.unwrap().content.starts_with("The board has changed"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_owed_to_many_channels_at_once_arrives_everywhere_without_anybody_waiting_for_anybody() {
    const TABLES: u64 = 80;
    let mut club = Club::without_bot().await;
    let store = Store::open(club.database()).await.unwrap();
    let referee = Referee::new(store.clone(), sztab::KINDS);
    let mut channels = Vec::new();
    for number in 1..=TABLES {
        let channel = club.sandbox.add_channel(club.guild, &format!("table-{number}"));
        let host = Player { user: UserId(number), name: format!("Host {number}") };
        let place = Venue { guild: GuildId(club.guild), channel: ChannelId(channel) };
        let options = LobbyOptions::new(Language::English, sztab_referee::Place::Here);
        let press = Interaction { id: InteractionId(number), at: now() };
        referee.open_lobby(place, host, &FactionChoice::Random, &options, press).await.unwrap();
        channels.push(channel);
    }
    store.close().await;
    // The bot would have set these permissions; the test's own process creates files that others can read.
    std::fs::set_permissions(club.database(), std::fs::Permissions::from_mode(0o600)).unwrap();
    club.start_bot();
    club.wait_for_bot().await;
    for channel in channels {
        let lobby = |message: &Message| message.buttons().any(|button| button.label == "Join");
        club.sandbox.wait_for(channel, PATIENCE, lobby).await.unwrap();
    }
    assert!(!club.log().contains("ERROR") && !club.log().contains("WARN"), "{}", club.log());
}
