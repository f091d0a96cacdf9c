//! Games as used for points and tie-breaks.

use crate::ids::Seat;

/// The points of an undamaged HQ (NH-1.11): no game ends with more.
pub const MAX_HQ: i32 = 20;

/// The maximum points of a game whose rules do not limit them.
pub const MAX_POINTS: i32 = 1000;

/// Maximum number of games added to a level bracket match.
pub const MAX_DECIDERS: u32 = 2;

/// A game as counted for points and tie-breaks, indexed by the seats of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameScore {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// HQ points that count for the balance, indexed by seat: 0 for a destroyed HQ, and for a player who resigned or
    /// ran out of time.
    pub hq: [i32; 2],
    /// The seat that played first.
    pub first: Seat,
    /// True if the game was played rather than decided.
    pub played: bool,
}

impl GameScore {
    /// The balance of HQ points over the games, from the first seat's point of view.
    pub fn hq_balance(games: &[Self]) -> i64 {
        games.iter().map(|game| i64::from(game.hq[0]) - i64::from(game.hq[1])).sum()
    }
}
