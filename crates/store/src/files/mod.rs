//! The database as a file: the right to write to it, copies of it, and replacing it with a copy.
//!
//! Everything here works on paths. Three guarantees hold even after a kill or a power cut: a copy gets its name only
//! once it is complete, no named file is overwritten, and no existing contents are destroyed.
//!
//! A backup contains every change that was acknowledged before it began. (`tests/store/backups.rs`)

mod backup_folder;
mod claim;
mod connection;
mod copy;
mod examine;
mod exposed;
mod interrupted;
mod replace;
mod scratch;

pub use backup_folder::BackupFolder;
pub use claim::Claim;
pub(super) use connection::{BUSY_TIMEOUT, find_problems, read_options};
pub use copy::{back_up, is_same_file};
pub(super) use copy::{copy_before_migration, copy_for_rehearsal, copy_into, folders_for_copies};
pub use examine::{FileState, examine_file};
pub use exposed::find_exposed_files;
pub use interrupted::refuse_interrupted_restore;
pub use replace::{ReplacementOutcome, replace_database};
pub(super) use scratch::Scratch;

use std::io;
use std::path::{Path, PathBuf};

use super::{StoreError, UnixMs};

/// Companion files of a database that is open for writing: the journal of pending changes, and its index.
const COMPANION_SUFFIXES: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The file that symbolic links lead to. For a missing file, the path in the real folder, so that every program creates
/// the same file.
pub(super) fn real_path(path: &Path) -> PathBuf {
    if let Ok(real) = path.canonicalize() {
        return real;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match (folder.canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    }
}

/// The path with something appended to its name.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// True if the file has a journal, whose changes are still to be written to the file or rolled back.
pub(super) fn has_journal(path: &Path) -> bool {
    // The journals are beside the file itself, not beside a link to it.
    let file = real_path(path);
    ["-wal", "-journal"].iter().any(|suffix| with_suffix(&file, suffix).exists())
}

/// A time in the form used in file names: `20261122T021300Z`, UTC, to the second.
fn timestamp(at: UnixMs) -> String {
    let moment = jiff::Timestamp::from_millisecond(at.0).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
    moment.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// A file system error, with the name of the file.
fn file_error(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unavailable { reason: format!("{}: {error}", path.display()) }
}

/// Makes changes to the names in a folder durable across a power cut.
fn sync_parent_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::File::open(folder)?.sync_all()
}

/// Renames a file unless the new name is taken.
fn rename_no_replace(from: &Path, to: &Path) -> Result<(), StoreError> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
        Ok(()) => Ok(()),
        Err(Errno::EXIST) => Err(StoreError::FileExists(path_text(to))),
        // Not every file system supports this flag.
        Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP) => rename_with_hard_link(from, to),
        Err(error) => Err(file_error(to, &error.into())),
    }?;
    sync_parent_folder(to).map_err(|error| file_error(to, &error))
}

/// [`rename_no_replace`] for file systems that cannot rename without overwriting.
fn rename_with_hard_link(from: &Path, to: &Path) -> Result<(), StoreError> {
    // A hard link never replaces a file; a plain rename would.
    match std::fs::hard_link(from, to) {
        Ok(()) => std::fs::remove_file(from).map_err(|error| file_error(from, &error)),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(StoreError::FileExists(path_text(to))),
        // Not every file system supports hard links.
        Err(_) if to.symlink_metadata().is_ok() => Err(StoreError::FileExists(path_text(to))),
        Err(_) => std::fs::rename(from, to).map_err(|error| file_error(to, &error)),
    }
}

/// A path as shown to users.
fn path_text(path: &Path) -> String {
    path.display().to_string()
}
