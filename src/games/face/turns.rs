//! The private side of a game: the panel, the guide, previews, completion, orders, refusals.

/// The private side of a game: the panel, the guide, previews, completion, orders, refusals.
pub trait Turns {}
