//! Writes generated Swiss stages as tournament report files, so that other programs can check our pairings.
//!
//! `cargo run --release -p sztab-league --example stages -- FOLDER COUNT [PLAYERS ROUNDS TROUBLE]` writes for each seed
//! below COUNT and each round `SEED-ROUND.trf` and, with our pairs, `SEED-ROUND.pairs`, and prints the time of the
//! slowest stage for each round. Without sizes, stages have 8 to 64 players.

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use sztab_league::generate::{Plan, Profile, Stage};
use sztab_league::record::Points;
use sztab_league::swiss::Balance;
use sztab_league::trf::pair_file;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, count, sizes @ ..] = arguments.as_slice() else {
        return Err("FOLDER COUNT [PLAYERS ROUNDS TROUBLE]".into());
    };
    let mut slowest: Vec<Duration> = Vec::new();
    for seed in 0..count.parse()? {
        let [players, rounds, trouble] = match sizes {
            [] => [8 + seed * 7 % 57, 3 + seed % 7, seed % 3 * 10],
            [players, rounds, trouble] => [players.parse()?, rounds.parse()?, trouble.parse()?],
            _ => return Err("PLAYERS ROUNDS TROUBLE".into()),
        };
        let profile = match seed % 4 {
            0 => Profile::with_points(Points(100), Points(50)),
            1 => Profile::with_points(Points(200), Points(100)),
            2 => Profile::with_points(Points(300), Points(100)),
            _ => Profile::fine_grained(),
        };
        let plan = Plan {
            players: usize::try_from(players)?,
            rounds: usize::try_from(rounds)?,
            trouble,
            profile,
            balance: Balance::First,
        };
        let times = write_stage(Path::new(folder), plan, seed)?;
        slowest.resize(slowest.len().max(times.len()), Duration::ZERO);
        slowest.iter_mut().zip(times).for_each(|(slowest, time)| *slowest = time.max(*slowest));
    }
    for (round, time) in slowest.iter().enumerate() {
        println!("round {}: {time:.1?}", round + 1);
    }
    Ok(())
}

/// Writes the rounds of one stage. Returns the time taken to pair each.
fn write_stage(folder: &Path, plan: Plan, seed: u64) -> Result<Vec<Duration>, Box<dyn Error>> {
    let mut stage = Stage::new(plan, seed);
    let mut times = Vec::new();
    while Some(stage.finished_rounds()) < stage.tournament.rounds {
        let name = format!("{seed:05}-{:02}", stage.finished_rounds() + 1);
        let file = stage.tournament.write()?;
        let start = Instant::now();
        let pairing = stage.pair();
        times.push(start.elapsed());
        let pairs = pair_file(&file, None, Balance::First);
        let pairs = pairs.map_or_else(|error| format!("{error}\n"), |paired| paired.listing);
        std::fs::write(folder.join(format!("{name}.trf")), file)?;
        std::fs::write(folder.join(format!("{name}.pairs")), pairs)?;
        match pairing {
            Ok(pairing) => stage.play(&pairing),
            Err(_) => break,
        }
    }
    Ok(times)
}
