//! Limits of windows. docs/SECURITY.md names these numbers.

/// The most open windows: more than any session has players.
pub const WINDOWS: usize = 64;

/// The largest message of a window, in bytes: enough for a file in base64.
pub const MESSAGE_BYTES: usize = 2 << 20;

/// The sustained rate in messages per second: each letter typed in a command may request suggestions.
pub const MESSAGES_A_SECOND: u32 = 20;

/// Largest burst of messages.
pub const MESSAGES_AT_ONCE: u32 = 40;

/// The number of consecutive refusals after which the window is closed.
pub const REFUSALS: u32 = 100;

/// The most requests of one window to the bot at a time.
pub const AT_WORK: usize = 16;

/// The number of messages of a channel shown when it is opened, the newest ones.
pub const MESSAGES_SHOWN: usize = 300;
