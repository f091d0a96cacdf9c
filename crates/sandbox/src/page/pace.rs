//! Rate limit of a window.

use std::time::{Duration, Instant};

use super::limits::{MESSAGES_A_SECOND, MESSAGES_AT_ONCE, REFUSALS};

/// The verdict on a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Handle the message.
    Heard,
    /// Refuse the message.
    TooFast,
    /// Close the window.
    Enough,
}

/// The token bucket of one window.
pub(super) struct Pace {
    /// The time at which the bucket will hold [`MESSAGES_AT_ONCE`] tokens again.
    full_at: Instant,
    refused: u32,
}

impl Pace {
    pub fn new(now: Instant) -> Self {
        Self { full_at: now, refused: 0 }
    }

    /// Counts a message and returns the verdict on it.
    pub fn count(&mut self, now: Instant) -> Verdict {
        let each = Duration::from_secs(1) / MESSAGES_A_SECOND;
        let next = self.full_at.max(now) + each;
        if next > now + each * MESSAGES_AT_ONCE {
            self.refused += 1;
            return if self.refused > REFUSALS { Verdict::Enough } else { Verdict::TooFast };
        }
        self.full_at = next;
        self.refused = 0;
        Verdict::Heard
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_may_run_ahead_and_has_to_wait_then() {
        let now = Instant::now();
        let mut pace = Pace::new(now);
        let heard = (0..50).filter(|_| pace.count(now) == Verdict::Heard).count();
        assert_eq!(heard, 40);
        assert_eq!(pace.count(now + Duration::from_millis(60)), Verdict::Heard);
        assert_eq!(pace.count(now + Duration::from_millis(60)), Verdict::TooFast);
        let later = now + Duration::from_mins(1);
        assert_eq!((0..50).filter(|_| pace.count(later) == Verdict::Heard).count(), 40);
    }

    #[test]
    fn a_window_that_does_not_stop_is_closed() {
        let now = Instant::now();
        let mut pace = Pace::new(now);
        let verdicts: Vec<Verdict> = (0..141).map(|_| pace.count(now)).collect();
        assert_eq!((verdicts[139], verdicts[140]), (Verdict::TooFast, Verdict::Enough));
    }
}
