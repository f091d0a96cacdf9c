//! Ensures that only one program works on a database.
//!
//! Locks of the operating system are held on the database file, which works under any name of the file, and on a file
//! beside it; a dead process leaves no lock behind. Readers need no lock: backups and `sztab doctor` work while the bot
//! runs. (`tests/discord/one_bot.rs`)

use std::fs::{File, OpenOptions, Permissions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;

use super::{file_error, real_path, with_suffix};
use crate::StoreError;

/// The exclusive right to work on a database, held until dropped.
///
/// It consists of two locks of the operating system: one on a file beside the database, `sztab.db.lock`, which works
/// before the database exists, and one on the database itself, which works under every name of the file. The system
/// releases both when the program ends, however it ends; the lock file stays and means nothing by itself. Readers need
/// no claim, and neither does [`crate::Store::open`]: the bot holds one for its whole life.
///
/// The locks are those of flock(2), independent of the fcntl locks of `SQLite`. The system drops all fcntl locks of a
/// process on a file when the process closes *any* handle to it. Hence the handle here lives until the claim is
/// dropped, which has to be after the store is closed.
#[derive(Debug)]
pub struct Claim {
    beside_it: File,
    /// The lock on the database file; `None` while the database does not exist.
    itself: Option<File>,
}

impl Claim {
    /// Takes the claim on a database, which need not exist yet: see [`Claim::extend_to`]. The same file under another name,
    /// through a symbolic or hard link, is the same database.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if another process holds the claim.
    pub fn acquire(database: impl AsRef<Path>) -> Result<Claim, StoreError> {
        let database = real_path(database.as_ref());
        let path = with_suffix(&database, ".lock");
        let mut file = open(&path).map_err(|error| file_error(&path, &error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { process: read_process_id(&mut file) }),
            Err(TryLockError::Error(error)) => return Err(file_error(&path, &error)),
        }
        let mut claim = Claim { beside_it: file, itself: None };
        claim.extend_to(&database)?;
        // Lets a refused process report who holds the claim. The claim is valid without it, for instance on a full
        // disk.
        let mut file = &claim.beside_it;
        let _ = file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id()));
        Ok(claim)
    }

    /// Extends the claim to a database that was created after it was taken.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if another process holds the claim under another name.
    pub fn extend_to(&mut self, database: impl AsRef<Path>) -> Result<(), StoreError> {
        if self.itself.is_some() {
            return Ok(());
        }
        let path = real_path(database.as_ref());
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(file_error(&path, &error)),
        };
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { process: None }),
            // Without this lock, another process that opens the file under the same name is still refused.
            Err(TryLockError::Error(error)) => {
                tracing::warn!(file = %path.display(), %error, "the database itself cannot be locked");
            }
        }
        self.itself = Some(file);
        Ok(())
    }
}

/// Opens the lock file, which like all files beside a database is accessible to its owner only. A lock file of another
/// user can be locked too if it is readable.
fn open(path: &Path) -> io::Result<File> {
    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(0o600).open(path);
    match opened {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => File::open(path).map_err(|_| error),
        Err(error) => Err(error),
        Ok(file) => {
            // The file may be accessible to everyone. If it belongs to another user, its permissions stay as they are.
            if file.metadata()?.permissions().mode() & 0o077 != 0 {
                let _ = file.set_permissions(Permissions::from_mode(0o600));
            }
            Ok(file)
        }
    }
}

/// The process id written by the holder of the claim.
fn read_process_id(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.take(20).read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}
