//! The program is killed at an arbitrary point; every acknowledged change must be stored completely and exactly once.

use crate::world::{append, new_entry, post, press_change, snapshot, start_game_in};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use sztab_store::{Game, GameId, Seq, Store, StoreError};

/// Environment variable set only for the child process: the database to which it writes.
const DATABASE: &str = "SZTAB_TEST_CRASH_DATABASE";
const ROUNDS: u64 = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_lines_survive_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = Store::open(&path).await.unwrap();
    let games = [start_game_in(&store, 5).await, start_game_in(&store, 6).await];
    store.close().await;

    let mut acknowledged = BTreeSet::new();
    for round in 0..ROUNDS {
        // The kills are spread over the child's lifetime, from its first moments to hundreds of actions.
        acknowledged.extend(run_and_kill(&path, Duration::from_millis(5 + round * round * 3)));
        check(&path, &games, &acknowledged).await;
    }
    assert!(acknowledged.len() > 20, "only {} actions: the test killed too early to say anything", acknowledged.len());
}

/// Starts a child process that plays, kills it this long after its first acknowledgement, and returns its
/// acknowledgements.
fn run_and_kill(path: &Path, delay: Duration) -> Vec<(i64, u32)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::the_child_that_plays_until_it_is_killed", "--nocapture", "--test-threads=1"])
        .env(DATABASE, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut lines = Vec::new();
    while lines.last().is_none_or(|line: &String| !line.starts_with("ack ")) {
        let mut line = String::new();
        assert_ne!(output.read_line(&mut line).unwrap(), 0, "the child ended by itself: {lines:?}");
        lines.push(line);
    }
    std::thread::sleep(delay);
    child.kill().unwrap();
    child.wait().unwrap();
    lines.extend(std::iter::from_fn(|| {
        let mut line = String::new();
        (output.read_line(&mut line).unwrap() > 0).then_some(line)
    }));
    // A line without a line break was cut off by the kill, so its contents are unknown.
    lines.iter().filter_map(|line| parse_acknowledgement(line.strip_prefix("ack ")?.strip_suffix('\n')?)).collect()
}

fn parse_acknowledgement(text: &str) -> Option<(i64, u32)> {
    let (game, seq) = text.split_once(' ')?;
    Some((game.parse().ok()?, seq.parse().ok()?))
}

async fn check(path: &Path, games: &[GameId], acknowledged: &BTreeSet<(i64, u32)>) {
    let store = Store::open(path).await.unwrap();
    let mut found = BTreeSet::new();
    for &game in games {
        let log = store.load_log(game).await.unwrap();
        assert!(log.iter().zip(1..).all(|(entry, number)| entry.seq == Seq(number)), "a gap");
        assert!(log.iter().all(|entry| entry.line == format!("line {}", entry.seq)), "a line in a wrong place");
        let presses: BTreeSet<_> = log.iter().filter_map(|entry| entry.interaction).collect();
        // Each press adds two lines and one post, so that a half-written change would show.
        assert_eq!(log.len(), presses.len() * 2, "half a change");
        let posts = store.load_posts(game).await.unwrap();
        let owed: Vec<_> = posts.iter().map(|post| post.seq.0).collect();
        assert!(owed.iter().copied().eq((1..).map(|n| n * 2).take(presses.len())), "posts out of step: {owed:?}");
        let (kept, state) = store.load_latest_snapshot(game).await.unwrap().unzip();
        assert_eq!(kept.unwrap_or_default(), store.load_game(game).await.unwrap().last);
        assert_eq!(state, kept.map(|seq| snapshot(&format!("state {seq}"))));
        found.extend(log.iter().map(|entry| (game.0, entry.seq.0)));
    }
    let lost: Vec<_> = acknowledged.difference(&found).collect();
    assert!(lost.is_empty(), "acknowledged and lost: {lost:?}");
    store.close().await;
}

/// This is not a separate test: without the environment variable it does nothing.
#[tokio::test]
async fn the_child_that_plays_until_it_is_killed() {
    let Some(path) = std::env::var_os(DATABASE) else { return };
    let store = Store::open(path).await.unwrap();
    let mut games = store.load_active_games().await.unwrap();
    println!();
    loop {
        for game in &mut games {
            play_step(&store, game).await;
        }
    }
}

async fn play_step(store: &Store, game: &mut Game) {
    let next = game.last.0 + 1;
    let mut add = append(game.id, game.last.0, format!("line {next}"));
    add.entries.push(new_entry(format!("line {}", next + 1)));
    add.snapshot = Some(snapshot(&format!("state {}", next + 1)));
    add.change = press_change(game.channel.0 * 1_000_000 + u64::from(next)).with_post(post(game.channel.0, "turn"));
    let repeat = add.clone();
    game.last = store.append(add).await.unwrap().seq;
    // Only committed changes are printed, and each line leaves the process before the next change begins.
    let mut out = std::io::stdout().lock();
    writeln!(out, "ack {} {}", game.id, game.last).unwrap();
    out.flush().unwrap();
    drop(out);
    // The press is delivered again, as Discord does to a bot that seems slow.
    assert!(matches!(store.append(repeat).await, Err(StoreError::Duplicate { .. })));
}
