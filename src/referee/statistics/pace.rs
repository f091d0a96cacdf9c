//! What is counted from the logs of games that are over. They no longer change, so that each is read once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::store::{GameId, OverGame, UnixMs, UserId};

use super::log::{thinking, turns};

/// Users whose games are kept: about a quarter of a megabyte for 500 games.
const MOST_KEPT: usize = 64;

/// The length and speed of a game, for one of its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pace {
    /// When the last line was written.
    pub ended: UnixMs,
    /// Milliseconds from the first line to the last.
    pub lasted: i64,
    /// Turns in which something was done.
    pub turns: u32,
    /// How long the player took each time, in milliseconds ([`thinking`]).
    pub thinking: Vec<i64>,
}

impl Pace {
    /// Counts a log.
    pub fn of(game: &OverGame, user: UserId) -> Self {
        let ended = game.log.last().map_or(game.updated_at, |entry| entry.at);
        let began = game.log.first().map_or(ended, |entry| entry.at);
        Self { ended, lasted: (ended.0 - began.0).max(0), turns: turns(&game.log), thinking: thinking(&game.log, user) }
    }
}

/// The paces of a user's games.
type Paces = HashMap<GameId, Arc<Pace>>;

/// The paces that were counted lately. A clone is the same.
#[derive(Debug, Clone, Default)]
pub struct KeptPaces(Arc<Mutex<HashMap<UserId, Arc<Paces>>>>);

impl KeptPaces {
    /// Those of a user's games that are known.
    pub fn of(&self, user: UserId) -> Arc<Paces> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&user).map(Arc::clone).unwrap_or_default()
    }

    /// Keeps more of them.
    pub fn keep(&self, user: UserId, paces: impl Iterator<Item = (GameId, Arc<Pace>)>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT && !kept.contains_key(&user) {
            kept.clear();
        }
        Arc::make_mut(kept.entry(user).or_default()).extend(paces);
    }
}
