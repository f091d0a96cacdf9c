//! Totals of all pending work, for monitoring.

use super::{Store, StoreError, UnixMs};

/// Numbers of open games, unsent posts and waiting jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    /// Games in their lobby.
    pub lobbies: i64,
    /// Games in play.
    pub running: i64,
    pub posts_owed: i64,
    /// The time at which the oldest waiting post was queued.
    pub oldest_post: Option<UnixMs>,
    /// Waiting jobs.
    pub jobs: i64,
    /// Waiting jobs whose last attempt failed.
    pub jobs_failing: i64,
    /// The time at which the next job is, or was, due.
    pub next_job: Option<UnixMs>,
}

impl Store {
    /// Counts pending work, using partial indices that cover only that work.
    pub async fn count_totals(&self) -> Result<Totals, StoreError> {
        let row = sqlx::query!(
            r#"SELECT (SELECT count(*) FROM game
                       WHERE status IN ('lobby', 'running') AND status = 'lobby') AS "lobbies!: i64",
                      (SELECT count(*) FROM game
                       WHERE status IN ('lobby', 'running') AND status = 'running') AS "running!: i64",
                      (SELECT count(*) FROM post
                       WHERE sent_at_ms IS NULL AND given_up IS NULL) AS "posts_owed!: i64",
                      (SELECT min(created_at_ms) FROM post
                       WHERE sent_at_ms IS NULL AND given_up IS NULL) AS "oldest_post: i64",
                      (SELECT count(*) FROM job) AS "jobs!: i64",
                      (SELECT count(*) FROM job WHERE attempts > 0) AS "jobs_failing!: i64",
                      (SELECT min(due_ms) FROM job) AS "next_job: i64""#
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(Totals {
            lobbies: row.lobbies,
            running: row.running,
            posts_owed: row.posts_owed,
            oldest_post: row.oldest_post.map(UnixMs),
            jobs: row.jobs,
            jobs_failing: row.jobs_failing,
            next_job: row.next_job.map(UnixMs),
        })
    }
}
