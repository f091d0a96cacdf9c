//! The workers that close abandoned lobbies, and that empty the database's write-ahead log while no one is playing.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;

use sztab_referee::RefereeError;
use sztab_store::{Checkpoints, StoreError};

use crate::discord::bot::Bot;

/// Time between two checks for expired lobbies. A delay of a few minutes does not matter.
const CHECK_INTERVAL: Duration = Duration::from_mins(5);

/// Checks immediately, because lobbies may have expired while the bot was not running, and then periodically.
pub async fn expire_lobbies(bot: Bot) {
    loop {
        match AssertUnwindSafe(bot.referee.expire_lobbies(bot.now())).catch_unwind().await {
            Ok(Ok(closed)) if closed.is_empty() => {}
            Ok(Ok(closed)) => {
                tracing::info!(lobbies = closed.len(), "lobbies in which nothing happened are closed");
                bot.notify_outbox();
            }
            // Due work waits until the database can be written.
            Ok(Err(RefereeError::Store(StoreError::Unwritable { .. }))) => {}
            Ok(Err(error)) => tracing::error!(%error, "lobbies cannot be looked through"),
            Err(_panic) => tracing::error!("looking through the lobbies panicked"),
        }
        tokio::select! {
            () = tokio::time::sleep(CHECK_INTERVAL) => {}
            () = bot.in_flight.wait_for_stop() => return,
        }
    }
}

/// Time without writes after which the write-ahead log is emptied.
const QUIET_PERIOD: Duration = Duration::from_mins(1);

/// Empties the write-ahead log after each quiet period, unless it is empty already.
pub async fn empty_write_ahead_log(bot: Bot) {
    let mut checkpoints = Checkpoints::default();
    loop {
        tokio::time::sleep(QUIET_PERIOD).await;
        if let Err(error) = checkpoints.checkpoint_if_idle(bot.referee.store()).await {
            tracing::warn!(%error, "the journal could not be written into the database");
        }
    }
}
