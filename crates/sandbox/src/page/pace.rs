//! Rate limit of a window.

use std::time::{Duration, Instant};

use super::limits::{MAX_REFUSALS, MESSAGE_BURST, MESSAGES_PER_SECOND};

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
pub(super) struct RateLimiter {
    /// The time at which the bucket will hold [`MESSAGE_BURST`] tokens again.
    full_at: Instant,
    refused: u32,
}

impl RateLimiter {
    pub fn new(now: Instant) -> Self {
        Self { full_at: now, refused: 0 }
    }

    /// Counts a message and returns the verdict on it.
    pub fn count(&mut self, now: Instant) -> Verdict {
        let each = Duration::from_secs(1) / MESSAGES_PER_SECOND;
        let next = self.full_at.max(now) + each;
        if next > now + each * MESSAGE_BURST {
            self.refused += 1;
            return if self.refused > MAX_REFUSALS { Verdict::Enough } else { Verdict::TooFast };
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
    fn windows_may_burst_but_then_have_to_wait() {
        let now = Instant::now();
        let mut pace = RateLimiter::new(now);
        let heard = (0..50).filter(|_| pace.count(now) == Verdict::Heard).count();
        assert_eq!(heard, 40);
        assert_eq!(pace.count(now + Duration::from_millis(60)), Verdict::Heard);
        assert_eq!(pace.count(now + Duration::from_millis(60)), Verdict::TooFast);
        let later = now + Duration::from_mins(1);
        assert_eq!((0..50).filter(|_| pace.count(later) == Verdict::Heard).count(), 40);
    }

    #[test]
    fn windows_that_keep_exceeding_the_limit_are_closed() {
        let now = Instant::now();
        let mut pace = RateLimiter::new(now);
        let verdicts: Vec<Verdict> = (0..141).map(|_| pace.count(now)).collect();
        assert_eq!((verdicts[139], verdicts[140]), (Verdict::TooFast, Verdict::Enough));
    }
}
