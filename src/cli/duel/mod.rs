//! `sztab duel`

mod game;
mod output;
mod pool;
pub mod progress;
mod records;
mod report;
mod schedule;
mod tally;

use std::path::PathBuf;
use std::process::ExitCode;
use std::thread::available_parallelism;

use super::files::{Unusable, catalogue, complain};
use super::new::random;
use crate::games::chance::hexadecimal;
use crate::games::neuroshima::players::Strength;
use game::Contestants;
use output::Output;
use pool::Pool;
use progress::Progress;
use records::Records;
use report::{Format, Report, Speed};
use schedule::Schedule;

/// Games in one call.
const MOST_GAMES: i64 = 1_000_000;

/// Bytes of a seed from the operating system.
const SEED_BYTES: usize = 8;

/// Let two computer players play whole games: a line a game, `--`, and the score of the first player.
///
/// Games 1 and 2, 3 and 4 and so on have the same armies and piles, with the players' seats swapped. stdout is the same
/// for the same seed, whatever the number of threads; times are on stderr. The score is the share of the possible
/// points, a draw being half a point, with its Wilson 95 % interval. Exit status 1: a record was not written.
#[derive(Debug, clap::Args)]
pub struct DuelArguments {
    /// The players: two of random, casual, club, strong and strong:TRIES.
    #[arg(long, value_name = "PLAYER,PLAYER", value_parser = players)]
    players: Players,
    /// The armies in turn order, or `all`: every two armies in turn, in both orders; `sztab armies` lists them.
    #[arg(long, value_name = "ARMY,ARMY", default_value = schedule::ALL)]
    armies: String,
    /// How many games are played in all.
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..=MOST_GAMES))]
    games: u32,
    /// Any text, from which the chance of all games is made [default: one from the operating system].
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// Write a record of each game into this folder, for `sztab replay` and `sztab verify`. No file is overwritten.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// How many games are played at a time [default: as many as there are cores].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print each game, and the summary, as a JSON object.
    #[arg(long)]
    json: bool,
    /// A folder with more armies, as `--armies` names it for other commands; or set `SZTAB_ARMIES`.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// The strengths of both players.
#[derive(Debug, Clone, Copy)]
struct Players([Strength; 2]);

fn players(text: &str) -> Result<Players, String> {
    let words: Vec<&str> = text.split(',').collect();
    match words[..] {
        [first, second] => Ok(Players([strength(first)?, strength(second)?])),
        _ => Err("expected two players, such as club,strong".to_owned()),
    }
}

fn strength(word: &str) -> Result<Strength, String> {
    let tries = word.strip_prefix("strong:").and_then(|digits| digits.parse().ok()).filter(|tries| *tries > 0);
    let strong = tries.map(|tries| Strength::Strong { tries });
    strong.or_else(|| Strength::of_word(word)).ok_or_else(|| {
        let known = Strength::ALL.map(Strength::word).join(", ");
        format!("`{word}` is no player: expected {known} or strong:TRIES")
    })
}

/// Plays games.
pub fn duel(arguments: &DuelArguments) -> ExitCode {
    run(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn run(arguments: &DuelArguments) -> Result<ExitCode, Unusable> {
    let catalogue = catalogue(arguments.folder.clone())?;
    let seed = match &arguments.seed {
        Some(seed) => seed.clone(),
        None => hexadecimal(&random()?[..SEED_BYTES]),
    };
    let schedule = Schedule::new(&catalogue, &arguments.armies, seed, arguments.games)?;
    let contestants = Contestants::new(arguments.players.0);
    let records = arguments.records.as_deref().map(|folder| Records::open(folder, &schedule));
    Ok(match records.transpose() {
        Ok(records) => play(arguments, &schedule, &contestants, records).err().unwrap_or(ExitCode::SUCCESS),
        Err(problem) => {
            complain(&format!("sztab: {problem}"));
            ExitCode::FAILURE
        }
    })
}

fn play(
    arguments: &DuelArguments,
    schedule: &Schedule,
    contestants: &Contestants,
    records: Option<Records>,
) -> Result<(), ExitCode> {
    let threads = match arguments.threads {
        Some(threads) => usize::from(threads),
        None => available_parallelism().map_or(1, usize::from),
    };
    // More threads than games would have nothing to do.
    let threads = threads.min(usize::try_from(schedule.games()).unwrap_or(usize::MAX));
    let format = if arguments.json { Format::Json } else { Format::Text };
    let with_records = records.is_some();
    let mut output = Output {
        report: Report::new(format, schedule, contestants),
        records,
        progress: Progress::new(schedule.games()),
        speed: Speed::new(threads),
    };
    output.begin()?;
    Pool { schedule, contestants, threads, with_records }.play(&mut output)?;
    output.end(contestants)
}
