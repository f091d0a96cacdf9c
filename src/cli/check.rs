//! `sztab check`

use std::fmt::Write as _;
use std::process::ExitCode;

use super::by_game::GameArgument;
use super::files::{ArmiesArgument, InputError, Source, write_output};
use sztab_neuroshima::rules::notation::CaseFile;

/// Run test cases.
///
/// Prints a line for each expectation that is not met, then the numbers of cases passed and failed. Exit status 1: a
/// case failed.
#[derive(Debug, clap::Args)]
pub struct CheckArguments {
    /// Files of cases; `-` for standard input.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    #[command(flatten)]
    game: GameArgument,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Runs the cases and prints the result.
pub fn check(arguments: &CheckArguments) -> ExitCode {
    run_cases(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn run_cases(arguments: &CheckArguments) -> Result<ExitCode, InputError> {
    let catalogue = arguments.game.values.read_catalogue(&arguments.armies)?;
    let sources = arguments.files.iter().map(|name| Source::read(name)).collect::<Result<Vec<_>, _>>()?;
    if let Some(game) = sources.first().map(|source| arguments.game.resolve(&source.text)).transpose()?.flatten() {
        return game.check(&sources);
    }
    // All files are read before anything is run, so an unreadable file leaves stdout empty.
    let files = sources
        .into_iter()
        .map(|source| {
            let cases = CaseFile::parse(&source.text, &catalogue).map_err(|error| source.input_error(&error))?;
            Ok((source.name, cases))
        })
        .collect::<Result<Vec<_>, InputError>>()?;
    let mut text = String::new();
    let (mut passed, mut failed) = (0, 0);
    for (name, file) in &files {
        for case in &file.cases {
            let failures = case.run();
            if failures.is_empty() {
                passed += 1;
            } else {
                failed += 1;
            }
            // Only the first failure of each case is printed, because later ones follow from it.
            if let Some(first) = failures.first() {
                let more =
                    if failures.len() > 1 { format!(" (and {} more)", failures.len() - 1) } else { String::new() };
                let _ = writeln!(
                    text,
                    "{name}:{}: {}: expected {}, but {}{more}",
                    first.line, case.name, first.expected, first.came
                );
            }
        }
    }
    let _ = writeln!(text, "{passed} passed, {failed} failed");
    Ok(write_output(&text, u8::from(failed > 0)))
}
