//! Settings of users and servers.

use super::{GuildId, Store, StoreError, UnixMs, UserId};

/// The owner of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsOf {
    /// A user, on all servers.
    User(UserId),
    /// A server.
    Guild(GuildId),
}

impl SettingsOf {
    fn columns(self) -> Result<(&'static str, i64), StoreError> {
        Ok(match self {
            Self::User(user) => ("user", user.to_column()?),
            Self::Guild(guild) => ("guild", guild.to_column()?),
        })
    }
}

impl Store {
    /// The settings of a user or server: opaque text. `None` if nothing has been set.
    pub async fn settings(&self, of: SettingsOf) -> Result<Option<String>, StoreError> {
        let (scope, owner) = of.columns()?;
        sqlx::query_scalar!("SELECT value FROM setting WHERE scope = ? AND owner_id = ?", scope, owner)
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Replaces settings, if they are still those that the caller knows. Returns whether they were.
    pub async fn set_settings(
        &self,
        of: SettingsOf,
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
