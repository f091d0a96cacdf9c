//! Faction data by hash.

use super::{Store, StoreError, Tx, UnixMs, commit};

/// The text that a faction was played from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactionData {
    /// Hash of `source`, made by the caller.
    pub hash: String,
    /// Id of the faction; of the first one, where several are played from one text.
    pub faction: String,
    /// The text of its file.
    pub source: String,
}

impl Store {
    /// The faction text that was kept under this hash.
    pub async fn faction_source(&self, hash: &str) -> Result<Option<FactionData>, StoreError> {
        sqlx::query_as!(FactionData, "SELECT hash, faction, source FROM faction_data WHERE hash = ?", hash)
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Notes factions that are offered, those that are new as seen from this moment on. What is offered at the first
    /// start was there before.
    pub async fn see_factions(&self, factions: &[String], at: UnixMs) -> Result<(), StoreError> {
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

    /// The factions that were first offered after a moment, in the order of their ids.
    pub async fn factions_newer_than(&self, moment: UnixMs) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar!("SELECT faction FROM faction_seen WHERE seen_at_ms > ? ORDER BY faction", moment.0)
            .fetch_all(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Keeps the texts of factions for games that begin later.
    ///
    /// # Errors
    ///
    /// [`StoreError::FactionHashReused`].
    pub async fn keep_factions(&self, factions: &[FactionData]) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        for data in factions {
            keep(&mut tx, data).await?;
        }
        commit(tx).await
    }
}

/// Keeps a faction's text, unless it is kept already, as for most games.
pub(super) async fn keep(tx: &mut Tx, data: &FactionData) -> Result<(), StoreError> {
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
