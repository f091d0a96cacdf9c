//! The worker that empties the database's write-ahead log while nobody plays.

use std::time::Duration;

use sztab_store::Checkpoints;

use crate::discord::bot::Bot;

/// How long nothing has to be written.
const QUIET: Duration = Duration::from_mins(1);

/// Empties the log after each quiet while in which there was something in it.
pub async fn work(bot: Bot) {
    let mut checkpoints = Checkpoints::default();
    loop {
        tokio::time::sleep(QUIET).await;
        if let Err(error) = checkpoints.look(bot.referee.store()).await {
            tracing::warn!(%error, "the journal could not be written into the database");
        }
    }
}
