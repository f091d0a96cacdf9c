//! The bot is killed at random moments and started again.

use std::time::Duration;

use sztab::sandbox::Failure;
use sztab::store::Store;

use crate::club::{Club, Place};
use crate::player::{Acknowledged, Dice, Table, moment};

/// How often the bot is killed in each game.
const KILLS: u32 = 25;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_killed_loses_nothing_and_does_nothing_twice() {
    for (seed, armies) in [(77, ["borgo", "hegemony"]), (1234, ["moloch", "borgo"]), (9, ["hegemony", "outpost"])] {
        play_with_kills(seed, armies).await;
    }
}

async fn play_with_kills(seed: u64, armies: [&str; 2]) {
    let mut club = Club::open().await;
    let place = if seed.is_multiple_of(2) { Place::Thread } else { Place::Here };
    let duel = club.duel_of("kills", place, armies).await;
    let sandbox = club.sandbox.clone();
    let mut table = Table {
        sandbox: &sandbox,
        channel: duel.channel,
        people: &duel.people,
        dice: Dice::new(seed),
        acknowledged: Vec::new(),
        is_calm: false,
        is_settled: false,
    };
    let mut chance = Dice::new(seed + 1);
    let mut kills = 0;
    loop {
        // Somebody plays while the bot dies at some moment between the first byte and long after the answer.
        let dies_after = Duration::from_millis(chance.below(250) as u64);
        let playing = async {
            loop {
                match table.act().await {
                    Ok(true) => {}
                    Ok(false) => return true,
                    // "The application did not respond": look at the table again.
                    Err(Failure::DidNotRespond) => return false,
                    Err(Failure::Refused(_)) => moment().await,
                    Err(Failure::TimedOut) => panic!("the channel does not show what was done"),
                }
            }
        };
        let is_over = tokio::select! {
            is_over = playing => is_over,
            () = tokio::time::sleep(dies_after), if kills < KILLS => false,
        };
        if is_over {
            break;
        }
        kills += 1;
        club.restart().await;
    }
    assert!(kills >= KILLS / 2, "only {kills} kills");
    let acknowledged = table.acknowledged;
    check_log(&club, &duel.game, &acknowledged).await;
}

/// What was acknowledged is in the log, once; and the log leads to the state that was played on.
async fn check_log(club: &Club, game: &sztab::store::GameId, acknowledged: &[Acknowledged]) {
    let store = Store::open(club.database()).await.unwrap();
    let log = store.log(*game).await.unwrap();
    let done: Vec<_> = acknowledged.iter().filter(|act| !act.is_refused()).collect();
    for act in &done {
        let entries: Vec<_> = log
            .iter()
            .filter(|entry| entry.interaction.is_some_and(|interaction| interaction.0 == act.response.interaction()))
            .collect();
        assert_eq!(entries.len(), 1, "{act:?}");
        if let Some(line) = &act.line {
            assert_eq!(&entries[0].line, line);
        }
    }
    assert!(done.len() > acknowledged.len() / 2, "most of what was tried was done");
    let posts = store.posts(*game).await.unwrap();
    let channel = posts[posts.len() - 1].channel.0;
    let mut sent: Vec<u64> = posts
        .iter()
        .filter(|post| post.kind != "refresh" && post.channel.0 == channel)
        .map(|post| match post.state {
            sztab::store::PostState::Sent { message, .. } => message.0,
            ref state => panic!("a post was not sent: {state:?}"),
        })
        .collect();
    let owed = sent.len();
    sent.sort_unstable();
    sent.dedup();
    assert_eq!(sent.len(), owed, "each post is a message of its own");
    let shown = club.sandbox.messages(channel).iter().filter(|message| message.only_for.is_none()).count();
    assert_eq!(shown, owed, "each post stands in the channel once");
    store.close().await;
    let from_snapshot = club.table(*game).await;
    let store = Store::open(club.database()).await.unwrap();
    store.drop_snapshots(*game).await.unwrap();
    store.close().await;
    assert_eq!(club.table(*game).await.game.fingerprint(), from_snapshot.game.fingerprint());
}
