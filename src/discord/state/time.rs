//! The clock on the bot's wall.
//!
//! The bot reads the time of day only through it: a test can advance it.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use sztab_store::{LONGEST_PAUSE_MS, UnixMs};

/// The present time: that of the system, or one that somebody sets who wants to see a week go by.
#[derive(Debug, Clone, Default)]
pub struct Time {
    set: Option<Arc<watch::Sender<UnixMs>>>,
}

impl Time {
    #[must_use]
    pub fn system() -> Self {
        Self::default()
    }

    /// A time that stands still until it is set on.
    #[must_use]
    pub fn standing(at: UnixMs) -> Self {
        Self { set: Some(Arc::new(watch::Sender::new(at))) }
    }

    /// Sets a time on that stands still; it never goes back. That of the system goes on by itself.
    pub fn set_on(&self, to: UnixMs) {
        if let Some(set) = &self.set {
            set.send_if_modified(|now| {
                let later = to > *now;
                *now = to.max(*now);
                later
            });
        }
    }

    /// Now, as the store counts.
    #[must_use]
    pub fn now(&self) -> UnixMs {
        if let Some(set) = &self.set {
            return *set.borrow();
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        UnixMs(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// Waits until a moment, and no longer than so long on the wall of the system.
    pub(crate) async fn wait_until(&self, moment: UnixMs, longest: Duration) {
        let wait = Duration::from_millis(u64::try_from(moment.0.saturating_sub(self.now().0)).unwrap_or_default());
        let Some(set) = &self.set else { return tokio::time::sleep(wait.min(longest)).await };
        let mut changes = set.subscribe();
        let has_come = changes.wait_for(|now| *now >= moment);
        tokio::time::timeout(longest, has_come).await.ok();
    }
}

/// The longest pause before a failed post or job is tried again.
pub const LONGEST_PAUSE: Duration = Duration::from_millis(LONGEST_PAUSE_MS.unsigned_abs());

/// Time of the next attempt after so many failures: 1, 2, 4, ... seconds later.
pub fn next_attempt(attempts: u32, now: UnixMs) -> UnixMs {
    now.after(Duration::from_secs(1 << attempts.min(20)).min(LONGEST_PAUSE))
}
