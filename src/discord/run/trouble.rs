//! Monitors whether the database accepts changes, and notifies the operator when that changes.
//!
//! Players see the trouble in the replies to their presses. This module covers the rest: log lines, the bot's status on
//! Discord, and periodic attempts to write, so that the bot recovers even if no one is playing.
//!
//! The log gets one line when the trouble begins, one every ten minutes and one when it ends. Posts are not sent in the
//! meantime, because they could not be recorded as sent.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::all::{OnlineStatus, ShardManager};

use sztab_store::Trouble;

use crate::discord::bot::Bot;

/// Time between two checks of the store's state.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);
/// Time between two attempts to write.
const WRITE_ATTEMPT_INTERVAL: Duration = Duration::from_secs(5);
/// Time before the operator is reminded.
const REMINDER_INTERVAL: Duration = Duration::from_mins(10);

/// The last message to the operator.
struct OperatorMessage {
    /// Time at which the trouble began.
    since: Instant,
    /// Time at which the trouble was last reported.
    at: Instant,
}

/// Watches the database forever.
pub async fn watch_database(bot: Bot, shards: Arc<ShardManager>) {
    let mut told: Option<OperatorMessage> = None;
    let mut tried = Instant::now();
    loop {
        tokio::time::sleep(CHECK_INTERVAL).await;
        let trouble = bot.referee.store().trouble();
        match (&trouble, &told) {
            (Some(trouble), None) => {
                tracing::error!(
                    reason = trouble.reason,
                    "the database cannot be written: moves are refused until it can"
                );
                show_status(&shards, OnlineStatus::DoNotDisturb).await;
                told = Some(OperatorMessage { since: trouble.since, at: Instant::now() });
            }
            (Some(trouble), Some(before)) if before.at.elapsed() >= REMINDER_INTERVAL => {
                remind_operator(trouble);
                told = Some(OperatorMessage { since: trouble.since, at: Instant::now() });
            }
            (None, Some(before)) => {
                let seconds = before.since.elapsed().as_secs();
                tracing::warn!(seconds, "the database can be written again: moves are taken");
                show_status(&shards, OnlineStatus::Online).await;
                told = None;
                // Posts delayed by the trouble are checked now.
                bot.notify_outbox();
            }
            (Some(_), Some(_)) | (None, None) => {}
        }
        if trouble.is_some() && tried.elapsed() >= WRITE_ATTEMPT_INTERVAL {
            tried = Instant::now();
            // The next check of the store's state shows whether the write succeeded.
            bot.referee.store().try_writing().await.ok();
        }
    }
}

fn remind_operator(trouble: &Trouble) {
    let seconds = trouble.since.elapsed().as_secs();
    tracing::error!(reason = trouble.reason, seconds, "the database still cannot be written: moves are refused");
}

/// Sets the bot's status on Discord to show whether it is working.
async fn show_status(shards: &ShardManager, status: OnlineStatus) {
    for runner in shards.runners.lock().await.values() {
        runner.runner_tx.set_presence(None, status);
    }
}
