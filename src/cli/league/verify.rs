//! `sztab league verify`

use std::fmt::Write as _;
use std::process::ExitCode;

use super::source::read_text;
use crate::cli::files::{InputError, write_output};
use sztab_league::engine::Standard;
use sztab_league::export::import;
use sztab_league::verify::{CheckSubject, verify as check};

/// Check that a season's rules, seed, draws, pairings, armies and final order follow from its log.
///
/// Prints a line for each check. Exit status 1: a check failed.
#[derive(Debug, clap::Args)]
pub struct VerifyArguments {
    /// The log as exported by `/league export` (JSON); `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
}

/// Checks the season log in a file.
pub fn verify(arguments: &VerifyArguments) -> Result<ExitCode, InputError> {
    let text = read_text(&arguments.file)?;
    let unusable = |error: &dyn std::fmt::Display| InputError(format!("{}: {error}", arguments.file));
    let log = import(&text).map_err(|error| unusable(&error))?;
    let checks = check(&log, &Standard).map_err(|error| unusable(&error))?;
    let mut lines = String::new();
    for check in &checks {
        let verdict = match check.right {
            Some(true) => "right",
            Some(false) => "FALSE",
            None => "cannot be told before the seed is revealed",
        };
        writeln!(lines, "line {}: {}: {verdict}", check.line, check_name(check.what)).expect("a string takes any text");
    }
    let wrong = checks.iter().filter(|check| check.right == Some(false)).count();
    let open = checks.iter().filter(|check| check.right.is_none()).count();
    writeln!(lines, "{} checks, {wrong} false, {open} open", checks.len()).expect("a string takes any text");
    Ok(write_output(&lines, u8::from(wrong > 0)))
}

fn check_name(what: CheckSubject) -> &'static str {
    match what {
        CheckSubject::Rules => "hash of rules and army files",
        CheckSubject::Commitment => "seed and commitment",
        CheckSubject::Presses => "entries that draws rest on",
        CheckSubject::Lots => "lots",
        CheckSubject::Keys => "keys of draws",
        CheckSubject::Entrants => "entrants of the stage",
        CheckSubject::Pairs => "pairs",
        CheckSubject::Factions => "armies",
        CheckSubject::Firsts => "who played first",
        CheckSubject::Rulings => "decisions of the program",
        CheckSubject::Order => "final order",
    }
}
