//! `sztab armies`

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use super::EXIT_USAGE;
use crate::armies;
use sztab_neuroshima::rules::ArmyErrors;

/// The folder of the user's own armies, as set in the environment.
pub fn folder_from_environment() -> Option<PathBuf> {
    std::env::var_os("SZTAB_ARMIES").filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// Reads the armies as the bot would, and prints them one per line: id, name, number of kinds of tile.
pub fn print_armies(folder: Option<PathBuf>) -> ExitCode {
    match armies::read_armies(folder.or_else(folder_from_environment).as_deref()) {
        Ok(catalogue) => {
            for army in catalogue.armies() {
                // A closed pipe is not an error.
                let _ = writeln!(stdout(), "{}  {}, {} kinds of tile", army.id, army.name.en, army.tiles.len());
            }
            ExitCode::SUCCESS
        }
        Err(errors) => refuse_armies(&errors),
    }
}

/// Prints the problems found in army files, one per line.
pub fn refuse_armies(errors: &ArmyErrors) -> ExitCode {
    for error in &errors.0 {
        eprintln!("sztab: {error}");
    }
    ExitCode::from(EXIT_USAGE)
}
