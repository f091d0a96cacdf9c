//! Code for the subcommands that use the database: finding it, and running asynchronous work.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::SystemTime;

use super::EXIT_UNEXAMINED;
use super::duel::progress::Progress;
use super::files::{InputError, print_error};
use super::runtime;
use crate::KINDS;
use crate::config::{Backups, Config};
use sztab_referee::{Examination, ExaminationEvent, examine};
use sztab_store::{StoreError, UnixMs, refuse_interrupted_restore};

/// The database to use.
#[derive(Debug, clap::Args)]
pub struct DatabaseArgument {
    /// The database file [default: the bot's, from `SZTAB_DATABASE` or sztab.toml, else sztab.db].
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

impl DatabaseArgument {
    /// Returns the path of the database and the settings of its backups.
    pub fn resolve(&self) -> Result<(PathBuf, Backups), InputError> {
        let settings = Config::read_database_settings(|name| std::env::var(name).ok());
        let (configured, backups) = settings.map_err(|error| InputError(format!("sztab: {error}")))?;
        Ok((self.database.clone().unwrap_or(configured), backups))
    }

    /// Same as [`Self::resolve`], but refuses a database that is missing or whose restore was cut short.
    pub fn resolve_existing(&self) -> Result<(PathBuf, Backups), InputError> {
        let (database, backups) = self.resolve()?;
        refuse_interrupted_restore(&database)
            .map_err(|error| InputError(format!("{}: {error}", database.display())))?;
        check_existing(
            &database,
            "there is no database: run this in the folder of the bot, or name its database by --database or SZTAB_DATABASE",
        )?;
        Ok((database, backups))
    }
}

/// Refuses a path that is not a file; `missing` is the message for a path that does not exist.
pub fn check_existing(path: &std::path::Path, missing: &str) -> Result<(), InputError> {
    match path.metadata() {
        Ok(file) if file.is_file() => Ok(()),
        Ok(_) => Err(InputError(format!("{}: it is not a file", path.display()))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(InputError(format!("{}: {missing}", path.display())))
        }
        Err(error) => Err(InputError(format!("{}: {error}", path.display()))),
    }
}

/// Runs an asynchronous command to completion.
pub fn run(command: impl Future<Output = Result<ExitCode, InputError>>) -> ExitCode {
    match runtime() {
        Ok(runtime) => runtime.block_on(command).unwrap_or_else(|unusable| unusable.exit()),
        Err(status) => status,
    }
}

/// Prints the error of a database and returns exit status 1.
pub fn report_failure(path: &std::path::Path, error: &StoreError) -> ExitCode {
    print_error(&format!("{}: {error}{}", path.display(), error.advice()));
    ExitCode::FAILURE
}

/// Prints the reason why a database was not examined. Returns exit status 4 if the error reveals nothing about the
/// database itself, else 1. `advice` is the advice for a file that cannot be read as a database: the usual advice is to
/// run `doctor`, which has just examined it.
pub fn report_unexamined(path: &std::path::Path, error: &StoreError, advice: &str) -> ExitCode {
    let is_unreadable = matches!(error, StoreError::Damaged(_) | StoreError::NotADatabase);
    print_error(&format!("{}: {error}{}", path.display(), if is_unreadable { advice } else { error.advice() }));
    let status = ExitCode::FAILURE;
    match error {
        StoreError::NotExamined { .. } | StoreError::Unavailable { .. } | StoreError::Unwritable { .. } => {
            ExitCode::from(EXIT_UNEXAMINED)
        }
        StoreError::ChannelBusy { .. }
        | StoreError::Duplicate { .. }
        | StoreError::Conflict { .. }
        | StoreError::NoSuchGame(..)
        | StoreError::NotAGame(..)
        | StoreError::NotRunning(..)
        | StoreError::NotLobby(..)
        | StoreError::Ended(..)
        | StoreError::AlreadySeated { .. }
        | StoreError::NotSeated { .. }
        | StoreError::SeatsChanged(..)
        | StoreError::LobbyChanged(..)
        | StoreError::PartChanged(..)
        | StoreError::TooManyLobbies { .. }
        | StoreError::TooManySessions { .. }
        | StoreError::TooManyAgainst { .. }
        | StoreError::GuildFull { .. }
        | StoreError::NoSuchSeason(..)
        | StoreError::SeasonMovedOn { .. }
        | StoreError::TooManySeasons { .. }
        | StoreError::LobbyFull(..)
        | StoreError::NoSuchPost(..)
        | StoreError::NoSuchJob(..)
        | StoreError::FactionHashReused(..)
        | StoreError::IdOutOfRange { .. }
        | StoreError::NewerSchema { .. }
        | StoreError::OlderSchema { .. }
        | StoreError::UnknownSchema { .. }
        | StoreError::InUse { .. }
        | StoreError::FileExists(..)
        | StoreError::JournalAlone(..)
        | StoreError::RestoreCutShort { .. }
        | StoreError::ForeignSchema { .. }
        | StoreError::NotADatabase
        | StoreError::Damaged(..)
        | StoreError::Internal(..) => status,
    }
}

/// The current time.
pub fn now() -> UnixMs {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    UnixMs(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// Examines a database and prints each finding immediately; shows a progress bar on a terminal.
pub async fn examine_and_report(
    path: &std::path::Path,
    near: &std::path::Path,
    is_still: bool,
) -> Result<Examination, StoreError> {
    let mut progress: Option<Progress> = None;
    let examined = examine(path, near, is_still, KINDS, |news| match news {
        ExaminationEvent::Found(finding) => {
            // The progress bar and the findings are both written to standard error.
            progress.iter_mut().for_each(Progress::clear);
            let kind = if finding.is_note { "note: " } else { "" };
            print_error(&format!("{}: {kind}{finding}", path.display()));
        }
        ExaminationEvent::Games { done, all } => {
            let number = |number| u32::try_from(number).unwrap_or(u32::MAX);
            progress.get_or_insert_with(|| Progress::new(number(all))).show(number(done));
        }
    })
    .await;
    progress.iter_mut().for_each(Progress::clear);
    examined
}

/// One-line summary of an examination.
pub fn summary(path: &std::path::Path, examined: &Examination) -> String {
    let Examination { schema, games, replayed, lines, problems } = examined;
    let verdict = match problems {
        0 => "nothing is wrong".to_owned(),
        1 => "1 thing is wrong".to_owned(),
        _ => format!("{problems} things are wrong"),
    };
    format!(
        "{}: schema {schema}, {games} tables, {replayed} games replayed with {lines} lines: {verdict}\n",
        path.display()
    )
}
