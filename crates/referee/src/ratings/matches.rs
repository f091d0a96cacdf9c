//! Matches that count for ratings, and their players.

use sztab_league::rating;
use sztab_store::UserId;

/// One who is rated.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Contestant {
    /// A user, or the id that stands for one who was erased ([`UserId::is_erased`]).
    User(UserId),
    /// The computer player at a strength.
    ComputerPlayer(String),
}

/// A match that counts for ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedMatch {
    /// End of its last game, in milliseconds since 1970.
    pub at_ms: i64,
    pub players: [Contestant; 2],
    /// Their game points in halves: 2 for a game won, 1 for one drawn. Not both are 0.
    pub half_points: [u32; 2],
}

impl RatedMatch {
    /// The score of the first player: game points by games, from 0 to 1.
    #[must_use]
    pub fn score(&self) -> f64 {
        let [own, other] = self.half_points.map(f64::from);
        own / (own + other)
    }
}

/// The matches as they are rated.
pub fn score_matches(matches: &[RatedMatch]) -> Vec<rating::RatedMatch<Contestant>> {
    let scored = matches.iter().map(|played| rating::RatedMatch {
        at_ms: played.at_ms,
        players: played.players.clone(),
        score: played.score(),
    });
    scored.collect()
}
