//! `sztab league rate`

use std::process::ExitCode;

use super::source::read_text;
use crate::cli::files::{InputError, write_output};
use sztab_league::rating::rate_csv;

/// Rate players by Glicko-2 in weekly periods.
///
/// Prints `player,rating,deviation,volatility,matches,provisional`, the best player first, as of the end of the week of
/// the last match.
#[derive(Debug, clap::Args)]
pub struct RateArguments {
    /// The matches as CSV with the columns `at_ms,player,opponent,score`, with scores from 0 to 1; `-` for standard
    /// input.
    #[arg(value_name = "FILE")]
    file: String,
}

/// Rates the players from the matches in a file.
pub fn rate(arguments: &RateArguments) -> Result<ExitCode, InputError> {
    let text = read_text(&arguments.file)?;
    let rated = rate_csv(&text).map_err(|error| InputError(format!("{}:{error}", arguments.file)))?;
    Ok(write_output(&rated, 0))
}
