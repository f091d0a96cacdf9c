//! The command line: one file per subcommand.

mod armies;
mod backup;
mod battle;
mod by_game;
mod check;
mod database;
mod doctor;
mod duel;
mod files;
mod league;
mod legal;
mod logging;
mod new;
mod pages;
mod play;
mod private;
mod render;
mod rendering;
mod replay;
mod restore;
mod run;
mod sandbox;
mod setup;
mod variants;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{Parser, Subcommand};
use tokio::runtime::{Builder, Runtime};

use sztab_neuroshima::rules::RULES_VERSION;

use files::print_error;

/// Exit status for unusable settings or arguments.
pub(crate) const EXIT_USAGE: u8 = 2;
/// Exit status for a dead connection, after which a supervisor restarts the program.
pub(crate) const EXIT_RESTART: u8 = 3;
/// Exit status for a database that could not be examined, and may be sound.
pub(crate) const EXIT_UNEXAMINED: u8 = 4;

/// Version of the program and of its rules.
static VERSION: LazyLock<String> = LazyLock::new(|| format!("{} (rules {RULES_VERSION})", env!("CARGO_PKG_VERSION")));

/// Sztab, a Discord bot that referees board games: Neuroshima Hex, Tiny Epic Mechs and Gears of War.
#[derive(Debug, Parser)]
#[command(name = "sztab", version = VERSION.as_str(), about, after_help = ENVIRONMENT_HELP)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot.
    Run {
        /// The settings file [default: sztab.toml, if it exists].
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    Setup(setup::SetupArguments),
    /// List the available armies, or report the errors in your own.
    Armies {
        /// A folder with your own armies.
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
    },
    /// List the pages of the Map Atlas, or report the errors in your own.
    Pages {
        /// A folder with your own pages, one .page file each.
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
    },
    Sandbox(sandbox::SandboxArguments),
    Battle(battle::BattleArguments),
    Legal(legal::LegalArguments),
    New(new::NewArguments),
    Play(play::PlayArguments),
    Replay(replay::ReplayArguments),
    Render(render::RenderArguments),
    Show(by_game::ShowArguments),
    Check(check::CheckArguments),
    Verify(verify::VerifyArguments),
    Duel(duel::DuelArguments),
    League(league::LeagueArguments),
    Backup(backup::BackupArguments),
    Restore(restore::RestoreArguments),
    Doctor(doctor::DoctorArguments),
}

impl Command {
    /// True if the command writes databases or a kept sandbox. Pictures follow the user's umask, as do settings, which
    /// another user's bot may have to read.
    fn needs_private_files(&self) -> bool {
        matches!(self, Self::Run { .. } | Self::Sandbox(_) | Self::Backup(_) | Self::Restore(_) | Self::Doctor(_))
    }
}

const ENVIRONMENT_HELP: &str = "\
Without a subcommand: `run` where DISCORD_TOKEN or sztab.toml is there, else `sandbox`.

Environment:
  DISCORD_TOKEN      the bot's token
  SZTAB_DATABASE     the database file [default: sztab.db]
  SZTAB_BACKUPS      the folder of backups [default: backups, beside the database]
  SZTAB_BACKUP_HOURS how many hours lie between backups, 0 for none [default: 24]
  SZTAB_BACKUP_KEEP  how many backups are kept [default: 7]
  SZTAB_COLOURS      the palette of all pictures: default, colour-blind or high-contrast
  SZTAB_ARMIES       a folder with armies of your own, read beside those that come with the program
  SZTAB_VALUES       a folder with values of your own, in a folder for each game: neuroshima, mechs, gears
  SZTAB_FONTS        a folder with fonts (.ttf, .otf, .ttc) for characters in names that the program's own font lacks
  SZTAB_OFFER        the ids of the armies on offer among those that come with the program [default: all]
  SZTAB_TABLES_PER_SERVER    open tables that one server may have [default: 500]
  SZTAB_REQUESTS_PER_SECOND  requests a second of one user in the long run, 0 for any number [default: 2]
  SZTAB_DISCORD_API  base URL of another Discord, for tests
  SZTAB_GATEWAY_PATIENCE  seconds without a word from Discord after which the program ends with status 3 [default: 180]
  SZTAB_LOG          what is logged: error, warn, info, debug, trace or filters [default: info; in the sandbox warn]
  SZTAB_LOG_FORMAT   how it is logged: text or json [default: text]
  SZTAB_MONITOR      an address such as 127.0.0.1:9464 for /healthz and /metrics, which are not for the public

Exit status: 0 done, 1 failed, 2 wrong settings, arguments or text, 3 the connection to Discord is dead: start again,
  4 a database could not be examined";

/// Runs the program.
#[must_use]
pub fn main() -> ExitCode {
    let command = Arguments::parse().command;
    if command.as_ref().is_none_or(Command::needs_private_files) {
        private::restrict_new_files();
    }
    match command {
        Some(Command::Run { config }) => run::run(config.as_deref()),
        Some(Command::Setup(arguments)) => setup::setup(&arguments),
        Some(Command::Armies { folder }) => armies::print_armies(folder),
        Some(Command::Pages { folder }) => pages::print_pages(folder.as_deref()),
        Some(Command::Sandbox(arguments)) => sandbox::sandbox(&arguments),
        Some(Command::Battle(arguments)) => battle::battle(&arguments),
        Some(Command::Legal(arguments)) => legal::list_legal(&arguments),
        Some(Command::New(arguments)) => new::new(&arguments),
        Some(Command::Play(arguments)) => play::play(&arguments),
        Some(Command::Replay(arguments)) => replay::replay(&arguments),
        Some(Command::Render(arguments)) => render::render(&arguments),
        Some(Command::Show(arguments)) => by_game::show(&arguments),
        Some(Command::Check(arguments)) => check::check(&arguments),
        Some(Command::Verify(arguments)) => verify::verify(&arguments),
        Some(Command::Duel(arguments)) => duel::duel(&arguments),
        Some(Command::League(arguments)) => league::league(&arguments),
        Some(Command::Backup(arguments)) => backup::backup(&arguments),
        Some(Command::Restore(arguments)) => restore::restore(&arguments),
        Some(Command::Doctor(arguments)) => doctor::doctor(&arguments),
        None if run::has_settings() => run::run(None),
        None => sandbox::sandbox(&sandbox::SandboxArguments::default()),
    }
}

/// Builds a multi-threaded runtime. On failure prints the reason to stderr and returns the exit status.
pub fn runtime() -> Result<Runtime, ExitCode> {
    Builder::new_multi_thread().enable_all().build().map_err(|error| {
        print_error(&format!("sztab: no threads to run on: {error}"));
        ExitCode::FAILURE
    })
}
