//! Vacations: spans in which the clocks of a user stand still.

use sqlx::{Executor, Sqlite};

use super::{GuildId, Store, StoreError, UnixMs, UserId, commit};

/// A span in which a user's clocks stand still in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// From this moment on.
    pub from: UnixMs,
    /// Until this one.
    pub to: UnixMs,
}

/// The longest year, with a day for the zones of the world.
const A_YEAR_MS: i64 = 367 * 24 * 60 * 60 * 1000;

async fn ending_after(
    connection: impl Executor<'_, Database = Sqlite>,
    guild: GuildId,
    user: UserId,
    moment: UnixMs,
) -> Result<Vec<Vacation>, StoreError> {
    let rows = sqlx::query!(
        "SELECT from_ms, to_ms FROM vacation WHERE user_id = ? AND guild_id = ? AND to_ms > ? ORDER BY from_ms",
        user,
        guild,
        moment.0
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|row| Vacation { from: UnixMs(row.from_ms), to: UnixMs(row.to_ms) }).collect())
}

impl Store {
    /// The vacations of a user in a server that end after a moment, the earliest first.
    pub async fn vacations(&self, guild: GuildId, user: UserId, moment: UnixMs) -> Result<Vec<Vacation>, StoreError> {
        ending_after(&self.readers, guild, user, moment).await
    }

    /// Records a vacation, if the caller allows it beside those of the user in that server that end in the year before
    /// it begins or later. Returns whether it was recorded.
    pub async fn take_vacation(
        &self,
        guild: GuildId,
        user: UserId,
        vacation: Vacation,
        is_allowed: impl FnOnce(&[Vacation]) -> bool,
        at: UnixMs,
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin_write().await?;
        let since = UnixMs(vacation.from.0.saturating_sub(A_YEAR_MS));
        if !is_allowed(&ending_after(&mut *tx, guild, user, since).await?) {
            return Ok(false);
        }
        sqlx::query!(
            "INSERT INTO vacation (guild_id, user_id, from_ms, to_ms, created_at_ms) VALUES (?, ?, ?, ?, ?)",
            guild,
            user,
            vacation.from.0,
            vacation.to.0,
            at.0
        )
        .execute(&mut *tx)
        .await?;
        commit(tx).await?;
        Ok(true)
    }

    /// Ends a user's vacations in a server at a moment: those under way end then, future ones are called off. Returns
    /// whether there was one.
    pub async fn end_vacations(&self, guild: GuildId, user: UserId, at: UnixMs) -> Result<bool, StoreError> {
        let mut tx = self.begin_write().await?;
        let done = sqlx::query!(
            "UPDATE vacation SET from_ms = min(from_ms, ?), to_ms = ? WHERE user_id = ? AND guild_id = ? AND to_ms > ?",
            at.0,
            at.0,
            user,
            guild,
            at.0
        )
        .execute(&mut *tx)
        .await?;
        commit(tx).await?;
        Ok(done.rows_affected() > 0)
    }
}
