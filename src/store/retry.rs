//! Pauses between attempts.

/// The longest pause before a failed post or job is tried again, in milliseconds. A next attempt further ahead was set
/// before the clock stepped backwards, and is due at once.
pub const LONGEST_PAUSE_MS: i64 = 300_000;
