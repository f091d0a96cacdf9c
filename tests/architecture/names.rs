//! Shared folders, which do not name a game.

/// Folders that must not depend on a particular game.
pub const SHARED_FOLDERS: [&str; 7] = ["game", "league", "pictures", "referee", "discord", "store", "sandbox"];
