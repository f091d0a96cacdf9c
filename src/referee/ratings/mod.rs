//! Ratings of a server's players, and the results of armies, computed from finished games and the logs of seasons.
//!
//! Nothing is stored. A match is a rated game, both games of a rated mirrored match, or a match of a rated season; what
//! it counts is decided where its games stand: [`tables`] and [`seasons`]. The computed ratings of a server are kept in
//! memory until a game ends, a season goes on or a week does.

mod csv;
mod history;
mod seasons;
mod tables;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use crate::league::balance::Balances;
use crate::league::rating::{self, RatedPlayer, RatingError, rate, week_of};
use crate::store::{FinishedGame, GuildId, Progress, SeasonId, UnixMs, UserId};

use super::{Referee, RefereeError};

pub use history::Week;
pub use seasons::season_matches;
pub use tables::{army_games, table_matches};

/// Servers whose ratings are kept in memory.
const MOST_KEPT: usize = 64;

/// One who is rated.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Contestant {
    /// A user; also one who was erased from tables ([`UserId::is_erased`]).
    User(UserId),
    /// The house at a strength.
    House(String),
    /// An entry of a season whose user was erased.
    Erased {
        /// The season.
        season: SeasonId,
        /// The number of the entry.
        entrant: u32,
        /// The number of the person among those who have had it.
        person: u32,
    },
}

/// A match that counts for ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedMatch {
    /// End of its last game, in milliseconds since 1970.
    pub at_ms: i64,
    /// The players.
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

/// A player of a server with a rating.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// The player.
    pub who: Contestant,
    /// The name in the newest game or season; empty for the house, and for one who was erased from seasons.
    pub name: String,
    /// Rating as if the week ended now, and number of matches.
    pub rated: RatedPlayer,
}

/// The ratings of a server.
#[derive(Debug, Clone, Default)]
pub struct Ratings {
    /// The rated matches, in order of their end.
    pub matches: Vec<RatedMatch>,
    /// The players by rating less two deviations, the best first.
    pub standings: Vec<Standing>,
    /// Results of armies in all games between two users, rated or not.
    pub armies: Balances,
    names: HashMap<Contestant, String>,
}

/// The ratings of servers that were computed lately. A clone is the same.
#[derive(Debug, Clone, Default)]
pub(super) struct Kept(Arc<Mutex<HashMap<GuildId, (Progress, i64, Arc<Ratings>)>>>);

impl Kept {
    fn get(&self, guild: GuildId, progress: Progress, week: i64) -> Option<Arc<Ratings>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (known, then, ratings) = kept.get(&guild)?;
        (*known == progress && *then == week).then(|| Arc::clone(ratings))
    }

    fn put(&self, guild: GuildId, progress: Progress, week: i64, ratings: Arc<Ratings>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(guild, (progress, week, ratings));
    }

    /// Forgets all of them: names have changed.
    pub(super) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl Referee {
    /// The ratings of a server, as if the week ended now.
    ///
    /// # Errors
    ///
    /// If the store is out of reach.
    pub async fn ratings(&self, guild: GuildId, now: UnixMs) -> Result<Arc<Ratings>, RefereeError> {
        let (progress, week) = (self.store().progress(guild).await?, week_of(now.0));
        if let Some(ratings) = self.ratings.get(guild, progress, week) {
            return Ok(ratings);
        }
        let games = self.store().finished_games(guild).await?;
        let (matches, named) = self.matches_of_seasons(guild).await?;
        // Ten thousand matches take a part of a second, for which no other work should wait.
        let computed = tokio::task::spawn_blocking(move || Ratings::of(&games, matches, named, now));
        let ratings = computed.await.map_err(|_| RefereeError::Unrated)?.map_err(|_| RefereeError::Unrated)?;
        let ratings = Arc::new(ratings);
        self.ratings.put(guild, progress, week, Arc::clone(&ratings));
        Ok(ratings)
    }
}

impl Ratings {
    /// The ratings by finished games and the matches of seasons, with the names of the players of the latter.
    ///
    /// # Errors
    ///
    /// If a match cannot be rated, which none of ours is.
    pub fn of(
        games: &[FinishedGame],
        of_seasons: Vec<RatedMatch>,
        mut names: HashMap<Contestant, String>,
        now: UnixMs,
    ) -> Result<Self, RatingError> {
        let mut matches = table_matches(games);
        matches.extend(of_seasons);
        matches.sort_by(|one, other| (one.at_ms, &one.players).cmp(&(other.at_ms, &other.players)));
        for seat in games.iter().flat_map(|game| &game.seats) {
            names.insert(Contestant::User(seat.user), seat.name.clone());
        }
        let rated = rate(&scored(&matches), now.0)?;
        let mut ratings = Self { matches, standings: Vec::new(), armies: Balances::of(&army_games(games)), names };
        ratings.standings = ratings.ranked(rated);
        Ok(ratings)
    }

    /// The players in the order of the table.
    fn ranked(&self, rated: BTreeMap<Contestant, RatedPlayer>) -> Vec<Standing> {
        let mut standings: Vec<Standing> =
            rated.into_iter().map(|(who, rated)| Standing { name: self.name(&who).to_owned(), who, rated }).collect();
        let worth = |standing: &Standing| standing.rated.rating.conservative();
        standings.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        standings
    }

    /// The name of a player in the newest game or season; empty if there is none.
    #[must_use]
    pub fn name(&self, who: &Contestant) -> &str {
        self.names.get(who).map_or("", String::as_str)
    }

    /// The place of a player in the table, from 0, with the rating.
    #[must_use]
    pub fn standing(&self, who: &Contestant) -> Option<(usize, &Standing)> {
        self.standings.iter().enumerate().find(|(_, standing)| standing.who == *who)
    }
}

/// The matches as they are rated.
fn scored(matches: &[RatedMatch]) -> Vec<rating::RatedMatch<Contestant>> {
    let scored = matches.iter().map(|played| rating::RatedMatch {
        at_ms: played.at_ms,
        players: played.players.clone(),
        score: played.score(),
    });
    scored.collect()
}
