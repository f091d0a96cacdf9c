//! `sztab league simulate`: a season of made-up players, computed or played through the bot.
//!
//! When playing through the bot, the parent process moves the bot's clock so that weeks pass, and kills the bot in the
//! middle of a step: the sandbox withholds a request or its response, or the parent holds the database lock.
//! (`tests/endurance/through_bot.rs`)

mod audit;
mod bot;
mod error;
mod hall;
mod kills;
mod play;
mod through_bot;
mod trouble;

use std::process::ExitCode;

use sha2::{Digest as _, Sha256};

use crate::cli::files::random_seed;
use crate::cli::files::{InputError, write_output};
use sztab_game::chance::to_hex;
use sztab_league::export::export;
use sztab_league::ids::Group;
use sztab_league::rules::{Format, Preset, PromotionRules};
use sztab_league::season::Season;
use sztab_league::simulate::Simulation;
use sztab_league::trf::Tournament;

/// Play a season with simulated players, and print its log.
///
/// The log is JSON for `sztab league verify`; with --trf, the Swiss stage is printed as a file for `sztab league pair`
/// and `table`. The same seed gives the same season.
///
/// With --through-bot, simulated users type and press buttons in the sandbox, and the season's table is printed with
/// the checks that were made. Factions are then random, and the bot makes the season's random draws itself; --game
/// names the game, which is played with its built-in files. Exit status 1: a check failed.
#[derive(Debug, clap::Args)]
pub struct SimulateArguments {
    #[arg(value_enum, default_value_t = PresetArgument::Swiss)]
    preset: PresetArgument,
    /// The number of players.
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(2..=256))]
    players: u32,
    /// The number of divisions of similar size, for the preset `divisions` [default: one per eight players].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=32))]
    divisions: Option<u32>,
    /// The chance, in percent, that a player sits out or a match is a walkover; a quarter of it is the chance that a
    /// player leaves.
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=50))]
    trouble: u32,
    /// The seed of the season, which may be any text [default: a random one from the operating system].
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// Print the first stage as a TRF file, if it is Swiss.
    #[arg(long, conflicts_with = "through_bot")]
    trf: bool,
    /// Play the season through the bot in the sandbox, with each kind of trouble at least once.
    #[arg(long)]
    through_bot: bool,
    /// The game to play through the bot: neuroshima or another game for two players [default: neuroshima].
    #[arg(long, value_name = "GAME", requires = "through_bot", conflicts_with = "trouble")]
    game: Option<String>,
    /// The length of games: one player resigns after the first lines (short), or games are played to the end (full).
    #[arg(long, value_enum, default_value_t = GamesArgument::Short, requires = "through_bot")]
    games: GamesArgument,
    /// Kill the bot twice in each step of publishing a round or a challenged match and of opening a table.
    #[arg(long, requires = "through_bot")]
    kill: bool,
}

/// Length of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum GamesArgument {
    Short,
    Full,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum PresetArgument {
    Swiss,
    Flamberg,
    Divisions,
    Championship,
    Ladder,
    Cup,
    /// Cup with double elimination and a second final.
    DoubleElimination,
}

/// Factions of the simulated players.
const FACTIONS: [&str; 4] = ["borgo", "hegemony", "moloch", "outpost"];
/// Length in bytes of a seed from the operating system.
const SEED_BYTES: usize = 8;

/// Plays a season and prints its log.
pub fn simulate(arguments: &SimulateArguments) -> Result<ExitCode, InputError> {
    let preset = match arguments.preset {
        PresetArgument::Swiss => Preset::Swiss,
        PresetArgument::Flamberg => Preset::Flamberg,
        PresetArgument::Divisions => Preset::Divisions,
        PresetArgument::Championship => Preset::Championship,
        PresetArgument::Ladder => Preset::Ladder,
        PresetArgument::Cup | PresetArgument::DoubleElimination => Preset::Cup,
    };
    let seed = match &arguments.seed {
        Some(seed) => seed.clone(),
        None => to_hex(&random_seed()?[..SEED_BYTES]),
    };
    let seed: [u8; 32] = Sha256::digest(seed).into();
    let plan = Simulation::from_preset(preset, arguments.players, &FACTIONS.map(str::to_owned), seed);
    let mut plan = Simulation { trouble: arguments.trouble, ..plan };
    if matches!(arguments.preset, PresetArgument::DoubleElimination) {
        plan.rules.stages.iter_mut().for_each(|stage| stage.format = Format::DoubleElimination { second_final: true });
    }
    if let Some(divisions) = arguments.divisions {
        divide(&mut plan, divisions)?;
    }
    if arguments.through_bot {
        return through_bot::simulate_through_bot(&plan, arguments.game.as_deref(), arguments.games, arguments.kill);
    }
    let log = plan.run().map_err(|stopped| InputError(stopped.to_string()))?;
    if arguments.trf {
        return Ok(write_output(&to_trf(log.season())?, 0));
    }
    Ok(write_output(&(export(&log) + "\n"), 0))
}

/// The first stage as a tournament report file (TRF). Refuses a stage that is not Swiss.
fn to_trf(season: &Season) -> Result<String, InputError> {
    let tournament = Tournament::from_stage(season, Group::default(), |player| format!("Player {}", player.0));
    let tournament = tournament.ok_or_else(|| InputError("--trf: only Swiss stages are written as TRF".to_owned()))?;
    tournament.write().map_err(|error| InputError(format!("--trf: {error}")))
}

/// Divides the players of a plan into divisions. With several divisions, one player moves up and one moves down.
fn divide(plan: &mut Simulation, divisions: u32) -> Result<(), InputError> {
    if plan.rules.preset != Preset::Divisions {
        return Err(InputError("--divisions is for the preset divisions".to_owned()));
    }
    let sizes: Vec<u32> = (0..divisions).rev().map(|at| (plan.players + at) / divisions).collect();
    plan.rules.stages.iter_mut().for_each(|stage| stage.divisions.clone_from(&sizes));
    plan.rules.promotion = (divisions > 1).then_some(PromotionRules { moving: 1, sizes });
    Ok(())
}
