//! Matches that count for ratings, and their players.

use sztab_league::rating;
use sztab_store::UserId;

/// A rated player.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Contestant {
    /// A user, or the id that replaces an erased one ([`UserId::is_erased`]).
    User(UserId),
    /// The computer player, at a given strength.
    ComputerPlayer(String),
}

/// A match that counts for ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedMatch {
    /// End of the last game, in milliseconds since 1970.
    pub at_ms: i64,
    pub players: [Contestant; 2],
    /// The players' game points in halves: 2 for a won game, 1 for a drawn one. At least one of the values is not 0.
    pub half_points: [u32; 2],
}

impl RatedMatch {
    /// The score of the first player: game points divided by games, from 0 to 1.
    #[must_use]
    pub fn score(&self) -> f64 {
        let [own, other] = self.half_points.map(f64::from);
        own / (own + other)
    }
}

/// The matches in the form used for rating.
pub fn score_matches(matches: &[RatedMatch]) -> Vec<rating::RatedMatch<Contestant>> {
    let scored = matches.iter().map(|played| rating::RatedMatch {
        at_ms: played.at_ms,
        players: played.players.clone(),
        score: played.score(),
    });
    scored.collect()
}
