//! The health of the process: when the gateway was last heard, and how its backups went.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use sztab_store::UnixMs;

/// Time at which the gateway was last heard. Clones share it.
#[derive(Debug, Clone)]
pub struct Heartbeat(Arc<watch::Sender<Instant>>);

impl Default for Heartbeat {
    fn default() -> Self {
        Self(Arc::new(watch::Sender::new(Instant::now())))
    }
}

impl Heartbeat {
    /// The gateway has said something.
    pub fn beat(&self) {
        self.0.send_replace(Instant::now());
    }

    /// Time since the gateway was last heard.
    pub fn silence(&self) -> Duration {
        self.0.borrow().elapsed()
    }
}

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
