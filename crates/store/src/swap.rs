//! Replacing a text only while it is the one that the caller knows.

use super::{Store, StoreError, commit};
use sqlx::Sqlite;
use sqlx::query::{Query, QueryScalar};
use sqlx::sqlite::SqliteArguments;

impl Store {
    /// Carries out `write` if `read` finds the text that the caller knows; `None` stands for no row. Returns whether it
    /// was written.
    pub(super) async fn swap_text(
        &self,
        read: QueryScalar<'_, Sqlite, String, SqliteArguments>,
        known: Option<&str>,
        write: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin_write().await?;
        let found = read.fetch_optional(&mut *tx).await?;
        if found.as_deref() != known {
            return Ok(false);
        }
        write.execute(&mut *tx).await?;
        commit(tx).await?;
        Ok(true)
    }
}
