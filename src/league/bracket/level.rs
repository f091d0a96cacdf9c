//! Level matches of a bracket, where one player has to advance.

use serde::{Deserialize, Serialize};

use super::Entrant;
use crate::ids::Seat;

/// Most games after a level match.
pub const EXTRA_GAMES: usize = 2;

/// A match that is over by its games, with those added because it was level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelMatch<'a> {
    /// The players, the match's first first.
    pub players: [Entrant; 2],
    /// Winner by the profile; `None` if the match is level.
    pub winner: Option<Seat>,
    /// HQ points of the first less those of the second, over the games of the match.
    pub hq_balance: i32,
    /// Winners of the additional games so far; `None` is a draw.
    pub extra: &'a [Option<Seat>],
}

/// Outcome of a match, or the need for another game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// This player advances.
    Winner(Seat),
    /// One more game is played.
    AnotherGame,
}

/// Decides a match: by the profile, by HQ balance, by the first won of two more games, for the higher seed.
pub fn verdict(played: &LevelMatch) -> Verdict {
    let by_hq = match played.hq_balance {
        0 => None,
        1.. => Some(Seat::First),
        _ => Some(Seat::Second),
    };
    let by_extra = || played.extra.iter().take(EXTRA_GAMES).find_map(|&winner| winner);
    if let Some(winner) = played.winner.or(by_hq).or_else(by_extra) {
        return Verdict::Winner(winner);
    }
    if played.extra.len() < EXTRA_GAMES {
        return Verdict::AnotherGame;
    }
    Verdict::Winner(if played.players[0] < played.players[1] { Seat::First } else { Seat::Second })
}
