//! `sztab doctor`

use std::process::ExitCode;

use super::database::{DatabaseArgument, examine_aloud, report_unexamined, run, summary};
use super::files::{Unusable, answer};

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
    run(look(arguments))
}

async fn look(arguments: &DoctorArguments) -> Result<ExitCode, Unusable> {
    let (database, _) = arguments.database.existing()?;
    Ok(match examine_aloud(&database, &database, false).await {
        Ok(examined) => answer(&summary(&database, &examined), u8::from(examined.problems > 0)),
        Err(error) => report_unexamined(
            &database,
            &error,
            ". Nothing has been changed. `sztab restore` puts a backup in its place",
        ),
    })
}
