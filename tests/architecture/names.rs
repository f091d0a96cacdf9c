//! Shared folders, which name no game.

/// Folders that know no game.
pub const SHARED: [&str; 7] = ["game", "league", "pictures", "referee", "discord", "store", "sandbox"];
