//! Files of a database that other users can access.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use super::{COMPANION_SUFFIXES, real_path, with_suffix};

/// Parts of the names of copies beside a database.
const COPY_INFIXES: [&str; 3] = [".replaced-", ".new-", ".schema-"];

/// The files of a database, its journals and the copies beside it that users other than their owner can access. These
/// files contain secrets of games in play, such as the order of piles. Missing files are not reported.
#[must_use]
pub fn find_exposed_files(database: &Path) -> Vec<PathBuf> {
    let database = real_path(database);
    let mut files: Vec<PathBuf> =
        [""].iter().chain(&COMPANION_SUFFIXES).map(|suffix| with_suffix(&database, suffix)).collect();
    if let (Some(folder), Some(name)) = (database.parent(), database.file_name()) {
        let name = name.to_string_lossy();
        let is_copy = |found: &str| {
            found.strip_prefix(&*name).is_some_and(|rest| COPY_INFIXES.iter().any(|copy| rest.starts_with(copy)))
        };
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut copies: Vec<PathBuf> =
            entries.filter(|entry| is_copy(&entry.file_name().to_string_lossy())).map(|entry| entry.path()).collect();
        copies.sort();
        files.append(&mut copies);
    }
    files.retain(|file| is_exposed(file));
    files
}

/// True if users other than its owner can access a file or folder.
fn is_exposed(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o077 != 0)
}
