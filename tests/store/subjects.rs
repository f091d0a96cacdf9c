//! Presses, posts and jobs about a subject other than a game.

use crate::refused;
use crate::world::{NOON, World, append, now, post, press};
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

async fn due(world: &World) -> Vec<(Subject, Seq, String)> {
    let lease = Lease { owner: Lease::new_owner().unwrap(), until: NOON };
    let claimed = world.store.claim_posts(&lease, NOON, 100).await.unwrap();
    claimed.into_iter().map(|claimed| (claimed.post.subject, claimed.post.seq, claimed.post.payload)).collect()
}

#[tokio::test]
async fn a_channel_gets_posts_of_all_subjects_in_the_order_in_which_they_are_owed() {
    let world = World::new().await;
    world.season().await;
    let game = world.running(5).await;
    let mut add = append(game, 0, "pass");
    add.change = now().with_post(post(5, "the result")).with_post(post(5, "the standings").about(SEASON));
    world.store.append(add).await.unwrap();
    world.store.owe(SEASON, now().with_post(post(5, "a pairing"))).await.unwrap();
    world.store.owe(SERVER, now().with_post(post(6, "a welcome"))).await.unwrap();
    let expected = [
        (Subject::Game(game), Seq(1), "the result"),
        (SEASON, Seq::OPENING, "the standings"),
        (SEASON, Seq::OPENING, "a pairing"),
    ];
    for (subject, seq, text) in expected {
        let found = due(&world).await;
        assert_eq!(found[0], (subject, seq, text.to_owned()));
        assert_eq!(found[1], (SERVER, Seq::OPENING, "a welcome".to_owned()));
        let posts = world.store.posts(subject).await.unwrap();
        let id = posts.iter().find(|post| post.payload == text).unwrap().id;
        assert_eq!(world.store.note_post_sent(id, MessageId(50), NOON).await.unwrap(), None);
    }
    assert_eq!(world.store.posts(game).await.unwrap().len(), 1);
    refused!(world.store.posts(SERVER).await.unwrap()[0].game(), StoreError::NotAGame(SERVER));
}

#[tokio::test]
async fn a_press_acts_once_whatever_it_is_about() {
    let world = World::new().await;
    world.season().await;
    let game = world.running(5).await;
    world.store.owe(SEASON, press(70).with_post(post(5, "a pairing"))).await.unwrap();
    for subject in [SEASON, SERVER, game.into()] {
        let again = world.store.owe(subject, press(70).with_post(post(5, "again"))).await;
        refused!(again, StoreError::Duplicate { subject: SEASON, seq: Seq::OPENING });
    }
    assert_eq!(due(&world).await.len(), 1);
}

#[tokio::test]
async fn a_subject_waits_for_one_job_of_each_kind() {
    let world = World::new().await;
    world.season().await;
    let game = world.running(5).await;
    for subject in [SEASON, SERVER, game.into()] {
        let planned = Change::at(NOON).with_jobs([JobChange::Plan(job("round", 1)), JobChange::Plan(job("remind", 1))]);
        world.store.owe(subject, planned).await.unwrap();
        let again = Change::at(NOON).with_jobs([JobChange::Plan(job("round", 9))]);
        world.store.owe(subject, again).await.unwrap();
        let jobs = world.store.jobs(subject).await.unwrap();
        let found: Vec<(&str, i64)> = jobs.iter().map(|job| (job.kind.as_str(), job.due.0 - NOON.0)).collect();
        assert_eq!(found, [("remind", 1), ("round", 9)]);
        assert!(jobs.iter().all(|job| job.subject == subject));
    }
    let all = world.store.due_jobs(UnixMs(NOON.0 + 9), 100).await.unwrap();
    assert_eq!(all.len(), 6);
    let of_season: Vec<&Job> = all.iter().filter(|job| job.subject == SEASON).collect();
    refused!(of_season[0].game(), StoreError::NotAGame(SEASON));
    let done = |job: &Job| Change::at(NOON).with_jobs([JobChange::Done(job.id, job.due)]);
    refused!(world.store.owe(SERVER, done(of_season[0])).await, StoreError::NoSuchJob(_));
    world.store.owe(SEASON, done(of_season[0])).await.unwrap();
    let dropped = JobChange::Drop { kind: "round".to_owned(), about: String::new() };
    world.store.owe(SEASON, Change::at(NOON).with_jobs([dropped])).await.unwrap();
    assert_eq!(world.store.jobs(SEASON).await.unwrap(), []);
    assert_eq!(world.store.jobs(SERVER).await.unwrap().len(), 2);
    assert_eq!(world.store.jobs(game).await.unwrap().len(), 2);
}

/// Two presses in the same millisecond: the run started by the first press does not know about the request of the
/// second.
#[tokio::test]
async fn a_run_that_ends_leaves_the_job_that_was_planned_meanwhile() {
    let world = World::new().await;
    world.season().await;
    let plans = || Change::at(NOON).with_jobs([JobChange::Plan(job("tables", 1))]);
    world.store.owe(SEASON, plans()).await.unwrap();
    let running = world.store.jobs(SEASON).await.unwrap().remove(0);
    world.store.owe(SEASON, plans()).await.unwrap();
    let done = Change::at(NOON).with_jobs([JobChange::Done(running.id, running.due)]);
    refused!(world.store.owe(SEASON, done).await, StoreError::NoSuchJob(_));
    let planned = world.store.jobs(SEASON).await.unwrap().remove(0);
    let done = Change::at(NOON).with_jobs([JobChange::Done(planned.id, planned.due)]);
    world.store.owe(SEASON, done).await.unwrap();
    assert_eq!(world.store.jobs(SEASON).await.unwrap(), []);
}

#[tokio::test]
async fn what_a_server_is_told_is_taken_up_with_what_its_games_are_told() {
    let world = World::new().await;
    world.season().await;
    let game = world.running(5).await;
    let guild = world.store.game(game).await.unwrap().guild;
    world.store.owe(Subject::Server(guild), now().with_post(post(5, "a welcome"))).await.unwrap();
    world.store.owe(game, now().with_post(post(5, "a board"))).await.unwrap();
    for subject in [Subject::Server(guild), game.into()] {
        let id = world.store.posts(subject).await.unwrap()[0].id;
        world.store.give_up_post(id, "barred").await.unwrap();
    }
    assert_eq!(world.store.requeue_barred_posts(GuildId(guild.0 + 1), NOON, NOON).await.unwrap(), 0);
    assert_eq!(world.store.requeue_barred_posts(guild, NOON, NOON).await.unwrap(), 2);
}

#[tokio::test]
async fn the_database_itself_refuses_rows_without_a_subject_or_with_two() {
    let world = World::new().await;
    world.season().await;
    let game = world.running(5).await;
    world.store.owe(game, press(70).with_post(post(5, "a board"))).await.unwrap();
    world.store.owe(game, Change::at(NOON).with_jobs([JobChange::Plan(job("round", 1))])).await.unwrap();
    for table in ["post", "job", "interaction"] {
        for wrong in ["game_id = NULL", "season_id = 3", "guild_id = 77"] {
            let refused = world.run(&format!("UPDATE {table} SET {wrong}")).await.unwrap_err();
            assert!(refused.contains("CHECK constraint failed"), "{table} {wrong}: {refused}");
        }
    }
}
