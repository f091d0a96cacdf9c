//! Limits of windows. docs/SECURITY.md names these numbers.

/// Most open windows: more than any table has players.
pub const WINDOWS: usize = 64;

/// Largest message of a window, in bytes: room for a file in base64.
pub const MESSAGE_BYTES: usize = 2 << 20;

/// Sustained rate in messages per second: each letter of a command may ask for suggestions.
pub const MESSAGES_A_SECOND: u32 = 20;

/// Largest burst of messages.
pub const MESSAGES_AT_ONCE: u32 = 40;

/// Refused messages in a row that close the window.
pub const REFUSALS: u32 = 100;

/// Most requests of one window to the bot at a time.
pub const AT_WORK: usize = 16;

/// Newest messages of a channel that are shown when it is opened.
pub const MESSAGES_SHOWN: usize = 300;
