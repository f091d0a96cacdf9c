//! Pauses between attempts at posts and jobs.

use std::time::Duration;

use sztab_store::{LONGEST_PAUSE_MS, UnixMs};

/// The longest pause before a failed post or job is tried again.
pub const LONGEST_PAUSE: Duration = Duration::from_millis(LONGEST_PAUSE_MS.unsigned_abs());

/// When to try again what has failed so often before: after 1, 2, 4, ... seconds.
pub fn next_attempt(attempts: u32, now: UnixMs) -> UnixMs {
    now.after(Duration::from_secs(1 << attempts.min(20)).min(LONGEST_PAUSE))
}
