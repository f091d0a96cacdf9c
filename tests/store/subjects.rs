//! Presses, posts and jobs about a subject other than a game.

use crate::refused;
use crate::world::{NOON, TestDatabase, append, change_at_noon, post, press_change};
use sztab_store::{
    Change, GuildId, Job, JobChange, Lease, MessageId, NewJob, SeasonId, Seq, StoreError, Subject, UnixMs,
};

/// The only season of a test.
const SEASON: Subject = Subject::Season(SeasonId(1));
const SERVER: Subject = Subject::Server(GuildId(77));

fn job(kind: &str, due: i64) -> NewJob {
    let (kind, about, payload) = (kind.to_owned(), String::new(), String::new());
    NewJob { subject: None, kind, about, due: UnixMs(NOON.0 + due), payload }
}

async fn load_due_posts(world: &TestDatabase) -> Vec<(Subject, Seq, String)> {
    let lease = Lease { owner: Lease::new_owner().unwrap(), until: NOON };
    let claimed = world.store.claim_posts(&lease, NOON, 100).await.unwrap();
    claimed.into_iter().map(|claimed| (claimed.post.subject, claimed.post.seq, claimed.post.payload)).collect()
}

#[tokio::test]
async fn posts_of_all_subjects_reach_a_channel_in_queued_order() {
    let world = TestDatabase::new().await;
    world.create_season().await;
    let game = world.start_game(5).await;
    let mut add = append(game, 0, "pass");
    add.change =
        change_at_noon().with_post(post(5, "the result")).with_post(post(5, "the standings").with_subject(SEASON));
    world.store.append(add).await.unwrap();
    world.store.queue_posts(SEASON, change_at_noon().with_post(post(5, "a pairing"))).await.unwrap();
    world.store.queue_posts(SERVER, change_at_noon().with_post(post(6, "a welcome"))).await.unwrap();
    let expected = [
        (Subject::Game(game), Seq(1), "the result"),
        (SEASON, Seq::OPENING, "the standings"),
        (SEASON, Seq::OPENING, "a pairing"),
    ];
    for (subject, seq, text) in expected {
        let found = load_due_posts(&world).await;
        assert_eq!(found[0], (subject, seq, text.to_owned()));
        assert_eq!(found[1], (SERVER, Seq::OPENING, "a welcome".to_owned()));
        let posts = world.store.load_posts(subject).await.unwrap();
        let id = posts.iter().find(|post| post.payload == text).unwrap().id;
        assert_eq!(world.store.record_post_sent(id, MessageId(50), NOON).await.unwrap(), None);
    }
    assert_eq!(world.store.load_posts(game).await.unwrap().len(), 1);
    refused!(world.store.load_posts(SERVER).await.unwrap()[0].game(), StoreError::NotAGame(SERVER));
}

#[tokio::test]
async fn a_press_acts_once_for_any_subject() {
    let world = TestDatabase::new().await;
    world.create_season().await;
    let game = world.start_game(5).await;
    world.store.queue_posts(SEASON, press_change(70).with_post(post(5, "a pairing"))).await.unwrap();
    for subject in [SEASON, SERVER, game.into()] {
        let again = world.store.queue_posts(subject, press_change(70).with_post(post(5, "again"))).await;
        refused!(again, StoreError::Duplicate { subject: SEASON, seq: Seq::OPENING });
    }
    assert_eq!(load_due_posts(&world).await.len(), 1);
}

#[tokio::test]
async fn a_subject_has_one_pending_job_of_each_kind() {
    let world = TestDatabase::new().await;
    world.create_season().await;
    let game = world.start_game(5).await;
    for subject in [SEASON, SERVER, game.into()] {
        let planned = Change::at(NOON).with_jobs([JobChange::Plan(job("round", 1)), JobChange::Plan(job("remind", 1))]);
        world.store.queue_posts(subject, planned).await.unwrap();
        let again = Change::at(NOON).with_jobs([JobChange::Plan(job("round", 9))]);
        world.store.queue_posts(subject, again).await.unwrap();
        let jobs = world.store.load_jobs(subject).await.unwrap();
        let found: Vec<(&str, i64)> = jobs.iter().map(|job| (job.kind.as_str(), job.due.0 - NOON.0)).collect();
        assert_eq!(found, [("remind", 1), ("round", 9)]);
        assert!(jobs.iter().all(|job| job.subject == subject));
    }
    let all = world.store.load_due_jobs(UnixMs(NOON.0 + 9), 100).await.unwrap();
    assert_eq!(all.len(), 6);
    let of_season: Vec<&Job> = all.iter().filter(|job| job.subject == SEASON).collect();
    refused!(of_season[0].game(), StoreError::NotAGame(SEASON));
    let done = |job: &Job| Change::at(NOON).with_jobs([JobChange::Done(job.id, job.due)]);
    refused!(world.store.queue_posts(SERVER, done(of_season[0])).await, StoreError::NoSuchJob(_));
    world.store.queue_posts(SEASON, done(of_season[0])).await.unwrap();
    let dropped = JobChange::Drop { kind: "round".to_owned(), about: String::new() };
    world.store.queue_posts(SEASON, Change::at(NOON).with_jobs([dropped])).await.unwrap();
    assert_eq!(world.store.load_jobs(SEASON).await.unwrap(), []);
    assert_eq!(world.store.load_jobs(SERVER).await.unwrap().len(), 2);
    assert_eq!(world.store.load_jobs(game).await.unwrap().len(), 2);
}

/// Two presses in the same millisecond: the run started by the first press does not know about the request of the
/// second.
#[tokio::test]
async fn a_finished_run_leaves_a_job_scheduled_meanwhile() {
    let world = TestDatabase::new().await;
    world.create_season().await;
    let plans = || Change::at(NOON).with_jobs([JobChange::Plan(job("tables", 1))]);
    world.store.queue_posts(SEASON, plans()).await.unwrap();
    let running = world.store.load_jobs(SEASON).await.unwrap().remove(0);
    world.store.queue_posts(SEASON, plans()).await.unwrap();
    let done = Change::at(NOON).with_jobs([JobChange::Done(running.id, running.due)]);
    refused!(world.store.queue_posts(SEASON, done).await, StoreError::NoSuchJob(_));
    let planned = world.store.load_jobs(SEASON).await.unwrap().remove(0);
    let done = Change::at(NOON).with_jobs([JobChange::Done(planned.id, planned.due)]);
    world.store.queue_posts(SEASON, done).await.unwrap();
    assert_eq!(world.store.load_jobs(SEASON).await.unwrap(), []);
}

#[tokio::test]
async fn posts_about_a_server_are_requeued_with_those_of_its_games() {
    let world = TestDatabase::new().await;
    world.create_season().await;
    let game = world.start_game(5).await;
    let guild = world.store.load_game(game).await.unwrap().guild;
    world.store.queue_posts(Subject::Server(guild), change_at_noon().with_post(post(5, "a welcome"))).await.unwrap();
    world.store.queue_posts(game, change_at_noon().with_post(post(5, "a board"))).await.unwrap();
    for subject in [Subject::Server(guild), game.into()] {
        let id = world.store.load_posts(subject).await.unwrap()[0].id;
        world.store.give_up_post(id, "barred").await.unwrap();
    }
    assert_eq!(world.store.requeue_barred_posts(GuildId(guild.0 + 1), NOON, NOON).await.unwrap(), 0);
    assert_eq!(world.store.requeue_barred_posts(guild, NOON, NOON).await.unwrap(), 2);
}

#[tokio::test]
async fn the_database_refuses_rows_without_exactly_one_subject() {
    let world = TestDatabase::new().await;
    world.create_season().await;
    let game = world.start_game(5).await;
    world.store.queue_posts(game, press_change(70).with_post(post(5, "a board"))).await.unwrap();
    world.store.queue_posts(game, Change::at(NOON).with_jobs([JobChange::Plan(job("round", 1))])).await.unwrap();
    for table in ["post", "job", "interaction"] {
        for wrong in ["game_id = NULL", "season_id = 3", "guild_id = 77"] {
            let refused = world.run_sql(&format!("UPDATE {table} SET {wrong}")).await.unwrap_err();
            assert!(refused.contains("CHECK constraint failed"), "{table} {wrong}: {refused}");
        }
    }
}
