//! The worker that lets happen what is due: falls of clocks, reminders, notices.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;

use serenity::all::{AutoArchiveDuration, ChannelType, CreateThread};
use serenity::http::Http;

use crate::referee::{LobbyOptions, RefereeError};
use crate::store::{ChannelId, Job, StoreError, UnixMs};

use super::bot::Bot;
use super::courier::Courier;
use super::failure::Failure;
use super::threads::name_of_mirror;

/// How long to wait at most before looking again, should a ring have been missed.
const IDLE: Duration = Duration::from_mins(1);
/// How long to wait before looking again while nothing can be written.
const TROUBLE_PAUSE: Duration = Duration::from_secs(2);
/// Jobs that are taken up at a time.
const AT_ONCE: u32 = 100;
/// Attempts to make a thread for the second game of a match; then the match has one game.
const MOST_ROOMS: u32 = 20;
/// The longest pause before a job is tried again, in milliseconds.
const LONGEST_PAUSE_MS: i64 = 300_000;

/// Carries out what is due until the bot stops; what fell due while the bot was away comes first.
pub async fn work(bot: Bot, http: Arc<Http>, courier: Courier) {
    loop {
        if bot.referee.store().trouble().is_some() {
            // It would be due again at once.
            tokio::time::sleep(TROUBLE_PAUSE).await;
            continue;
        }
        if AssertUnwindSafe(look(&bot, &http, &courier)).catch_unwind().await.is_err() {
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
            () = bot.shift.over() => return,
        }
    }
}

/// Carries out all that is due now.
async fn look(bot: &Bot, http: &Http, courier: &Courier) {
    loop {
        let due = match bot.referee.store().due_jobs(bot.now(), AT_ONCE).await {
            Ok(due) => due,
            Err(error) => return tracing::error!(%error, "what is due cannot be read"),
        };
        if due.is_empty() {
            return;
        }
        for job in due {
            if bot.shift.is_over() {
                return;
            }
            let done = AssertUnwindSafe(carry_out(bot, (http, courier), &job)).catch_unwind().await;
            match done {
                Ok(Ok(())) => bot.owed.notify_one(),
                // Something has happened meanwhile that made it needless, or another one of it.
                Ok(Err(Failure::Referee(RefereeError::Store(
                    StoreError::NoSuchJob(_) | StoreError::Conflict { .. },
                )))) => {}
                // It is due as it was, and so is all the rest.
                Ok(Err(error)) if error.is_unwritable() => return,
                Ok(Err(error)) => put_off(bot, &job, &error.to_string()).await,
                Err(_panic) => put_off(bot, &job, "a panic").await,
            }
        }
    }
}

async fn carry_out(bot: &Bot, (http, courier): (&Http, &Courier), job: &Job) -> Result<(), Failure> {
    if let Some(care) = bot.referee.thread_care(job).await? {
        return bot.care_for_thread(courier, job, care).await;
    }
    if let Some(beside) = bot.referee.mirror_beside(job).await?
        && job.attempts < MOST_ROOMS
    {
        let record = bot.referee.store().game(job.game).await?;
        let options = LobbyOptions::of(&record)?;
        let name = name_of_mirror(&bot.referee, &record, options.language);
        let thread =
            CreateThread::new(name).kind(ChannelType::PublicThread).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let thread = serenity::all::ChannelId::new(beside.0).create_thread(http, thread).await?;
        bot.referee.begin_mirror(job, ChannelId(thread.id.get()), bot.now()).await?;
        return Ok(());
    }
    Ok(bot.referee.carry_out(job, bot.now()).await?)
}

/// Nothing that is due is given up: it is tried again, ever more seldom.
async fn put_off(bot: &Bot, job: &Job, reason: &str) {
    tracing::error!(game = job.game.0, kind = job.kind, attempts = job.attempts, reason, "scheduled job failed");
    let pause = 1000_i64.checked_shl(job.attempts.min(20)).unwrap_or(LONGEST_PAUSE_MS).min(LONGEST_PAUSE_MS);
    if let Err(error) = bot.referee.store().job_failed(job.id, UnixMs(bot.now().0 + pause)).await
        && bot.referee.store().trouble().is_none()
    {
        tracing::error!(%error, "what is due cannot be put off");
        // The same would be tried again at once, for ever.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
