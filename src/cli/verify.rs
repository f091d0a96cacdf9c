//! `sztab verify`

use std::process::ExitCode;

use super::by_game::ValuesArgument;
use super::files::{ArmiesArgument, InputError, Source, print_error, write_output};
use sztab_neuroshima::rules::notation::{Record, VerifiedRecord};

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
    values: ValuesArgument,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Verifies a record.
pub fn verify(arguments: &VerifyArguments) -> ExitCode {
    check_record(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn check_record(arguments: &VerifyArguments) -> Result<ExitCode, InputError> {
    let source = Source::read(&arguments.file)?;
    let catalogue = arguments.values.read_catalogue(&arguments.armies)?;
    let record = Record::parse(&source.text, &catalogue).map_err(|error| source.input_error(&error))?;
    Ok(match record.verify() {
        Ok(verified) => write_output(&format!("{}: {}\n", source.name, success_text(&record, &verified)), 0),
        Err(falsehood) => {
            print_error(&format!("{}:{}: {}", source.name, falsehood.line, record.describe_falsehood(&falsehood)));
            ExitCode::FAILURE
        }
    })
}

/// Text of the parts that were verified and those that were not checked.
fn success_text(record: &Record, verified: &VerifiedRecord) -> String {
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
