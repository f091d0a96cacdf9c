//! The sandbox's time. Deadlines (3 seconds for a response, 15 minutes for a token) are measured by this clock instead
//! of the machine's, so a test can let them pass without sleeping.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A clock that can be moved forward. All clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock(Arc<ClockState>);

#[derive(Debug)]
struct ClockState {
    /// The time of a frozen clock, in milliseconds since the Unix epoch; `None` if the clock follows the machine's.
    frozen_at: Option<u64>,
    /// Milliseconds added by [`Clock::advance`].
    advanced: AtomicU64,
}

impl Clock {
    /// A clock that follows the machine's, plus any time added by [`Clock::advance`].
    pub fn running() -> Self {
        Self(Arc::new(ClockState { frozen_at: None, advanced: AtomicU64::new(0) }))
    }

    /// A clock that is frozen at the time of this call and moves only by [`Clock::advance`], so a slow machine does not
    /// miss deadlines by accident.
    pub fn frozen() -> Self {
        Self(Arc::new(ClockState { frozen_at: Some(system_time_ms()), advanced: AtomicU64::new(0) }))
    }

    /// Milliseconds since the Unix epoch.
    pub fn now_ms(&self) -> u64 {
        self.0.frozen_at.unwrap_or_else(system_time_ms) + self.0.advanced.load(Ordering::SeqCst)
    }

    /// Moves the clock and all its clones forward. Deadlines less than a millisecond away are not resolved.
    pub fn advance(&self, by: Duration) {
        let ms = u64::try_from(by.as_millis()).unwrap_or(u64::MAX / 2);
        self.0.advanced.fetch_add(ms, Ordering::SeqCst);
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self::running()
    }
}

fn system_time_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX / 2)
}

/// A time as Discord formats it: `2026-08-06T12:34:56.789000+00:00`.
pub(super) fn iso8601(ms: u64) -> String {
    let (days, of_day) = (ms / 86_400_000, ms % 86_400_000);
    let (year, month, day) = civil_date(days);
    let (hour, minute) = (of_day / 3_600_000, of_day / 60_000 % 60);
    let (second, milli) = (of_day / 1000 % 60, of_day % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

/// Year, month and day of a number of days since 1970-01-01, counted in 400-year eras that begin on 1 March so that the
/// leap day is the last day of the year.
fn civil_date(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let day_of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_formatted_as_by_discord() {
        assert_eq!(iso8601(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso8601(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(iso8601(1_785_975_296_789), "2026-08-06T00:14:56.789000+00:00");
    }

    #[test]
    fn a_frozen_clock_moves_only_when_advanced() {
        let clock = Clock::frozen();
        let before = clock.now_ms();
        clock.clone().advance(Duration::from_secs(3));
        assert_eq!(clock.now_ms(), before + 3000);
    }
}
