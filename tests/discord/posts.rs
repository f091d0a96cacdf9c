//! Pending posts of the bot, and the contents of a channel.

use std::time::Duration;

use sztab_sandbox::{Id, Sandbox};
use sztab_store::{PostState, Store};

use crate::club::{Club, Duel, TIMEOUT};

/// Waits until all pending posts have been sent. Returns the messages of a game in its channel, in order.
pub async fn wait_for_posts(club: &Club, duel: &Duel) -> Vec<Id> {
    let store = Store::open(club.database()).await.unwrap();
    let begun = std::time::Instant::now();
    while store.next_due_time().await.unwrap().is_some() {
        assert!(begun.elapsed() < TIMEOUT, "posts are still owed");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let posts = store.load_posts(duel.game).await.unwrap();
    store.close().await;
    let here = posts.iter().filter(|post| {
        !matches!(post.kind.as_str(), "refresh" | "beside" | "lobby-result") && post.channel.0 == duel.channel
    });
    let sent = here.filter_map(|post| match post.state {
        PostState::Sent { message, .. } => Some(message.0),
        _ => None,
    });
    sent.collect()
}

/// Asserts that the channel contains every post that is due exactly once.
pub async fn check_posts(club: &Club, duel: &Duel) {
    let mut sent = wait_for_posts(club, duel).await;
    sent.sort_unstable();
    assert_eq!(public_messages(&club.sandbox, duel.channel), sent);
}

/// Waits until the bot has nothing more to send and makes no further requests.
pub async fn wait_until_quiet(club: &Club) {
    let store = Store::open(club.database()).await.unwrap();
    let begun = std::time::Instant::now();
    let mut asked = 0;
    loop {
        assert!(begun.elapsed() < TIMEOUT, "there is always something left to do");
        tokio::time::sleep(Duration::from_millis(400)).await;
        let now = club.sandbox.requests().iter().filter(|request| !request.path.ends_with("/emojis")).count();
        if store.next_due_time().await.unwrap().is_none() && asked == now {
            return store.close().await;
        }
        asked = now;
    }
}

/// The public messages in a channel.
pub fn public_messages(sandbox: &Sandbox, channel: Id) -> Vec<Id> {
    sandbox.messages(channel).iter().filter(|message| message.only_for.is_none()).map(|message| message.id).collect()
}
