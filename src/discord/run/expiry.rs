//! The task that closes lobbies nobody cares for any more.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;

use sztab_referee::RefereeError;
use sztab_store::StoreError;

use crate::discord::bot::Bot;

/// How long to wait between two looks. Whether a lobby closes some minutes later is no matter.
const PAUSE: Duration = Duration::from_mins(5);

/// Looks at once, because the time may have run out while the bot was away, and then again and again.
pub async fn work(bot: Bot) {
    loop {
        match AssertUnwindSafe(bot.referee.expire_lobbies(bot.now())).catch_unwind().await {
            Ok(Ok(closed)) if closed.is_empty() => {}
            Ok(Ok(closed)) => {
                tracing::info!(lobbies = closed.len(), "lobbies in which nothing happened are closed");
                bot.ring();
            }
            // What is due waits until it can be written.
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
