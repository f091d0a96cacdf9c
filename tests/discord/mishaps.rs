//! Discord failures: errors, lost answers, dropped connections, deleted messages.

use std::os::unix::fs::PermissionsExt as _;

use sztab_game::Language;
use sztab_referee::{self, FactionChoice, Interaction, LobbyOptions, Referee, Venue};
use sztab_sandbox::{Disconnection, Message};
use sztab_store::{ChannelId, GuildId, InteractionId, Player, Store, UserId};

use crate::club::{Club, Duel, Place, TIMEOUT, button_id, now, version};
use crate::player::Session;
use crate::posts::check_posts;

async fn wait_for_live_post(club: &Club, duel: &Duel) -> Message {
    club.sandbox.wait_for(duel.channel, TIMEOUT, |message| version(message).is_some()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_post_appears_once_despite_discord_failures() {
    let club = Club::open().await;
    let duel = club.start_duel("errors", Place::Thread).await;
    for round in 0..4 {
        club.sandbox.fail_next("POST /channels/*/messages", 500, 1);
        club.sandbox.lose_next_response("POST /channels/*/messages", 1);
        club.sandbox.fail_next("PATCH /channels/*/messages/*", 503, 1);
        club.sandbox.lose_next_response("PATCH /channels/*/messages/*", 1);
        Session::without_kills(&club, &duel, round + 1).act_often(6).await;
        // Otherwise all the failures might hit the same post, whose retry delay doubles each time.
        check_posts(&club, &duel).await;
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_continues_after_a_broken_connection() {
    let club = Club::open().await;
    let duel = club.start_duel("gateway", Place::Here).await;
    for (round, kind) in [
        (1, Disconnection::Reconnect),
        (2, Disconnection::Abrupt),
        (3, Disconnection::InvalidSession),
        (4, Disconnection::Close(4000)),
    ] {
        let before = club.sandbox.identify_count() + club.sandbox.resume_count();
        club.sandbox.drop_gateway(kind);
        club.sandbox
            .wait_until(TIMEOUT, |sandbox| {
                let again = sandbox.identify_count() + sandbox.resume_count() > before;
                (again && sandbox.is_bot_connected()).then_some(())
            })
            .await
            .unwrap_or_else(|_| panic!("{kind:?}"));
        Session::without_kills(&club, &duel, round).act_often(5).await;
    }
    check_posts(&club, &duel).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_or_archived_turn_post_is_sent_anew() {
    let club = Club::open().await;
    let duel = club.start_duel("deleted", Place::Thread).await;
    let discarding = |m: &Message| m.buttons().any(|button| button.label.starts_with("Discard "));
    // Some acts change nothing.
    let mut session = Session::without_kills(&club, &duel, 3);
    while !club.sandbox.messages(duel.channel).iter().any(discarding) {
        session.act_often(1).await;
    }
    let post = club.sandbox.wait_for(duel.channel, TIMEOUT, discarding).await.unwrap();
    let person = duel.people.iter().find(|person| post.content.starts_with(&person.mention())).unwrap();
    club.sandbox.delete_message(post.id);
    let discard = async || {
        let tiles = person.autocomplete(duel.channel, &["discard"], &[], "tile", "").await.unwrap();
        let tile = tiles[0].value.as_str().unwrap().to_owned();
        let discarded =
            person.run_command(duel.channel, &["discard"], &[("tile", tile.as_str().into())]).await.unwrap();
        let answer = discarded.complete(TIMEOUT).await.unwrap();
        assert!(answer.content.starts_with('✅'), "{}", answer.content);
    };
    discard().await;
    let is_anew = |m: &Message| m.only_for.is_none() && m.id != post.id && version(m) > version(&post);
    let anew = club.sandbox.wait_for(duel.channel, TIMEOUT, is_anew).await.unwrap();
    // The thread is archived after the command and before the post is updated.
    club.sandbox.fail_next("PATCH /channels/*/messages/*", 503, 1);
    discard().await;
    club.sandbox.set_archived(duel.channel, true);
    let last = |m: &Message| m.id != anew.id && version(m) > version(&anew);
    club.sandbox.wait_for(duel.channel, TIMEOUT, last).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_missing_at_the_start_are_registered_automatically() {
    let mut club = Club::without_bot().await;
    club.sandbox.fail_next("PUT /applications/*/commands", 500, 2);
    club.start_bot();
    club.wait_for_bot().await;
    let channel = club.sandbox.add_channel(club.guild, "late");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let opened = ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(opened.content, "The table is open.");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_reply_is_not_reported_as_having_no_effect() {
    let club = Club::open().await;
    let duel = club.start_duel("lost", Place::Here).await;
    let post = wait_for_live_post(&club, &duel).await;
    let person = duel.people.iter().find(|person| post.content.starts_with(&person.mention())).unwrap();
    // A lost response only delays the act (`answers`); a refused one ends it.
    club.sandbox.fail_next("PATCH /webhooks/*/*/messages/*", 400, 1);
    let placed = person.run_command(duel.channel, &["play"], &[("what", "hq c3".into())]).await.unwrap();
    let answer = placed.complete(TIMEOUT).await.unwrap();
    assert!(answer.content.contains("Check /board"), "{}", answer.content);
    assert_eq!(club.load_session(duel.game).await.seq.0, 1, "it was done");
    let stale = person.forge_press(post.id, &button_id(&post, "Place HQ"), None).await.unwrap();
    assert!(stale.complete(TIMEOUT).await.unwrap().content.starts_with("The board has changed"));
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_to_many_channels_do_not_wait_for_each_other() {
    const TABLE_COUNT: u64 = 80;
    let mut club = Club::without_bot().await;
    let store = Store::open(club.database()).await.unwrap();
    let referee = Referee::new(store.clone(), sztab::KINDS);
    let mut channels = Vec::new();
    for number in 1..=TABLE_COUNT {
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
        club.sandbox.wait_for(channel, TIMEOUT, lobby).await.unwrap();
    }
    assert!(!club.log().contains("ERROR") && !club.log().contains("WARN"), "{}", club.log());
}
