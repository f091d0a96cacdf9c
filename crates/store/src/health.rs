//! Tracks whether changes can be written, judging by recent attempts.
//!
//! While writing fails, most requests are refused at once; one per second is admitted to test the disk. The first
//! successful write ends the trouble.
//!
//! A connection whose transaction `SQLite` has rolled back is never used again. (`tests/endurance/disk.rs`,
//! `open_tests.rs`)

use super::StoreError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Minimum time between two attempts while writing fails.
const RETRY_PAUSE: Duration = Duration::from_secs(1);

/// A problem with writing: the disk is full, the file is read-only, or another program has locked it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The system's error at the last attempt.
    pub reason: String,
    /// The time of the first failed attempt.
    pub since: Instant,
}

/// The state of writing to the database, shared by all handles on one store.
#[derive(Debug, Default)]
pub(super) struct Health {
    /// The number of changes committed so far.
    commits: AtomicU64,
    failing: Mutex<Option<WriteFailure>>,
}

#[derive(Debug)]
struct WriteFailure {
    trouble: Trouble,
    /// The time at which a change was last admitted.
    tried: Instant,
}

impl Health {
    fn lock_failing(&self) -> MutexGuard<'_, Option<WriteFailure>> {
        // A panic cannot leave the value half-written.
        self.failing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn trouble(&self) -> Option<Trouble> {
        self.lock_failing().as_ref().map(|failing| failing.trouble.clone())
    }

    pub(super) fn commit_count(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Admits a change, or refuses it with the error of a recent attempt.
    pub(super) fn admit(&self) -> Result<(), StoreError> {
        match self.lock_failing().as_mut() {
            Some(failing) if failing.tried.elapsed() < RETRY_PAUSE => {
                Err(StoreError::Unwritable { reason: failing.trouble.reason.clone() })
            }
            Some(failing) => {
                failing.tried = Instant::now();
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Records that a change could not begin or be committed.
    pub(super) fn record_failure(&self, error: StoreError) -> StoreError {
        let (StoreError::Unavailable { reason } | StoreError::Unwritable { reason }) = error else { return error };
        let now = Instant::now();
        let mut failing = self.lock_failing();
        let since = failing.as_ref().map_or(now, |failing| failing.trouble.since);
        *failing = Some(WriteFailure { trouble: Trouble { reason: reason.clone(), since }, tried: now });
        StoreError::Unwritable { reason }
    }

    /// Records that a change is on disk.
    pub(super) fn record_success(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        *self.lock_failing() = None;
    }
}
