//! Leases: a worker reserves the posts that it sends, so that no other worker sends them too.
//!
//! Only one process works on an `SQLite` file ([`super::Claim`]), with one worker in it. Hence a lease of another owner
//! belongs to a dead worker: its posts are handed out again at once, without waiting for the end of the lease. A
//! database shared by several processes would have to wait for that end.
//!
//! A lease left by a dead worker means that the post may have been sent. Jobs have the columns but no leases: they are
//! done in the transaction that deletes them, and those that make requests to Discord check for the results of an
//! earlier attempt. (`tests/store/outbox.rs`)

use super::post::PostRow;
use super::{MAX_PAUSE_MS, Post, PostId, Store, StoreError, Tx, UnixMs, commit, schema};
use sqlx::SqliteConnection;

/// The right to send posts for a limited time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// The worker's name; names are never reused.
    pub owner: String,
    /// The end of the lease.
    pub until: UnixMs,
}

impl Lease {
    /// Generates a name that no other worker has, in this process or another.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] if the system has no random numbers.
    pub fn new_owner() -> Result<String, StoreError> {
        let mut random = [0; 8];
        getrandom::fill(&mut random).map_err(|error| StoreError::Unavailable { reason: error.to_string() })?;
        Ok(format!("{} {:016x}", std::process::id(), u64::from_ne_bytes(random)))
    }
}

/// A post that a worker has a lease on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedPost {
    pub post: Post,
    /// True if an earlier lease on the post was neither released nor followed by a report of the outcome.
    pub may_have_been_sent: bool,
}

impl Store {
    /// Takes leases on the posts to send now, at most one per channel and `limit` in all: the oldest queued post of
    /// each channel, if it is due and the owner has no lease on it. A later post waits until the earlier one has been
    /// sent or given up, so the posts of each channel stay in order.
    pub async fn claim_posts(&self, lease: &Lease, now: UnixMs, limit: u32) -> Result<Vec<ClaimedPost>, StoreError> {
        // Usually no post is due, and then nothing has to be written.
        if find_due_posts(&mut *self.begin_read().await?, &lease.owner, now, 1).await?.is_empty() {
            return Ok(Vec::new());
        }
        let mut tx = self.begin_write().await?;
        let claimed = find_due_posts(&mut tx, &lease.owner, now, limit).await?;
        for claim in &claimed {
            take_lease(&mut tx, claim.post.id, lease).await?;
        }
        commit(tx).await?;
        Ok(claimed)
    }

    /// Releases the lease on a post that the worker did not try to send.
    pub async fn release_post(&self, post: PostId, owner: &str) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        sqlx::query!(
            "UPDATE post SET lease_owner = NULL, lease_until_ms = NULL WHERE id = ? AND lease_owner = ?",
            post.0,
            owner
        )
        .execute(&mut *tx)
        .await?;
        commit(tx).await
    }
}

/// The posts that an owner may lease.
async fn find_due_posts(
    connection: &mut SqliteConnection,
    owner: &str,
    now: UnixMs,
    limit: u32,
) -> Result<Vec<ClaimedPost>, StoreError> {
    let (now, too_far, limit) = (now.0, now.0.saturating_add(MAX_PAUSE_MS), i64::from(limit));
    let known = schema::known_schema();
    let rows = sqlx::query!(
        r#"SELECT id, game_id, season_id, guild_id, seq, kind, channel_id, payload, live, nonce, message_id, attempts,
                  next_try_ms, created_at_ms, sent_at_ms, given_up, lease_owner IS NOT NULL AS "is_left!: bool"
           FROM post
           WHERE sent_at_ms IS NULL AND given_up IS NULL AND (next_try_ms <= ? OR next_try_ms > ?) AND since <= ?
             AND (lease_owner IS NULL OR lease_owner <> ?)
             AND NOT EXISTS (SELECT 1 FROM post AS earlier
                             WHERE earlier.channel_id = post.channel_id AND earlier.id < post.id
                               AND earlier.sent_at_ms IS NULL AND earlier.given_up IS NULL)
           ORDER BY id LIMIT ?"#,
        now,
        too_far,
        known,
        owner,
        limit
    )
    .fetch_all(connection)
    .await?;
    rows.into_iter()
        .map(|row| {
            let may_have_been_sent = row.is_left;
            let post = PostRow {
                id: row.id,
                game_id: row.game_id,
                season_id: row.season_id,
                guild_id: row.guild_id,
                seq: row.seq,
                kind: row.kind,
                channel_id: row.channel_id,
                payload: row.payload,
                live: row.live,
                nonce: row.nonce,
                message_id: row.message_id,
                attempts: row.attempts,
                next_try_ms: row.next_try_ms,
                created_at_ms: row.created_at_ms,
                sent_at_ms: row.sent_at_ms,
                given_up: row.given_up,
            };
            Ok(ClaimedPost { post: Post::try_from(post)?, may_have_been_sent })
        })
        .collect()
}

async fn take_lease(tx: &mut Tx, post: PostId, lease: &Lease) -> Result<(), StoreError> {
    sqlx::query!(
        "UPDATE post SET lease_owner = ?, lease_until_ms = ? WHERE id = ?",
        lease.owner,
        lease.until.0,
        post.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
