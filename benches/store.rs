//! Benchmarks of a large database, for operators: the cost of a start and of a backup, proof that writers do not have
//! to wait for a backup, and the cost of undoing steps once the log is long. `cargo measure --bench store` takes about
//! a minute; `cargo test --bench store` runs everything once, briefly.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on should say where")]

#[allow(dead_code, unused_macros, unused_imports, reason = "the tests of the store need more of it")]
#[path = "../tests/store/hall.rs"]
mod hall;
#[allow(dead_code, unused_macros, unused_imports, reason = "the tests of the store need more of it")]
#[path = "../tests/store/world.rs"]
mod world;

use std::time::{Duration, Instant};

use sqlx::AssertSqlSafe;

use crate::hall::TimedSessions;
use crate::world::{ALICE, GUILD, NOON, TestDatabase, append};
use sztab_referee::{Act, Interaction, Referee, Request, examine};
use sztab_store::{GameId, InteractionId, Store, back_up};

/// The extent of the measurement.
struct Extent {
    /// Number of copies of the played games in the database.
    copies: u32,
    /// Time for which changes are made without a concurrent task.
    alone: Duration,
    /// The two log lengths at which steps are undone; the number of repetitions is given separately.
    lines: [u32; 2],
    rounds: usize,
}

/// The whole measurement under `cargo bench`; otherwise each part once.
fn measurement_extent() -> Extent {
    if std::env::args().any(|argument| argument == "--bench") {
        Extent { copies: 1000, alone: Duration::from_secs(5), lines: [50, 3_003], rounds: 200 }
    } else {
        Extent { copies: 1, alone: Duration::from_millis(10), lines: [50, 60], rounds: 1 }
    }
}

/// Adds copies of the finished games, with all their related rows.
async fn add_finished_games(world: &TestDatabase, copies: u32) {
    let mut shell = world.open_shell().await;
    sqlx::raw_sql("PRAGMA synchronous = OFF; BEGIN").execute(&mut shell).await.unwrap();
    for copy in 1..=copies {
        let add = format!(
            "INSERT INTO game SELECT id + {copy} * 100, kind, guild_id, channel_id, status, created_by, created_at_ms, updated_at_ms,
                 options, rules_version, seed, commitment, opening, result, pace, live_channel_id, live_message_id, exclusive
                 FROM game WHERE id < 100 AND status = 'over';
             INSERT INTO seat SELECT game_id + {copy} * 100, seat, user_id, name, faction, faction_hash FROM seat
                 WHERE game_id IN (SELECT id FROM game WHERE id < 100 AND status = 'over');
             INSERT INTO interaction SELECT id + {copy} * 100000000, game_id + {copy} * 100, season_id, guild_id, seq, at_ms
                 FROM interaction
                 WHERE game_id IN (SELECT id FROM game WHERE id < 100 AND status = 'over');
             INSERT INTO action SELECT game_id + {copy} * 100, seq, side, line, actor, at_ms,
                 interaction_id + {copy} * 100000000, prompt FROM action
                 WHERE game_id IN (SELECT id FROM game WHERE id < 100 AND status = 'over') ORDER BY game_id, seq;
             INSERT INTO snapshot SELECT game_id + {copy} * 100, seq, state, fingerprint FROM snapshot
                 WHERE game_id IN (SELECT id FROM game WHERE id < 100 AND status = 'over');
             INSERT INTO post SELECT id + {copy} * 100000, game_id + {copy} * 100, season_id, guild_id, seq, kind,
                 channel_id, payload, live, format('%x', id + {copy} * 100000), message_id, attempts, next_try_ms,
                 created_at_ms, sent_at_ms, 'copied', since, lease_owner, lease_until_ms FROM post WHERE game_id IN (SELECT id FROM game WHERE id < 100 AND status = 'over')"
        );
        sqlx::raw_sql(AssertSqlSafe(add)).execute(&mut shell).await.unwrap();
    }
    sqlx::raw_sql("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut shell).await.unwrap();
}

/// The durations of successive changes, which are made until `until` completes.
async fn time_changes(store: &Store, game: GameId, until: impl Future<Output = ()> + Send + 'static) -> Vec<Duration> {
    let mut took = Vec::new();
    let mut last = store.load_game(game).await.unwrap().last.0;
    let until = tokio::spawn(until);
    while !until.is_finished() {
        let begun = Instant::now();
        last = store.append(append(game, last, "pass")).await.unwrap().seq.0;
        took.push(begun.elapsed());
    }
    until.await.unwrap();
    took.sort();
    took
}

/// Plays and undoes the same step repeatedly. Reports the costs of acting, of undoing, and of the post about it, at
/// this length of the log.
async fn measure_undo(store: &Store, game: GameId, extent: &Extent) {
    let referee = Referee::new(store.clone(), sztab::KINDS);
    let mut presses = 1_000_000_000;
    let mut request = |line: &str, user| {
        presses += 1;
        let press = Interaction { id: InteractionId(presses), at: NOON };
        Request { act: Act::Line(line.to_owned()), ..Request::new(game, user, None, press) }
    };
    for lines in extent.lines {
        let mut took = [Vec::new(), Vec::new(), Vec::new()];
        while took[0].len() < extent.rounds {
            let session = referee.load_session(game).await.unwrap();
            let is_long = session.seq.0 >= lines;
            let (side, user) = session.next_to_act().unwrap();
            let legal = session.legal_lines(side);
            let line = legal.iter().find(|line| line.starts_with("place ")).or(legal.first()).unwrap();
            let begun = Instant::now();
            let after = referee.act(request(line, user)).await.unwrap().session;
            let acted = begun.elapsed();
            if after.takes_back.is_none() {
                // This step cannot be undone, so the next one is tried.
                continue;
            }
            let begun = Instant::now();
            referee.undo(request("", user)).await.unwrap();
            let undone = begun.elapsed();
            if is_long {
                let record = store.load_game(game).await.unwrap();
                let (begun, last) = (Instant::now(), record.last);
                referee.load_latest_history(record, last).await.unwrap();
                for (all, one) in took.iter_mut().zip([acted, undone, begun.elapsed()]) {
                    all.push(one);
                }
            }
        }
        for (what, mut took) in ["an act", "an undo", "the log for a post"].into_iter().zip(took) {
            took.sort();
            print_durations(&format!("{what} from {lines} lines on"), &took);
        }
    }
}

fn print_durations(what: &str, took: &[Duration]) {
    let part = |percent: usize| took[(took.len() - 1) * percent / 100];
    println!("{what}: {} changes, median {:?}, p99 {:?}, longest {:?}", took.len(), part(50), part(99), part(100));
}

#[tokio::main(flavor = "multi_thread", worker_threads = 4)]
async fn main() {
    let extent = measurement_extent();
    let mut world = TestDatabase::new().await;
    let mut hall = TimedSessions::new(&world.store, 1);
    for (channel, armies) in (10..).zip([["borgo", "hegemony"], ["moloch", "outpost"], ["hegemony", "moloch"]]) {
        let game = hall.begin(channel, armies, |_| {}).await;
        hall.play(game, 1000).await;
    }
    let open = hall.begin(20, ["borgo", "moloch"], |_| {}).await;
    hall.play(open, 12).await;
    add_finished_games(&world, extent.copies).await;
    let running = world.start_game(5).await;
    world.store.close().await;
    println!("{} games, {} bytes", extent.copies * 3, world.path().metadata().unwrap().len());
    let begun = Instant::now();
    world.reopen().await;
    println!("a start, with its check: {:?}", begun.elapsed());
    let begun = Instant::now();
    let statistics = Referee::new(world.store.clone(), sztab::KINDS).load_statistics(ALICE, GUILD).await.unwrap();
    println!("the results of {} games of one player: {:?}", statistics.games.len(), begun.elapsed());
    let alone = time_changes(&world.store, running, tokio::time::sleep(extent.alone)).await;
    print_durations("alone", &alone);
    measure_undo(&world.store, open, &extent).await;
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (world.path(), folder.path().join("backup.db"));
    let begun = Instant::now();
    let backup = async move {
        back_up(&from, &to).await.unwrap();
    };
    let beside = time_changes(&world.store, running, backup).await;
    println!("a backup: {:?}", begun.elapsed());
    print_durations("beside the backup", &beside);
    let begun = Instant::now();
    // The game to which lines were merely appended has no real opening.
    let examined = examine(&folder.path().join("backup.db"), folder.path(), true, sztab::KINDS, |_| {}).await.unwrap();
    println!("doctor: {:?} for {examined:?}", begun.elapsed());
}
