//! The log of a season, and what is written with its lines.

use sztab_words::worded;

use super::{
    Change, SeasonId, SeasonPerson, Seq, Store, StoreError, Subject, Tx, UnixMs, change, commit, season_person,
};

worded! {
    /// Where a season stands. The words are kept in the database.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SeasonStatus {
        /// Being set up.
        Draft = "draft",
        /// Open for entries, or about to begin.
        Entry = "entry",
        /// Under way.
        Running = "running",
        /// Over.
        Ended = "ended",
        /// Given up.
        Cancelled = "cancelled",
    }
}

/// A line to add to the log of a season: opaque texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonLine {
    /// When it happened: never before the line above it.
    pub at: UnixMs,
    /// Actor who caused it.
    pub actor: String,
    /// Kind of the event.
    pub kind: String,
    /// The details.
    pub data: String,
}

/// A sentence behind a number of a season's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonText {
    /// Its number, from 1.
    pub number: u32,
    /// The sentence.
    pub text: String,
}

/// Lines to add to the log of a season, and what comes with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppendToSeason {
    pub season: SeasonId,
    /// The last line that the caller knows; if the log has grown, nothing is added.
    pub expected: u64,
    /// The lines, in order.
    pub lines: Vec<SeasonLine>,
    /// Where the season stands after them.
    pub status: SeasonStatus,
    /// People who are new in them.
    pub people: Vec<SeasonPerson>,
    /// Sentences that are new in them.
    pub texts: Vec<SeasonText>,
    /// Time, press, posts and jobs.
    pub change: Change,
}

impl Store {
    /// Adds lines to the log of a season, with all that comes with them or nothing. Returns the last line now.
    ///
    /// # Errors
    ///
    /// [`StoreError::Duplicate`] if the press has acted before, wherever; then [`StoreError::NoSuchSeason`], and
    /// [`StoreError::SeasonMovedOn`] if the log has grown.
    pub async fn append_to_season(&self, append: AppendToSeason) -> Result<u64, StoreError> {
        let mut tx = self.begin_write().await?;
        change::refuse_repeat(&mut tx, &append.change).await?;
        let last = append_in(&mut tx, &append).await?;
        commit(tx).await?;
        Ok(last)
    }

    /// The lines of a season after `known`, oldest first; `known` is 0 for all of them.
    pub async fn season_log(&self, season: SeasonId, known: u64) -> Result<Vec<SeasonLine>, StoreError> {
        let known = column(known)?;
        let rows = sqlx::query!(
            "SELECT at_ms, actor, kind, data FROM season_event WHERE season_id = ? AND seq > ? ORDER BY seq",
            season.0,
            known
        )
        .fetch_all(&self.readers)
        .await?;
        let lines = rows.into_iter().map(|row| SeasonLine {
            at: UnixMs(row.at_ms),
            actor: row.actor,
            kind: row.kind,
            data: row.data,
        });
        Ok(lines.collect())
    }

    /// The number of the last line of a season's log; 0 if it has none.
    pub async fn last_line_of_season(&self, season: SeasonId) -> Result<u64, StoreError> {
        let last = sqlx::query_scalar!(
            r#"SELECT coalesce(max(seq), 0) AS "last!: i64" FROM season_event WHERE season_id = ?"#,
            season.0
        )
        .fetch_one(&self.readers)
        .await?;
        u64::try_from(last).map_err(|_| StoreError::damaged("seq", last))
    }
}

/// Adds lines within a change.
pub(super) async fn append_in(tx: &mut Tx, append: &AppendToSeason) -> Result<u64, StoreError> {
    let season = append.season;
    let (status, at) = (append.status.word(), append.change.at.0);
    let known = sqlx::query!("UPDATE season SET status = ?, updated_at_ms = ? WHERE id = ?", status, at, season.0)
        .execute(&mut **tx)
        .await?;
    if known.rows_affected() == 0 {
        return Err(StoreError::NoSuchSeason(season));
    }
    let found = refuse_moved(tx, season, append.expected).await?;
    change::record_effects(tx, Subject::Season(season), Seq::OPENING, &append.change).await?;
    let last = write(tx, season, found, &append.lines, &append.change).await?;
    season_person::write(tx, season, &append.people).await?;
    for SeasonText { number, text } in &append.texts {
        sqlx::query!("INSERT INTO season_text (season_id, number, text) VALUES (?, ?, ?)", season.0, number, text)
            .execute(&mut **tx)
            .await?;
    }
    u64::try_from(last).map_err(|_| StoreError::damaged("seq", last))
}

/// Refuses a caller who does not know the last line of a season; returns its number.
pub(super) async fn refuse_moved(tx: &mut Tx, season: SeasonId, expected: u64) -> Result<i64, StoreError> {
    let found = sqlx::query_scalar!(
        r#"SELECT coalesce(max(seq), 0) AS "last!: i64" FROM season_event WHERE season_id = ?"#,
        season.0
    )
    .fetch_one(&mut **tx)
    .await?;
    if found == column(expected)? { Ok(found) } else { Err(StoreError::SeasonMovedOn { season, expected }) }
}

/// Writes lines after the last one; returns the last one now.
pub(super) async fn write(
    tx: &mut Tx,
    season: SeasonId,
    last: i64,
    lines: &[SeasonLine],
    change: &Change,
) -> Result<i64, StoreError> {
    let mut seq = last;
    for line in lines {
        seq += 1;
        sqlx::query!(
            "INSERT INTO season_event (season_id, seq, at_ms, actor, kind, data, interaction_id)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
            season.0,
            seq,
            line.at.0,
            line.actor,
            line.kind,
            line.data,
            change.interaction
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(seq)
}

fn column(seq: u64) -> Result<i64, StoreError> {
    i64::try_from(seq).map_err(|_| StoreError::damaged("seq", seq))
}
