//! Computes the points of both players from the games of a match.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{MatchKind, Measure, Profile, Split};
use crate::{game::GameScore, ids::Seat, record::Points};

/// Game points for a won game, in hundredths.
const POINTS_PER_GAME_WON: i32 = 100;

/// The result of a match. Pairs are in seat order: the match's first player, then the second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchScore {
    /// Match points.
    pub points: [Points; 2],
    /// Game points; a won game counts 100 and a drawn one 50.
    pub game_points: [Points; 2],
    /// Games won.
    pub games_won: [u32; 2],
    /// HQ points of the first player minus those of the second, over all games.
    pub hq_balance: i64,
    /// Games played.
    pub games: u32,
}

/// The reason the games cannot be scored as a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ScoreError {
    /// The profile does not score matches of this kind.
    #[error("the profile does not score matches of this kind")]
    Kind(MatchKind),
    /// The match is not over after these games, or it was over before the last of them.
    #[error("{games} games are no complete match of this kind")]
    Games {
        /// Number of games.
        games: usize,
    },
}

/// Sums up the games. The match points are not set yet.
fn sum_games(games: &[GameScore]) -> MatchScore {
    let none = [Points(0); 2];
    let hq_balance = GameScore::hq_balance(games);
    let mut score = MatchScore { points: none, game_points: none, games_won: [0; 2], hq_balance, games: 0 };
    for game in games {
        match game.winner {
            Some(winner) => {
                score.game_points[winner.index()].0 += POINTS_PER_GAME_WON;
                score.games_won[winner.index()] += 1;
            }
            None => score.game_points.iter_mut().for_each(|points| points.0 += POINTS_PER_GAME_WON / 2),
        }
        score.games += 1;
    }
    score
}

/// True if these games form exactly one whole match.
fn is_complete(kind: MatchKind, games: &[GameScore]) -> bool {
    match kind {
        MatchKind::Single => games.len() == 1,
        MatchKind::Mirrored => games.len() == 2,
        MatchKind::BestOf3 => {
            let [first, second] = sum_games(&games[..games.len().min(2)]).game_points;
            let decided = (first.0 - second.0).abs() > POINTS_PER_GAME_WON;
            games.len() == if decided { 2 } else { 3 }
        }
    }
}

/// The seat with the higher value; `None` if both are equal.
fn leader<T: Ord + Copy>(of: [T; 2]) -> Option<Seat> {
    match of[0].cmp(&of[1]) {
        std::cmp::Ordering::Greater => Some(Seat::First),
        std::cmp::Ordering::Less => Some(Seat::Second),
        std::cmp::Ordering::Equal => None,
    }
}

impl Profile {
    /// Scores a finished match.
    ///
    /// # Errors
    /// If the profile does not cover the kind of match, or the number of games is wrong.
    pub fn score(&self, kind: MatchKind, games: &[GameScore]) -> Result<MatchScore, ScoreError> {
        if !self.matches.contains(&kind) {
            return Err(ScoreError::Kind(kind));
        }
        if !is_complete(kind, games) {
            return Err(ScoreError::Games { games: games.len() });
        }
        let score = sum_games(games);
        Ok(MatchScore { points: self.points(&score), ..score })
    }

    fn points(&self, score: &MatchScore) -> [Points; 2] {
        let by_games = leader(score.game_points.map(|points| points.0));
        let by_hq = leader([score.hq_balance, 0]);
        let won = match self.decided_by {
            Measure::GamePoints => match (by_games, self.hq_win) {
                (Some(winner), _) => Some((winner, self.win_split(score.game_points, winner))),
                (None, Some(split)) => by_hq.map(|winner| (winner, split)),
                (None, None) => None,
            },
            Measure::HqPoints => by_hq.map(|winner| (winner, self.win)),
        };
        match won {
            Some((Seat::First, split)) => [split.winner, split.loser],
            Some((Seat::Second, split)) => [split.loser, split.winner],
            None => [self.draw; 2],
        }
    }

    /// Points for a win with this score in games.
    fn win_split(&self, game_points: [Points; 2], winner: Seat) -> Split {
        let games = Split { winner: game_points[winner.index()], loser: game_points[winner.other().index()] };
        self.results.iter().find(|result| result.games == games).map_or(self.win, |result| result.points)
    }
}
