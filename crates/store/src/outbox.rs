//! The outbox: posts to be sent, and their outcomes. [`super::lease`] hands the posts out for sending.
//!
//! The transaction that records a film as sent also delays the next post of its channel until the film has ended, by
//! ten seconds at most. A restart does not shorten the delay. (`tests/discord/films.rs`)

use super::column::SubjectColumns;
use super::post::PostRow;
use super::{
    Change, ChannelId, GameId, GuildId, LiveMessage, LostReason, MessageId, NewPost, Post, PostId, Seq, Store,
    StoreError, Subject, Tx, UnixMs, change, commit, load, place, post,
};
use sqlx::Sqlite;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;

impl Store {
    /// Queues posts for an unchanged subject. A game may have any status: the posts may be a board that was requested
    /// again, a reminder, or the seed once the game is over.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchGame`], [`StoreError::Duplicate`].
    pub async fn queue_posts(&self, subject: impl Into<Subject>, change: Change) -> Result<(), StoreError> {
        let subject = subject.into();
        let mut tx = self.begin_write().await?;
        change::refuse_repeated_press(&mut tx, &change).await?;
        match subject {
            Subject::Game(game) => {
                let (_, last) = load::load_status_and_last_line(&mut tx, game).await?;
                change::record(&mut tx, game, last, &change).await?;
            }
            Subject::Season(_) | Subject::Server(_) => {
                change::record_effects(&mut tx, subject, Seq::OPENING, &change).await?;
            }
        }
        commit(tx).await
    }

    /// The time at which the next post falls due; `None` if no post is waiting.
    pub async fn next_due_time(&self) -> Result<Option<UnixMs>, StoreError> {
        let next = sqlx::query_scalar!(
            r#"SELECT min(next_try_ms) AS "next: i64" FROM post
               WHERE sent_at_ms IS NULL AND given_up IS NULL
                 AND NOT EXISTS (SELECT 1 FROM post AS earlier
                                 WHERE earlier.channel_id = post.channel_id AND earlier.id < post.id
                                   AND earlier.sent_at_ms IS NULL AND earlier.given_up IS NULL)"#
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(next.map(UnixMs))
    }

    /// All posts about a subject, in order, regardless of their outcome.
    pub async fn load_posts(&self, subject: impl Into<Subject>) -> Result<Vec<Post>, StoreError> {
        let of = SubjectColumns::from_subject(subject.into())?;
        let rows = sqlx::query_as!(
            PostRow,
            "SELECT id, game_id, season_id, guild_id, seq, kind, channel_id, payload, live, nonce, message_id, attempts, next_try_ms,
                    created_at_ms, sent_at_ms, given_up
             FROM post WHERE game_id IS ? AND season_id IS ? AND guild_id IS ? ORDER BY id",
            of.game,
            of.season,
            of.guild
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Post::try_from).collect()
    }

    /// The posts with the same subject, kind and payload as a post, including the post itself, in order.
    pub async fn load_similar_posts(&self, post: &Post) -> Result<Vec<Post>, StoreError> {
        let of = SubjectColumns::from_subject(post.subject)?;
        let rows = sqlx::query_as!(
            PostRow,
            "SELECT id, game_id, season_id, guild_id, seq, kind, channel_id, payload, live, nonce, message_id, attempts, next_try_ms,
                    created_at_ms, sent_at_ms, given_up
             FROM post WHERE game_id IS ? AND season_id IS ? AND guild_id IS ? AND kind = ? AND payload = ? ORDER BY id",
            of.game,
            of.season,
            of.guild,
            post.kind,
            post.payload
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Post::try_from).collect()
    }

    /// The posts of a kind about a game for log lines after the given one, in order.
    pub async fn load_posts_after(&self, game: GameId, kind: &str, after: Seq) -> Result<Vec<Post>, StoreError> {
        let rows = sqlx::query_as!(
            PostRow,
            "SELECT id, game_id, season_id, guild_id, seq, kind, channel_id, payload, live, nonce, message_id, attempts, next_try_ms,
                    created_at_ms, sent_at_ms, given_up
             FROM post WHERE game_id = ? AND kind = ? AND seq > ? ORDER BY id",
            game.0,
            kind,
            after
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Post::try_from).collect()
    }

    /// The newest post that was sent as a message of a channel, or that has edited it.
    pub async fn load_post_of_message(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<Option<Post>, StoreError> {
        let row = sqlx::query_as!(
            PostRow,
            "SELECT id, game_id, season_id, guild_id, seq, kind, channel_id, payload, live, nonce, message_id, attempts, next_try_ms,
                    created_at_ms, sent_at_ms, given_up
             FROM post WHERE message_id = ? AND channel_id = ? ORDER BY id DESC LIMIT 1",
            message,
            channel
        )
        .fetch_optional(&self.readers)
        .await?;
        row.map(Post::try_from).transpose()
    }

    /// The log lines for which a game's last two posts with buttons were queued, the latest first.
    pub async fn load_last_prompt_lines(&self, game: GameId) -> Result<Vec<Seq>, StoreError> {
        sqlx::query_scalar!(
            r#"SELECT DISTINCT seq AS "seq: Seq" FROM post WHERE game_id = ? AND live = 1 ORDER BY seq DESC LIMIT 2"#,
            game.0
        )
        .fetch_all(&self.readers)
        .await
        .map_err(StoreError::from)
    }

    /// Records that a post is in its channel. If the post has a game's buttons, it becomes the live message, and the
    /// previous one is returned so that its buttons can be removed.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPost`] if it was already recorded as sent.
    pub async fn record_post_sent(
        &self,
        post: PostId,
        message: MessageId,
        now: UnixMs,
    ) -> Result<Option<LiveMessage>, StoreError> {
        self.record_sent(post, message, now, false, None).await
    }

    /// As [`Store::record_post_sent`], for a post with a film: the channel receives no post until the given time, so that
    /// the film can be watched.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPost`] if it was already recorded as sent.
    pub async fn record_film_sent(
        &self,
        post: PostId,
        message: MessageId,
        now: UnixMs,
        until: UnixMs,
    ) -> Result<Option<LiveMessage>, StoreError> {
        self.record_sent(post, message, now, false, Some(until)).await
    }

    /// As [`Store::record_post_sent`], for a post that was sent with the buttons although it was queued without: the
    /// message that it was to edit can no longer be edited.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPost`] if it was already recorded as sent.
    pub async fn record_post_sent_with_buttons(
        &self,
        post: PostId,
        message: MessageId,
        now: UnixMs,
    ) -> Result<Option<LiveMessage>, StoreError> {
        self.record_sent(post, message, now, true, None).await
    }

    /// Runs in one transaction: if the process died in between, two messages would have buttons.
    async fn record_sent(
        &self,
        post: PostId,
        message: MessageId,
        now: UnixMs,
        takes_over: bool,
        rests_until: Option<UnixMs>,
    ) -> Result<Option<LiveMessage>, StoreError> {
        let mut tx = self.begin_write().await?;
        let row = sqlx::query!(
            "UPDATE post SET message_id = ?, sent_at_ms = ?, given_up = NULL, lease_owner = NULL, lease_until_ms = NULL
             WHERE id = ? AND sent_at_ms IS NULL RETURNING game_id, channel_id, live",
            message,
            now.0,
            post.0
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(StoreError::NoSuchPost(post.0))?;
        if let Some(until) = rests_until {
            // Only the next post is delayed: the later posts of the channel wait for it anyway.
            sqlx::query!(
                "UPDATE post SET next_try_ms = max(next_try_ms, ?)
                 WHERE id = (SELECT min(id) FROM post
                             WHERE channel_id = ? AND id > ? AND sent_at_ms IS NULL AND given_up IS NULL)",
                until.0,
                row.channel_id,
                post.0
            )
            .execute(&mut *tx)
            .await?;
        }
        let mut before = None;
        if let Some(game) = row.game_id.filter(|_| takes_over || row.live != 0) {
            let home =
                sqlx::query_scalar!("SELECT channel_id FROM game WHERE id = ?", game).fetch_one(&mut *tx).await?;
            let channel = ChannelId::from_column(row.channel_id)?;
            // If the game has moved in the meantime, its buttons belong in the new channel.
            if home == row.channel_id {
                before = place::replace_live_message(&mut tx, GameId(game), LiveMessage { channel, message }).await?;
            }
        }
        commit(tx).await?;
        Ok(before)
    }

    /// Records that sending failed, and when to try again.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPost`] if the post is not waiting.
    pub async fn record_post_failure(&self, post: PostId, next_try: UnixMs) -> Result<(), StoreError> {
        let update = sqlx::query!(
            "UPDATE post SET attempts = attempts + 1, next_try_ms = ?, lease_owner = NULL, lease_until_ms = NULL
             WHERE id = ? AND sent_at_ms IS NULL AND given_up IS NULL",
            next_try.0,
            post.0
        );
        self.update_post(post, update).await
    }

    /// Postpones a post that could not be attempted; this does not count as a failure.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPost`] if the post is not waiting.
    pub async fn postpone_post(&self, post: PostId, until: UnixMs) -> Result<(), StoreError> {
        let update = sqlx::query!(
            "UPDATE post SET next_try_ms = ?, lease_owner = NULL, lease_until_ms = NULL
             WHERE id = ? AND sent_at_ms IS NULL AND given_up IS NULL",
            until.0,
            post.0
        );
        self.update_post(post, update).await
    }

    /// Gives up a post. Later posts of the channel are still sent.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPost`] if the post is not waiting.
    pub async fn give_up_post(&self, post: PostId, reason: &str) -> Result<(), StoreError> {
        let update = sqlx::query!(
            "UPDATE post SET given_up = ?, lease_owner = NULL, lease_until_ms = NULL
             WHERE id = ? AND sent_at_ms IS NULL AND given_up IS NULL",
            reason,
            post.0
        );
        self.update_post(post, update).await
    }

    /// Gives up all unsent posts of a post's channel, because the bot cannot post there, and queues notices about this.
    /// If the post has moved to another channel in the meantime, it can be claimed there, and no notice is needed.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPost`] if the post is not waiting.
    pub async fn give_up_channel(
        &self,
        post: &Post,
        lost: LostReason,
        tell: &[NewPost],
        now: UnixMs,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        let moved = sqlx::query!(
            "UPDATE post SET lease_owner = NULL, lease_until_ms = NULL
             WHERE id = ? AND channel_id <> ? AND sent_at_ms IS NULL AND given_up IS NULL",
            post.id.0,
            post.channel
        )
        .execute(&mut *tx)
        .await?;
        let given_up = give_up_posts(&mut tx, post.channel, lost).await?;
        if moved.rows_affected() > 0 {
            return commit(tx).await;
        }
        if given_up == 0 {
            return Err(StoreError::NoSuchPost(post.id.0));
        }
        for notice in tell {
            post::queue_post(&mut tx, post.subject, post.seq, now, notice).await?;
        }
        commit(tx).await
    }

    /// Records that the channel of a game or season was deleted: gives up all its unsent posts and queues notices about
    /// this.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchGame`].
    pub async fn lose_channel(
        &self,
        subject: impl Into<Subject>,
        channel: ChannelId,
        tell: &[NewPost],
        now: UnixMs,
    ) -> Result<(), StoreError> {
        let subject = subject.into();
        let mut tx = self.begin_write().await?;
        let last = match subject {
            Subject::Game(game) => load::load_status_and_last_line(&mut tx, game).await?.1,
            Subject::Season(_) | Subject::Server(_) => Seq::OPENING,
        };
        give_up_posts(&mut tx, channel, LostReason::Gone).await?;
        for notice in tell {
            post::queue_post(&mut tx, subject, last, now, notice).await?;
        }
        commit(tx).await
    }

    /// Requeues the posts of a server that were given up since `since` for lack of permission: those about the server,
    /// its seasons, and games that are not cancelled. Returns the number of posts.
    pub async fn requeue_barred_posts(&self, guild: GuildId, since: UnixMs, now: UnixMs) -> Result<u64, StoreError> {
        let barred = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM post LEFT JOIN game ON game.id = post.game_id
               LEFT JOIN season ON season.id = post.season_id LEFT JOIN league ON league.id = season.league_id
               WHERE post.given_up = 'barred' AND (game.guild_id = ? OR league.guild_id = ? OR post.guild_id = ?)"#,
            guild,
            guild,
            guild
        )
        .fetch_one(&self.readers)
        .await?;
        // Channels and roles change often, and usually there is no post to requeue: nothing is written then.
        if barred == 0 {
            return Ok(0);
        }
        let mut tx = self.begin_write().await?;
        let done = sqlx::query!(
            "UPDATE post SET given_up = NULL, attempts = min(attempts, 1), next_try_ms = ?
             WHERE given_up = 'barred' AND sent_at_ms IS NULL AND created_at_ms >= ?
               AND (game_id IN (SELECT id FROM game WHERE guild_id = ? AND status <> 'cancelled') OR guild_id = ?
                    OR season_id IN (SELECT season.id FROM season JOIN league ON league.id = season.league_id
                                     WHERE league.guild_id = ? AND season.status <> 'cancelled'))",
            now.0,
            since.0,
            guild,
            guild,
            guild
        )
        .execute(&mut *tx)
        .await?;
        commit(tx).await?;
        Ok(done.rows_affected())
    }

    /// Updates a post that is waiting.
    async fn update_post(&self, post: PostId, update: Query<'_, Sqlite, SqliteArguments>) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        let done = update.execute(&mut *tx).await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::NoSuchPost(post.0));
        }
        commit(tx).await
    }
}

/// Gives up all unsent posts of a channel. Returns the number of posts.
async fn give_up_posts(tx: &mut Tx, channel: ChannelId, lost: LostReason) -> Result<u64, StoreError> {
    let reason = lost.word();
    let done = sqlx::query!(
        "UPDATE post SET given_up = ?, lease_owner = NULL, lease_until_ms = NULL
         WHERE channel_id = ? AND sent_at_ms IS NULL AND given_up IS NULL",
        reason,
        channel
    )
    .execute(&mut **tx)
    .await?;
    Ok(done.rows_affected())
}
