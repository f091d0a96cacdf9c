//! Games of three and four, and cooperative ones: places instead of wins and losses.

use sztab_game::{Kind, Outcome, Side};
use sztab_store::{FinishedGamePace, GameId, UnixMs, UserId};

use super::pace::Pace;
use super::{Statistics, is_computer};
use crate::options::CountedTerms;

/// A finished game from the point of view of one of its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MultiplayerGame {
    pub game: GameId,
    /// The time at which the last line was written.
    pub ended: UnixMs,
    /// The id of the kind of game; `None` for the default one.
    pub kind: Option<String>,
    /// The terms of the rules, in the game's notation.
    pub terms: String,
    /// The number of seats.
    pub seats: usize,
    /// The id of the player's faction.
    pub faction: String,
    /// The place of the player's side, from 1, the best.
    pub rank: u8,
    /// True if another side has the same place. The sides of a team share a place.
    pub is_shared: bool,
    /// True if all players won or lost together.
    pub is_together: bool,
    /// The reason for the end, as a keyword of the game ([`Outcome::cause`]).
    pub cause: String,
}

/// Places in games of one kind on the same terms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Places<'a> {
    /// The id of the kind of game; `None` for the default one.
    pub kind: Option<&'a str>,
    /// The terms of the rules, in the game's notation.
    pub terms: &'a str,
    /// Numbers of games, of first places, and of shared first places.
    pub counts: [usize; 3],
}

impl MultiplayerGame {
    /// A game from the point of view of one of its players; `None` for a game against computer players only, and for a
    /// result not written by this program.
    pub(super) fn from_game(game: &FinishedGamePace, pace: &Pace, user: UserId, kinds: &[Kind]) -> Option<Self> {
        let own = game.seats.iter().find(|seat| seat.user == user)?;
        let outcome: Outcome = serde_json::from_str(&game.result).ok()?;
        let has_other = game.seats.iter().any(|seat| seat.user != user && !is_computer(seat.user));
        if !has_other && !outcome.is_cooperative() {
            return None;
        }
        let agreed = CountedTerms::of(&game.options);
        let rank = outcome.rank(Side(own.seat))?;
        Some(Self {
            game: game.id,
            ended: UnixMs(pace.ended),
            terms: agreed.rules(kinds),
            kind: agreed.game,
            seats: game.seats.len(),
            faction: own.faction.clone().unwrap_or_default(),
            rank,
            is_shared: outcome.places().iter().filter(|place| place.rank == rank).count() > 1,
            is_together: outcome.is_cooperative(),
            cause: outcome.cause,
        })
    }
}

impl Statistics {
    /// Games of three and four by kind and terms, most played first.
    #[must_use]
    pub fn places(&self) -> Vec<Places<'_>> {
        let mut groups: Vec<Places<'_>> = Vec::new();
        for game in &self.several {
            let (kind, terms) = (game.kind.as_deref(), game.terms.as_str());
            let at = groups.iter().position(|group| (group.kind, group.terms) == (kind, terms)).unwrap_or_else(|| {
                groups.push(Places { kind, terms, counts: [0; 3] });
                groups.len() - 1
            });
            let is_first = game.rank == 1;
            let one = [true, is_first, is_first && game.is_shared];
            groups[at].counts.iter_mut().zip(one).for_each(|(count, is_one)| *count += usize::from(is_one));
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.counts[0]));
        groups
    }
}
