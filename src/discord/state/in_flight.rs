//! Work in progress, which is finished when the bot is told to stop.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use sztab_store::GameId;

/// The work in progress of a bot, and the signal to stop. Clones share both.
#[derive(Debug, Clone, Default)]
pub struct InFlight {
    under_way: Arc<watch::Sender<usize>>,
    is_over: Arc<watch::Sender<bool>>,
}

/// A piece of work in progress, which ends when this value is dropped.
#[derive(Debug)]
pub struct WorkGuard(Arc<watch::Sender<usize>>);

impl Drop for WorkGuard {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}

impl InFlight {
    /// Begins a piece of work that has to be finished before the bot stops.
    #[must_use]
    pub fn begin(&self) -> WorkGuard {
        self.under_way.send_modify(|count| *count += 1);
        WorkGuard(Arc::clone(&self.under_way))
    }

    /// Waits until no work is in progress.
    pub async fn wait_until_idle(&self) {
        // The sender is part of `self`, so it cannot have been dropped.
        let _ = self.under_way.subscribe().wait_for(|count| *count == 0).await;
    }

    /// Signals the workers to finish their work in progress and not to start anything new.
    pub fn stop(&self) {
        self.is_over.send_replace(true);
    }

    /// True if the workers must not start anything new.
    pub fn is_stopping(&self) -> bool {
        *self.is_over.borrow()
    }

    /// Waits for the signal to stop.
    pub async fn wait_for_stop(&self) {
        let _ = self.is_over.subscribe().wait_for(|is_over| *is_over).await;
    }
}

/// The games that are being started by a press.
#[derive(Debug, Clone, Default)]
pub struct GameStarts(Arc<Mutex<HashSet<GameId>>>);

/// The exclusive right of a press to start a game, held until this value is dropped.
#[derive(Debug)]
pub struct StartClaim(GameStarts, GameId);

impl GameStarts {
    /// Claims the start of a game; `None` while another press holds the claim.
    pub fn claim(&self, game: GameId) -> Option<StartClaim> {
        let is_free = self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(game);
        is_free.then(|| StartClaim(self.clone(), game))
    }
}

impl Drop for StartClaim {
    fn drop(&mut self) {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn stopping_waits_for_work_in_progress() {
        let in_flight = InFlight::default();
        in_flight.wait_until_idle().await;
        let (first, second) = (in_flight.begin(), in_flight.begin());
        drop(first);
        let waiting = tokio::spawn({
            let in_flight = in_flight.clone();
            async move { in_flight.wait_until_idle().await }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        drop(second);
        waiting.await.expect("no panic");
        assert!(!in_flight.is_stopping());
        in_flight.stop();
        in_flight.wait_for_stop().await;
    }
}
