//! Vacations: spans in which the clocks of a user stand still.

use super::error::fault;
use super::{GuildId, Store, StoreError, UnixMs, UserId, commit};

/// A span in which a user's clocks stand still in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// From this moment on.
    pub from: UnixMs,
    /// Until this one.
    pub to: UnixMs,
}

/// A vacation that a user asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationRequest {
    /// The vacation.
    pub vacation: Vacation,
    /// The year that it is counted in: the one in which it begins.
    pub year: Vacation,
    /// Milliseconds that the vacations of that year may come to together.
    pub allowance: i64,
}

impl Store {
    /// The vacations of a user in a server that end after a moment, the earliest first.
    pub async fn vacations(
        &self,
        guild: GuildId,
        user: UserId,
        ending_after: UnixMs,
    ) -> Result<Vec<Vacation>, StoreError> {
        let (guild, user) = (guild.to_column()?, user.to_column()?);
        let rows = sqlx::query!(
            "SELECT from_ms, to_ms FROM vacation WHERE user_id = ? AND guild_id = ? AND to_ms > ? ORDER BY from_ms",
            user,
            guild,
            ending_after.0
        )
        .fetch_all(&self.readers)
        .await
        .map_err(fault)?;
        Ok(rows.into_iter().map(|row| Vacation { from: UnixMs(row.from_ms), to: UnixMs(row.to_ms) }).collect())
    }

    /// Records a vacation, if it overlaps no other one of the user in that server and the allowance covers it. Returns
    /// whether it was recorded.
    pub async fn take_vacation(
        &self,
        guild: GuildId,
        user: UserId,
        asked: VacationRequest,
        at: UnixMs,
    ) -> Result<bool, StoreError> {
        let (guild, user) = (guild.to_column()?, user.to_column()?);
        let VacationRequest { vacation, year, allowance } = asked;
        let mut tx = self.begin_write().await?;
        let overlapping = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM vacation
               WHERE user_id = ? AND guild_id = ? AND to_ms > ? AND from_ms < ?"#,
            user,
            guild,
            vacation.from.0,
            vacation.to.0
        )
        .fetch_one(&mut *tx)
        .await
        .map_err(fault)?;
        let taken = sqlx::query_scalar!(
            r#"SELECT coalesce(sum(to_ms - from_ms), 0) AS "taken!: i64" FROM vacation
               WHERE user_id = ? AND guild_id = ? AND from_ms >= ? AND from_ms < ?"#,
            user,
            guild,
            year.from.0,
            year.to.0
        )
        .fetch_one(&mut *tx)
        .await
        .map_err(fault)?;
        if overlapping > 0 || taken + (vacation.to.0 - vacation.from.0) > allowance {
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
        .await
        .map_err(fault)?;
        commit(tx).await?;
        Ok(true)
    }

    /// Ends a user's vacations in a server at a moment: those under way end then, future ones are called off. Returns
    /// whether there was one.
    pub async fn end_vacations(&self, guild: GuildId, user: UserId, at: UnixMs) -> Result<bool, StoreError> {
        let (guild, user) = (guild.to_column()?, user.to_column()?);
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
        .await
        .map_err(fault)?;
        commit(tx).await?;
        Ok(done.rows_affected() > 0)
    }
}
