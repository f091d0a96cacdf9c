//! The end of a game: each side's rank and points, and the reason it ended.

use serde::{Deserialize, Serialize};

use super::side::{Side, Sides};

/// The final rank and points of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The rank; 1 is the best. Sides that share a rank have the same number, and the following numbers are skipped
    /// accordingly (as in 1, 1, 3). Players who lose together against the game itself all have rank 2.
    pub rank: u8,
    /// The side's points, as the game counts them.
    pub points: i32,
}

/// The result of a game, for any number of sides.
///
/// A game keeps in its state what its rules say about its end and makes this value of it when asked.
///
/// ```
/// use sztab_game::{Outcome, Side, Sides};
///
/// let outcome = Outcome::by_points(&[4, 9, 4], "last-round");
/// assert_eq!(outcome.winner(), Some(Side(1)));
/// assert_eq!(outcome.rank(Side(2)), Some(2), "a tie is shared");
/// assert_eq!(outcome.points(Side(0)), Some(4));
///
/// // Resigning counts more than points.
/// let resigned = Outcome::with_winners(Sides::from(Side(0)), &[3, 20], "resignation");
/// assert_eq!((resigned.rank(Side(0)), resigned.rank(Side(1))), (Some(1), Some(2)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    places: Vec<Place>,
    /// The reason the game ended: an id defined by the game, whose texts contain a sentence for it.
    pub cause: String,
    /// True if all sides share a rank because they play together, rather than because of a draw.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_together: bool,
}

impl Outcome {
    /// An outcome with these places, in turn order.
    #[must_use]
    pub fn new(places: Vec<Place>, cause: impl Into<String>) -> Self {
        Self { places, cause: cause.into(), is_together: false }
    }

    /// Ranks sides by merit. `sides` contains merit and points in turn order. Higher merit is better; sides with equal
    /// merit share a rank.
    #[must_use]
    pub fn by_merit<M: Ord>(sides: &[(M, i32)], cause: impl Into<String>) -> Self {
        let place = |(merit, points): &(M, i32)| {
            let ahead = sides.iter().filter(|(other, _)| other > merit).count();
            Place { rank: u8::try_from(ahead + 1).unwrap_or(u8::MAX), points: *points }
        };
        Self::new(sides.iter().map(place).collect(), cause)
    }

    /// Ranks sides by points, given in turn order. More points are better.
    #[must_use]
    pub fn by_points(points: &[i32], cause: impl Into<String>) -> Self {
        Self::with_winners(Sides::NONE, points, cause)
    }

    /// Gives the first rank to some sides regardless of their points. The other sides are ranked by points.
    #[must_use]
    pub fn with_winners(winners: Sides, points: &[i32], cause: impl Into<String>) -> Self {
        let merit = |(side, &points): (Side, &i32)| {
            let wins = winners.contains(side);
            ((wins, if wins { 0 } else { points }), points)
        };
        Self::by_merit(&(0..).map(Side).zip(points).map(merit).collect::<Vec<_>>(), cause)
    }

    /// The outcome of a cooperative game: all sides have won or lost together.
    #[must_use]
    pub fn cooperative(has_won: bool, points: &[i32], cause: impl Into<String>) -> Self {
        let rank = if has_won { 1 } else { 2 };
        let places = points.iter().map(|&points| Place { rank, points }).collect();
        Self { is_together: true, ..Self::new(places, cause) }
    }

    /// The place of each side, in turn order.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// A side's rank.
    #[must_use]
    pub fn rank(&self, side: Side) -> Option<u8> {
        self.places.get(side.index()).map(|place| place.rank)
    }

    /// A side's points.
    #[must_use]
    pub fn points(&self, side: Side) -> Option<i32> {
        self.places.get(side.index()).map(|place| place.points)
    }

    /// The sides that share the first rank: all sides in a draw, and none if all have lost together.
    #[must_use]
    pub fn winners(&self) -> Sides {
        (0..).map(Side).zip(&self.places).filter(|(_, place)| place.rank == 1).map(|(side, _)| side).collect()
    }

    /// The only side in first place, if there are other sides behind it.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        self.winners().single().filter(|_| self.places.len() > 1)
    }

    /// True if all sides have won or lost together.
    #[must_use]
    pub fn is_cooperative(&self) -> bool {
        self.is_together
    }

    /// True if all sides share the first rank in a game that they do not play together.
    #[must_use]
    pub fn is_draw(&self) -> bool {
        !self.is_together && self.winners().len() == self.places.len()
    }
}

/// The state of a game before its end, for evaluation from outside.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// The points of each side in turn order, counted as in the game's [`Outcome`].
    pub points: Vec<i32>,
    /// The total number of tiles not yet drawn; 0 in a game without tiles.
    pub undrawn: u32,
}
