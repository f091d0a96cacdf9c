//! Matches that count for ratings.

use super::matches::{Match, Outcome};
use super::state::Season;
use crate::game::GameScore;
use crate::ids::{EntrantId, MatchId};
use crate::rules::OfflineGames;

/// A match that counts for ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedMatch {
    /// The number of the match.
    pub match_id: MatchId,
    /// The players, indexed by seat.
    pub players: [RatedPlayer; 2],
    /// The games.
    pub games: Vec<GameScore>,
    /// End of the last game, in Unix milliseconds.
    pub at_ms: i64,
}

/// The user who played a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RatedPlayer {
    /// The entrant.
    pub entrant: EntrantId,
    /// The user's number among the entry's holders, from 1.
    pub person: u32,
}

impl Season {
    /// The matches that count for ratings, ordered by number; empty if the season is not rated.
    ///
    /// Walkovers and decided matches do not count, and games played elsewhere count only if the rules allow it. Matches
    /// of struck players do count.
    pub fn rated_matches(&self) -> Vec<RatedMatch> {
        let rated = self.rules.matches.rated;
        self.matches.values().filter(|_| rated).filter_map(|of| self.rated_match(of)).collect()
    }

    fn rated_match(&self, of: &Match) -> Option<RatedMatch> {
        if of.reported && self.rules.matches.table_games != OfflineGames::Rated {
            return None;
        }
        let played = Match { struck: false, ..of.clone() };
        let Some(Outcome::Played { games, decided: false, .. }) = played.outcome(self.match_kind()) else {
            return None;
        };
        let [first, second] = of.players;
        let player = |entrant, person| RatedPlayer { entrant, person };
        let players = [player(first, of.persons[0]), player(second, of.persons[1])];
        Some(RatedMatch { match_id: of.id, players, games, at_ms: of.last_game_ms? })
    }
}
