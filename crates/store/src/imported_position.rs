//! Imported positions.

use super::{Store, StoreError, StudyId, UnixMs, UserId, commit};

impl Store {
    /// Stores a position as opaque text, and removes the user's oldest positions beyond `most`.
    pub async fn store_imported_position(
        &self,
        user: UserId,
        position: &str,
        most: u32,
        at: UnixMs,
    ) -> Result<StudyId, StoreError> {
        let mut tx = self.begin_write().await?;
        let id = sqlx::query_scalar!(
            "INSERT INTO study (user_id, position, created_at_ms) VALUES (?, ?, ?) RETURNING id",
            user,
            position,
            at.0
        )
        .fetch_one(&mut *tx)
        .await?;
        sqlx::query!(
            "DELETE FROM study WHERE user_id = ?1
             AND id NOT IN (SELECT id FROM study WHERE user_id = ?1 ORDER BY id DESC LIMIT ?2)",
            user,
            most
        )
        .execute(&mut *tx)
        .await?;
        commit(tx).await?;
        Ok(StudyId(id))
    }

    /// A position and the user who imported it; `None` once it has been removed.
    pub async fn load_imported_position(&self, id: StudyId) -> Result<Option<(UserId, String)>, StoreError> {
        let row = sqlx::query!(r#"SELECT user_id AS "user: UserId", position FROM study WHERE id = ?"#, id.0)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| (row.user, row.position)))
    }
}
