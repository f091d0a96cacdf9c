//! Pending posts.

use crate::refused;
use crate::world::{NOON, TestDatabase, append, change_at_noon, new_entry, post, press_change, snapshot};
use sztab_store::{
    Change, ChannelId, ClaimedPost, GameId, GuildId, Lease, LiveMessage, LostReason, MessageId, PostId, PostState, Seq,
    StoreError, UnixMs, UserId,
};

fn after_noon(ms: i64) -> UnixMs {
    UnixMs(NOON.0 + ms)
}

/// Queues posts to channels, each with a separate action.
async fn queue_posts(world: &TestDatabase, game: GameId, first: u32, posts: &[(u64, &str)]) {
    for (expected, (channel, text)) in (first..).zip(posts) {
        let mut add = append(game, expected, "pass");
        add.change = change_at_noon().with_post(post(*channel, text));
        world.store.append(add).await.unwrap();
    }
}

/// Leases all posts that are due, for a minute.
async fn claim_posts(world: &TestDatabase, owner: &str, at: UnixMs) -> Vec<ClaimedPost> {
    let lease = Lease { owner: owner.to_owned(), until: UnixMs(at.0 + 60_000) };
    world.store.claim_posts(&lease, at, 100).await.unwrap()
}

/// The posts that are due, as a new worker sees them.
async fn load_due_posts(world: &TestDatabase, at: UnixMs) -> Vec<(PostId, String)> {
    let claimed = claim_posts(world, &Lease::new_owner().unwrap(), at).await;
    claimed.into_iter().map(|claimed| (claimed.post.id, claimed.post.payload)).collect()
}

async fn due_texts(world: &TestDatabase, at: UnixMs) -> Vec<String> {
    load_due_posts(world, at).await.into_iter().map(|(_, text)| text).collect()
}

#[tokio::test]
async fn posts_of_a_channel_are_sent_in_order_and_wait_for_no_other_channel() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "a1"), (6, "b1"), (5, "a2"), (6, "b2")]).await;
    let first = load_due_posts(&world, NOON).await;
    assert_eq!(due_texts(&world, NOON).await, ["a1", "b1"]);

    world.store.record_post_failure(first[0].0, after_noon(30_000)).await.unwrap();
    world.store.record_post_sent(first[1].0, MessageId(60), NOON).await.unwrap();
    assert_eq!(due_texts(&world, NOON).await, ["b2"]);
    assert_eq!(due_texts(&world, after_noon(30_000)).await, ["a1", "b2"]);

    world.store.record_post_sent(first[0].0, MessageId(50), after_noon(30_000)).await.unwrap();
    assert_eq!(due_texts(&world, after_noon(30_000)).await, ["a2", "b2"]);
}

#[tokio::test]
async fn a_message_leads_to_its_newest_post_in_its_own_channel_only() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "turn"), (6, "other")]).await;
    let first = load_due_posts(&world, NOON).await;
    let found = async |channel: u64, message: u64| {
        let post = world.store.load_post_of_message(ChannelId(channel), MessageId(message)).await.unwrap();
        post.map(|post| post.payload)
    };
    assert_eq!(found(5, 50).await, None, "not sent yet");
    world.store.record_post_sent(first[0].0, MessageId(50), NOON).await.unwrap();
    world.store.record_post_sent(first[1].0, MessageId(60), NOON).await.unwrap();
    assert_eq!(found(5, 50).await.as_deref(), Some("turn"));
    assert_eq!(found(6, 50).await, None);
    // A later post that has edited the message.
    queue_posts(&world, game, 2, &[(5, "refresh")]).await;
    let edit = load_due_posts(&world, NOON).await;
    world.store.record_post_sent(edit[0].0, MessageId(50), NOON).await.unwrap();
    assert_eq!(found(5, 50).await.as_deref(), Some("refresh"));
}

#[tokio::test]
async fn only_the_channel_of_a_film_rests_after_it() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "film"), (5, "turn"), (6, "b1"), (5, "after")]).await;
    let first = load_due_posts(&world, NOON).await;
    world.store.record_film_sent(first[0].0, MessageId(50), NOON, after_noon(9_000)).await.unwrap();
    assert_eq!(due_texts(&world, after_noon(8_999)).await, ["b1"]);
    assert_eq!(world.store.next_due_time().await.unwrap(), Some(NOON));
    world.store.record_post_sent(first[1].0, MessageId(60), NOON).await.unwrap();
    assert_eq!(world.store.next_due_time().await.unwrap(), Some(after_noon(9_000)), "kept in the database");
    assert_eq!(due_texts(&world, after_noon(9_000)).await, ["turn"]);
}

#[tokio::test]
async fn a_clock_stepping_backwards_delays_no_post_longer_than_a_failure() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "a1"), (5, "a2"), (6, "b1")]).await;
    let first = load_due_posts(&world, NOON).await[0].0;
    world.store.record_post_failure(first, after_noon(30_000)).await.unwrap();
    assert_eq!(due_texts(&world, after_noon(-200_000)).await, [""; 0], "a small step is waited out");
    assert_eq!(due_texts(&world, after_noon(-7_200_000)).await, ["a1", "b1"]);
}

#[tokio::test]
async fn giving_up_a_post_releases_the_next_one() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "a1"), (5, "a2")]).await;
    let first = load_due_posts(&world, NOON).await[0].0;
    world.store.record_post_failure(first, after_noon(1)).await.unwrap();
    world.store.give_up_post(first, "the channel is gone").await.unwrap();
    assert_eq!(due_texts(&world, NOON).await, ["a2"]);
    let given_up = world.store.load_posts(game).await.unwrap().remove(0);
    assert_eq!(given_up.attempts, 1);
    assert_eq!(given_up.state, PostState::GivenUp { reason: "the channel is gone".to_owned() });
}

#[tokio::test]
async fn barred_posts_are_requeued_and_other_given_up_posts_are_not() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "a1"), (5, "a2"), (5, "a3")]).await;
    for reason in ["barred", "gone"] {
        let next = load_due_posts(&world, NOON).await[0].0;
        world.store.give_up_post(next, reason).await.unwrap();
    }
    assert_eq!(due_texts(&world, NOON).await, ["a3"]);
    let guild = world.store.load_game(game).await.unwrap().guild;
    assert_eq!(
        world.store.requeue_barred_posts(guild, after_noon(1), after_noon(5)).await.unwrap(),
        0,
        "it is older than what is still said"
    );
    assert_eq!(
        world.store.requeue_barred_posts(GuildId(guild.0 + 1), NOON, after_noon(5)).await.unwrap(),
        0,
        "of another server"
    );
    assert_eq!(world.store.requeue_barred_posts(guild, NOON, after_noon(5)).await.unwrap(), 1);
    assert_eq!(due_texts(&world, after_noon(5)).await, ["a1"]);
}

#[tokio::test]
async fn a_claimed_post_is_reassigned_only_once_its_worker_is_gone() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "a1"), (5, "a2"), (6, "b1")]).await;
    let told = |claimed: Vec<ClaimedPost>| -> Vec<(String, bool)> {
        claimed.into_iter().map(|claimed| (claimed.post.payload, claimed.may_have_been_sent)).collect()
    };
    let first = claim_posts(&world, "one", NOON).await;
    let ids: Vec<PostId> = first.iter().map(|claimed| claimed.post.id).collect();
    assert_eq!(told(first), [("a1".to_owned(), false), ("b1".to_owned(), false)]);
    assert_eq!(told(claim_posts(&world, "one", after_noon(1)).await), [], "its channel waits for what is in hand");
    assert_eq!(told(claim_posts(&world, "one", after_noon(600_000)).await), [], "the worker knows what it has in hand");
    world.store.release_post(ids[0], "two").await.unwrap();
    world.store.release_post(ids[1], "one").await.unwrap();
    // Another worker on the same file starts once the previous worker is dead.
    let taken = claim_posts(&world, "two", NOON).await;
    assert_eq!(told(taken), [("a1".to_owned(), true), ("b1".to_owned(), false)]);
    world.store.postpone_post(ids[0], NOON).await.unwrap();
    assert_eq!(told(claim_posts(&world, "two", NOON).await), [("a1".to_owned(), false)], "it was not tried");
    world.store.record_post_sent(ids[0], MessageId(50), NOON).await.unwrap();
    assert_eq!(told(claim_posts(&world, "two", NOON).await), [("a2".to_owned(), false)]);
    assert_eq!(world.query_count("SELECT count(*) FROM post WHERE lease_owner = 'two'").await, 2, "a2 and b1");
}

#[tokio::test]
async fn a_post_that_moves_while_its_old_channel_is_lost_is_sent_in_the_new_one() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "a1"), (5, "a2")]).await;
    let held = claim_posts(&world, "one", NOON).await.remove(0).post;
    world.store.move_game(game, ChannelId(9), change_at_noon()).await.unwrap();
    assert_eq!(claim_posts(&world, "one", NOON).await, [], "the worker has it in hand");
    world.store.give_up_channel(&held, LostReason::Barred, &[], NOON).await.unwrap();
    let next = claim_posts(&world, "one", NOON).await.remove(0).post;
    assert_eq!((next.payload.as_str(), next.channel), ("a1", ChannelId(9)));
}

#[tokio::test]
async fn posts_of_a_newer_program_are_not_claimed() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "a1"), (6, "b1")]).await;
    world.run_sql("UPDATE post SET since = since + 1 WHERE payload = 'a1'").await.unwrap();
    assert_eq!(due_texts(&world, NOON).await, ["b1"]);
}

#[tokio::test]
async fn a_post_keeps_its_nonce_through_every_attempt_and_restart() {
    let mut world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "a1"), (5, "a2")]).await;
    let before = claim_posts(&world, "before", NOON).await.remove(0).post;
    world.store.record_post_failure(before.id, NOON).await.unwrap();
    world.reopen().await;
    let after = claim_posts(&world, "after", NOON).await.remove(0).post;
    assert_eq!((after.id, &after.nonce, after.attempts), (before.id, &before.nonce, 1));
    assert!(after.nonce.len() <= 25);
}

#[tokio::test]
async fn a_post_is_sent_once() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    queue_posts(&world, game, 0, &[(5, "a1")]).await;
    let id = load_due_posts(&world, NOON).await[0].0;
    world.store.record_post_sent(id, MessageId(50), after_noon(7)).await.unwrap();
    refused!(world.store.record_post_sent(id, MessageId(51), NOON).await, StoreError::NoSuchPost(_));
    refused!(world.store.record_post_failure(id, NOON).await, StoreError::NoSuchPost(_));
    refused!(world.store.give_up_post(id, "no").await, StoreError::NoSuchPost(_));
    refused!(world.store.record_post_sent(PostId(99), MessageId(51), NOON).await, StoreError::NoSuchPost(99));
    let sent = world.store.load_posts(game).await.unwrap().remove(0);
    assert_eq!(sent.state, PostState::Sent { message: MessageId(50), at: after_noon(7) });
    assert_eq!((sent.seq, sent.kind.as_str(), sent.created_at), (Seq(1), "turn", NOON));
}

#[tokio::test]
async fn the_worker_knows_when_the_next_post_is_due() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    assert_eq!(world.store.next_due_time().await.unwrap(), None);
    queue_posts(&world, game, 0, &[(5, "a1"), (5, "a2"), (6, "b1")]).await;
    assert_eq!(world.store.next_due_time().await.unwrap(), Some(NOON));
    let both = load_due_posts(&world, NOON).await;
    world.store.record_post_failure(both[0].0, after_noon(40)).await.unwrap();
    world.store.record_post_failure(both[1].0, after_noon(30)).await.unwrap();
    // A post queued behind the waiting one does not make the worker check continuously.
    assert_eq!(world.store.next_due_time().await.unwrap(), Some(after_noon(30)));
}

#[tokio::test]
async fn a_live_post_takes_over_the_buttons() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let mut add = append(game, 0, "pass");
    add.change = Change::at(NOON)
        .with_post(post(5, "one").with_buttons())
        .with_post(post(6, "aside"))
        .with_post(post(5, "two").with_buttons());
    world.store.append(add).await.unwrap();
    let posts = world.store.load_posts(game).await.unwrap();
    let sent =
        async |index: usize, id| world.store.record_post_sent(posts[index].id, MessageId(id), NOON).await.unwrap();
    assert_eq!(sent(0, 50).await, None);
    assert_eq!(sent(1, 60).await, None);
    let one = LiveMessage { channel: ChannelId(5), message: MessageId(50) };
    assert_eq!(sent(2, 51).await, Some(one));
    assert_eq!(world.store.load_game(game).await.unwrap().live.unwrap().message, MessageId(51));
}

#[tokio::test]
async fn a_post_sent_anew_takes_over_the_buttons() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let mut add = append(game, 0, "pass");
    add.change = Change::at(NOON)
        .with_post(post(5, "one").with_buttons())
        .with_post(post(5, "two"))
        .with_post(post(6, "elsewhere"));
    world.store.append(add).await.unwrap();
    let posts = world.store.load_posts(game).await.unwrap();
    let message = |id| LiveMessage { channel: ChannelId(5), message: MessageId(id) };
    assert_eq!(world.store.record_post_sent(posts[0].id, MessageId(50), NOON).await.unwrap(), None);
    let anew =
        async |index: usize, id| world.store.record_post_sent_with_buttons(posts[index].id, MessageId(id), NOON).await;
    assert_eq!(anew(1, 51).await.unwrap(), Some(message(50)));
    // The game has moved to another channel.
    assert_eq!(anew(2, 60).await.unwrap(), None);
    assert_eq!(world.store.load_game(game).await.unwrap().live, Some(message(51)));
    refused!(anew(1, 52).await, StoreError::NoSuchPost(_));
}

#[tokio::test]
async fn a_failing_append_writes_no_line_post_or_snapshot() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    // The last of the three lines contains a user id that the database cannot store. By then, two lines and a post have
    // been written.
    let mut add = append(game, 0, "one");
    let mut broken = new_entry("three");
    broken.actor = UserId(u64::MAX);
    add.entries.extend([new_entry("two"), broken]);
    add.snapshot = Some(snapshot("state"));
    add.change = press_change(70).with_post(post(5, "turn"));
    let before = world.store.load_game(game).await.unwrap();
    refused!(world.store.append(add.clone()).await, StoreError::IdOutOfRange { id: u64::MAX });
    assert_eq!(world.store.load_game(game).await.unwrap(), before);
    assert_eq!(world.store.load_log(game).await.unwrap(), []);
    assert_eq!(world.store.load_posts(game).await.unwrap(), []);
    assert_eq!(world.store.load_latest_snapshot(game).await.unwrap(), None);
    // The press may be tried again.
    add.entries.pop();
    assert_eq!(world.store.append(add).await.unwrap().seq, Seq(2));
}

#[tokio::test]
async fn posts_can_be_queued_for_any_game() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    world.store.append(append(game, 0, "pass")).await.unwrap();
    world.store.cancel(game, change_at_noon()).await.unwrap();
    let again = || press_change(70).with_post(post(5, "the board again"));
    world.store.queue_posts(game, again()).await.unwrap();
    refused!(world.store.queue_posts(game, again()).await, StoreError::Duplicate { .. });
    refused!(world.store.queue_posts(GameId(99), change_at_noon()).await, StoreError::NoSuchGame(_));
    let posts = world.store.load_posts(game).await.unwrap();
    assert_eq!(posts.iter().map(|post| post.seq).collect::<Vec<_>>(), [Seq(1)]);
}
