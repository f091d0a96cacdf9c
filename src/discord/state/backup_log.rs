//! How the backups of this process went.

use std::sync::{Arc, Mutex, PoisonError};

use sztab_store::UnixMs;

/// Times of this process's backups, for the monitor; a clone sees the same.
#[derive(Debug, Clone, Default)]
pub struct BackupLog(Arc<Mutex<BackupTimes>>);

/// When backups were taken, and when they could not be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BackupTimes {
    /// When the newest backup was taken, by this process or one before.
    pub taken: Option<UnixMs>,
    /// Its size in bytes, if it was this process that took it.
    pub bytes: Option<u64>,
    /// When one could last not be taken.
    pub failed: Option<UnixMs>,
    /// How many could not be taken since the last one that was.
    pub failures: u32,
}

impl BackupLog {
    /// How things stand.
    #[must_use]
    pub fn times(&self) -> BackupTimes {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn note(&self, change: impl FnOnce(&mut BackupTimes)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
