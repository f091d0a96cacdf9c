//! Games that a press is starting.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use sztab_store::GameId;

/// The games that are being started by a press.
#[derive(Debug, Clone, Default)]
pub struct Starts(Arc<Mutex<HashSet<GameId>>>);

/// The right of a press to start a game, until this is dropped.
#[derive(Debug)]
pub struct Claim(Starts, GameId);

impl Starts {
    /// Claims the start of a game; `None` while another press has it.
    pub fn claim(&self, game: GameId) -> Option<Claim> {
        let is_free = self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(game);
        is_free.then(|| Claim(self.clone(), game))
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.1);
    }
}
