//! `sztab verify`

use std::process::ExitCode;

use super::files::{ArmiesArgument, Source, Unusable, answer, complain};
use sztab_neuroshima::rules::notation::{Record, Verified};

/// Check that a record is true: its seed, piles, actions, fingerprints and result.
///
/// Prints one line with the parts that were checked and those that could not be. Exit status 1: something is false; the
/// first false step is printed.
#[derive(Debug, clap::Args)]
pub struct VerifyArguments {
    /// The record file; `-` for standard input.
    #[arg(value_name = "RECORD")]
    file: String,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Verifies a record.
pub fn verify(arguments: &VerifyArguments) -> ExitCode {
    check(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn check(arguments: &VerifyArguments) -> Result<ExitCode, Unusable> {
    let source = Source::read(&arguments.file)?;
    let catalogue = arguments.armies.catalogue()?;
    let record = Record::parse(&source.text, &catalogue).map_err(|error| source.unusable(&error))?;
    Ok(match record.verify() {
        Ok(verified) => answer(&format!("{}: {}\n", source.name, good(&record, &verified)), 0),
        Err(falsehood) => {
            complain(&format!("{}:{}: {}", source.name, falsehood.line, record.tell(&falsehood)));
            ExitCode::FAILURE
        }
    })
}

/// Text of the parts that were verified and those that were not checked.
fn good(record: &Record, verified: &Verified) -> String {
    let mut good = vec![format!("{} steps are legal", record.acts.len())];
    if verified.fingerprints > 0 {
        good.push(format!("{} fingerprints fit", verified.fingerprints));
    }
    if record.seed.is_some() {
        good.push("the seed deals these piles".to_owned());
    }
    if record.result.is_some() {
        good.push("the result is right".to_owned());
    }
    match (&record.commitment, &record.seed) {
        (Some(commitment), Some(_)) => good.push(format!("the seed fits the commitment {commitment}")),
        (Some(commitment), None) => good.push(format!("the commitment is {commitment}")),
        (None, _) => {}
    }
    let unchecked: Vec<String> = verified.unchecked.iter().map(ToString::to_string).collect();
    let good = good.join(", ");
    if unchecked.is_empty() { good } else { format!("{good}; not checked: {}", unchecked.join("; ")) }
}
