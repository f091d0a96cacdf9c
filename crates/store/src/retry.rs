//! Pauses between attempts.
//!
//! A clock that steps backwards delays nothing: a row that is further ahead than the longest pause predates the
//! step and is due. (`tests/store/outbox.rs`, `tests/discord/delivery.rs`)

/// The longest pause before a failed post or job is tried again, in milliseconds. A next attempt further ahead was set
/// before the clock stepped backwards, and is due at once.
pub const LONGEST_PAUSE_MS: i64 = 300_000;
