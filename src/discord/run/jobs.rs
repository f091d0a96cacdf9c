//! Runs due jobs: falls of clocks, reminders, notices, second games of mirrored matches.
//!
//! Each job is a task, so that a slow one holds up no other game; the jobs of one game run one after the other. Jobs
//! that ask Discord for something and turns of a computer player have bounds of their own and cannot take the place of
//! those that only need the database.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use serenity::http::Http;
use tokio::task::JoinSet;

use sztab_referee::{RefereeError, asks_discord, thinks};
use sztab_store::{Job, StoreError, Subject, UnixMs};

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::say::rest_client::RestClient;
use crate::discord::session::lobby;
use crate::discord::state::time::next_attempt;

/// The longest wait before the next look, in case a notification was missed or the clock was set.
const IDLE: Duration = Duration::from_mins(1);
/// The wait before the next look while nothing can be written.
const TROUBLE_PAUSE: Duration = Duration::from_secs(2);
/// Jobs that are read at a time.
const READ_AT_ONCE: u32 = 200;
/// Jobs that run at a time and need nothing but the database.
const AT_ONCE: usize = 16;
/// Jobs that run at a time and ask Discord for something.
const ASKING_AT_ONCE: usize = 8;
/// Turns of a computer player that run at a time; few, because a stop waits for them.
const THINKING_AT_ONCE: usize = 4;
/// Attempts to make a thread for the second game of a match; then the match has one game.
const MOST_ROOMS: u32 = 20;

/// Runs due jobs until the bot stops; what fell due while the bot was away comes first.
pub async fn work(bot: Bot, http: Arc<Http>, rest_client: RestClient) {
    let worker = Worker { bot: bot.clone(), http, rest_client };
    loop {
        if AssertUnwindSafe(worker.serve()).catch_unwind().await.is_err() {
            tracing::error!("the worker for due jobs panicked");
        }
        if bot.in_flight.is_over() {
            return;
        }
        tokio::time::sleep(TROUBLE_PAUSE).await;
    }
}

/// Parts that jobs work with.
#[derive(Clone)]
struct Worker {
    bot: Bot,
    http: Arc<Http>,
    rest_client: RestClient,
}

/// The sorts of jobs; each has a bound of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// Needs nothing but the database.
    Quick,
    /// Asks Discord for something.
    Asking,
    /// Is a turn of a computer player.
    Thinking,
}

impl Sort {
    fn of(job: &Job) -> Self {
        if thinks(job) {
            Self::Thinking
        } else if asks_discord(job) {
            Self::Asking
        } else {
            Self::Quick
        }
    }

    /// Number that run at a time.
    fn limit(self) -> usize {
        match self {
            Self::Quick => AT_ONCE,
            Self::Asking => ASKING_AT_ONCE,
            Self::Thinking => THINKING_AT_ONCE,
        }
    }
}

/// The jobs that run now.
#[derive(Default)]
struct Running {
    /// Each gives the subject of its job.
    tasks: JoinSet<Subject>,
    sorts: HashMap<Subject, Sort>,
}

impl Running {
    /// Starts a job unless its game or its sort has enough to do.
    fn start(&mut self, worker: &Worker, job: Job) {
        let sort = Sort::of(&job);
        let running = self.sorts.values().filter(|running| **running == sort).count();
        if running >= sort.limit() || self.sorts.contains_key(&job.subject) {
            return;
        }
        self.sorts.insert(job.subject, sort);
        let worker = worker.clone();
        self.tasks.spawn(async move {
            worker.run(&job).await;
            job.subject
        });
    }

    fn finish(&mut self, subject: Subject) {
        self.sorts.remove(&subject);
    }
}

impl Worker {
    async fn serve(&self) {
        let (bot, mut running) = (&self.bot, Running::default());
        while !bot.in_flight.is_over() {
            let is_writable = bot.referee.store().trouble().is_none();
            let next = if is_writable { self.start_due(&mut running).await } else { UnixMs(i64::MAX) };
            let longest = if is_writable { IDLE } else { TROUBLE_PAUSE };
            tokio::select! {
                Some(ended) = running.tasks.join_next() => match ended {
                    Ok(ended) => running.finish(ended),
                    // Its game is not known: everything is looked at anew.
                    Err(error) => return tracing::error!(%error, "a job was broken off"),
                },
                () = bot.planned.notified() => {}
                () = bot.time.wait_until(next, longest) => {}
                () = bot.in_flight.over() => {}
            }
        }
        while running.tasks.join_next().await.is_some() {}
    }

    /// Starts what is due now and may run. Gives when the next job falls due.
    async fn start_due(&self, running: &mut Running) -> UnixMs {
        let (store, now) = (self.bot.referee.store(), self.bot.now());
        let due = match store.due_jobs(now, READ_AT_ONCE).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "due jobs cannot be read");
                return UnixMs(i64::MAX);
            }
        };
        for job in due {
            running.start(self, job);
        }
        match store.next_job_after(now).await {
            Ok(next) => next.unwrap_or(UnixMs(i64::MAX)),
            Err(error) => {
                tracing::error!(%error, "the next job cannot be read");
                UnixMs(i64::MAX)
            }
        }
    }

    /// Runs a job. One that fails is put off.
    async fn run(&self, job: &Job) {
        match AssertUnwindSafe(self.carry_out(job)).catch_unwind().await {
            Ok(Ok(())) => self.bot.owed.notify_one(),
            // Something has happened meanwhile that made it needless, or another one of it.
            Ok(Err(Failure::Referee(RefereeError::Store(StoreError::NoSuchJob(_) | StoreError::Conflict { .. })))) => {}
            // It is due as it was, and so is all the rest.
            Ok(Err(error)) if error.is_unwritable() => {}
            Ok(Err(error)) => put_off(&self.bot, job, &error.to_string()).await,
            Err(_panic) => put_off(&self.bot, job, "a panic").await,
        }
    }

    async fn carry_out(&self, job: &Job) -> Result<(), Failure> {
        let bot = &self.bot;
        if let Subject::Season(season) = job.subject {
            return bot.season_job(&self.http, job, season).await;
        }
        if let Some(care) = bot.referee.thread_care(job).await? {
            return bot.care_for_thread(&self.rest_client, job, care).await;
        }
        if let Some(turn) = bot.referee.think_out(job).await? {
            bot.referee.play_computer(job, turn, bot.now()).await?;
            return Ok(());
        }
        if let Some(beside) = bot.referee.mirror_beside(job).await?
            && job.attempts < MOST_ROOMS
        {
            let thread = lobby::room_beside(bot, &self.http, job.game()?, beside).await?;
            bot.referee.begin_mirror(job, thread, bot.now()).await?;
            return Ok(());
        }
        Ok(bot.referee.carry_out(job, bot.now()).await?)
    }
}

/// Puts a job off. None is ever given up: it is tried again, ever more seldom.
async fn put_off(bot: &Bot, job: &Job, reason: &str) {
    tracing::error!(subject = %job.subject, kind = job.kind, attempts = job.attempts, reason, "scheduled job failed");
    if let Err(error) = bot.referee.store().postpone_job(job.id, next_attempt(job.attempts, bot.now())).await
        && bot.referee.store().trouble().is_none()
    {
        tracing::error!(%error, "a job cannot be put off");
        // The same would be tried again at once, for ever.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
