//! Combined failures: while people play three sessions, Discord refuses, loses, delays and forgets requests at random,
//! and removes the bot. The games continue, and each post is sent exactly once.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use sztab_sandbox::{Disconnection, Failure, Id, ViolationKind, permission};
use sztab_store::{Post, PostState, Store};

use crate::club::{Club, Duel, Place, TIMEOUT, game_of};
use crate::kills::audit::check_acknowledged_once;
use crate::player::{AcknowledgedAct, Dice, Session, pause_briefly};
use crate::posts::public_messages;

/// Number of acts in each session during the failures, and after them.
const ACTS_PER_SESSION: [usize; 2] = [30, 4];
const MISHAP_KINDS: usize = 17;

/// The changes made to the server so far.
#[derive(Default)]
struct ServerChanges {
    deleted: BTreeSet<Id>,
    counts: [u32; MISHAP_KINDS],
}

/// Causes a failure.
async fn cause_mishap(club: &Club, duels: &[Duel], dice: &mut Dice, done: &mut ServerChanges) {
    let sandbox = &club.sandbox;
    let channel = dice.pick(duels).channel;
    let which = dice.draw_below(MISHAP_KINDS);
    done.counts[which] += 1;
    let soon = Duration::from_millis(200 + dice.draw_below(1_200) as u64);
    match which {
        0 => sandbox.drop_gateway(Disconnection::Reconnect),
        1 => sandbox.drop_gateway(Disconnection::Abrupt),
        2 => sandbox.drop_gateway(Disconnection::InvalidSession),
        3 => sandbox.drop_gateway(Disconnection::Close(4_000)),
        4 => sandbox.fail_next("POST /channels/*/messages", 500, 1),
        5 => sandbox.fail_next("PATCH /channels/*/messages/*", 503, 1),
        6 => sandbox.fail_next("POST /interactions/*/*/callback", 500, 1),
        7 => sandbox.fail_next("PATCH /webhooks/*/*/messages/*", 502, 1),
        8 => sandbox.lose_next_response("POST /channels/*/messages", 1),
        9 => sandbox.lose_next_response("PATCH /channels/*/messages/*", 1),
        10 => sandbox.limit_next("POST /channels/*/messages", soon, false),
        11 => sandbox.limit_next("PATCH /channels/*/messages/*", soon, true),
        12 => sandbox.delay_next("POST /channels/*/messages", soon, 1),
        13 => {
            // The players need the newest messages, so these are spared.
            let shown = public_messages(sandbox, channel);
            let old = &shown[..shown.len().saturating_sub(3)];
            if !old.is_empty() {
                let message = *dice.pick(old);
                sandbox.delete_message(message);
                done.deleted.insert(message);
            }
        }
        14 => sandbox.set_archived(channel, true),
        15 => {
            sandbox.set_app_permissions(club.guild, permission::ORDINARY_MEMBER & !permission::ATTACH_FILES);
            tokio::time::sleep(soon).await;
            sandbox.set_app_permissions(club.guild, permission::ORDINARY_MEMBER);
        }
        _ => {
            sandbox.remove_bot(club.guild);
            tokio::time::sleep(soon).await;
            sandbox.invite_bot(club.guild);
        }
    }
}

/// Keeps playing through every failure: a player who gets no reply looks again.
async fn play(session: &mut Session<'_>, acts: usize) {
    let begun = Instant::now();
    let mut done = 0;
    while done < acts {
        assert!(begun.elapsed() < 10 * TIMEOUT, "the game does not go on");
        match session.act().await {
            Ok(true) => done += 1,
            Ok(false) => return,
            Err(Failure::DidNotRespond | Failure::Refused(_) | Failure::TimedOut) => pause_briefly().await,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_continue_through_all_failures() {
    let seed = dice_seed();
    println!("SZTAB_CHAOS={seed}");
    let club = Club::open().await;
    let duels = [
        club.start_duel("first", Place::Here).await,
        club.start_duel_between("second", Place::Thread, ["moloch", "borgo"]).await,
        club.start_duel_between("third", Place::Thread, ["outpost", "hegemony"]).await,
    ];
    let mut sessions: Vec<Session<'_>> = (0..)
        .zip(&duels)
        .map(|(number, duel)| Session {
            is_calm: false,
            is_settled: false,
            ..Session::without_kills(&club, duel, seed + number)
        })
        .collect();
    let (mut dice, mut done) = (Dice::new(seed + 99), ServerChanges::default());
    let trouble = async {
        loop {
            cause_mishap(&club, &duels, &mut dice, &mut done).await;
            tokio::time::sleep(Duration::from_millis(400 + dice.draw_below(1_200) as u64)).await;
        }
    };
    let [first, second, third] = sessions.as_mut_slice() else { unreachable!() };
    let playing = async {
        tokio::join!(
            play(first, ACTS_PER_SESSION[0]),
            play(second, ACTS_PER_SESSION[0]),
            play(third, ACTS_PER_SESSION[0])
        )
    };
    tokio::select! {
        () = trouble => unreachable!(),
        _ = playing => {}
    }
    // The bot may just have been removed.
    club.sandbox.clear_failures();
    club.sandbox.set_app_permissions(club.guild, permission::ORDINARY_MEMBER);
    club.sandbox.invite_bot(club.guild);
    let [first, second, third] = sessions.as_mut_slice() else { unreachable!() };
    tokio::join!(play(first, ACTS_PER_SESSION[1]), play(second, ACTS_PER_SESSION[1]), play(third, ACTS_PER_SESSION[1]));
    println!("{:?}", done.counts);
    for (duel, session) in duels.iter().zip(&sessions) {
        check(&club, duel, &session.acknowledged, &done.deleted).await;
    }
    let early = club.sandbox.violations().into_iter().filter(|violation| violation.fault == ViolationKind::TooEarly);
    assert_eq!(early.collect::<Vec<_>>(), []);
}

/// A seed for the dice: taken from the environment, or else different each time.
fn dice_seed() -> u64 {
    let told = std::env::var("SZTAB_CHAOS").ok().and_then(|seed| seed.parse().ok());
    told.unwrap_or_else(|| u64::from(std::process::id()) + 7)
}

/// Checks that the log contains every acknowledged act once, that the channel contains each post once and nothing else,
/// and that the log leads to the state that was played.
async fn check(club: &Club, duel: &Duel, acknowledged: &[AcknowledgedAct], deleted: &BTreeSet<Id>) {
    let store = Store::open(club.database()).await.unwrap();
    let begun = Instant::now();
    while store.next_due_time().await.unwrap().is_some() {
        assert!(begun.elapsed() < 3 * TIMEOUT, "posts are still owed");
        pause_briefly().await;
    }
    let log = store.load_log(duel.game).await.unwrap();
    check_acknowledged_once(&log, acknowledged);
    let posts = store.load_posts(duel.game).await.unwrap();
    let (mut sent, mut own) = (BTreeSet::new(), BTreeSet::new());
    for post in posts.iter().filter(|post| post.channel.0 == duel.channel) {
        match &post.state {
            PostState::Sent { message, .. } => {
                assert!(
                    matches!(post.kind.as_str(), "refresh" | "beside" | "lobby-result") || own.insert(message.0),
                    "two posts are one message: {post:?}"
                );
                sent.insert(message.0);
            }
            PostState::GivenUp { reason } => assert_eq!(reason, "a later post says more", "{post:?}"),
            PostState::Waiting { .. } => panic!("{post:?}"),
        }
    }
    let shown: BTreeSet<Id> = public_messages(&club.sandbox, duel.channel).into_iter().collect();
    let wanted: BTreeSet<Id> = sent.difference(deleted).copied().collect();
    let missing: Vec<_> = wanted.difference(&shown).collect();
    assert!(missing.is_empty(), "what is noted as sent is there: {missing:?}");
    let more: Vec<_> = shown.difference(&wanted).map(|&id| club.sandbox.message(id)).collect();
    // Discord's response to a lookup may be lost, and a later line may settle the post before the lookup is
    // repeated.
    let is_overtaken = |post: &&Post| matches!(post.state, PostState::GivenUp { .. }) && post.attempts > 0;
    let overtaken = posts.iter().filter(is_overtaken).count();
    assert!(more.len() <= overtaken, "each post once, and nothing else: {more:#?} of {posts:#?}");
    store.close().await;
    let from_snapshot = club.load_session(duel.game).await;
    let store = Store::open(club.database()).await.unwrap();
    store.drop_snapshots(duel.game).await.unwrap();
    store.close().await;
    assert_eq!(game_of(&club.load_session(duel.game).await).fingerprint(), game_of(&from_snapshot).fingerprint());
}
