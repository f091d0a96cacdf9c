//! The watchers of a game: users who follow it without playing.

use super::{GameId, Store, StoreError, UnixMs, UserId, commit};

impl Store {
    /// The users who are pinged at each chapter of a game, in the order in which they began to follow it.
    pub async fn load_watchers(&self, game: GameId) -> Result<Vec<UserId>, StoreError> {
        sqlx::query_scalar!(
            r#"SELECT user_id AS "user: UserId" FROM watcher WHERE game_id = ? ORDER BY created_at_ms, user_id"#,
            game.0
        )
        .fetch_all(&self.readers)
        .await
        .map_err(StoreError::from)
    }

    /// Makes a user follow a game, unless the game already has `limit` watchers; returns whether the user follows it
    /// now.
    pub async fn watch(&self, game: GameId, user: UserId, limit: u32, at: UnixMs) -> Result<bool, StoreError> {
        let limit = i64::from(limit);
        let mut tx = self.begin_write().await?;
        sqlx::query!(
            "INSERT INTO watcher (game_id, user_id, created_at_ms)
             SELECT ?, ?, ? WHERE (SELECT count(*) FROM watcher WHERE game_id = ?) < ?
             ON CONFLICT (game_id, user_id) DO NOTHING",
            game.0,
            user,
            at.0,
            game.0,
            limit
        )
        .execute(&mut *tx)
        .await?;
        let follows = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM watcher WHERE game_id = ? AND user_id = ?"#,
            game.0,
            user
        )
        .fetch_one(&mut *tx)
        .await?;
        commit(tx).await?;
        Ok(follows > 0)
    }

    /// Makes a user stop following a game; returns whether the user was following it.
    pub async fn unwatch(&self, game: GameId, user: UserId) -> Result<bool, StoreError> {
        let mut tx = self.begin_write().await?;
        let done = sqlx::query!("DELETE FROM watcher WHERE game_id = ? AND user_id = ?", game.0, user)
            .execute(&mut *tx)
            .await?;
        commit(tx).await?;
        Ok(done.rows_affected() > 0)
    }
}
