//! A post: something that must appear in a channel because a game, a season or a server changed.

use serde::{Deserialize, Serialize};
use sztab_words::worded;

use super::column::{SubjectColumns, read_attempts};
use super::{ChannelId, GameId, MessageId, PostId, Seq, StoreError, Subject, Tx, UnixMs, schema};

/// A post to queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPost {
    /// The post's subject; `None` for the subject of the change that queues it, which may be a game without a number
    /// yet.
    pub subject: Option<Subject>,
    /// The kind of post, as named by the caller.
    pub kind: String,
    /// The channel that it is sent to.
    pub channel: ChannelId,
    /// The message data, as opaque text.
    pub payload: String,
    /// True if the message will have the session's buttons, in place of the message that has them now.
    pub live: bool,
}

impl NewPost {
    /// Creates a post without the session's buttons.
    pub fn new(kind: impl Into<String>, channel: ChannelId, payload: impl Into<String>) -> NewPost {
        NewPost { subject: None, kind: kind.into(), channel, payload: payload.into(), live: false }
    }

    /// Sets the subject of the post.
    #[must_use]
    pub fn with_subject(mut self, subject: impl Into<Subject>) -> NewPost {
        self.subject = Some(subject.into());
        self
    }

    /// Marks the post as having the session's buttons.
    #[must_use]
    pub fn with_buttons(mut self) -> NewPost {
        self.live = true;
        self
    }
}

/// A post in the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// The number of the post; within a channel, posts are sent in this order.
    pub id: PostId,
    pub subject: Subject,
    /// The line of the game's log that the post reports; the opening for other subjects.
    pub seq: Seq,
    /// The kind of post.
    pub kind: String,
    /// The channel that it is sent to.
    pub channel: ChannelId,
    /// The message data.
    pub payload: String,
    /// True if the message has the session's buttons.
    pub live: bool,
    /// At most 25 characters, unique to the post and the same at each attempt, so that Discord can recognise a second
    /// attempt to send a message that did arrive.
    pub nonce: String,
    /// The number of failed attempts to send the post.
    pub attempts: u32,
    /// The time at which the post was queued.
    pub created_at: UnixMs,
    /// The post's outcome so far.
    pub state: PostState,
}

impl Post {
    /// The game that the post is about.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotAGame`] if its subject is not a game.
    pub fn game(&self) -> Result<GameId, StoreError> {
        self.subject.game().ok_or(StoreError::NotAGame(self.subject))
    }

    /// The message that was sent for the post.
    pub fn message(&self) -> Option<MessageId> {
        match self.state {
            PostState::Sent { message, .. } => Some(message),
            PostState::Waiting { .. } | PostState::GivenUp { .. } => None,
        }
    }
}

worded! {
    /// The reason the bot can no longer post in a channel. Stored as the reason when a post is given up.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum LostReason {
        /// The bot lacks the permission to post there. If the bot gets it back, the posts are sent after all.
        Barred = "barred",
        /// The channel no longer exists.
        Gone = "gone",
    }
}

/// The outcome of a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PostState {
    /// Not sent yet.
    Waiting {
        /// The earliest time of the next attempt.
        next_try: UnixMs,
    },
    /// Posted in the channel.
    Sent { message: MessageId, at: UnixMs },
    /// The post was given up.
    GivenUp {
        /// The reason.
        reason: String,
    },
}

/// The reason stored when a post is given up because a later one replaces it.
pub const SUPERSEDED_REASON: &str = "a later post says more";

/// Writes a post into the outbox, within the transaction that caused it. `subject` and `seq` are those of the change
/// that queues the post.
pub(super) async fn queue_post(
    tx: &mut Tx,
    subject: Subject,
    seq: Seq,
    at: UnixMs,
    post: &NewPost,
) -> Result<(), StoreError> {
    let own = post.subject.unwrap_or(subject);
    // A line number is meaningless in the log of another game.
    let seq = if own == subject { seq } else { Seq::OPENING };
    let of = SubjectColumns::from_subject(own)?;
    // Posts are never deleted, and no other transaction can write now, so the next number is the maximum plus one.
    let id =
        sqlx::query_scalar!(r#"SELECT coalesce(max(id), 0) + 1 AS "id!: i64" FROM post"#).fetch_one(&mut **tx).await?;
    // The time is included because a database restored from a backup assigns the same numbers again.
    let nonce = format!("{:x}-{id:x}", at.0);
    let since = schema::known_schema();
    sqlx::query!(
        "INSERT INTO post (id, game_id, season_id, guild_id, seq, kind, channel_id, payload, live, nonce, next_try_ms,
                           created_at_ms, since)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        id,
        of.game,
        of.season,
        of.guild,
        seq,
        post.kind,
        post.channel,
        post.payload,
        post.live,
        nonce,
        at.0,
        at.0,
        since
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// A row of the table, as returned by every query.
pub(super) struct PostRow {
    pub(super) id: i64,
    pub(super) game_id: Option<i64>,
    pub(super) season_id: Option<i64>,
    pub(super) guild_id: Option<i64>,
    pub(super) seq: i64,
    pub(super) kind: String,
    pub(super) channel_id: i64,
    pub(super) payload: String,
    pub(super) live: i64,
    pub(super) nonce: String,
    pub(super) message_id: Option<i64>,
    pub(super) attempts: i64,
    pub(super) next_try_ms: i64,
    pub(super) created_at_ms: i64,
    pub(super) sent_at_ms: Option<i64>,
    pub(super) given_up: Option<String>,
}

impl TryFrom<PostRow> for Post {
    type Error = StoreError;

    fn try_from(row: PostRow) -> Result<Post, StoreError> {
        let state = match (row.message_id, row.sent_at_ms, row.given_up) {
            (Some(message), Some(at), _) => {
                PostState::Sent { message: MessageId::from_column(message)?, at: UnixMs(at) }
            }
            (_, _, Some(reason)) => PostState::GivenUp { reason },
            _ => PostState::Waiting { next_try: UnixMs(row.next_try_ms) },
        };
        Ok(Post {
            id: PostId(row.id),
            subject: SubjectColumns { game: row.game_id, season: row.season_id, guild: row.guild_id }.subject()?,
            seq: Seq::from_column(row.seq)?,
            kind: row.kind,
            channel: ChannelId::from_column(row.channel_id)?,
            payload: row.payload,
            live: row.live != 0,
            nonce: row.nonce,
            attempts: read_attempts(row.attempts)?,
            created_at: UnixMs(row.created_at_ms),
            state,
        })
    }
}
