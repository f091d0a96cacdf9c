//! Files that only the operator can read, and a warning of others.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use rustix::fs::Mode;

use sztab_store::exposed_files;

/// Makes every new file readable only by its user: databases hold secrets of running games.
pub fn by_default() {
    rustix::process::umask(Mode::RWXG | Mode::RWXO);
}

/// Warns of files and folders of a database that other users can read.
pub fn warn_of_exposed(database: &Path, folder: Option<&Path>) {
    let is_open = |folder: &&Path| folder.metadata().is_ok_and(|found| found.permissions().mode() & 0o077 != 0);
    if let Some(path) = folder.filter(is_open) {
        tracing::warn!(path = %path.display(), "others may read the folder in which everything is kept: chmod 700");
    }
    let exposed: Vec<PathBuf> = exposed_files(database);
    for path in exposed {
        tracing::warn!(path = %path.display(), "others may read a file of the database: chmod 600");
    }
}
