//! The log of a season, and the data written with its lines.

use sztab_words::worded;

use super::{
    Change, SeasonId, SeasonPerson, Seq, Store, StoreError, Subject, Tx, UnixMs, change, commit, season_person,
};

worded! {
    /// The stage of a season. The text of each variant is stored in the database.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SeasonStatus {
        /// Being set up.
        Draft = "draft",
        /// Open for entries, or about to start.
        Entry = "entry",
        /// Under way.
        Running = "running",
        /// Over.
        Ended = "ended",
        /// Called off.
        Cancelled = "cancelled",
    }
}

/// A line to add to a season's log. Its texts are opaque to the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonLine {
    /// The time of the event, never before that of the previous line.
    pub at: UnixMs,
    /// The actor who caused the event.
    pub actor: String,
    /// The kind of event.
    pub kind: String,
    /// The details.
    pub data: String,
}

/// A text that a season's log refers to by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonText {
    /// The text's number, from 1.
    pub number: u32,
    /// The text itself.
    pub text: String,
}

/// Lines to add to the log of a season, and the data written with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppendToSeason {
    pub season: SeasonId,
    /// The last line known to the caller; if the log has grown, nothing is added.
    pub expected: u64,
    /// The lines, in order.
    pub lines: Vec<SeasonLine>,
    /// The stage of the season after these lines.
    pub status: SeasonStatus,
    /// People first mentioned in the lines.
    pub people: Vec<SeasonPerson>,
    /// Texts first mentioned in the lines.
    pub texts: Vec<SeasonText>,
    /// Time, press, posts and jobs.
    pub change: Change,
}

impl Store {
    /// Adds lines to the log of a season, with their data, in one transaction. Returns the number of the last line.
    ///
    /// # Errors
    ///
    /// [`StoreError::Duplicate`] if the press has acted before, on any subject; otherwise [`StoreError::NoSuchSeason`],
    /// and [`StoreError::SeasonMovedOn`] if the log has grown.
    pub async fn append_to_season(&self, append: AppendToSeason) -> Result<u64, StoreError> {
        let mut tx = self.begin_write().await?;
        change::refuse_repeated_press(&mut tx, &append.change).await?;
        let last = append_in(&mut tx, &append).await?;
        commit(tx).await?;
        Ok(last)
    }

    /// The lines of a season after `known`, oldest first; `known` is 0 for all of them.
    pub async fn load_season_log(&self, season: SeasonId, known: u64) -> Result<Vec<SeasonLine>, StoreError> {
        let known = to_column(known)?;
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
    pub async fn last_season_line(&self, season: SeasonId) -> Result<u64, StoreError> {
        let last = sqlx::query_scalar!(
            r#"SELECT coalesce(max(seq), 0) AS "last!: i64" FROM season_event WHERE season_id = ?"#,
            season.0
        )
        .fetch_one(&self.readers)
        .await?;
        u64::try_from(last).map_err(|_| StoreError::damaged("seq", last))
    }
}

/// Adds lines within a transaction.
pub(super) async fn append_in(tx: &mut Tx, append: &AppendToSeason) -> Result<u64, StoreError> {
    let season = append.season;
    let (status, at) = (append.status.word(), append.change.at.0);
    let known = sqlx::query!("UPDATE season SET status = ?, updated_at_ms = ? WHERE id = ?", status, at, season.0)
        .execute(&mut **tx)
        .await?;
    if known.rows_affected() == 0 {
        return Err(StoreError::NoSuchSeason(season));
    }
    let found = refuse_stale_line(tx, season, append.expected).await?;
    change::record_effects(tx, Subject::Season(season), Seq::OPENING, &append.change).await?;
    let last = write(tx, season, found, &append.lines, &append.change).await?;
    season_person::insert_people(tx, season, &append.people).await?;
    for SeasonText { number, text } in &append.texts {
        sqlx::query!("INSERT INTO season_text (season_id, number, text) VALUES (?, ?, ?)", season.0, number, text)
            .execute(&mut **tx)
            .await?;
    }
    u64::try_from(last).map_err(|_| StoreError::damaged("seq", last))
}

/// Refuses the change if `expected` is not the season's last line; returns the number of that line.
pub(super) async fn refuse_stale_line(tx: &mut Tx, season: SeasonId, expected: u64) -> Result<i64, StoreError> {
    let found = sqlx::query_scalar!(
        r#"SELECT coalesce(max(seq), 0) AS "last!: i64" FROM season_event WHERE season_id = ?"#,
        season.0
    )
    .fetch_one(&mut **tx)
    .await?;
    if found == to_column(expected)? { Ok(found) } else { Err(StoreError::SeasonMovedOn { season, expected }) }
}

/// Writes lines after the last one; returns the new last line.
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

fn to_column(seq: u64) -> Result<i64, StoreError> {
    i64::try_from(seq).map_err(|_| StoreError::damaged("seq", seq))
}
