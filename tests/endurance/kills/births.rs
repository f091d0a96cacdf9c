//! The bot dies before it is ready for the first time: while it creates its database, and while it registers its
//! commands.

use std::collections::BTreeMap;
use std::os::unix::process::ExitStatusExt;
use std::process::Command;
use std::time::Duration;

use super::siege::ABORTED;
use crate::club::{Club, PATIENCE};
use crate::player::Dice;

/// Number of first starts of a bot.
const BIRTHS: usize = 8;
/// The places at which a bot aborts during its first starts, one after another.
const PLACES: [&str; 4] = ["before-migration", "after-migration", "before-registering", "after-registering"];

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
async fn die_at(club: &mut Club, place: &str) {
    club.start_bot_by(Command::new(env!("CARGO_BIN_EXE_sztab")).env("SZTAB_FAULT", format!("{place}=die")));
    let begun = std::time::Instant::now();
    while club.bot_exit().is_none() {
        assert!(begun.elapsed() < PATIENCE, "it does not come by {place}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let status = club.bot_exit().unwrap();
    assert_eq!(status.signal(), Some(ABORTED), "{status}: {}", club.log());
    club.kill_bot();
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_while_it_starts_for_the_first_time_starts_well_afterwards() {
    let mut dice = Dice::new(5);
    let mut deaths: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..BIRTHS {
        let mut club = Club::without_bot().await;
        die_at(&mut club, PLACES[0]).await;
        let bytes = dice.below(200_000) as u64;
        kill_in_migration(&mut club, bytes);
        for place in &PLACES[1..] {
            die_at(&mut club, place).await;
        }
        for cause in PLACES.into_iter().chain(["in-migration"]) {
            *deaths.entry(cause).or_default() += 1;
        }
        club.start_bot();
        club.wait_for_bot().await;
        let channel = club.sandbox.add_channel(club.guild, "first");
        let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
        let opened = ala.command(channel, &["game", "new"], &[]).await.unwrap().complete(PATIENCE).await.unwrap();
        assert_eq!(opened.content, "The table is open.");
    }
    assert!(deaths.len() == PLACES.len() + 1 && deaths.values().all(|&times| times == BIRTHS), "{deaths:?}");
}
