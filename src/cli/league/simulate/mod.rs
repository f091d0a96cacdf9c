//! `sztab league simulate`: a season of made-up players, computed or played through the bot.
//!
//! Through the bot, the parent sets the clock of the bot, so that weeks pass, and kills it in the middle of a step:
//! the sandbox holds a request or its answer back, or the parent holds the lock of the database.
//! (`tests/endurance/through_bot.rs`)

mod audit;
mod bot;
mod deaths;
mod error;
mod hall;
mod play;
mod through;
mod trouble;

use std::process::ExitCode;

use sha2::{Digest as _, Sha256};

use crate::cli::files::random;
use crate::cli::files::{Unusable, answer};
use sztab_game::chance::hexadecimal;
use sztab_league::export::export;
use sztab_league::ids::Group;
use sztab_league::rules::{Format, Preset, PromotionRules};
use sztab_league::season::Season;
use sztab_league::simulate::Simulation;
use sztab_league::trf::Tournament;

/// Play a season of made-up players, and print its log.
///
/// The log is JSON for `sztab league verify`; with --trf, the Swiss stage is a file for `sztab league pair` and `table`. The
/// same seed gives the same season. With --through-bot the season is played
/// in the sandbox by people who type and press, and its table is printed with what was checked: exit status 1 if anything is
/// wrong. Factions are random then, draws are the bot's own, and --game names the game, of which the program has the
/// usual files.
#[derive(Debug, clap::Args)]
pub struct SimulateArguments {
    #[arg(value_enum, default_value_t = PresetWord::Swiss)]
    preset: PresetWord,
    /// Number of players.
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(2..=256))]
    players: u32,
    /// Number of divisions of about the same size, for the preset of divisions [default: one for eight players].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=32))]
    divisions: Option<u32>,
    /// Chance in percent that a player sits out, or a match is a walkover; a quarter of it, that a player leaves.
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=50))]
    trouble: u32,
    /// Any text, from which the chance of the season is made [default: one from the operating system].
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// Print the first stage, if it is Swiss, as a TRF file.
    #[arg(long, conflicts_with = "through_bot")]
    trf: bool,
    /// Play the season through the bot in the sandbox. Each sort of trouble happens at least once then.
    #[arg(long)]
    through_bot: bool,
    /// The game that is played through the bot: neuroshima, or another one that two can play [default: neuroshima].
    #[arg(long, value_name = "GAME", requires = "through_bot", conflicts_with = "trouble")]
    game: Option<String>,
    /// Length of games: one player gives up after the first lines, or to the end.
    #[arg(long, value_enum, default_value_t = GamesWord::Short, requires = "through_bot")]
    games: GamesWord,
    /// Kill the bot twice in each step of publishing a round or a challenged match and of opening a table.
    #[arg(long, requires = "through_bot")]
    kill: bool,
}

/// Length of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum GamesWord {
    Short,
    Full,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum PresetWord {
    Swiss,
    Flamberg,
    Divisions,
    Championship,
    Ladder,
    Cup,
    /// The cup with two defeats, and a second final
    DoubleElimination,
}

/// The factions of made-up players.
const FACTIONS: [&str; 4] = ["borgo", "hegemony", "moloch", "outpost"];
/// Bytes of a seed from the operating system.
const SEED_BYTES: usize = 8;

/// Plays a season.
pub fn simulate(arguments: &SimulateArguments) -> Result<ExitCode, Unusable> {
    let preset = match arguments.preset {
        PresetWord::Swiss => Preset::Swiss,
        PresetWord::Flamberg => Preset::Flamberg,
        PresetWord::Divisions => Preset::Divisions,
        PresetWord::Championship => Preset::Championship,
        PresetWord::Ladder => Preset::Ladder,
        PresetWord::Cup | PresetWord::DoubleElimination => Preset::Cup,
    };
    let seed = match &arguments.seed {
        Some(seed) => seed.clone(),
        None => hexadecimal(&random()?[..SEED_BYTES]),
    };
    let seed: [u8; 32] = Sha256::digest(seed).into();
    let plan = Simulation::of_preset(preset, arguments.players, &FACTIONS.map(str::to_owned), seed);
    let mut plan = Simulation { trouble: arguments.trouble, ..plan };
    if matches!(arguments.preset, PresetWord::DoubleElimination) {
        plan.rules.stages.iter_mut().for_each(|stage| stage.format = Format::DoubleElimination { second_final: true });
    }
    if let Some(divisions) = arguments.divisions {
        divide(&mut plan, divisions)?;
    }
    if arguments.through_bot {
        return through::through_bot(&plan, arguments.game.as_deref(), arguments.games, arguments.kill);
    }
    let log = plan.run().map_err(|stopped| Unusable(stopped.to_string()))?;
    if arguments.trf {
        return Ok(answer(&trf(log.season())?, 0));
    }
    Ok(answer(&(export(&log) + "\n"), 0))
}

/// The first stage as a tournament report file.
fn trf(season: &Season) -> Result<String, Unusable> {
    let tournament = Tournament::of_stage(season, Group::default(), |player| format!("Player {}", player.0));
    let tournament = tournament.ok_or_else(|| Unusable("--trf: only Swiss stages are written as TRF".to_owned()))?;
    tournament.write().map_err(|error| Unusable(format!("--trf: {error}")))
}

/// Divides the players of a plan. Where there are several divisions, one player moves up and one down.
fn divide(plan: &mut Simulation, divisions: u32) -> Result<(), Unusable> {
    if plan.rules.preset != Preset::Divisions {
        return Err(Unusable("--divisions is for the preset divisions".to_owned()));
    }
    let sizes: Vec<u32> = (0..divisions).rev().map(|at| (plan.players + at) / divisions).collect();
    plan.rules.stages.iter_mut().for_each(|stage| stage.divisions.clone_from(&sizes));
    plan.rules.promotion = (divisions > 1).then_some(PromotionRules { moving: 1, sizes });
    Ok(())
}
