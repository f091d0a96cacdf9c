//! Completion while the database is locked for writers.

use std::time::{Duration, Instant};

use serde_json::Value;
use sztab_league::rules::FactionMode;
use sztab_store::Store;

use crate::club::Place;
use crate::fuzz::leaves;
use crate::hall::LeagueServer;
use crate::season_matches::start_first_match;

/// Discord shows an error if there is no response within three seconds.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);

#[tokio::test(flavor = "multi_thread")]
async fn completions_do_not_wait_for_the_write_lock() {
    let hall = LeagueServer::open(4).await;
    hall.enter_season_by("Wiosna", "cup", |rules| rules.factions.mode = FactionMode::Random).await;
    start_first_match(&hall).await;
    let duel = hall.club.start_duel("held", Place::Thread).await;
    let (_, user) = hall.club.load_session(duel.game).await.next_to_act().unwrap();
    let actor = duel.people.iter().find(|person| person.id() == user.0).unwrap();
    let ways: Vec<(Vec<String>, Vec<Value>)> =
        hall.club.sandbox.commands().iter().filter(|one| one["type"] == 1).flat_map(leaves).collect();

    let elsewhere = Store::open(hall.club.database()).await.unwrap();
    let held = elsewhere.acquire_write_lock().await.unwrap();
    // An action waits for the database lock while it holds its session's lock.
    actor.run_command(duel.channel, &["play"], &[("what", "place-hq C3 0".into())]).await.unwrap();
    let (mut asked, mut slow) = (0, Vec::new());
    for (person, channel) in [(actor, duel.channel), (&hall.olga, hall.channel), (&hall.players[0], hall.channel)] {
        for (path, options) in &ways {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            for option in options.iter().filter(|option| option["autocomplete"] == true) {
                let (name, begun) = (option["name"].as_str().unwrap(), Instant::now());
                let completed = person.autocomplete(channel, &path, &[], name, "").await;
                if completed.is_err() || begun.elapsed() >= RESPONSE_TIMEOUT {
                    slow.push(format!("/{} {name}: {:?}, {completed:?}", path.join(" "), begun.elapsed()));
                }
                asked += 1;
            }
        }
    }
    held.release().await.unwrap();
    assert!(asked > 100, "completions were found: {asked}");
    assert_eq!(slow, Vec::<String>::new());
    elsewhere.close().await;
}
