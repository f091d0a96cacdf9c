//! Replies that fail on the way: each is delivered once, as soon as Discord accepts it.

use std::time::Duration;

use sztab_sandbox::{Id, Message, Person};

use crate::club::{Club, Place, TIMEOUT, button_id};

const REPLY: &str = "PATCH /webhooks/*/*/messages/*";
const ACKNOWLEDGEMENT: &str = "POST /interactions/*/*/callback";
const FOLLOW_UP: &str = "POST /webhooks/*/*";

/// Makes the next requests of a route fail.
type FaultInjector = fn(&Club, &str);

/// Faults and their names.
const FAULTS: [(&str, FaultInjector); 5] = [
    ("503", |club, route| club.sandbox.fail_next(route, 503, 2)),
    ("500", |club, route| club.sandbox.fail_next(route, 500, 1)),
    ("429", |club, route| club.sandbox.fail_next(route, 429, 2)),
    ("reset", |club, route| club.sandbox.reset_next(route, 2)),
    ("lost", |club, route| club.sandbox.lose_next_response(route, 1)),
];

async fn run_command(
    person: &Person,
    channel: Id,
    path: &[&str],
    options: &[(&str, sztab_sandbox::OptionValue)],
) -> String {
    person.run_command(channel, path, options).await.unwrap().complete(TIMEOUT).await.unwrap().content
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_that_fails_in_transit_is_still_delivered() {
    let club = Club::open().await;
    let duel = club.start_duel("answers", Place::Here).await;
    for (name, goes_wrong) in FAULTS {
        goes_wrong(&club, REPLY);
        let board = run_command(&duel.people[0], duel.channel, &["board"], &[]).await;
        assert!(!board.contains("Something went wrong") && !board.contains("/board"), "{name}: {board}");
    }
    // The move took effect, and the player is told so.
    let (_, user) = club.load_session(duel.game).await.next_to_act().unwrap();
    let person = duel.people.iter().find(|person| person.id() == user.0).unwrap();
    club.sandbox.fail_next(REPLY, 503, 3);
    let placed = run_command(person, duel.channel, &["play"], &[("what", "hq c3".into())]).await;
    assert!(placed.starts_with('✅'), "{placed}");
    // The same holds for a button press.
    let other = duel.people.iter().find(|other| other.id() != person.id()).unwrap();
    let called =
        |message: &Message| message.button("Place HQ").is_some() && message.content.starts_with(&other.mention());
    let post = club.sandbox.wait_for(duel.channel, TIMEOUT, called).await.unwrap();
    club.sandbox.fail_next(REPLY, 503, 2);
    let asked = other.press(post.id, &button_id(&post, "Place HQ")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(asked.buttons().any(|button| button.label.starts_with("1 · ")), "{asked:#?}");
    assert!(!club.log().contains("ERROR"), "{}", club.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_is_delivered_after_an_outage_of_many_attempts() {
    let club = Club::open().await;
    let duel = club.start_duel("outage", Place::Here).await;
    club.sandbox.fail_next(REPLY, 503, 9);
    let asked = duel.people[0].run_command(duel.channel, &["hand"], &[]).await.unwrap();
    // Other users are served in the meantime.
    let lobby = run_command(&duel.people[1], duel.channel, &["mygames"], &[]);
    let (hand, _) = tokio::join!(asked.complete(6 * TIMEOUT), lobby);
    assert!(!hand.unwrap().content.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_acknowledgement_is_repeated_within_three_seconds() {
    let club = Club::open().await;
    let duel = club.start_duel("callbacks", Place::Here).await;
    for (name, goes_wrong) in FAULTS {
        goes_wrong(&club, ACKNOWLEDGEMENT);
        let asked = duel.people[0].run_command(duel.channel, &["mygames"], &[]).await;
        let asked = asked.unwrap_or_else(|failure| panic!("{name}: {failure}"));
        assert!(asked.after < Duration::from_secs(3), "{name}");
        let listed = asked.complete(TIMEOUT).await.unwrap_or_else(|failure| panic!("{name}: {failure}"));
        assert!(listed.content.contains('1'), "{name}: {}", listed.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_follow_up_that_may_have_arrived_is_not_sent_twice() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "lobby");
    let [ala, eve] = ["Ala", "Eve"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |m| m.button("Leave").is_some()).await.unwrap();
    for (name, goes_wrong) in FAULTS.into_iter().filter(|(name, _)| !matches!(*name, "500" | "reset")) {
        goes_wrong(&club, FOLLOW_UP);
        let refused = eve.forge_press(lobby.id, &button_id(&lobby, "Leave"), None).await.unwrap();
        refused.complete(TIMEOUT).await.unwrap_or_else(|failure| panic!("{name}: {failure}"));
        crate::posts::wait_until_quiet(&club).await;
        assert_eq!(refused.followups().len(), 1, "{name}");
    }
}
