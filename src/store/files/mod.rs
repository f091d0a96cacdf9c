//! The database as a file: who may write to it, copies of it, and putting a copy in its place.
//!
//! Everything here works on paths. What it promises is kept at a kill or a power cut too: a copy has its name only once
//! it is whole, nothing that has a name is overwritten, and nothing that was there is destroyed.

mod claim;
mod connection;
mod copy;
mod cut_short;
mod examine;
mod exposed;
mod replace;
mod scratch;
mod shelf;

pub use claim::Claim;
pub(super) use connection::{BUSY, problems, reading};
pub use copy::{back_up, is_same_file};
pub(super) use copy::{copy_before_migration, copy_of, rehearsal_on};
pub use cut_short::refuse_cut_short;
pub use examine::{FileState, examine_file};
pub use exposed::exposed_files;
pub use replace::{Replaced, put_in_place};
pub(super) use scratch::Scratch;
pub use shelf::Shelf;

use std::io;
use std::path::{Path, PathBuf};

use super::{StoreError, UnixMs};

/// Companion files of a database that is open for writing: the journal of pending changes, and its index.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The file behind links. For one that is not there yet, its place in the real folder: the same for everybody who will
/// make it.
pub(super) fn real(path: &Path) -> PathBuf {
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
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Whether the file has company: what is written but not in the file itself yet, or not out of it again.
pub(super) fn has_journal(path: &Path) -> bool {
    // The journals lie beside the file itself, not beside a link to it.
    let file = real(path);
    ["-wal", "-journal"].iter().any(|suffix| beside(&file, suffix).exists())
}

/// A moment as it stands in names of files: `20261122T021300Z`, UTC, to the second.
fn stamp(at: UnixMs) -> String {
    let moment = jiff::Timestamp::from_millisecond(at.0).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
    moment.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// A failure of the file system, with the file that it is about.
fn refused(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unavailable { reason: format!("{}: {error}", path.display()) }
}

/// Makes what has been done to the names in a folder outlast a power cut.
fn sync_folder_of(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::File::open(folder)?.sync_all()
}

/// Gives a file its name, unless something has that name.
fn rename_to_free(from: &Path, to: &Path) -> Result<(), StoreError> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
        Ok(()) => Ok(()),
        Err(Errno::EXIST) => Err(StoreError::FileExists(path_text(to))),
        // Not every file system knows this flag. A second name for the file is refused where there is one already; a
        // plain renaming would overwrite it.
        Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP) => rename_by_links(from, to),
        Err(error) => Err(refused(to, &error.into())),
    }?;
    sync_folder_of(to).map_err(|error| refused(to, &error))
}

/// The same for file systems that cannot rename without overwriting.
fn rename_by_links(from: &Path, to: &Path) -> Result<(), StoreError> {
    // A second name for the file is refused where there is one already; a plain renaming would overwrite it.
    match std::fs::hard_link(from, to) {
        Ok(()) => std::fs::remove_file(from).map_err(|error| refused(from, &error)),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(StoreError::FileExists(path_text(to))),
        // Not every file system has second names.
        Err(_) if to.symlink_metadata().is_ok() => Err(StoreError::FileExists(path_text(to))),
        Err(_) => std::fs::rename(from, to).map_err(|error| refused(to, &error)),
    }
}

/// A path for people.
fn path_text(path: &Path) -> String {
    path.display().to_string()
}
