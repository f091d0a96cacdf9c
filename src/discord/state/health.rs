//! The health of the process: the last sign of life from the gateway, and the state of its backups.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use sztab_store::UnixMs;

/// Time of the last sign of life from the gateway. Clones share it.
#[derive(Debug, Clone)]
pub struct Heartbeat(Arc<watch::Sender<Instant>>);

impl Default for Heartbeat {
    fn default() -> Self {
        Self(Arc::new(watch::Sender::new(Instant::now())))
    }
}

impl Heartbeat {
    /// Records a sign of life from the gateway.
    pub fn record_beat(&self) {
        self.0.send_replace(Instant::now());
    }

    /// Time since the last sign of life from the gateway.
    pub fn silence(&self) -> Duration {
        self.0.borrow().elapsed()
    }
}

/// Times of this process's backups, for the monitor; clones share them.
#[derive(Debug, Clone, Default)]
pub struct BackupLog(Arc<Mutex<BackupTimes>>);

/// Times of backups and of failures.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BackupTimes {
    /// Time of the newest backup, made by this process or an earlier one.
    pub taken: Option<UnixMs>,
    /// Size of that backup in bytes, if this process made it.
    pub bytes: Option<u64>,
    /// Time of the last failure.
    pub failed: Option<UnixMs>,
    /// Number of failures since the last backup.
    pub failures: u32,
}

impl BackupLog {
    /// A copy of the current times.
    #[must_use]
    pub fn times(&self) -> BackupTimes {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn record(&self, change: impl FnOnce(&mut BackupTimes)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
