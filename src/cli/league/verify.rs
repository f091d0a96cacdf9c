//! `sztab league verify`

use std::fmt::Write as _;
use std::process::ExitCode;

use super::source::read;
use crate::cli::files::{Unusable, answer};
use sztab_league::engine::Standard;
use sztab_league::export::import;
use sztab_league::verify::{Checked, verify as check};

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
pub fn verify(arguments: &VerifyArguments) -> Result<ExitCode, Unusable> {
    let text = read(&arguments.file)?;
    let unusable = |error: &dyn std::fmt::Display| Unusable(format!("{}: {error}", arguments.file));
    let log = import(&text).map_err(|error| unusable(&error))?;
    let checks = check(&log, &Standard).map_err(|error| unusable(&error))?;
    let mut lines = String::new();
    for check in &checks {
        let verdict = match check.right {
            Some(true) => "right",
            Some(false) => "FALSE",
            None => "cannot be told before the seed is revealed",
        };
        writeln!(lines, "line {}: {}: {verdict}", check.line, name_of_check(check.what))
            .expect("a string takes any text");
    }
    let wrong = checks.iter().filter(|check| check.right == Some(false)).count();
    let open = checks.iter().filter(|check| check.right.is_none()).count();
    writeln!(lines, "{} checks, {wrong} false, {open} open", checks.len()).expect("a string takes any text");
    Ok(answer(&lines, u8::from(wrong > 0)))
}

fn name_of_check(what: Checked) -> &'static str {
    match what {
        Checked::Rules => "hash of rules and army files",
        Checked::Commitment => "seed and commitment",
        Checked::Presses => "entries that draws rest on",
        Checked::Lots => "lots",
        Checked::Keys => "keys of draws",
        Checked::Entrants => "entrants of the stage",
        Checked::Pairs => "pairs",
        Checked::Factions => "armies",
        Checked::Firsts => "who played first",
        Checked::Rulings => "decisions of the program",
        Checked::Order => "final order",
    }
}
