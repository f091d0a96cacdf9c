//! A post: something that must appear in a channel because a game, a season or a server changed.

use serde::{Deserialize, Serialize};
use sztab_words::worded;

use super::column::{SubjectColumns, attempts};
use super::{ChannelId, GameId, MessageId, PostId, Seq, StoreError, Subject, Tx, UnixMs, schema};

/// A post to owe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPost {
    /// Its subject; `None` for that of the change that owes it, which may be a game without a number yet.
    pub subject: Option<Subject>,
    /// The sort of post; a word of the caller's.
    pub kind: String,
    /// Where it goes.
    pub channel: ChannelId,
    /// The data of the message; opaque text.
    pub payload: String,
    /// The message will carry the session's buttons, in place of the one that does so now.
    pub live: bool,
}

impl NewPost {
    /// A post without the session's buttons.
    pub fn new(kind: impl Into<String>, channel: ChannelId, payload: impl Into<String>) -> NewPost {
        NewPost { subject: None, kind: kind.into(), channel, payload: payload.into(), live: false }
    }

    /// The same post with a subject of its own.
    #[must_use]
    pub fn about(mut self, subject: impl Into<Subject>) -> NewPost {
        self.subject = Some(subject.into());
        self
    }

    /// The same post with the session's buttons.
    #[must_use]
    pub fn live(mut self) -> NewPost {
        self.live = true;
        self
    }
}

/// A post in the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// Its number; within a channel posts go out by it.
    pub id: PostId,
    pub subject: Subject,
    /// The line of the game's log that it reports; the opening for other subjects.
    pub seq: Seq,
    /// The sort of post.
    pub kind: String,
    /// Where it goes.
    pub channel: ChannelId,
    /// The data of the message.
    pub payload: String,
    /// The message carries the session's buttons.
    pub live: bool,
    /// At most 25 characters, unique to the post and the same at each attempt: by it Discord recognises a second
    /// attempt at a message that did arrive.
    pub nonce: String,
    /// Number of failed attempts to send it.
    pub attempts: u32,
    /// When it was owed.
    pub created_at: UnixMs,
    /// Its fate.
    pub state: PostState,
}

impl Post {
    /// The game that it is about.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotAGame`] for a post about something else.
    pub fn game(&self) -> Result<GameId, StoreError> {
        self.subject.game().ok_or(StoreError::NotAGame(self.subject))
    }

    /// The message that it has become.
    pub fn message(&self) -> Option<MessageId> {
        match self.state {
            PostState::Sent { message, .. } => Some(message),
            PostState::Waiting { .. } | PostState::GivenUp { .. } => None,
        }
    }
}

worded! {
    /// The reason why nothing can be said in a channel. The words are kept as the reason for giving up a post.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Lost {
        /// The bot may not speak there. That may change, and then everything is said after all.
        Barred = "barred",
        /// It is not there any more.
        Gone = "gone",
    }
}

/// The fate of a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PostState {
    /// Still owed.
    Waiting {
        /// The earliest time of the next attempt.
        next_try: UnixMs,
    },
    /// In the channel.
    Sent { message: MessageId, at: UnixMs },
    /// The post was given up.
    GivenUp {
        /// The reason.
        reason: String,
    },
}

/// The reason why a post is no longer tried that has nothing to say when its turn comes.
pub const NOTHING_TO_SAY: &str = "a later post says more";

/// Writes a post into the outbox, within the transaction of its cause.
/// `subject` and `seq` are those of the change that owes it.
pub(super) async fn owe(tx: &mut Tx, subject: Subject, seq: Seq, at: UnixMs, post: &NewPost) -> Result<(), StoreError> {
    let own = post.subject.unwrap_or(subject);
    // A line number means nothing in the log of another game.
    let seq = if own == subject { seq } else { Seq::OPENING };
    let of = SubjectColumns::of(own)?;
    // Posts are never deleted, and this transaction is the only one that writes.
    let id =
        sqlx::query_scalar!(r#"SELECT coalesce(max(id), 0) + 1 AS "id!: i64" FROM post"#).fetch_one(&mut **tx).await?;
    // The moment is part of it because a database restored from a backup gives out the same numbers again.
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

/// A row of the table, as every query reads it.
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
            attempts: attempts(row.attempts)?,
            created_at: UnixMs(row.created_at_ms),
            state,
        })
    }
}
