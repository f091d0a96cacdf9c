//! One program at a time.
//!
//! The lock of the operating system is on the file and on one beside it, under any name of the file; a dead process
//! leaves none behind. Readers need none: backups and `sztab doctor` work beside the bot.
//! (`tests/discord/one_bot.rs`)

use std::fs::{File, OpenOptions, Permissions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;

use super::{beside, file_error, real};
use crate::StoreError;

/// The right to be the program that works on a database, until it is dropped.
///
/// It is two locks of the operating system: one on a file beside the database, `sztab.db.lock`, which works before the
/// database exists, and one on the database itself, which works under every name of the file. The system releases both
/// when the program ends, however it ends; the lock file stays and means nothing by itself. Readers need no claim, and
/// neither does [`crate::Store::open`]: the bot holds one for its whole life.
///
/// The locks are those of flock(2), independent of the fcntl locks of `SQLite`. The system drops all fcntl locks of a
/// process on a file when the process closes *any* handle of it. Hence the handle here lives until the claim is
/// dropped, which has to be after the store is closed.
#[derive(Debug)]
pub struct Claim {
    beside_it: File,
    /// `None` while there is no database.
    itself: Option<File>,
}

impl Claim {
    /// Takes the claim on a database, which need not exist yet: see [`Claim::hold`]. The same file under another name,
    /// by a symbolic or hard link, is the same database.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if another process has it.
    pub fn on(database: impl AsRef<Path>) -> Result<Claim, StoreError> {
        let database = real(database.as_ref());
        let path = beside(&database, ".lock");
        let mut file = open(&path).map_err(|error| file_error(&path, &error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { process: read(&mut file) }),
            Err(TryLockError::Error(error)) => return Err(file_error(&path, &error)),
        }
        let mut claim = Claim { beside_it: file, itself: None };
        claim.hold(&database)?;
        // Tells a refused process who holds the claim, which is valid without it, on a full disk for instance.
        let mut file = &claim.beside_it;
        let _ = file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id()));
        Ok(claim)
    }

    /// Extends the claim to a database that was created after it was taken.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if another process has it under another name.
    pub fn hold(&mut self, database: impl AsRef<Path>) -> Result<(), StoreError> {
        if self.itself.is_some() {
            return Ok(());
        }
        let path = real(database.as_ref());
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(file_error(&path, &error)),
        };
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { process: None }),
            // Another process that opens the file by the same name is still refused.
            Err(TryLockError::Error(error)) => {
                tracing::warn!(file = %path.display(), %error, "the database itself cannot be locked");
            }
        }
        self.itself = Some(file);
        Ok(())
    }
}

/// Opens the lock file, which is for its owner alone as all files beside a database. That of another user can be locked
/// as well where it can be read.
fn open(path: &Path) -> io::Result<File> {
    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(0o600).open(path);
    match opened {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => File::open(path).map_err(|_| error),
        Err(error) => Err(error),
        Ok(file) => {
            // One that was made for everybody; the owner of another user's decides.
            if file.metadata()?.permissions().mode() & 0o077 != 0 {
                let _ = file.set_permissions(Permissions::from_mode(0o600));
            }
            Ok(file)
        }
    }
}

/// The process that says it has the claim.
fn read(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.take(20).read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}
