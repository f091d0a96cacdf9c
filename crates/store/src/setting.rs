//! Settings of users and servers.

use sqlx::Sqlite;
use sqlx::query::{Query, QueryScalar};
use sqlx::sqlite::SqliteArguments;

use crate::{GameId, commit};

use super::{GuildId, Store, StoreError, UnixMs, UserId};

/// The owner of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsOwner {
    /// A user, on all servers.
    User(UserId),
    /// A server.
    Guild(GuildId),
}

impl SettingsOwner {
    fn columns(self) -> Result<(&'static str, i64), StoreError> {
        Ok(match self {
            Self::User(user) => ("user", user.to_column()?),
            Self::Guild(guild) => ("guild", guild.to_column()?),
        })
    }
}

impl Store {
    /// The settings of a user or server, as opaque text; `None` if none have been saved.
    pub async fn load_settings(&self, of: SettingsOwner) -> Result<Option<String>, StoreError> {
        let (scope, owner) = of.columns()?;
        sqlx::query_scalar!("SELECT value FROM setting WHERE scope = ? AND owner_id = ?", scope, owner)
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Replaces settings if they are still those known to the caller. Returns whether they were.
    pub async fn set_settings(
        &self,
        of: SettingsOwner,
        known: Option<&str>,
        value: &str,
        at: UnixMs,
    ) -> Result<bool, StoreError> {
        let (scope, owner) = of.columns()?;
        let found = sqlx::query_scalar!("SELECT value FROM setting WHERE scope = ? AND owner_id = ?", scope, owner);
        let write = sqlx::query!(
            "INSERT INTO setting (scope, owner_id, value, updated_at_ms) VALUES (?, ?, ?, ?)
             ON CONFLICT (scope, owner_id) DO UPDATE SET value = excluded.value, updated_at_ms = excluded.updated_at_ms",
            scope,
            owner,
            value,
            at.0
        );
        self.swap_text(found, known, write).await
    }
}

impl Store {
    /// Carries out `write` if `read` returns the text known to the caller, where `None` stands for no row. Returns
    /// whether `write` was carried out.
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

impl Store {
    /// A user's standing orders in a game, as opaque text; `None` if there are none.
    pub async fn load_orders(&self, game: GameId, user: UserId) -> Result<Option<String>, StoreError> {
        sqlx::query_scalar!("SELECT value FROM standing_order WHERE game_id = ? AND user_id = ?", game.0, user)
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Replaces a user's standing orders in a game if they are still those known to the caller. Returns whether they
    /// were.
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
