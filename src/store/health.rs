//! Whether changes can be written, as far as the last attempts show.
//!
//! While they cannot, most requests are refused at once: one a second is let through to see whether the disk has come
//! to itself. The first write that succeeds ends the trouble.

use super::StoreError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long one attempt answers for all, while nothing can be written.
const PAUSE: Duration = Duration::from_secs(1);

/// Nothing can be written: the disk is full, the file is read-only, another program holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The system's error at the last attempt.
    pub reason: String,
    /// When the first attempt failed.
    pub since: Instant,
}

/// The state of the disk, as the handles on one store know it.
#[derive(Debug, Default)]
pub(super) struct Health {
    /// Changes on disk so far.
    commits: AtomicU64,
    failing: Mutex<Option<Failing>>,
}

#[derive(Debug)]
struct Failing {
    trouble: Trouble,
    /// When something was last let through.
    tried: Instant,
}

impl Health {
    fn failing(&self) -> MutexGuard<'_, Option<Failing>> {
        // A panic cannot leave the value half-written.
        self.failing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn trouble(&self) -> Option<Trouble> {
        self.failing().as_ref().map(|failing| failing.trouble.clone())
    }

    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Lets a change try its luck, or refuses it for what another one has just met.
    pub(super) fn admit(&self) -> Result<(), StoreError> {
        match self.failing().as_mut() {
            Some(failing) if failing.tried.elapsed() < PAUSE => {
                Err(StoreError::Unwritable { reason: failing.trouble.reason.clone() })
            }
            Some(failing) => {
                failing.tried = Instant::now();
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// A change could not begin or not be committed.
    pub(super) fn failed(&self, error: StoreError) -> StoreError {
        let (StoreError::Unavailable { reason } | StoreError::Unwritable { reason }) = error else { return error };
        let now = Instant::now();
        let mut failing = self.failing();
        let since = failing.as_ref().map_or(now, |failing| failing.trouble.since);
        *failing = Some(Failing { trouble: Trouble { reason: reason.clone(), since }, tried: now });
        StoreError::Unwritable { reason }
    }

    /// A change is on disk.
    pub(super) fn worked(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        *self.failing() = None;
    }
}
