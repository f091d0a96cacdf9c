//! `sztab restore`

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use super::database::{
    DatabaseArgument, check_existing, examine_and_report, now, report_failure, report_unexamined, run, summary,
};
use super::files::{InputError, print_error, write_output};
use sztab_store::{is_same_file, replace_database};

/// Examine a backup as `doctor` does, then put it in place of the database.
///
/// The contents of an existing database are kept under another name. Refused while a bot is using the database. Exit
/// status 1: the backup is not sound, or it was not put in place. Exit status 4: it could not be examined.
#[derive(Debug, clap::Args)]
pub struct RestoreArguments {
    #[arg(value_name = "BACKUP")]
    backup: PathBuf,
    /// Only examine the backup, and change nothing.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    database: DatabaseArgument,
}

/// Restores a backup.
pub fn restore(arguments: &RestoreArguments) -> ExitCode {
    run(restore_backup(arguments))
}

async fn restore_backup(arguments: &RestoreArguments) -> Result<ExitCode, InputError> {
    let backup = &arguments.backup;
    check_existing(backup, "there is no such backup")?;
    let (database, _) = arguments.database.resolve()?;
    if !arguments.check && is_same_file(backup, &database) {
        return Err(InputError(format!("{}: it is the database itself", backup.display())));
    }
    let examined = match examine_and_report(backup, &database, true).await {
        Ok(examined) => examined,
        Err(error) => return Ok(report_unexamined(backup, &error, ". Nothing has been changed. Name another backup")),
    };
    let mut text = summary(backup, &examined);
    if arguments.check {
        return Ok(write_output(&text, u8::from(examined.problems > 0)));
    }
    if examined.problems > 0 {
        print_error(&format!("{}: it is not put in the place of {}", backup.display(), database.display()));
        return Ok(write_output(&text, 1));
    }
    Ok(match replace_database(backup, &database, now()).await {
        Ok(replaced) => {
            let _ = match replaced.kept {
                Some(kept) => {
                    writeln!(text, "{}: restored; what was there is {} now", database.display(), kept.display())
                }
                None => writeln!(text, "{}: restored; nothing was there", database.display()),
            };
            write_output(&text, 0)
        }
        Err(error) => report_failure(&database, &error),
    })
}
