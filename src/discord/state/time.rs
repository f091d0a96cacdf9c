//! The bot's clock.
//!
//! The bot reads the time only from this clock, so that a test can advance it.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use sztab_store::{MAX_PAUSE_MS, UnixMs};

/// The source of the current time: the system clock, or a clock that is set manually to simulate the passage of time.
#[derive(Debug, Clone, Default)]
pub struct Time {
    set: Option<Arc<watch::Sender<UnixMs>>>,
}

impl Time {
    #[must_use]
    pub fn system() -> Self {
        Self::default()
    }

    /// A clock that stands still until it is advanced.
    #[must_use]
    pub fn manual(at: UnixMs) -> Self {
        Self { set: Some(Arc::new(watch::Sender::new(at))) }
    }

    /// Advances a manual clock, which never goes back. Has no effect on the system clock.
    pub fn advance_to(&self, to: UnixMs) {
        if let Some(set) = &self.set {
            set.send_if_modified(|now| {
                let later = to > *now;
                *now = to.max(*now);
                later
            });
        }
    }

    /// The current time in the store's format.
    #[must_use]
    pub fn now(&self) -> UnixMs {
        if let Some(set) = &self.set {
            return *set.borrow();
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        UnixMs(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// Waits until a time, but at most for `longest` on the system clock.
    pub(crate) async fn wait_until(&self, moment: UnixMs, longest: Duration) {
        let wait = Duration::from_millis(u64::try_from(moment.0.saturating_sub(self.now().0)).unwrap_or_default());
        let Some(set) = &self.set else { return tokio::time::sleep(wait.min(longest)).await };
        let mut changes = set.subscribe();
        let has_come = changes.wait_for(|now| *now >= moment);
        tokio::time::timeout(longest, has_come).await.ok();
    }
}

/// The longest pause before a failed post or job is retried.
pub const MAX_RETRY_DELAY: Duration = Duration::from_millis(MAX_PAUSE_MS.unsigned_abs());

/// Time of the next attempt after this number of failures; the delay is 1, 2, 4, ... seconds.
pub fn next_attempt(attempts: u32, now: UnixMs) -> UnixMs {
    now.after(Duration::from_secs(1 << attempts.min(20)).min(MAX_RETRY_DELAY))
}
