//! `sztab replay`

use std::process::ExitCode;

use super::files::{ArmiesArgument, Source, Unusable, answer, complain};
use crate::games::neuroshima::rules::RULES_VERSION;
use crate::games::neuroshima::rules::notation::Record;

/// Play a record again, check every action and the result, and print the last position.
///
/// Exit status 1: an action is illegal, or the result is another one.
#[derive(Debug, clap::Args)]
pub struct ReplayArguments {
    /// The record; `-` for standard input.
    #[arg(value_name = "RECORD")]
    file: String,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Replays a record.
pub fn replay(arguments: &ReplayArguments) -> ExitCode {
    play_again(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn play_again(arguments: &ReplayArguments) -> Result<ExitCode, Unusable> {
    let source = Source::read(&arguments.file)?;
    let catalogue = arguments.armies.catalogue()?;
    let record = Record::parse(&source.text, &catalogue).map_err(|error| source.unusable(&error))?;
    if record.engine != RULES_VERSION {
        complain(&format!(
            "{}: played under version {} of the rules; checked under version {RULES_VERSION}",
            source.name, record.engine
        ));
    }
    match record.replay() {
        Ok(position) => Ok(answer(&position.print(), 0)),
        Err(error) => {
            complain(&format!("{}:{error}", source.name));
            Ok(ExitCode::FAILURE)
        }
    }
}
