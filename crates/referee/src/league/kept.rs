//! Caches the logs of seasons in memory. A log only grows, so the cached lines stay valid and only newer ones are read.
//! (`tests/store/season_kept.rs`)

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::Referee;
use sztab_league::season::Log;
use sztab_store::SeasonId;

use super::error::SeasonError;
use super::lines::events_after;

/// Maximum number of seasons whose logs are cached.
const MAX_CACHED_LOGS: usize = 64;

/// Recently read logs; clones share the same cache.
#[derive(Debug, Clone, Default)]
pub struct LogCache(Arc<Mutex<HashMap<SeasonId, Arc<Log>>>>);

impl LogCache {
    fn get(&self, season: SeasonId) -> Option<Arc<Log>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&season).map(Arc::clone)
    }

    fn insert(&self, season: SeasonId, log: Arc<Log>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MAX_CACHED_LOGS && !kept.contains_key(&season) {
            kept.clear();
        }
        kept.insert(season, log);
    }
}

impl Referee {
    /// The current log of a season.
    ///
    /// # Errors
    ///
    /// If the log cannot be read.
    pub(super) async fn load_season_log(&self, season: SeasonId) -> Result<Arc<Log>, SeasonError> {
        let kept = self.season_logs.get(season);
        let known = kept.as_ref().map_or(0, |log| log.seq());
        let events = events_after(season, known, &self.store().load_season_log(season, known).await?)?;
        let misfit = |misfit| SeasonError::Misfit { season, misfit };
        let log = match kept {
            Some(log) if events.is_empty() => return Ok(log),
            Some(mut log) => {
                let grown = Arc::make_mut(&mut log);
                events.into_iter().try_for_each(|event| grown.append(event)).map_err(misfit)?;
                log
            }
            None => Arc::new(Log::from_events(events).map_err(misfit)?),
        };
        self.season_logs.insert(season, Arc::clone(&log));
        Ok(log)
    }
}
