//! Pending posts.

use crate::refused;
use crate::world::{NOON, World, append, line, now, post, press, snapshot};
use sztab_store::{
    Change, ChannelId, ClaimedPost, GameId, GuildId, Lease, LiveMessage, MessageId, PostId, PostState, Seq, StoreError,
    UnixMs, UserId,
};

fn later(ms: i64) -> UnixMs {
    UnixMs(NOON.0 + ms)
}

/// Queues posts to channels, each with a separate action.
async fn owe(world: &World, game: GameId, first: u32, posts: &[(u64, &str)]) {
    for (expected, (channel, text)) in (first..).zip(posts) {
        let mut add = append(game, expected, "pass");
        add.change = now().with_post(post(*channel, text));
        world.store.append(add).await.unwrap();
    }
}

/// Leases all posts that are due, for a minute.
async fn claim(world: &World, owner: &str, at: UnixMs) -> Vec<ClaimedPost> {
    let lease = Lease { owner: owner.to_owned(), until: UnixMs(at.0 + 60_000) };
    world.store.claim_posts(&lease, at, 100).await.unwrap()
}

/// The posts that are due, as a new worker sees them.
async fn due(world: &World, at: UnixMs) -> Vec<(PostId, String)> {
    let claimed = claim(world, &Lease::new_owner().unwrap(), at).await;
    claimed.into_iter().map(|claimed| (claimed.post.id, claimed.post.payload)).collect()
}

async fn texts(world: &World, at: UnixMs) -> Vec<String> {
    due(world, at).await.into_iter().map(|(_, text)| text).collect()
}

#[tokio::test]
async fn a_channel_gets_its_posts_in_order_and_does_not_wait_for_other_channels() {
    let world = World::new().await;
    let game = world.running(5).await;
    owe(&world, game, 0, &[(5, "a1"), (6, "b1"), (5, "a2"), (6, "b2")]).await;
    let first = due(&world, NOON).await;
    assert_eq!(texts(&world, NOON).await, ["a1", "b1"]);

    world.store.note_post_failure(first[0].0, later(30_000)).await.unwrap();
    world.store.note_post_sent(first[1].0, MessageId(60), NOON).await.unwrap();
    assert_eq!(texts(&world, NOON).await, ["b2"]);
    assert_eq!(texts(&world, later(30_000)).await, ["a1", "b2"]);

    world.store.note_post_sent(first[0].0, MessageId(50), later(30_000)).await.unwrap();
    assert_eq!(texts(&world, later(30_000)).await, ["a2", "b2"]);
}

#[tokio::test]
async fn a_channel_rests_after_a_film_and_only_that_channel() {
    let world = World::new().await;
    let game = world.running(5).await;
    owe(&world, game, 0, &[(5, "film"), (5, "turn"), (6, "b1"), (5, "after")]).await;
    let first = due(&world, NOON).await;
    world.store.note_film_sent(first[0].0, MessageId(50), NOON, later(9_000)).await.unwrap();
    assert_eq!(texts(&world, later(8_999)).await, ["b1"]);
    assert_eq!(world.store.next_due().await.unwrap(), Some(NOON));
    world.store.note_post_sent(first[1].0, MessageId(60), NOON).await.unwrap();
    assert_eq!(world.store.next_due().await.unwrap(), Some(later(9_000)), "kept in the database");
    assert_eq!(texts(&world, later(9_000)).await, ["turn"]);
}

#[tokio::test]
async fn a_clock_that_steps_backwards_holds_no_post_back_for_longer_than_a_failure_does() {
    let world = World::new().await;
    let game = world.running(5).await;
    owe(&world, game, 0, &[(5, "a1"), (5, "a2"), (6, "b1")]).await;
    let first = due(&world, NOON).await[0].0;
    world.store.note_post_failure(first, later(30_000)).await.unwrap();
    assert_eq!(texts(&world, later(-200_000)).await, [""; 0], "a small step is waited out");
    assert_eq!(texts(&world, later(-7_200_000)).await, ["a1", "b1"]);
}

#[tokio::test]
async fn a_post_that_is_given_up_lets_the_next_one_pass() {
    let world = World::new().await;
    let game = world.running(5).await;
    owe(&world, game, 0, &[(5, "a1"), (5, "a2")]).await;
    let first = due(&world, NOON).await[0].0;
    world.store.note_post_failure(first, later(1)).await.unwrap();
    world.store.give_up_post(first, "the channel is gone").await.unwrap();
    assert_eq!(texts(&world, NOON).await, ["a2"]);
    let given_up = world.store.posts(game).await.unwrap().remove(0);
    assert_eq!(given_up.attempts, 1);
    assert_eq!(given_up.state, PostState::GivenUp { reason: "the channel is gone".to_owned() });
}

#[tokio::test]
async fn posts_that_were_barred_are_taken_up_and_others_that_were_given_up_are_not() {
    let world = World::new().await;
    let game = world.running(5).await;
    owe(&world, game, 0, &[(5, "a1"), (5, "a2"), (5, "a3")]).await;
    for reason in ["barred", "gone"] {
        let next = due(&world, NOON).await[0].0;
        world.store.give_up_post(next, reason).await.unwrap();
    }
    assert_eq!(texts(&world, NOON).await, ["a3"]);
    let guild = world.store.game(game).await.unwrap().guild;
    assert_eq!(
        world.store.requeue_barred_posts(guild, later(1), later(5)).await.unwrap(),
        0,
        "it is older than what is still said"
    );
    assert_eq!(
        world.store.requeue_barred_posts(GuildId(guild.0 + 1), NOON, later(5)).await.unwrap(),
        0,
        "of another server"
    );
    assert_eq!(world.store.requeue_barred_posts(guild, NOON, later(5)).await.unwrap(), 1);
    assert_eq!(texts(&world, later(5)).await, ["a1"]);
}

#[tokio::test]
async fn a_post_in_hand_is_given_out_again_only_when_its_worker_is_gone_and_then_says_so() {
    let world = World::new().await;
    let game = world.running(5).await;
    owe(&world, game, 0, &[(5, "a1"), (5, "a2"), (6, "b1")]).await;
    let told = |claimed: Vec<ClaimedPost>| -> Vec<(String, bool)> {
        claimed.into_iter().map(|claimed| (claimed.post.payload, claimed.may_have_been_sent)).collect()
    };
    let first = claim(&world, "one", NOON).await;
    let ids: Vec<PostId> = first.iter().map(|claimed| claimed.post.id).collect();
    assert_eq!(told(first), [("a1".to_owned(), false), ("b1".to_owned(), false)]);
    assert_eq!(told(claim(&world, "one", later(1)).await), [], "its channel waits for what is in hand");
    assert_eq!(told(claim(&world, "one", later(600_000)).await), [], "the worker knows what it has in hand");
    world.store.release_post(ids[0], "two").await.unwrap();
    world.store.release_post(ids[1], "one").await.unwrap();
    // Another worker on the same file starts once the previous worker is dead.
    let taken = claim(&world, "two", NOON).await;
    assert_eq!(told(taken), [("a1".to_owned(), true), ("b1".to_owned(), false)]);
    world.store.postpone_post(ids[0], NOON).await.unwrap();
    assert_eq!(told(claim(&world, "two", NOON).await), [("a1".to_owned(), false)], "it was not tried");
    world.store.note_post_sent(ids[0], MessageId(50), NOON).await.unwrap();
    assert_eq!(told(claim(&world, "two", NOON).await), [("a2".to_owned(), false)]);
    assert_eq!(world.count("SELECT count(*) FROM post WHERE lease_owner = 'two'").await, 2, "a2 and b1");
}

#[tokio::test]
async fn posts_of_a_newer_program_are_left_to_it() {
    let world = World::new().await;
    let game = world.running(5).await;
    owe(&world, game, 0, &[(5, "a1"), (6, "b1")]).await;
    world.run("UPDATE post SET since = since + 1 WHERE payload = 'a1'").await.unwrap();
    assert_eq!(texts(&world, NOON).await, ["b1"]);
}

#[tokio::test]
async fn a_post_keeps_its_nonce_through_every_attempt_and_restart() {
    let mut world = World::new().await;
    let game = world.running(5).await;
    owe(&world, game, 0, &[(5, "a1"), (5, "a2")]).await;
    let before = claim(&world, "before", NOON).await.remove(0).post;
    world.store.note_post_failure(before.id, NOON).await.unwrap();
    world.reopen().await;
    let after = claim(&world, "after", NOON).await.remove(0).post;
    assert_eq!((after.id, &after.nonce, after.attempts), (before.id, &before.nonce, 1));
    assert!(after.nonce.len() <= 25);
}

#[tokio::test]
async fn a_post_is_sent_once() {
    let world = World::new().await;
    let game = world.running(5).await;
    owe(&world, game, 0, &[(5, "a1")]).await;
    let id = due(&world, NOON).await[0].0;
    world.store.note_post_sent(id, MessageId(50), later(7)).await.unwrap();
    refused!(world.store.note_post_sent(id, MessageId(51), NOON).await, StoreError::NoSuchPost(_));
    refused!(world.store.note_post_failure(id, NOON).await, StoreError::NoSuchPost(_));
    refused!(world.store.give_up_post(id, "no").await, StoreError::NoSuchPost(_));
    refused!(world.store.note_post_sent(PostId(99), MessageId(51), NOON).await, StoreError::NoSuchPost(99));
    let sent = world.store.posts(game).await.unwrap().remove(0);
    assert_eq!(sent.state, PostState::Sent { message: MessageId(50), at: later(7) });
    assert_eq!((sent.seq, sent.kind.as_str(), sent.created_at), (Seq(1), "turn", NOON));
}

#[tokio::test]
async fn the_worker_knows_how_long_it_may_sleep() {
    let world = World::new().await;
    let game = world.running(5).await;
    assert_eq!(world.store.next_due().await.unwrap(), None);
    owe(&world, game, 0, &[(5, "a1"), (5, "a2"), (6, "b1")]).await;
    assert_eq!(world.store.next_due().await.unwrap(), Some(NOON));
    let both = due(&world, NOON).await;
    world.store.note_post_failure(both[0].0, later(40)).await.unwrap();
    world.store.note_post_failure(both[1].0, later(30)).await.unwrap();
    // A post queued behind the waiting one does not make the worker check continuously.
    assert_eq!(world.store.next_due().await.unwrap(), Some(later(30)));
}

#[tokio::test]
async fn a_live_post_takes_the_buttons_over() {
    let world = World::new().await;
    let game = world.running(5).await;
    let mut add = append(game, 0, "pass");
    add.change =
        Change::at(NOON).with_post(post(5, "one").live()).with_post(post(6, "aside")).with_post(post(5, "two").live());
    world.store.append(add).await.unwrap();
    let posts = world.store.posts(game).await.unwrap();
    let sent = async |index: usize, id| world.store.note_post_sent(posts[index].id, MessageId(id), NOON).await.unwrap();
    assert_eq!(sent(0, 50).await, None);
    assert_eq!(sent(1, 60).await, None);
    let one = LiveMessage { channel: ChannelId(5), message: MessageId(50) };
    assert_eq!(sent(2, 51).await, Some(one));
    assert_eq!(world.store.game(game).await.unwrap().live.unwrap().message, MessageId(51));
}

#[tokio::test]
async fn a_post_sent_anew_takes_the_buttons_over() {
    let world = World::new().await;
    let game = world.running(5).await;
    let mut add = append(game, 0, "pass");
    add.change =
        Change::at(NOON).with_post(post(5, "one").live()).with_post(post(5, "two")).with_post(post(6, "elsewhere"));
    world.store.append(add).await.unwrap();
    let posts = world.store.posts(game).await.unwrap();
    let message = |id| LiveMessage { channel: ChannelId(5), message: MessageId(id) };
    assert_eq!(world.store.note_post_sent(posts[0].id, MessageId(50), NOON).await.unwrap(), None);
    let anew =
        async |index: usize, id| world.store.note_post_sent_with_buttons(posts[index].id, MessageId(id), NOON).await;
    assert_eq!(anew(1, 51).await.unwrap(), Some(message(50)));
    // The game has moved to another channel.
    assert_eq!(anew(2, 60).await.unwrap(), None);
    assert_eq!(world.store.game(game).await.unwrap().live, Some(message(51)));
    refused!(anew(1, 52).await, StoreError::NoSuchPost(_));
}

#[tokio::test]
async fn a_failing_append_writes_neither_line_nor_post_nor_snapshot() {
    let world = World::new().await;
    let game = world.running(5).await;
    // The last of the three lines contains a user id that the database cannot store. By then, two lines and a post have
    // been written.
    let mut add = append(game, 0, "one");
    let mut broken = line("three");
    broken.actor = UserId(u64::MAX);
    add.entries.extend([line("two"), broken]);
    add.snapshot = Some(snapshot("state"));
    add.change = press(70).with_post(post(5, "turn"));
    let before = world.store.game(game).await.unwrap();
    refused!(world.store.append(add.clone()).await, StoreError::IdOutOfRange { id: u64::MAX });
    assert_eq!(world.store.game(game).await.unwrap(), before);
    assert_eq!(world.store.log(game).await.unwrap(), []);
    assert_eq!(world.store.posts(game).await.unwrap(), []);
    assert_eq!(world.store.latest_snapshot(game).await.unwrap(), None);
    // The press may be tried again.
    add.entries.pop();
    assert_eq!(world.store.append(add).await.unwrap().seq, Seq(2));
}

#[tokio::test]
async fn posts_can_be_owed_for_any_game_as_it_stands() {
    let world = World::new().await;
    let game = world.running(5).await;
    world.store.append(append(game, 0, "pass")).await.unwrap();
    world.store.cancel(game, now()).await.unwrap();
    let again = || press(70).with_post(post(5, "the board again"));
    world.store.owe(game, again()).await.unwrap();
    refused!(world.store.owe(game, again()).await, StoreError::Duplicate { .. });
    refused!(world.store.owe(GameId(99), now()).await, StoreError::NoSuchGame(_));
    let posts = world.store.posts(game).await.unwrap();
    assert_eq!(posts.iter().map(|post| post.seq).collect::<Vec<_>>(), [Seq(1)]);
}
