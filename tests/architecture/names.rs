//! Shared folders, which name no game.

/// Folders that know no game.
pub const SHARED: [&str; 5] = ["referee", "discord", "store", "sandbox", "page"];
