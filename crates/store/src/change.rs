//! The circumstances of a change: its time, the press that requested it, and the posts and jobs that it causes.

use super::column::SubjectColumns;
use super::{
    GameId, InteractionId, JobChange, NewDecision, NewPost, Seq, Store, StoreError, Subject, Tx, UnixMs, decision, job,
    post,
};

/// The circumstances of a change.
///
/// ```
/// use sztab_store::{Change, ChannelId, InteractionId, NewPost, UnixMs};
///
/// let change = Change::at(UnixMs(1_790_000_000_000))
///     .with_interaction(InteractionId(7))
///     .with_post(NewPost::new("turn", ChannelId(5), "{}"));
/// assert_eq!(change.posts.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The time of the change. The store has no clock.
    pub at: UnixMs,
    /// The press that requested it; `None` for changes by the program itself, such as when a clock runs out.
    pub interaction: Option<InteractionId>,
    /// The posts to be sent to Discord, in sending order.
    pub posts: Vec<NewPost>,
    /// The jobs that the change schedules, drops or completes.
    pub jobs: Vec<JobChange>,
    /// The game's clock after the change, as opaque text; `None` if the clock is unchanged.
    pub clock: Option<String>,
    /// The organiser's decision that the change carries out; only for a game, and only with a press.
    pub decision: Option<NewDecision>,
}

impl Change {
    /// Creates a change at the given time, without a press, posts or jobs.
    #[must_use]
    pub fn at(at: UnixMs) -> Change {
        Change { at, interaction: None, posts: Vec::new(), jobs: Vec::new(), clock: None, decision: None }
    }

    /// Sets the press that requested the change.
    #[must_use]
    pub fn with_interaction(mut self, interaction: InteractionId) -> Change {
        self.interaction = Some(interaction);
        self
    }

    /// Adds a post to be sent.
    #[must_use]
    pub fn with_post(mut self, post: NewPost) -> Change {
        self.posts.push(post);
        self
    }

    /// Adds job changes.
    #[must_use]
    pub fn with_jobs(mut self, jobs: impl IntoIterator<Item = JobChange>) -> Change {
        self.jobs.extend(jobs);
        self
    }

    /// Sets the game's clock after the change.
    #[must_use]
    pub fn with_clock(mut self, clock: Option<String>) -> Change {
        self.clock = clock;
        self
    }

    /// Sets the organiser's decision that the change carries out.
    #[must_use]
    pub fn with_decision(mut self, decision: Option<NewDecision>) -> Change {
        self.decision = decision;
        self
    }
}

impl Store {
    /// Returns whether a press has already changed something.
    pub async fn is_press_applied(&self, interaction: InteractionId) -> Result<bool, StoreError> {
        let found =
            sqlx::query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM interaction WHERE id = ?"#, interaction)
                .fetch_one(&self.readers)
                .await?;
        Ok(found > 0)
    }
}

/// Refuses a press that has acted before. This check comes first: a repeated press must be answered with "already
/// done", not with "the session has moved on", since it was the press itself that moved the session on.
pub(super) async fn refuse_repeated_press(tx: &mut Tx, change: &Change) -> Result<(), StoreError> {
    let Some(interaction) = change.interaction else { return Ok(()) };
    let before = sqlx::query!(
        r#"SELECT game_id, season_id, guild_id, seq AS "seq: Seq" FROM interaction WHERE id = ?"#,
        interaction
    )
    .fetch_optional(&mut **tx)
    .await?;
    let Some(row) = before else { return Ok(()) };
    let subject = SubjectColumns { game: row.game_id, season: row.season_id, guild: row.guild_id }.subject()?;
    Err(StoreError::Duplicate { subject, seq: row.seq })
}

/// Records a change to a game, with its press, posts and jobs. `seq` is the number of log lines after the change.
pub(super) async fn record(tx: &mut Tx, game: GameId, seq: Seq, change: &Change) -> Result<(), StoreError> {
    touch(tx, game, change).await?;
    record_effects(tx, Subject::Game(game), seq, change).await?;
    match (&change.decision, change.interaction) {
        (Some(decision), Some(press)) => decision::insert_decision(tx, game, seq, decision, (press, change.at)).await,
        // There is no decision, or no press that could have made it.
        _ => Ok(()),
    }
}

/// Records the press, posts and jobs of a change. For a game, `seq` is the last line of its log; for other subjects, it
/// is the opening.
pub(super) async fn record_effects(tx: &mut Tx, subject: Subject, seq: Seq, change: &Change) -> Result<(), StoreError> {
    if let Some(interaction) = change.interaction {
        let of = SubjectColumns::from_subject(subject)?;
        sqlx::query!(
            "INSERT INTO interaction (id, game_id, season_id, guild_id, seq, at_ms) VALUES (?, ?, ?, ?, ?, ?)",
            interaction,
            of.game,
            of.season,
            of.guild,
            seq,
            change.at.0
        )
        .execute(&mut **tx)
        .await?;
    }
    job::apply_changes(tx, subject, &change.jobs).await?;
    for owed in &change.posts {
        post::queue_post(tx, subject, seq, change.at, owed).await?;
    }
    Ok(())
}

/// Records the time of a change to a game, and the game's clock.
async fn touch(tx: &mut Tx, game: GameId, change: &Change) -> Result<(), StoreError> {
    let at = change.at.0;
    sqlx::query!("UPDATE game SET updated_at_ms = ? WHERE id = ?", at, game.0).execute(&mut **tx).await?;
    if let Some(clock) = &change.clock {
        sqlx::query!(
            "INSERT INTO clock (game_id, state) VALUES (?, ?) ON CONFLICT (game_id) DO UPDATE SET state = excluded.state",
            game.0,
            clock
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}
