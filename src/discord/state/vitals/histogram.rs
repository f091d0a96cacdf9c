//! Durations, counted by how long they were.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds in milliseconds. Three seconds is what Discord waits for an acknowledgement.
pub(crate) const BOUNDS_MS: [u64; 12] = [5, 10, 25, 50, 100, 250, 500, 1000, 1500, 2000, 3000, 10_000];

/// How many durations were at most so long.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    counts: [AtomicU64; BOUNDS_MS.len()],
    longer: AtomicU64,
    total_us: AtomicU64,
}

/// A histogram as it stood when somebody looked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Reading {
    /// How many were at most as long as each bound, shorter ones included.
    pub(crate) at_most: [u64; BOUNDS_MS.len()],
    /// How many there were.
    pub(crate) all: u64,
    /// All of them together.
    pub(crate) total: Duration,
}

impl Histogram {
    pub(crate) fn count(&self, duration: Duration) {
        let fits = |&bound: &u64| duration <= Duration::from_millis(bound);
        let count = BOUNDS_MS.iter().position(fits).map_or(&self.longer, |index| &self.counts[index]);
        count.fetch_add(1, Ordering::Relaxed);
        self.total_us.fetch_add(u64::try_from(duration.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    pub(crate) fn read(&self) -> Reading {
        let mut all = 0;
        let at_most = std::array::from_fn(|index| {
            all += self.counts[index].load(Ordering::Relaxed);
            all
        });
        let all = all + self.longer.load(Ordering::Relaxed);
        Reading { at_most, all, total: Duration::from_micros(self.total_us.load(Ordering::Relaxed)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_counts_at_every_bound_that_it_fits() {
        let histogram = Histogram::default();
        for milliseconds in [1, 5, 6, 2999, 60_000] {
            histogram.count(Duration::from_millis(milliseconds));
        }
        let reading = histogram.read();
        assert_eq!(reading.at_most, [2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4]);
        assert_eq!(reading.all, 5);
        assert_eq!(reading.total, Duration::from_millis(63_011));
    }
}
