//! The folder of records, with one file per game.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::schedule::{Fixture, Schedule};

/// The folder that a duel's records are written to.
#[derive(Debug)]
pub struct Records {
    folder: PathBuf,
    /// Number of digits in a file name, padded so that names sort in the order of the games.
    digits: usize,
}

impl Records {
    /// Opens the folder, creating it if it is missing. Refuses a folder that is not writable or already contains a file
    /// with the name of a record. The error is a message for users.
    pub fn open(folder: &Path, schedule: &Schedule) -> Result<Self, String> {
        let digits = schedule.games().to_string().len();
        let records = Self { folder: folder.to_owned(), digits };
        fs::create_dir_all(folder).map_err(|error| file_error(folder, &error))?;
        for fixture in schedule.fixtures() {
            refuse_existing(&records.path(&fixture))?;
        }
        let probe = folder.join(".sztab-duel.new");
        fs::write(&probe, "").and_then(|()| fs::remove_file(&probe)).map_err(|error| file_error(folder, &error))?;
        Ok(records)
    }

    /// Writes a record. The file gets its final name only when it is complete, and never overwrites another.
    pub fn write(&self, fixture: &Fixture, text: &str) -> Result<(), String> {
        let path = self.path(fixture);
        refuse_existing(&path)?;
        let unfinished = self.folder.join(format!(".{}.new", self.file_name(fixture)));
        let written = fs::write(&unfinished, text).and_then(|()| fs::rename(&unfinished, &path));
        written.map_err(|error| {
            // An error while removing the file would add nothing to the original error.
            let _ = fs::remove_file(&unfinished);
            file_error(&path, &error)
        })
    }

    fn path(&self, fixture: &Fixture) -> PathBuf {
        self.folder.join(self.file_name(fixture))
    }

    fn file_name(&self, fixture: &Fixture) -> String {
        let armies = fixture.armies().join("-");
        format!("game-{:0digits$}-{armies}.txt", fixture.number, digits = self.digits)
    }
}

fn refuse_existing(path: &Path) -> Result<(), String> {
    match path.symlink_metadata() {
        Ok(_) => Err(format!("{} is there already, and nothing is overwritten", path.display())),
        Err(_) => Ok(()),
    }
}

fn file_error(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}
