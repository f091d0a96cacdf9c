//! Caches the ratings of servers, by game, until a game ends, a season changes or the week is over.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::{Referee, RefereeError};
use sztab_league::rating::week_number;
use sztab_store::{GuildId, Progress, UnixMs};

use super::computed::Ratings;

/// Maximum number of cached ratings.
const MAX_CACHED_RATINGS: usize = 64;

/// Recently computed ratings, by server and game; clones share the same cache.
#[derive(Debug, Clone, Default)]
pub struct RatingsCache(Arc<Mutex<HashMap<(GuildId, String), Entry>>>);

/// The ratings of a game on a server, with the state of the server's games and the week for which they were computed.
#[derive(Debug)]
struct Entry {
    progress: Progress,
    week: i64,
    ratings: Arc<Ratings>,
}

impl RatingsCache {
    fn get(&self, of: &(GuildId, String), progress: Progress, week: i64) -> Option<Arc<Ratings>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = kept.get(of).filter(|entry| entry.progress == progress && entry.week == week)?;
        Some(Arc::clone(&entry.ratings))
    }

    fn insert(&self, of: (GuildId, String), progress: Progress, week: i64, ratings: Arc<Ratings>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MAX_CACHED_RATINGS {
            kept.clear();
        }
        kept.insert(of, Entry { progress, week, ratings });
    }

    /// Clears the cache, because names have changed.
    pub fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl Referee {
    /// The ratings of a game on a server, as if the week ended now.
    pub async fn load_ratings(&self, guild: GuildId, kind: &str, now: UnixMs) -> Result<Arc<Ratings>, RefereeError> {
        let of = (guild, kind.to_owned());
        let (progress, week) = (self.store().load_progress(guild).await?, week_number(now.0));
        if let Some(ratings) = self.ratings.get(&of, progress, week) {
            return Ok(ratings);
        }
        let games = self.store().load_finished_games(guild, kind).await?;
        let (matches, named) = self.load_season_matches(guild, kind).await?;
        // Ten thousand matches take a fraction of a second, which must not block other work.
        let computed = tokio::task::spawn_blocking(move || Ratings::compute(&games, matches, named, now));
        let ratings = computed.await.map_err(|_| RefereeError::Unrated)?.map_err(|_| RefereeError::Unrated)?;
        let ratings = Arc::new(ratings);
        self.ratings.insert(of, progress, week, Arc::clone(&ratings));
        Ok(ratings)
    }
}
