//! `sztab doctor`

use std::process::ExitCode;

use super::database::{DatabaseArgument, examine_and_report, report_unexamined, run, summary};
use super::files::{InputError, write_output};

/// Examine the database: the file, its references, the factions, and every game replayed from its log.
///
/// Changes nothing, and can be run while the bot is running. Exit status 1: problems were found; each is printed to
/// standard error, with the game and the line of its log. Notes are not problems. Exit status 4: the database could not
/// be examined.
#[derive(Debug, clap::Args)]
pub struct DoctorArguments {
    #[command(flatten)]
    database: DatabaseArgument,
}

/// Examines the database and prints a summary.
pub fn doctor(arguments: &DoctorArguments) -> ExitCode {
    run(examine_database(arguments))
}

async fn examine_database(arguments: &DoctorArguments) -> Result<ExitCode, InputError> {
    let (database, _) = arguments.database.resolve_existing()?;
    Ok(match examine_and_report(&database, &database, false).await {
        Ok(examined) => write_output(&summary(&database, &examined), u8::from(examined.problems > 0)),
        Err(error) => report_unexamined(
            &database,
            &error,
            ". Nothing has been changed. `sztab restore` puts a backup in its place",
        ),
    })
}
