//! Army data by hash.

use super::{Store, StoreError, Tx, UnixMs, commit};

/// The text that an army was played from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmyData {
    /// Hash of `source`, made by the caller.
    pub hash: String,
    /// Id of the army; of the first one, where several are played from one text.
    pub army: String,
    /// The text of its file.
    pub source: String,
}

impl Store {
    /// The army text that was kept under this hash.
    pub async fn army_source(&self, hash: &str) -> Result<Option<ArmyData>, StoreError> {
        sqlx::query_as!(ArmyData, "SELECT hash, army, source FROM army_data WHERE hash = ?", hash)
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Notes armies that are offered, those that are new as seen from this moment on. What is offered at the first start was
    /// there before.
    pub async fn see_armies(&self, armies: &[String], at: UnixMs) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        let known =
            sqlx::query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM army_seen"#).fetch_one(&mut *tx).await?;
        let seen = if known == 0 { 0 } else { at.0 };
        for army in armies {
            sqlx::query!("INSERT INTO army_seen (army, seen_at_ms) VALUES (?, ?) ON CONFLICT DO NOTHING", army, seen)
                .execute(&mut *tx)
                .await?;
        }
        commit(tx).await
    }

    /// The armies that were first offered after a moment, in the order of their ids.
    pub async fn armies_newer_than(&self, moment: UnixMs) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar!("SELECT army FROM army_seen WHERE seen_at_ms > ? ORDER BY army", moment.0)
            .fetch_all(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Keeps the texts of armies for games that begin later.
    ///
    /// # Errors
    ///
    /// [`StoreError::ArmyHashReused`].
    pub async fn keep_armies(&self, armies: &[ArmyData]) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        for data in armies {
            keep(&mut tx, data).await?;
        }
        commit(tx).await
    }
}

/// Keeps an army's text, unless it is kept already, as for most games.
pub(super) async fn keep(tx: &mut Tx, data: &ArmyData) -> Result<(), StoreError> {
    let kept = sqlx::query_as!(ArmyData, "SELECT hash, army, source FROM army_data WHERE hash = ?", data.hash)
        .fetch_optional(&mut **tx)
        .await?;
    match kept {
        Some(kept) if kept.source == data.source => Ok(()),
        Some(_) => Err(StoreError::ArmyHashReused(data.hash.clone())),
        None => {
            sqlx::query!(
                "INSERT INTO army_data (hash, army, source) VALUES (?, ?, ?)",
                data.hash,
                data.army,
                data.source
            )
            .execute(&mut **tx)
            .await?;
            Ok(())
        }
    }
}
