//! Where a game stands before its end, for those who judge it from outside.

/// Where a game stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// The points of each side in turn order, as the [`Outcome`](super::Outcome) of the game counts them.
    pub points: Vec<i32>,
    /// Tiles not yet drawn, those of all sides; 0 in a game without tiles.
    pub undrawn: u32,
}
