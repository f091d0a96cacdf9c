//! When a player's clocks run: playing hours and vacations.

use crate::store::{GuildId, UnixMs, UserId};

use super::clock::{DAY, Pause, Schedule};
use super::{Personal, Referee, RefereeError};

/// Days for which past vacations still count: a clock may have run since.
const LOOK_BACK_DAYS: i64 = 800;

impl Referee {
    /// When the clocks of a user run in a server.
    ///
    /// # Errors
    ///
    /// If the store is out of reach.
    pub async fn schedule(&self, guild: GuildId, user: UserId, at: UnixMs) -> Result<Schedule, RefereeError> {
        let personal = self.personal(user).await?;
        self.schedule_of(&personal, guild, user, at).await
    }

    /// The same, with what the user has set.
    pub(super) async fn schedule_of(
        &self,
        personal: &Personal,
        guild: GuildId,
        user: UserId,
        at: UnixMs,
    ) -> Result<Schedule, RefereeError> {
        let vacations = self.store.vacations(guild, user, UnixMs(at.0 - LOOK_BACK_DAYS * DAY)).await?;
        let pauses = vacations.iter().map(|vacation| Pause { from: vacation.from.0, to: vacation.to.0 }).collect();
        let zone = personal.zone.clone().unwrap_or_else(|| "UTC".to_owned());
        Ok(Schedule { zone, hours: personal.hours, pauses })
    }
}
