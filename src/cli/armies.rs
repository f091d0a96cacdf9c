//! `sztab armies`

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use super::EXIT_USAGE;
use crate::armies;
use sztab_neuroshima::rules::ArmyErrors;

/// The folder of one's own armies that the environment names.
pub fn folder_of_environment() -> Option<PathBuf> {
    std::env::var_os("SZTAB_ARMIES").filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// Reads the armies as the bot would, and prints one a line: id, name, kinds of tile.
pub fn armies(folder: Option<PathBuf>) -> ExitCode {
    match armies::read(folder.or_else(folder_of_environment).as_deref()) {
        Ok(catalogue) => {
            for army in catalogue.armies() {
                // A closed pipe is no error.
                let _ = writeln!(stdout(), "{}  {}, {} kinds of tile", army.id, army.name.en, army.tiles.len());
            }
            ExitCode::SUCCESS
        }
        Err(errors) => refuse_armies(&errors),
    }
}

/// Prints the problems of army files, one a line.
pub fn refuse_armies(errors: &ArmyErrors) -> ExitCode {
    for error in &errors.0 {
        eprintln!("sztab: {error}");
    }
    ExitCode::from(EXIT_USAGE)
}
