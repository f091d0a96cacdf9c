//! The view of the game: posts, pictures and their texts.

mod fight;
mod names;
pub(crate) mod story;
