//! How much windows may ask for. docs/SECURITY.md names these numbers.

/// Windows that may be open at a time: more than people sit at any table.
pub const WINDOWS: usize = 64;

/// Largest message of a window, in bytes: a file for a command fits, as text of base64.
pub const MESSAGE_BYTES: usize = 2 << 20;

/// Messages a second that a window may send in the long run: each letter of a command may ask for suggestions.
pub const MESSAGES_A_SECOND: u32 = 20;

/// Messages that may come at once.
pub const MESSAGES_AT_ONCE: u32 = 40;

/// Messages in a row that are refused before the window is closed.
pub const REFUSALS: u32 = 100;

/// Wishes of one window that the bot may be at work on at a time.
pub const AT_WORK: usize = 16;

/// Messages of a channel that are shown when it is opened: the newest ones.
pub const MESSAGES_SHOWN: usize = 300;
