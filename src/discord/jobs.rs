//! The worker that lets happen what is due: falls of clocks, reminders, notices.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;

use crate::referee::RefereeError;
use crate::store::{Job, StoreError, UnixMs};

use super::bot::Bot;

/// How long to wait at most before looking again, should a ring have been missed.
const IDLE: Duration = Duration::from_mins(1);
/// Jobs that are taken up at a time.
const AT_ONCE: u32 = 100;
/// The longest pause before a job is tried again, in milliseconds.
const LONGEST_PAUSE_MS: i64 = 300_000;

/// Carries out what is due for ever; what fell due while the bot was away comes first.
pub async fn work(bot: Bot) {
    loop {
        if AssertUnwindSafe(look(&bot)).catch_unwind().await.is_err() {
            tracing::error!("looking through what is due panicked");
        }
        let next = match bot.referee.store().next_job().await {
            Ok(next) => next.unwrap_or(UnixMs(i64::MAX)),
            Err(error) => {
                tracing::error!(%error, "what is due cannot be read");
                UnixMs(bot.now().0 + LONGEST_PAUSE_MS)
            }
        };
        tokio::select! {
            () = bot.planned.notified() => {}
            () = bot.time.wait_until(next, IDLE) => {}
        }
    }
}

/// Carries out all that is due now.
async fn look(bot: &Bot) {
    loop {
        let due = match bot.referee.store().due_jobs(bot.now(), AT_ONCE).await {
            Ok(due) => due,
            Err(error) => return tracing::error!(%error, "what is due cannot be read"),
        };
        if due.is_empty() {
            return;
        }
        for job in due {
            let done = AssertUnwindSafe(bot.referee.carry_out(&job, bot.now())).catch_unwind().await;
            match done {
                Ok(Ok(())) => bot.owed.notify_one(),
                // Something has happened meanwhile that made it needless, or another one of it.
                Ok(Err(RefereeError::Store(StoreError::NoSuchJob(_) | StoreError::Conflict { .. }))) => {}
                Ok(Err(error)) => put_off(bot, &job, &error.to_string()).await,
                Err(_panic) => put_off(bot, &job, "a panic").await,
            }
        }
    }
}

/// Nothing that is due is given up: it is tried again, ever more seldom.
async fn put_off(bot: &Bot, job: &Job, reason: &str) {
    tracing::error!(game = job.game.0, kind = job.kind, attempts = job.attempts, reason, "what is due cannot be done");
    let pause = 1000_i64.checked_shl(job.attempts.min(20)).unwrap_or(LONGEST_PAUSE_MS).min(LONGEST_PAUSE_MS);
    if let Err(error) = bot.referee.store().job_failed(job.id, UnixMs(bot.now().0 + pause)).await {
        tracing::error!(%error, "what is due cannot be put off");
        // The same would be tried again at once, for ever.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
