//! How the backups of this process went.

use std::sync::{Arc, Mutex, PoisonError};

use sztab_store::UnixMs;

/// Times of this process's backups, for the monitor; a clone sees the same.
#[derive(Debug, Clone, Default)]
pub struct BackupLog(Arc<Mutex<BackupTimes>>);

/// Times of backups and of failures.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BackupTimes {
    /// Time of the newest backup, by this process or one before.
    pub taken: Option<UnixMs>,
    /// Its size in bytes, if it was this process that took it.
    pub bytes: Option<u64>,
    /// Time of the last failure.
    pub failed: Option<UnixMs>,
    /// Failures since the last backup.
    pub failures: u32,
}

impl BackupLog {
    /// The times so far.
    #[must_use]
    pub fn times(&self) -> BackupTimes {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn note(&self, change: impl FnOnce(&mut BackupTimes)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
