//! The workers that close lobbies left alone, and that empty the database's write-ahead log while nobody plays.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;

use sztab_referee::RefereeError;
use sztab_store::{Checkpoints, StoreError};

use crate::discord::bot::Bot;

/// Pause between two looks for lobbies. Some minutes more are no matter.
const PAUSE: Duration = Duration::from_mins(5);

/// Looks at once, because the time may have run out while the bot was away, and then again and again.
pub async fn expire_lobbies(bot: Bot) {
    loop {
        match AssertUnwindSafe(bot.referee.expire_lobbies(bot.now())).catch_unwind().await {
            Ok(Ok(closed)) if closed.is_empty() => {}
            Ok(Ok(closed)) => {
                tracing::info!(lobbies = closed.len(), "lobbies in which nothing happened are closed");
                bot.notify_outbox();
            }
            // Work that is due waits until it can be written.
            Ok(Err(RefereeError::Store(StoreError::Unwritable { .. }))) => {}
            Ok(Err(error)) => tracing::error!(%error, "lobbies cannot be looked through"),
            Err(_panic) => tracing::error!("looking through the lobbies panicked"),
        }
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            () = bot.in_flight.over() => return,
        }
    }
}

/// Time without writing after which the log is emptied.
const QUIET: Duration = Duration::from_mins(1);

/// Empties the log after each quiet while in which there was something in it.
pub async fn empty_journal(bot: Bot) {
    let mut checkpoints = Checkpoints::default();
    loop {
        tokio::time::sleep(QUIET).await;
        if let Err(error) = checkpoints.look(bot.referee.store()).await {
            tracing::warn!(%error, "the journal could not be written into the database");
        }
    }
}
