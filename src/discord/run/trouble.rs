//! The watch over the database: whether it takes changes, told to the operator when that changes.
//!
//! Players hear it from their own presses. Here is what nobody has asked for: a line in the log when the trouble
//! begins, now and then while it lasts, and when it is over; the bot's status at Discord; and an attempt to write now
//! and then, so that the bot comes to itself although nobody plays.
//!
//! The log gets one line when it begins, one every ten minutes and one when it ends. Meanwhile nothing is sent,
//! because it could not be recorded as sent.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::all::{OnlineStatus, ShardManager};

use sztab_store::Trouble;

use crate::discord::bot::Bot;

/// Wait between two looks at what the store knows.
const PAUSE: Duration = Duration::from_secs(1);
/// Wait between two attempts to write.
const ATTEMPT: Duration = Duration::from_secs(5);
/// Wait before the operator is told once more.
const REMINDER: Duration = Duration::from_mins(10);

/// Last sentence to the operator.
struct Sentence {
    /// When the trouble began.
    since: Instant,
    /// When it was last told.
    at: Instant,
}

/// Watches for ever.
pub async fn watch(bot: Bot, shards: Arc<ShardManager>) {
    let mut told: Option<Sentence> = None;
    let mut tried = Instant::now();
    loop {
        tokio::time::sleep(PAUSE).await;
        let trouble = bot.referee.store().trouble();
        match (&trouble, &told) {
            (Some(trouble), None) => {
                tracing::error!(
                    reason = trouble.reason,
                    "the database cannot be written: moves are refused until it can"
                );
                show(&shards, OnlineStatus::DoNotDisturb).await;
                told = Some(Sentence { since: trouble.since, at: Instant::now() });
            }
            (Some(trouble), Some(before)) if before.at.elapsed() >= REMINDER => {
                remind(trouble);
                told = Some(Sentence { since: trouble.since, at: Instant::now() });
            }
            (None, Some(before)) => {
                let seconds = before.since.elapsed().as_secs();
                tracing::warn!(seconds, "the database can be written again: moves are taken");
                show(&shards, OnlineStatus::Online).await;
                told = None;
                // Posts that have waited are looked at now.
                bot.notify_outbox();
            }
            (Some(_), Some(_)) | (None, None) => {}
        }
        if trouble.is_some() && tried.elapsed() >= ATTEMPT {
            tried = Instant::now();
            // The store knows at the next look whether it works.
            bot.referee.store().try_writing().await.ok();
        }
    }
}

fn remind(trouble: &Trouble) {
    let seconds = trouble.since.elapsed().as_secs();
    tracing::error!(reason = trouble.reason, seconds, "the database still cannot be written: moves are refused");
}

/// Shows at Discord whether the bot is at work.
async fn show(shards: &ShardManager, status: OnlineStatus) {
    for runner in shards.runners.lock().await.values() {
        runner.runner_tx.set_presence(None, status);
    }
}
