//! The public side of a game: posts, stories, pictures and their texts, results.

/// The public side of a game: posts, stories, pictures and their texts, results.
pub trait Posts {}
