//! Players' standing orders in a game.

use super::{GameId, Store, StoreError, UnixMs, UserId};

impl Store {
    /// A user's orders in a game: opaque text. `None` if there are none.
    pub async fn orders(&self, game: GameId, user: UserId) -> Result<Option<String>, StoreError> {
        sqlx::query_scalar!("SELECT value FROM standing_order WHERE game_id = ? AND user_id = ?", game.0, user)
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Replaces a user's orders in a game, if they are still those that the caller knows. Returns whether they were.
    pub async fn set_orders(
        &self,
        game: GameId,
        user: UserId,
        known: Option<&str>,
        value: &str,
        at: UnixMs,
    ) -> Result<bool, StoreError> {
        let found =
            sqlx::query_scalar!("SELECT value FROM standing_order WHERE game_id = ? AND user_id = ?", game.0, user);
        let write = sqlx::query!(
            "INSERT INTO standing_order (game_id, user_id, value, updated_at_ms) VALUES (?, ?, ?, ?)
             ON CONFLICT (game_id, user_id) DO UPDATE SET value = excluded.value, updated_at_ms = excluded.updated_at_ms",
            game.0,
            user,
            value,
            at.0
        );
        self.swap_text(found, known, write).await
    }
}
