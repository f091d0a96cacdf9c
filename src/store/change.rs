//! What every change brings with it: when, by which press, and what must be posted because of it.

use super::column::SubjectColumns;
use super::error::fault;
use super::{GameId, InteractionId, JobChange, NewPost, Seq, Store, StoreError, Subject, Tx, UnixMs, job, post};

/// The circumstances of a change.
///
/// ```
/// use sztab::store::{Change, ChannelId, InteractionId, NewPost, UnixMs};
///
/// let change = Change::at(UnixMs(1_790_000_000_000))
///     .by(InteractionId(7))
///     .owing(NewPost::new("turn", ChannelId(5), "{}"));
/// assert_eq!(change.posts.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// When it happens. The store has no clock.
    pub at: UnixMs,
    /// The press that asked for it; `None` for what the program does by itself (a clock that runs out).
    pub interaction: Option<InteractionId>,
    /// What is owed to Discord because of it, in sending order.
    pub posts: Vec<NewPost>,
    /// The jobs that it plans, drops or does.
    pub jobs: Vec<JobChange>,
    /// Time for thinking of a game as it stands after it; opaque text, `None` where it stays as it was.
    pub clock: Option<String>,
}

impl Change {
    /// A change at this moment, by nobody's press and owing nothing.
    #[must_use]
    pub fn at(at: UnixMs) -> Change {
        Change { at, interaction: None, posts: Vec::new(), jobs: Vec::new(), clock: None }
    }

    /// Says which press asked for it.
    #[must_use]
    pub fn by(mut self, interaction: InteractionId) -> Change {
        self.interaction = Some(interaction);
        self
    }

    /// Adds a post that is owed because of it.
    #[must_use]
    pub fn owing(mut self, post: NewPost) -> Change {
        self.posts.push(post);
        self
    }

    /// Adds changes to jobs.
    #[must_use]
    pub fn with_jobs(mut self, jobs: impl IntoIterator<Item = JobChange>) -> Change {
        self.jobs.extend(jobs);
        self
    }

    /// Says how time for thinking stands after it.
    #[must_use]
    pub fn with_clock(mut self, clock: Option<String>) -> Change {
        self.clock = clock;
        self
    }
}

impl Store {
    /// Whether a press has changed something already.
    pub async fn has_acted(&self, interaction: InteractionId) -> Result<bool, StoreError> {
        let id = interaction.to_column()?;
        let found = sqlx::query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM interaction WHERE id = ?"#, id)
            .fetch_one(&self.readers)
            .await
            .map_err(fault)?;
        Ok(found > 0)
    }
}

/// Refuses a press that has acted before. Asked first of all: a repeated press must hear "done already", not "the
/// table has moved on", which it did by that very press.
pub(super) async fn refuse_repeat(tx: &mut Tx, change: &Change) -> Result<(), StoreError> {
    let Some(interaction) = change.interaction else { return Ok(()) };
    let id = interaction.to_column()?;
    let before = sqlx::query!("SELECT game_id, season_id, guild_id, seq FROM interaction WHERE id = ?", id)
        .fetch_optional(&mut **tx)
        .await
        .map_err(fault)?;
    let Some(row) = before else { return Ok(()) };
    let subject = SubjectColumns { game: row.game_id, season: row.season_id, guild: row.guild_id }.subject()?;
    Err(StoreError::Duplicate { subject, seq: Seq::from_column(row.seq)? })
}

/// Writes down that the game changed, by which press, and what is owed for it. `seq` is the number of log lines once
/// the change is done.
pub(super) async fn record(tx: &mut Tx, game: GameId, seq: Seq, change: &Change) -> Result<(), StoreError> {
    touch(tx, game, change).await?;
    record_effects(tx, Subject::Game(game), seq, change).await
}

/// Writes down by which press a subject changed, and what is owed for it. `seq` is the last line of a game's log, the
/// opening for other subjects.
pub(super) async fn record_effects(tx: &mut Tx, subject: Subject, seq: Seq, change: &Change) -> Result<(), StoreError> {
    if let Some(interaction) = change.interaction {
        let (id, of) = (interaction.to_column()?, SubjectColumns::of(subject)?);
        let (number, at) = (seq.to_column(), change.at.0);
        sqlx::query!(
            "INSERT INTO interaction (id, game_id, season_id, guild_id, seq, at_ms) VALUES (?, ?, ?, ?, ?, ?)",
            id,
            of.game,
            of.season,
            of.guild,
            number,
            at
        )
        .execute(&mut **tx)
        .await
        .map_err(fault)?;
    }
    job::change(tx, subject, &change.jobs).await?;
    for owed in &change.posts {
        post::owe(tx, subject, seq, change.at, owed).await?;
    }
    Ok(())
}

/// Writes down when a game changed, and its clock.
async fn touch(tx: &mut Tx, game: GameId, change: &Change) -> Result<(), StoreError> {
    let at = change.at.0;
    sqlx::query!("UPDATE game SET updated_at_ms = ? WHERE id = ?", at, game.0)
        .execute(&mut **tx)
        .await
        .map_err(fault)?;
    if let Some(clock) = &change.clock {
        sqlx::query!(
            "INSERT INTO clock (game_id, state) VALUES (?, ?) ON CONFLICT (game_id) DO UPDATE SET state = excluded.state",
            game.0,
            clock
        )
        .execute(&mut **tx)
        .await
        .map_err(fault)?;
    }
    Ok(())
}
