//! Runs due jobs: expired clocks, reminders, notices, second games of mirrored matches.
//!
//! Each job is a task, so a slow one does not delay other games; the jobs of one game run one after the other. Jobs
//! that make requests to Discord and turns of a computer player have separate limits, so they cannot take the slots of
//! jobs that need only the database.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use serenity::http::Http;
use tokio::task::JoinSet;

use sztab_referee::{RefereeError, asks_discord, is_computer_turn};
use sztab_store::{Job, StoreError, Subject, UnixMs};

use crate::discord::bot::Bot;
use crate::discord::league::rooms::run_season_job;
use crate::discord::say::failure::Failure;
use crate::discord::say::rest_client::RestClient;
use crate::discord::session::lobby;
use crate::discord::session::threads::update_thread;
use crate::discord::state::time::next_attempt;

/// Maximum time before the next check, in case a notification was missed or the clock was set.
const IDLE_TIMEOUT: Duration = Duration::from_mins(1);
/// Time before the next check while the database cannot be written.
const UNWRITABLE_RETRY_DELAY: Duration = Duration::from_secs(2);
/// Maximum number of jobs read at once.
const MAX_READ_JOBS: u32 = 200;
/// Maximum number of concurrent jobs that need only the database.
const MAX_DATABASE_JOBS: usize = 16;
/// Maximum number of concurrent jobs that make requests to Discord.
const MAX_REQUEST_JOBS: usize = 8;
/// Maximum number of concurrent turns of a computer player; a low number, because a shutdown waits for these turns.
const MAX_COMPUTER_TURNS: usize = 4;
/// Maximum number of attempts to create a thread for the second game of a match; after that, the match has only one
/// game.
const MAX_THREAD_ATTEMPTS: u32 = 20;

/// Runs due jobs until the bot stops, starting with those that became due while it was not running.
pub async fn run_worker(bot: Bot, http: Arc<Http>, rest_client: RestClient) {
    let worker = JobRunner { bot: bot.clone(), http, rest_client };
    loop {
        if AssertUnwindSafe(worker.run_jobs()).catch_unwind().await.is_err() {
            tracing::error!("the worker for due jobs panicked");
        }
        if bot.in_flight.is_stopping() {
            return;
        }
        tokio::time::sleep(UNWRITABLE_RETRY_DELAY).await;
    }
}

/// The services that jobs use.
#[derive(Clone)]
struct JobRunner {
    bot: Bot,
    http: Arc<Http>,
    rest_client: RestClient,
}

/// The kinds of jobs; each kind has a separate limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum JobKind {
    /// The job needs only the database.
    Quick,
    /// The job makes requests to Discord.
    Asking,
    /// The job is a turn of a computer player.
    Thinking,
}

impl JobKind {
    fn for_job(job: &Job) -> Self {
        if is_computer_turn(job) {
            Self::Thinking
        } else if asks_discord(job) {
            Self::Asking
        } else {
            Self::Quick
        }
    }

    /// Maximum number of jobs of this kind that run at the same time.
    fn limit(self) -> usize {
        match self {
            Self::Quick => MAX_DATABASE_JOBS,
            Self::Asking => MAX_REQUEST_JOBS,
            Self::Thinking => MAX_COMPUTER_TURNS,
        }
    }
}

/// The jobs that are running.
#[derive(Default)]
struct RunningJobs {
    /// The running tasks; each returns the subject of its job.
    tasks: JoinSet<Subject>,
    sorts: HashMap<Subject, JobKind>,
}

impl RunningJobs {
    /// Starts a job unless the limit for its game or its kind has been reached.
    fn start(&mut self, worker: &JobRunner, job: Job) {
        let sort = JobKind::for_job(&job);
        let running = self.sorts.values().filter(|running| **running == sort).count();
        if running >= sort.limit() || self.sorts.contains_key(&job.subject) {
            return;
        }
        self.sorts.insert(job.subject, sort);
        let worker = worker.clone();
        self.tasks.spawn(async move {
            worker.run_job(&job).await;
            job.subject
        });
    }

    fn finish(&mut self, subject: Subject) {
        self.sorts.remove(&subject);
    }
}

impl JobRunner {
    async fn run_jobs(&self) {
        let (bot, mut running) = (&self.bot, RunningJobs::default());
        while !bot.in_flight.is_stopping() {
            let is_writable = bot.referee.store().trouble().is_none();
            let next = if is_writable { self.start_due(&mut running).await } else { UnixMs(i64::MAX) };
            let longest = if is_writable { IDLE_TIMEOUT } else { UNWRITABLE_RETRY_DELAY };
            tokio::select! {
                Some(ended) = running.tasks.join_next() => match ended {
                    Ok(ended) => running.finish(ended),
                    // The job's game is unknown, so everything is checked again.
                    Err(error) => return tracing::error!(%error, "a job was broken off"),
                },
                () = bot.planned.notified() => {}
                () = bot.time.wait_until(next, longest) => {}
                () = bot.in_flight.wait_for_stop() => {}
            }
        }
        while running.tasks.join_next().await.is_some() {}
    }

    /// Starts the due jobs that may run. Returns the time at which the next job falls due.
    async fn start_due(&self, running: &mut RunningJobs) -> UnixMs {
        let (store, now) = (self.bot.referee.store(), self.bot.now());
        let due = match store.load_due_jobs(now, MAX_READ_JOBS).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "due jobs cannot be read");
                return UnixMs(i64::MAX);
            }
        };
        for job in due {
            running.start(self, job);
        }
        match store.next_job_time_after(now).await {
            Ok(next) => next.unwrap_or(UnixMs(i64::MAX)),
            Err(error) => {
                tracing::error!(%error, "the next job cannot be read");
                UnixMs(i64::MAX)
            }
        }
    }

    /// Runs a job. A failed job is postponed.
    async fn run_job(&self, job: &Job) {
        match AssertUnwindSafe(self.carry_out(job)).catch_unwind().await {
            Ok(Ok(())) => self.bot.owed.notify_one(),
            // A change in the meantime has made the job unnecessary, or another run has already done it.
            Ok(Err(Failure::Referee(RefereeError::Store(StoreError::NoSuchJob(_) | StoreError::Conflict { .. })))) => {}
            // The job stays due, like all other jobs.
            Ok(Err(error)) if error.is_database_unwritable() => {}
            Ok(Err(error)) => postpone(&self.bot, job, &error.to_string()).await,
            Err(_panic) => postpone(&self.bot, job, "a panic").await,
        }
    }

    async fn carry_out(&self, job: &Job) -> Result<(), Failure> {
        let bot = &self.bot;
        if let Subject::Season(season) = job.subject {
            return run_season_job(bot, &self.http, job, season).await;
        }
        if let Some(care) = bot.referee.thread_request(job).await? {
            return update_thread(bot, &self.rest_client, job, care).await;
        }
        if let Some(turn) = bot.referee.compute_turn(job).await? {
            bot.referee.play_computer_turn(job, turn, bot.now()).await?;
            return Ok(());
        }
        if let Some(beside) = bot.referee.find_mirror_channel(job).await?
            && job.attempts < MAX_THREAD_ATTEMPTS
        {
            let thread = lobby::create_thread_beside(bot, &self.http, job.game()?, beside).await?;
            bot.referee.begin_mirror(job, thread, bot.now()).await?;
            return Ok(());
        }
        Ok(bot.referee.carry_out_job(job, bot.now()).await?)
    }
}

/// Postpones a job. Jobs are never given up, but retried at increasing intervals.
async fn postpone(bot: &Bot, job: &Job, reason: &str) {
    tracing::error!(subject = %job.subject, kind = job.kind, attempts = job.attempts, reason, "scheduled job failed");
    if let Err(error) = bot.referee.store().postpone_job(job.id, next_attempt(job.attempts, bot.now())).await
        && bot.referee.store().trouble().is_none()
    {
        tracing::error!(%error, "a job cannot be put off");
        // Without this pause the same failure would be retried immediately, forever.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
