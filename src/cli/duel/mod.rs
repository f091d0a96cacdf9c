//! `sztab duel`

mod balance;
mod balance_report;
mod by_kind;
mod cooperative;
mod game;
mod multiplayer_report;
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

use super::by_game::{GameArgument, MissionArguments, TextGame};
use super::files::random_seed;
use super::files::{ArmiesArgument, InputError, print_error};
use super::variants::{VariantsArgument, parse_mode};
use balance_report::BalanceReport;
use game::{Contestants, Report};
use multiplayer_report::MultiplayerReport;
use output::Output;
use pool::play_in_order;
use progress::Progress;
use records::Records;
use report::{DuelReport, Format, Speed};
use schedule::Schedule;
use sztab_game::chance::to_hex;
use sztab_neuroshima::players::Strength;
use sztab_neuroshima::rules::{ModeKind, Terms};

/// Maximum number of games per run.
const MAX_GAMES: i64 = 1_000_000;

/// Length in bytes of a seed from the operating system.
const SEED_BYTES: usize = 8;

/// Let computer players play whole games, and print a line per game, `--`, and the score of the first player.
///
/// Games 1 and 2, 3 and 4 and so on have the same armies and piles, with the players' seats swapped. The same seed
/// gives the same standard output, whatever the number of threads; times are printed to standard error. The score is
/// the share of the possible points, a draw counting half a point, with its Wilson 95 % interval. Exit status 1: a
/// record was not written.
///
/// In a `--mode` for three or four players, each set of as many games as there are seats has the same armies and piles,
/// and the players move by one seat from game to game. The summary gives each strength's share of first places, in
/// which a shared victory is divided, and its mean place. A game that all players win or lose together has one to four
/// players and a deal of its own; its summary gives the share of games won, with its standard error, and the number of
/// turns per player.
#[derive(Debug, clap::Args)]
pub struct DuelArguments {
    /// The players, one per seat: random, casual, club, strong or strong:TRIES; other games have strengths of their
    /// own, such as easy, medium and hard.
    #[arg(long, value_name = "PLAYER,PLAYER")]
    players: String,
    #[command(flatten)]
    game: GameArgument,
    #[command(flatten)]
    mission: MissionArguments,
    /// The armies in turn order, or `all`: every pair of armies in both orders or, with more players, every order of
    /// three or four armies; `sztab armies` lists them.
    #[arg(long, value_name = "ARMY,ARMY", default_value = schedule::ALL_ARMIES)]
    armies: String,
    /// The mode: duel, ffa, points, one-vs-team (X against Y and Z) or teams (X and Z against Y and W).
    #[arg(long, value_name = "MODE", value_parser = parse_mode, default_value = "duel")]
    mode: ModeKind,
    /// The number of seats in ffa and points: 3 or 4 [default: the number of players].
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[command(flatten)]
    variants: VariantsArgument,
    /// The total number of games.
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..=MAX_GAMES))]
    games: u32,
    /// The seed of all games, which may be any text [default: a random one from the operating system].
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// Write a record of each game to this folder, for `sztab replay` and `sztab verify`; no file is overwritten.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// The number of games played in parallel [default: the number of cores].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print each game and the summary as JSON objects.
    #[arg(long)]
    json: bool,
    /// Print Markdown tables instead of games: the results of each army in total and against each other army.
    #[arg(long, conflicts_with = "json")]
    balance: bool,
    /// A folder with more armies, as `--armies` in other commands; may also be set by `SZTAB_ARMIES`.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

fn parse_strengths(players: &str) -> Result<Vec<Strength>, InputError> {
    let all: Result<_, _> = players.split(',').map(parse_strength).collect();
    all.map_err(|wrong| InputError(format!("--players: {wrong}")))
}

/// Terms of the games, checked against the other arguments.
fn build_terms(arguments: &DuelArguments, players: usize) -> Result<Terms, InputError> {
    let mode = arguments.mode;
    let seats = arguments.seats.map_or(players, usize::from);
    if arguments.balance && mode != ModeKind::Duel {
        return Err(InputError("--balance: only for duels".to_owned()));
    }
    let allowed = mode.seats().iter().any(|&allowed| usize::from(allowed) == seats);
    if !allowed || players != seats {
        let (count, example) = match mode {
            ModeKind::Duel => ("two players", "club,strong"),
            ModeKind::FreeForAll | ModeKind::Points => ("three or four players", "club,casual,casual"),
            ModeKind::OneAgainstTeam => ("three players", "club,casual,casual"),
            ModeKind::Teams => ("four players", "club,casual,club,casual"),
        };
        let seats = arguments.seats.filter(|_| allowed).map(|seats| format!(" for {seats} seats")).unwrap_or_default();
        return Err(InputError(format!("--players: expected {count}{seats}, such as {example}")));
    }
    arguments.variants.terms(mode, seats)
}

fn parse_strength(word: &str) -> Result<Strength, String> {
    let tries = word.strip_prefix("strong:").and_then(|digits| digits.parse().ok()).filter(|tries| *tries > 0);
    let strong = tries.map(|tries| Strength::Strong { tries });
    strong.or_else(|| Strength::from_name(word)).ok_or_else(|| {
        let known = Strength::ALL.map(Strength::name).join(", ");
        format!("`{word}` is no player: expected {known} or strong:TRIES")
    })
}

/// Plays the games and prints their results.
pub fn duel(arguments: &DuelArguments) -> ExitCode {
    run(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn run(arguments: &DuelArguments) -> Result<ExitCode, InputError> {
    let seed = match &arguments.seed {
        Some(seed) => seed.clone(),
        None => to_hex(&random_seed()?[..SEED_BYTES]),
    };
    if let Some(game) = arguments.game.resolve("")? {
        return play_kind(arguments, &game, seed);
    }
    arguments.mission.check_unused()?;
    let players = parse_strengths(&arguments.players)?;
    let terms = build_terms(arguments, players.len())?;
    let folder = ArmiesArgument { armies: arguments.folder.clone() };
    let catalogue = arguments.game.values.read_armies_to_deal(&folder, &terms)?;
    let schedule = Schedule::new(&catalogue, terms, &arguments.armies, seed, arguments.games)?;
    let contestants = Contestants::new(&players);
    let records = arguments.records.as_deref().map(|folder| Records::open(folder, &schedule));
    Ok(match records.transpose() {
        Ok(records) => play_games(arguments, &schedule, &contestants, records).err().unwrap_or(ExitCode::SUCCESS),
        Err(problem) => {
            print_error(&format!("sztab: {problem}"));
            ExitCode::FAILURE
        }
    })
}

/// Plays games of a kind that has its own text commands.
fn play_kind(arguments: &DuelArguments, game: &TextGame, seed: String) -> Result<ExitCode, InputError> {
    let has_armies = arguments.armies != schedule::ALL_ARMIES || arguments.folder.is_some();
    let has_mode = arguments.mode != ModeKind::Duel || arguments.seats.is_some();
    if has_armies || has_mode || arguments.records.is_some() {
        let options = "--armies, --folder, --mode, --seats and --records";
        return Err(InputError(format!("{options}: only for Neuroshima Hex")));
    }
    let output = match (arguments.json, arguments.balance) {
        (true, _) => balance::Output::Json,
        (false, true) => balance::Output::Balance,
        (false, false) => balance::Output::Text,
    };
    let players = by_kind::Series::parse_players(game, &arguments.players)?;
    let threads = thread_count(arguments, arguments.games);
    let terms = arguments.mission.terms();
    by_kind::Series { game, players, terms, seed, games: arguments.games, threads, output }.play()
}

/// Number of threads, at most one per game.
fn thread_count(arguments: &DuelArguments, games: u32) -> usize {
    let threads = match arguments.threads {
        Some(threads) => usize::from(threads),
        None => available_parallelism().map_or(1, usize::from),
    };
    threads.min(usize::try_from(games).unwrap_or(usize::MAX))
}

fn play_games(
    arguments: &DuelArguments,
    schedule: &Schedule,
    contestants: &Contestants,
    records: Option<Records>,
) -> Result<(), ExitCode> {
    let threads = thread_count(arguments, schedule.games());
    let format = if arguments.json { Format::Json } else { Format::Text };
    let with_records = records.is_some();
    let report: Box<dyn Report> = match schedule.terms().mode {
        ModeKind::Duel if arguments.balance => Box::new(BalanceReport::new(schedule, contestants)),
        ModeKind::Duel => Box::new(DuelReport::new(format, schedule, contestants)),
        ModeKind::FreeForAll | ModeKind::Points | ModeKind::OneAgainstTeam | ModeKind::Teams => {
            Box::new(MultiplayerReport::new(format, schedule, contestants))
        }
    };
    let mut output = Output {
        report,
        records,
        progress: Progress::new(schedule.games()),
        speed: Speed::new(threads, contestants.0.len()),
    };
    output.print_header()?;
    play_in_order(
        threads,
        |number, is_stopped| game::play_fixture(schedule.fixture(number)?, contestants, with_records, is_stopped),
        |games, done| {
            games.iter().try_for_each(|finished| output.report_game(finished))?;
            output.show_progress(done);
            Ok(())
        },
    )?;
    output.print_summary(contestants)
}
