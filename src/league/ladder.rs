//! The ladder: players challenge each other and are ranked by rating.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::rating::{RatedMatch, RatedPlayer};

/// Matches from which on a player is ranked.
pub const MATCHES_TO_RANK: u32 = 5;

/// Matches between two players that count within [`REMATCH_MS`].
pub const REMATCHES: usize = 2;

/// Time in which two players can have [`REMATCHES`] matches: 14 days.
pub const REMATCH_MS: i64 = 14 * 24 * 60 * 60 * 1000;

/// A player on the ladder.
#[derive(Debug, Clone, PartialEq)]
pub struct Rung<P> {
    /// The player.
    pub player: P,
    /// Rank from 1; `None` with fewer than [`MATCHES_TO_RANK`] matches.
    pub rank: Option<usize>,
    /// Rating and matches.
    pub rated: RatedPlayer,
}

/// A challenge not yet answered, or an accepted one not yet played to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenMatch<P> {
    /// Both players.
    pub players: [P; 2],
}

/// A challenge that is not possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ChallengeError {
    /// The challenger is not on the ladder.
    #[error("the challenger is not on the ladder")]
    ChallengerAbsent,
    /// The opponent is not on the ladder.
    #[error("the opponent is not on the ladder")]
    OpponentAbsent,
    /// A challenge to oneself.
    #[error("nobody challenges themselves")]
    OwnOpponent,
    /// The two have an open challenge or match.
    #[error("the two have an open match")]
    Open,
    /// The two have met too often.
    #[error("the two have met {REMATCHES} times in 14 days")]
    TooOften {
        /// When the next challenge is possible, in milliseconds since 1970.
        from_ms: i64,
    },
}

/// State of a ladder that decides on challenges.
#[derive(Debug, Clone, Copy)]
pub struct Ladder<'a, P> {
    /// The players on the ladder.
    pub players: &'a [P],
    /// Rated matches so far, in any order.
    pub played: &'a [RatedMatch<P>],
    /// Open challenges and matches.
    pub open: &'a [OpenMatch<P>],
}

/// Ranks players by rating less two deviations, ties by player. Players with fewer than `from` matches follow, in the same
/// order.
pub fn ranking<P: Ord + Clone>(rated: &BTreeMap<P, RatedPlayer>, from: u32) -> Vec<Rung<P>> {
    let mut rungs: Vec<Rung<P>> =
        rated.iter().map(|(player, &rated)| Rung { player: player.clone(), rank: None, rated }).collect();
    let unranked = |rung: &Rung<P>| rung.rated.matches < from;
    rungs.sort_by(|one, other| {
        let by_strength = other.rated.rating.conservative().total_cmp(&one.rated.rating.conservative());
        unranked(one).cmp(&unranked(other)).then(by_strength)
    });
    for (index, rung) in rungs.iter_mut().enumerate() {
        rung.rank = (!unranked(rung)).then_some(index + 1);
    }
    rungs
}

impl<P: PartialEq> Ladder<'_, P> {
    /// Checks whether one player may challenge another at some time. Rank does not matter.
    ///
    /// # Errors
    /// The first reason against it.
    pub fn challenge(&self, challenger: &P, opponent: &P, now_ms: i64) -> Result<(), ChallengeError> {
        let pair = |players: &[P; 2]| players.contains(challenger) && players.contains(opponent);
        if !self.players.contains(challenger) {
            return Err(ChallengeError::ChallengerAbsent);
        }
        if !self.players.contains(opponent) {
            return Err(ChallengeError::OpponentAbsent);
        }
        if challenger == opponent {
            return Err(ChallengeError::OwnOpponent);
        }
        if self.open.iter().any(|open| pair(&open.players)) {
            return Err(ChallengeError::Open);
        }
        let mut met: Vec<i64> =
            self.played.iter().filter(|played| pair(&played.players)).map(|played| played.at_ms).collect();
        met.sort_unstable();
        // The oldest match of those that fill the limit has to leave the window first.
        let from_ms = met.iter().rev().nth(REMATCHES - 1).map(|at_ms| at_ms.saturating_add(REMATCH_MS));
        match from_ms {
            Some(from_ms) if now_ms < from_ms => Err(ChallengeError::TooOften { from_ms }),
            _ => Ok(()),
        }
    }
}
