//! What a game says before it begins: what seats can be played with, banners, cards.

/// What a game says before it begins: what seats can be played with, banners, cards.
pub trait Lobbies {}
