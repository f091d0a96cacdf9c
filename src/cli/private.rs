//! Files and folders that only the operator can read, and warnings about those that other users can read.

use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use rustix::fs::Mode;

use sztab_store::find_exposed_files;

/// Makes every new file readable only by its user: databases contain secrets of running games.
pub fn restrict_new_files() {
    rustix::process::umask(Mode::RWXG | Mode::RWXO);
}

/// Warns about a database's files and folders that other users can read.
pub fn warn_about_exposed_files(database: &Path, folder: Option<&Path>) {
    let is_open = |folder: &&Path| folder.metadata().is_ok_and(|found| found.permissions().mode() & 0o077 != 0);
    if let Some(path) = folder.filter(is_open) {
        tracing::warn!(path = %path.display(), "others may read the folder in which everything is kept: chmod 700");
    }
    let exposed: Vec<PathBuf> = find_exposed_files(database);
    for path in exposed {
        tracing::warn!(path = %path.display(), "others may read a file of the database: chmod 600");
    }
}

/// A folder that is deleted when this value is dropped.
#[derive(Debug)]
pub struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    /// Creates a temporary folder that only this user can read.
    pub fn create() -> io::Result<Self> {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
        let folder = std::env::temp_dir().join(format!("sztab_sandbox_{:016x}", u64::from_le_bytes(bytes)));
        let made = DirBuilder::new().mode(0o700).create(&folder);
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
        made.map_err(named)?;
        Ok(Self(folder))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            eprintln!("sztab: {} could not be removed: {error}", self.0.display());
        }
    }
}
