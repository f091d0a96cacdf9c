//! A game as points and tie-breaks see it.

use crate::ids::Seat;

/// The HQ points of a whole HQ (NH-1.11): no game ends with more.
pub const MOST_HQ: i32 = 20;

/// The bound of the points of a game whose end by points has none.
pub const MOST_POINTS: i32 = 1000;

/// Games added to a level match of a bracket, at most.
pub const DECIDERS: u32 = 2;

/// A game as it counts, by the seats of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameScore {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// HQ points that count for the balance, by seat: 0 for one destroyed, and for a player who resigned or ran out of
    /// time.
    pub hq: [i32; 2],
    /// The seat that played first.
    pub first: Seat,
    /// It was played, rather than decided.
    pub played: bool,
}

impl GameScore {
    /// The balance of HQ points over games, for the first seat.
    pub fn hq_balance(games: &[Self]) -> i64 {
        games.iter().map(|game| i64::from(game.hq[0]) - i64::from(game.hq[1])).sum()
    }
}
