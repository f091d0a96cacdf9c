//! One program at a time.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

use super::{beside, real, refused};
use crate::store::StoreError;

/// The right to be the program that works on a database, until it is dropped.
///
/// It is a lock of the operating system on a file beside the database, `sztab.db.lock`. The system lets go of it when
/// the program ends, however it ends: a lock is never left behind, only the file, which says nothing by being there.
/// Who only reads needs no claim, and neither does [`crate::store::Store::open`]: the bot takes one for its whole life.
#[derive(Debug)]
pub struct Claim {
    _locked: File,
}

impl Claim {
    /// Takes the claim on a database, which need not be there yet. The same file under another name is the same
    /// database.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if somebody has it.
    pub fn on(database: impl AsRef<Path>) -> Result<Claim, StoreError> {
        let path = beside(&real(database.as_ref()), ".lock");
        let mut file = open(&path).map_err(|error| refused(&path, &error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { process: read(&mut file) }),
            Err(TryLockError::Error(error)) => return Err(refused(&path, &error)),
        }
        // For whoever is refused. A claim counts without it, on a full disk for instance.
        let _ = file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id()));
        Ok(Claim { _locked: file })
    }
}

/// Opens the lock file, by whomever it was made: another user's can be locked as well.
fn open(path: &Path) -> io::Result<File> {
    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(0o644).open(path);
    match opened {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => File::open(path).map_err(|_| error),
        opened => opened,
    }
}

/// The process that says it has the claim.
fn read(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.take(20).read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}
