//! Limits of windows. docs/SECURITY.md repeats these numbers.

/// Maximum number of open windows; no session has as many players.
pub const WINDOWS: usize = 64;

/// Maximum size of a message from a window, in bytes: enough for a file in base64.
pub const MESSAGE_BYTES: usize = 2 << 20;

/// Sustained rate in messages per second: each letter typed in a command may request suggestions.
pub const MESSAGES_A_SECOND: u32 = 20;

/// Maximum burst of messages.
pub const MESSAGES_AT_ONCE: u32 = 40;

/// Number of consecutive refusals after which a window is closed.
pub const REFUSALS: u32 = 100;

/// Maximum number of requests from one window that may be waiting for the bot.
pub const AT_WORK: usize = 16;

/// Number of a channel's newest messages that are shown when it is opened.
pub const MESSAGES_SHOWN: usize = 300;
