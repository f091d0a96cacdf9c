//! The bot dies before it is ready for the first time: while it creates its database, and while it registers its
//! commands.

use std::collections::BTreeMap;
use std::os::unix::process::ExitStatusExt;
use std::process::Command;
use std::time::Duration;

use super::siege::SIGABRT;
use crate::club::{Club, TIMEOUT};
use crate::player::Dice;

/// Number of first starts of a bot.
const FIRST_STARTS: usize = 8;
/// The places at which a bot aborts during its first starts, one after another.
const ABORT_POINTS: [&str; 4] = ["before-migration", "after-migration", "before-registering", "after-registering"];

/// Kills the bot once the journal of the database that it is creating has grown to this many bytes.
fn kill_in_migration(club: &mut Club, bytes: u64) {
    club.start_bot();
    let journal = club.database().with_extension("db-wal");
    while !std::fs::metadata(&journal).is_ok_and(|file| file.len() >= bytes) {
        assert!(club.bot_exit().is_none(), "{}", club.log());
        std::thread::sleep(Duration::from_micros(200));
    }
    club.kill_bot();
}

/// Makes the bot abort at a given place while it starts.
async fn abort_at(club: &mut Club, place: &str) {
    club.start_bot_with(Command::new(env!("CARGO_BIN_EXE_sztab")).env("SZTAB_FAULT", format!("{place}=die")));
    let begun = std::time::Instant::now();
    while club.bot_exit().is_none() {
        assert!(begun.elapsed() < TIMEOUT, "it does not come by {place}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let status = club.bot_exit().unwrap();
    assert_eq!(status.signal(), Some(SIGABRT), "{status}: {}", club.log());
    club.kill_bot();
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_during_its_first_start_starts_afterwards() {
    let mut dice = Dice::new(5);
    let mut deaths: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..FIRST_STARTS {
        let mut club = Club::without_bot().await;
        abort_at(&mut club, ABORT_POINTS[0]).await;
        let bytes = dice.draw_below(200_000) as u64;
        kill_in_migration(&mut club, bytes);
        for place in &ABORT_POINTS[1..] {
            abort_at(&mut club, place).await;
        }
        for cause in ABORT_POINTS.into_iter().chain(["in-migration"]) {
            *deaths.entry(cause).or_default() += 1;
        }
        club.start_bot();
        club.wait_for_bot().await;
        let channel = club.sandbox.add_channel(club.guild, "first");
        let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
        let opened = ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert_eq!(opened.content, "The table is open.");
    }
    assert!(
        deaths.len() == ABORT_POINTS.len() + 1 && deaths.values().all(|&times| times == FIRST_STARTS),
        "{deaths:?}"
    );
}
