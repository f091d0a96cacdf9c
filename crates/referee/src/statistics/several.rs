//! Games of three and four: places instead of wins and losses.

use serde::Deserialize;

use sztab_game::{Outcome, Side};
use sztab_store::{GameId, OverGame, UnixMs, UserId};

use super::pace::Pace;
use super::{Statistics, is_house};

/// A game of three or four that is over, as one of its players sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    pub game: GameId,
    /// When its last line was written.
    pub ended: UnixMs,
    /// The terms in the game's own words.
    pub terms: String,
    /// The number of seats.
    pub seats: usize,
    /// The id of the player's army.
    pub army: String,
    /// The place of the player's side; 1 is the best.
    pub rank: u8,
    /// Whether another side has the same place. Those of a team share theirs.
    pub is_shared: bool,
    /// Why it ended: a word of the game ([`Outcome::cause`]).
    pub cause: String,
}

impl Placed {
    /// A game as one of its players sees it; `None` for a game of two, one against the house alone, and a result that is
    /// not ours.
    pub(super) fn of(game: &OverGame, pace: &Pace, user: UserId) -> Option<Self> {
        #[derive(Default, Deserialize)]
        struct Agreed {
            #[serde(default)]
            terms: String,
        }
        let own = game.seats.iter().find(|seat| seat.user == user).filter(|_| game.seats.len() > 2)?;
        game.seats.iter().find(|seat| seat.user != user && !is_house(seat.user))?;
        let outcome: Outcome = serde_json::from_str(&game.result).ok()?;
        let agreed: Agreed = serde_json::from_str(&game.options).unwrap_or_default();
        let rank = outcome.rank(Side(own.seat))?;
        Some(Self {
            game: game.id,
            ended: UnixMs(pace.ended),
            terms: agreed.terms,
            seats: game.seats.len(),
            army: own.army.clone().unwrap_or_default(),
            rank,
            is_shared: outcome.places().iter().filter(|place| place.rank == rank).count() > 1,
            cause: outcome.cause,
        })
    }
}

impl Statistics {
    /// Games of three and four by their terms, the most played first: how many, in how many of them the player came
    /// first, and in how many of those with others.
    #[must_use]
    pub fn places(&self) -> Vec<(&str, usize, usize, usize)> {
        let mut groups: Vec<(&str, usize, usize, usize)> = Vec::new();
        for game in &self.several {
            let at = groups.iter().position(|(terms, ..)| *terms == game.terms).unwrap_or_else(|| {
                groups.push((&game.terms, 0, 0, 0));
                groups.len() - 1
            });
            let (_, games, first, shared) = &mut groups[at];
            *games += 1;
            *first += usize::from(game.rank == 1);
            *shared += usize::from(game.rank == 1 && game.is_shared);
        }
        groups.sort_by_key(|(_, games, ..)| std::cmp::Reverse(*games));
        groups
    }
}
