//! `sztab backup`

use std::path::PathBuf;
use std::process::ExitCode;

use super::database::{DatabaseArgument, now, report_failure, run};
use super::files::{InputError, write_output};
use sztab_store::{BackupFolder, back_up};

/// Back up the database in its current state, even while the bot is running, and check the copy.
///
/// The copy is one file that only its owner may read. It gets its final name only once it is complete, and no existing
/// file is overwritten. Exit status 1: no backup was taken.
#[derive(Debug, clap::Args)]
pub struct BackupArguments {
    /// The new file, or a folder to put it in [default: the folder of the bot's own backups, where it counts as one of
    /// them].
    #[arg(value_name = "TO")]
    to: Option<PathBuf>,
    #[command(flatten)]
    database: DatabaseArgument,
}

/// Takes a backup.
pub fn backup(arguments: &BackupArguments) -> ExitCode {
    run(take_backup(arguments))
}

async fn take_backup(arguments: &BackupArguments) -> Result<ExitCode, InputError> {
    let (database, backups) = arguments.database.resolve_existing()?;
    let place = match &arguments.to {
        Some(to) if !to.is_dir() => Ok(to.clone()),
        Some(folder) => BackupFolder::for_database(&database, Some(folder)).prepare_path(now()),
        None => BackupFolder::for_database(&database, backups.folder.as_deref()).prepare_path(now()),
    };
    let taken = match place {
        Ok(place) => back_up(&database, &place).await.map(|bytes| (place, bytes)),
        Err(error) => Err(error),
    };
    Ok(match taken {
        Ok((place, bytes)) => write_output(&format!("{}: {bytes} bytes, checked\n", place.display()), 0),
        Err(error) => report_failure(&database, &error),
    })
}
