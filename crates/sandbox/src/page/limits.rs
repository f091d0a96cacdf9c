//! Limits of windows. docs/SECURITY.md repeats these numbers.

/// Maximum number of open windows; no session has as many players.
pub const MAX_WINDOWS: usize = 64;

/// Maximum size of a message from a window, in bytes: enough for a file in base64.
pub const MAX_MESSAGE_BYTES: usize = 2 << 20;

/// Sustained rate in messages per second: each letter typed in a command may request suggestions.
pub const MESSAGES_PER_SECOND: u32 = 20;

/// Maximum burst of messages.
pub const MESSAGE_BURST: u32 = 40;

/// Number of consecutive refusals after which a window is closed.
pub const MAX_REFUSALS: u32 = 100;

/// Maximum number of requests from one window that may be waiting for the bot.
pub const MAX_PENDING_REQUESTS: usize = 16;

/// Number of a channel's newest messages that are shown when it is opened.
pub const MAX_SHOWN_MESSAGES: usize = 300;
