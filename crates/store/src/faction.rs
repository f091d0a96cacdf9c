//! Faction data by hash.

use super::{Store, StoreError, Tx, UnixMs, commit};

/// The text from which a faction was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactionData {
    /// Hash of `source`, computed by the caller.
    pub hash: String,
    /// The faction's id; if several factions share the text, the id of the first.
    pub faction: String,
    /// The text of the faction's file.
    pub source: String,
}

impl Store {
    /// The faction text stored under this hash.
    pub async fn load_faction(&self, hash: &str) -> Result<Option<FactionData>, StoreError> {
        sqlx::query_as!(FactionData, "SELECT hash, faction, source FROM faction_data WHERE hash = ?", hash)
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Records the factions on offer. New ones count as first offered at this time; those on offer when the bot starts
    /// for the first time count as old.
    pub async fn record_offered_factions(&self, factions: &[String], at: UnixMs) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        let known =
            sqlx::query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM faction_seen"#).fetch_one(&mut *tx).await?;
        let seen = if known == 0 { 0 } else { at.0 };
        for faction in factions {
            sqlx::query!(
                "INSERT INTO faction_seen (faction, seen_at_ms) VALUES (?, ?) ON CONFLICT DO NOTHING",
                faction,
                seen
            )
            .execute(&mut *tx)
            .await?;
        }
        commit(tx).await
    }

    /// The factions first offered after the given time, ordered by id.
    pub async fn load_factions_newer_than(&self, moment: UnixMs) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar!("SELECT faction FROM faction_seen WHERE seen_at_ms > ? ORDER BY faction", moment.0)
            .fetch_all(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Stores faction texts for games that start later.
    ///
    /// # Errors
    ///
    /// [`StoreError::FactionHashReused`].
    pub async fn store_factions(&self, factions: &[FactionData]) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        for data in factions {
            insert_if_new(&mut tx, data).await?;
        }
        commit(tx).await
    }
}

/// Stores a faction's text unless it is already stored, which is usual.
pub(super) async fn insert_if_new(tx: &mut Tx, data: &FactionData) -> Result<(), StoreError> {
    let kept = sqlx::query_as!(FactionData, "SELECT hash, faction, source FROM faction_data WHERE hash = ?", data.hash)
        .fetch_optional(&mut **tx)
        .await?;
    match kept {
        Some(kept) if kept.source == data.source => Ok(()),
        Some(_) => Err(StoreError::FactionHashReused(data.hash.clone())),
        None => {
            sqlx::query!(
                "INSERT INTO faction_data (hash, faction, source) VALUES (?, ?, ?)",
                data.hash,
                data.faction,
                data.source
            )
            .execute(&mut **tx)
            .await?;
            Ok(())
        }
    }
}
