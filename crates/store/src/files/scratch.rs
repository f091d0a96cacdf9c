//! Temporary files.

use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::PathBuf;

use super::{COMPANION_SUFFIXES, file_error, with_suffix};
use crate::StoreError;

/// A file that is removed on drop unless it was renamed before.
#[derive(Debug)]
pub(crate) struct Scratch {
    pub(crate) path: PathBuf,
}

impl Scratch {
    /// Creates an empty file that only its owner can read: copies contain secrets of games in play.
    pub(super) fn create(path: PathBuf) -> Result<Scratch, StoreError> {
        // A killed process with the same process id may have left a file of this name.
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(file_error(&path, &error)),
            _ => {}
        }
        let made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path);
        made.map_err(|error| file_error(&path, &error))?;
        Ok(Scratch { path })
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        for suffix in [""].iter().chain(&COMPANION_SUFFIXES) {
            // Most of these files do not exist.
            let _ = fs::remove_file(with_suffix(&self.path, suffix));
        }
    }
}
