//! Vacations: periods for which a user's clocks are stopped.

use sqlx::{Executor, Sqlite};

use super::{GuildId, Store, StoreError, UnixMs, UserId, commit};

/// A period for which a user's clocks are stopped on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// The start.
    pub from: UnixMs,
    /// The end.
    pub to: UnixMs,
}

/// A leap year plus a day, to allow for time zone differences.
const YEAR_MS: i64 = 367 * 24 * 60 * 60 * 1000;

async fn load_ending_after(
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
    /// A user's vacations on a server that end after the given time, the earliest first.
    pub async fn load_vacations(
        &self,
        guild: GuildId,
        user: UserId,
        moment: UnixMs,
    ) -> Result<Vec<Vacation>, StoreError> {
        load_ending_after(&self.readers, guild, user, moment).await
    }

    /// Records a vacation if `is_allowed` returns true for the user's vacations on that server, except those that ended
    /// more than a year before the new one begins. Returns whether it was recorded.
    pub async fn take_vacation(
        &self,
        guild: GuildId,
        user: UserId,
        vacation: Vacation,
        is_allowed: impl FnOnce(&[Vacation]) -> bool,
        at: UnixMs,
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin_write().await?;
        let since = UnixMs(vacation.from.0.saturating_sub(YEAR_MS));
        if !is_allowed(&load_ending_after(&mut *tx, guild, user, since).await?) {
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

    /// Ends a user's vacations on a server at the given time: those under way end then, and future ones are cancelled.
    /// Returns whether there were any.
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
