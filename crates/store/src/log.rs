//! The action log: the authoritative record of a game.
//!
//! A trigger forbids every change to a line, except that its actor may be replaced with the number of an erased person.

use sztab_words::worded;

use super::column::read_u8;
use super::{
    AppendToSeason, Change, GameId, InteractionId, Seq, Snapshot, Store, StoreError, Tx, UnixMs, UserId, change,
    commit, job, load, season_log, snapshot,
};

/// Lines to add to a log, and the changes stored with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    pub game: GameId,
    /// The last line known to the caller; if the log has grown, nothing is added.
    pub expected: Seq,
    /// The lines, in order. May be empty if only the end or the snapshot is new.
    pub entries: Vec<NewEntry>,
    /// The state after the last of the lines, if it is worth storing; it replaces the oldest snapshot.
    pub snapshot: Option<Snapshot>,
    /// The end of the game, if these lines end it.
    pub end: Option<End>,
    /// Time, press and posts.
    pub change: Change,
}

/// The end of a game, stored together with its last line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The result, as opaque text.
    pub result: String,
    /// The pace of the game, as opaque text. It does not contain users, so erasing a user does not affect it.
    pub pace: String,
}

/// A line to add to a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// The side that acted.
    pub side: u8,
    /// The side's action, such as `place runner C3 1`.
    pub line: String,
    /// The user who acted: the side's player, or a user entitled to act for the side.
    pub actor: UserId,
    /// The cause of the line.
    pub prompt: LineCause,
}

worded! {
    /// The cause of a line. The text of each variant is stored in the database.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum LineCause {
        /// The actor played the line, or a clock ran out.
        #[default]
        Act = "act",
        /// The actor's standing orders played the line.
        Order = "order",
        /// The line was the only choice, and was played without prompting the player.
        Automatic = "automatic",
    }
}

impl LineCause {
    /// True if no player was prompted for the line.
    #[must_use]
    pub fn is_unprompted(self) -> bool {
        self != Self::Act
    }

    fn from_column(word: &str) -> Result<Self, StoreError> {
        Self::of_word(word).ok_or_else(|| StoreError::damaged("prompt", word))
    }
}

/// A line of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line's number, from 1.
    pub seq: Seq,
    /// The side that acted.
    pub side: u8,
    /// The side's action.
    pub line: String,
    /// The user who acted.
    pub actor: UserId,
    /// The cause of the line.
    pub prompt: LineCause,
    pub at: UnixMs,
    /// The press that caused the line; one press may cause several lines.
    pub interaction: Option<InteractionId>,
}

/// A row of the table of actions, as returned by queries.
pub(super) struct EntryRow {
    pub(super) seq: i64,
    pub(super) side: i64,
    pub(super) line: String,
    pub(super) actor: i64,
    pub(super) prompt: String,
    pub(super) at_ms: i64,
    pub(super) interaction_id: Option<i64>,
}

impl TryFrom<EntryRow> for Entry {
    type Error = StoreError;

    fn try_from(row: EntryRow) -> Result<Entry, StoreError> {
        Ok(Entry {
            seq: Seq::from_column(row.seq)?,
            side: read_u8("side", row.side)?,
            line: row.line,
            actor: UserId::from_column(row.actor)?,
            prompt: LineCause::from_column(&row.prompt)?,
            at: UnixMs(row.at_ms),
            interaction: row.interaction_id.map(InteractionId::from_column).transpose()?,
        })
    }
}

/// The result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AppendOutcome {
    /// The last line after the append.
    pub seq: Seq,
}

impl Store {
    /// Adds lines to the log of a running game, with the posts that they cause, in one transaction.
    ///
    /// # Errors
    ///
    /// [`StoreError::Duplicate`] if the press has acted before, on any subject; otherwise [`StoreError::NoSuchGame`],
    /// [`StoreError::NotRunning`], and [`StoreError::Conflict`] if the log has grown.
    pub async fn append(&self, append: Append) -> Result<AppendOutcome, StoreError> {
        self.append_in_season(append, None).await
    }

    /// Adds lines to the log of a game that belongs to a season's match, and the resulting lines to the season.
    ///
    /// # Errors
    ///
    /// As [`Store::append`], and [`StoreError::SeasonMovedOn`].
    pub async fn append_in_season(
        &self,
        append: Append,
        season: Option<AppendToSeason>,
    ) -> Result<AppendOutcome, StoreError> {
        let mut tx = self.begin_write().await?;
        let seq = append_in(&mut tx, &append).await?;
        if let Some(season) = &season {
            season_log::append_in(&mut tx, season).await?;
        }
        commit(tx).await?;
        Ok(AppendOutcome { seq })
    }

    /// The whole log of a game.
    pub async fn load_log(&self, game: GameId) -> Result<Vec<Entry>, StoreError> {
        self.load_log_since(game, Seq::OPENING).await
    }

    /// The lines up to `until`, newest first, at most `limit`.
    pub async fn load_log_backwards(&self, game: GameId, until: Seq, limit: u32) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query_as!(
            EntryRow,
            "SELECT seq, side, line, actor, prompt, at_ms, interaction_id FROM action
             WHERE game_id = ? AND seq <= ? ORDER BY seq DESC LIMIT ?",
            game.0,
            until,
            limit
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Entry::try_from).collect()
    }

    /// Counts the lines up to `until` that start with `beginning`, which must not contain `%` or `_`.
    pub async fn count_lines(&self, game: GameId, until: Seq, beginning: &str) -> Result<u32, StoreError> {
        let pattern = format!("{beginning}%");
        let count = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM action WHERE game_id = ? AND seq <= ? AND line LIKE ?"#,
            game.0,
            until,
            pattern
        )
        .fetch_one(&self.readers)
        .await?;
        u32::try_from(count).map_err(|_| StoreError::damaged("number of lines", count))
    }

    /// The lines after `known`, such as those that a snapshot does not cover.
    pub async fn load_log_since(&self, game: GameId, known: Seq) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query_as!(
            EntryRow,
            "SELECT seq, side, line, actor, prompt, at_ms, interaction_id FROM action
             WHERE game_id = ? AND seq > ? ORDER BY seq",
            game.0,
            known
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Entry::try_from).collect()
    }
}

/// Adds lines within a transaction. Returns the number of the last line.
pub(super) async fn append_in(tx: &mut Tx, append: &Append) -> Result<Seq, StoreError> {
    let game = append.game;
    change::refuse_repeated_press(tx, &append.change).await?;
    let found = load::require_running(tx, game).await?;
    if found != append.expected {
        return Err(StoreError::Conflict { expected: append.expected, found });
    }
    let seq = append.entries.iter().fold(found, |seq, _| seq.next());
    change::record(tx, game, seq, &append.change).await?;
    write_lines(tx, append).await?;
    if let Some(snapshot) = &append.snapshot {
        snapshot::insert_snapshot(tx, game, seq, snapshot, append.end.is_some()).await?;
    }
    if let Some(End { result, pace }) = &append.end {
        sqlx::query!("UPDATE game SET status = 'over', result = ?, pace = ? WHERE id = ?", result, pace, game.0)
            .execute(&mut **tx)
            .await?;
        job::drop_all(tx, game).await?;
    }
    Ok(seq)
}

async fn write_lines(tx: &mut Tx, append: &Append) -> Result<(), StoreError> {
    let (game, at) = (append.game.0, append.change.at.0);
    let mut seq = append.expected;
    for entry in &append.entries {
        seq = seq.next();
        let prompt = entry.prompt.word();
        sqlx::query!(
            "INSERT INTO action (game_id, seq, side, line, actor, at_ms, interaction_id, prompt)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            game,
            seq,
            entry.side,
            entry.line,
            entry.actor,
            at,
            append.change.interaction,
            prompt
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}
