//! Jobs: scheduled work that survives restarts.

use super::column::{SubjectColumns, read_attempts};
use super::{GameId, JobId, Store, StoreError, Subject, Tx, UnixMs, schema};

/// The longest pause before a failed post or job is retried, in milliseconds. An attempt scheduled further ahead was
/// set before the clock stepped backwards, and is due at once. (`tests/store/outbox.rs`, `tests/discord/delivery.rs`)
pub const MAX_PAUSE_MS: i64 = 300_000;

/// The [`NewJob::about`] of jobs that are scheduled for after the end of their game; the end does not drop them.
pub const AFTER_END: &str = "after-end";

/// A job to schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    /// The job's subject; `None` for the subject of the change that schedules it.
    pub subject: Option<Subject>,
    /// The kind of job, as named by the caller.
    pub kind: String,
    /// Distinguishes the job from others of the same kind and subject, for example by side.
    pub about: String,
    /// The time at which the job is due.
    pub due: UnixMs,
    /// The job's data, as opaque text.
    pub payload: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JobChange {
    /// Schedules a job, replacing the one with the same subject, kind and `about`.
    Plan(NewJob),
    /// Drops the job of the change's subject with this kind and `about`, if it exists.
    Drop {
        /// [`Job::kind`].
        kind: String,
        /// [`Job::about`].
        about: String,
    },
    /// Marks this job, due at this time, as done by the change. The change is refused if the job has already been done.
    Done(JobId, UnixMs),
}

/// A waiting job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    pub id: JobId,
    pub subject: Subject,
    /// The kind of job.
    pub kind: String,
    /// Distinguishes the job from others of the same kind and subject.
    pub about: String,
    /// The time at which the job is, or was, due.
    pub due: UnixMs,
    /// The job's data.
    pub payload: String,
    /// Number of failed attempts.
    pub attempts: u32,
}

impl Job {
    /// The game that the job is for.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotAGame`] if its subject is not a game.
    pub fn game(&self) -> Result<GameId, StoreError> {
        self.subject.game().ok_or(StoreError::NotAGame(self.subject))
    }
}

struct JobRow {
    id: i64,
    game_id: Option<i64>,
    season_id: Option<i64>,
    guild_id: Option<i64>,
    kind: String,
    about: String,
    due_ms: i64,
    payload: String,
    attempts: i64,
}

impl TryFrom<JobRow> for Job {
    type Error = StoreError;

    fn try_from(row: JobRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: JobId(row.id),
            subject: SubjectColumns { game: row.game_id, season: row.season_id, guild: row.guild_id }.subject()?,
            kind: row.kind,
            about: row.about,
            due: UnixMs(row.due_ms),
            payload: row.payload,
            attempts: read_attempts(row.attempts)?,
        })
    }
}

/// Jobs that are long overdue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OverdueJobs {
    /// The number of jobs.
    pub jobs: i64,
    /// The time at which the oldest of them was due.
    pub since: Option<UnixMs>,
}

impl Store {
    /// The jobs that are due, the longest overdue first, at most `limit`. A postponed job waits no longer than
    /// [`MAX_PAUSE_MS`], so a clock that steps backwards does not delay any.
    pub async fn load_due_jobs(&self, now: UnixMs, limit: u32) -> Result<Vec<Job>, StoreError> {
        let (now, too_far, limit) = (now.0, now.0.saturating_add(MAX_PAUSE_MS), i64::from(limit));
        let known = schema::known_schema();
        let rows = sqlx::query_as!(
            JobRow,
            "SELECT id, game_id, season_id, guild_id, kind, about, due_ms, payload, attempts FROM job
             WHERE (due_ms <= ? OR (attempts > 0 AND due_ms > ?)) AND since <= ? ORDER BY due_ms, id LIMIT ?",
            now,
            too_far,
            known,
            limit
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Job::try_from).collect()
    }

    /// The jobs of a subject, the next due first.
    pub async fn load_jobs(&self, subject: impl Into<Subject>) -> Result<Vec<Job>, StoreError> {
        let of = SubjectColumns::from_subject(subject.into())?;
        let rows = sqlx::query_as!(
            JobRow,
            "SELECT id, game_id, season_id, guild_id, kind, about, due_ms, payload, attempts FROM job
             WHERE game_id IS ? AND season_id IS ? AND guild_id IS ? ORDER BY due_ms, id",
            of.game,
            of.season,
            of.guild
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Job::try_from).collect()
    }

    /// The time at which the next job is due.
    pub async fn next_job_time(&self) -> Result<Option<UnixMs>, StoreError> {
        let due = sqlx::query_scalar!(r#"SELECT min(due_ms) AS "due: i64" FROM job"#).fetch_one(&self.readers).await?;
        Ok(due.map(UnixMs))
    }

    /// The time after `now` at which the next job falls due.
    pub async fn next_job_time_after(&self, now: UnixMs) -> Result<Option<UnixMs>, StoreError> {
        let due = sqlx::query_scalar!(r#"SELECT min(due_ms) AS "due: i64" FROM job WHERE due_ms > ?"#, now.0)
            .fetch_one(&self.readers)
            .await?;
        Ok(due.map(UnixMs))
    }

    /// The jobs that were due before the given time and are still waiting.
    pub async fn load_overdue_jobs(&self, before: UnixMs) -> Result<OverdueJobs, StoreError> {
        let row = sqlx::query!(
            r#"SELECT count(*) AS "jobs!: i64", min(due_ms) AS "since: i64" FROM job WHERE due_ms < ?"#,
            before.0
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(OverdueJobs { jobs: row.jobs, since: row.since.map(UnixMs) })
    }

    /// Postpones a job that could not be carried out.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchJob`] if it is not waiting.
    pub async fn postpone_job(&self, job: JobId, next_try: UnixMs) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        let done = sqlx::query!("UPDATE job SET attempts = attempts + 1, due_ms = ? WHERE id = ?", next_try.0, job.0)
            .execute(&mut *tx)
            .await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::NoSuchJob(job.0));
        }
        super::commit(tx).await
    }
}

/// Drops the jobs of a game that has ended, except those scheduled for after its end.
pub(super) async fn drop_all(tx: &mut Tx, game: GameId) -> Result<(), StoreError> {
    sqlx::query!("DELETE FROM job WHERE game_id = ? AND about <> ?", game.0, AFTER_END).execute(&mut **tx).await?;
    Ok(())
}

/// Applies the job changes that belong to a change of a subject.
pub(super) async fn apply_changes(tx: &mut Tx, subject: Subject, changes: &[JobChange]) -> Result<(), StoreError> {
    let own = SubjectColumns::from_subject(subject)?;
    for change in changes {
        match change {
            JobChange::Plan(job) => schedule(tx, subject, job).await?,
            JobChange::Drop { kind, about } => {
                sqlx::query!(
                    "DELETE FROM job
                     WHERE game_id IS ? AND season_id IS ? AND guild_id IS ? AND kind = ? AND about = ?",
                    own.game,
                    own.season,
                    own.guild,
                    kind,
                    about
                )
                .execute(&mut **tx)
                .await?;
            }
            JobChange::Done(job, due) => {
                // A job that was scheduled again has a new number, and a postponed job has a new time.
                let done = sqlx::query!(
                    "DELETE FROM job
                     WHERE id = ? AND game_id IS ? AND season_id IS ? AND guild_id IS ? AND due_ms = ?",
                    job.0,
                    own.game,
                    own.season,
                    own.guild,
                    due.0
                )
                .execute(&mut **tx)
                .await?;
                if done.rows_affected() == 0 {
                    return Err(StoreError::NoSuchJob(job.0));
                }
            }
        }
    }
    Ok(())
}

/// Schedules a job, replacing the one with the same subject, kind and `about`. The job gets a new number: when an
/// earlier run ends now, it must not mark the new job as done, even if both are due at the same millisecond.
async fn schedule(tx: &mut Tx, subject: Subject, job: &NewJob) -> Result<(), StoreError> {
    let (of, since) = (SubjectColumns::from_subject(job.subject.unwrap_or(subject))?, schema::known_schema());
    sqlx::query!(
        "REPLACE INTO job (game_id, season_id, guild_id, kind, about, due_ms, payload, since)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        of.game,
        of.season,
        of.guild,
        job.kind,
        job.about,
        job.due.0,
        job.payload,
        since
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
