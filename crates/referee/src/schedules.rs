//! When a player's clocks run: playing hours and vacations.

use sztab_store::{Game as Record, UnixMs, UserId};

use super::clock::schedule::first_days;
use super::clock::{DAY, Pause, Schedule};
use super::options::{DaysOffBound, LobbyOptions};
use super::{Personal, Referee, RefereeError};

/// Days for which past vacations still count: a clock may have run since.
const LOOK_BACK_DAYS: i64 = 800;

impl Referee {
    /// The hours in which the clock of a user runs in a game.
    pub(super) async fn schedule(&self, record: &Record, user: UserId, at: UnixMs) -> Result<Schedule, RefereeError> {
        let personal = self.personal(user).await?;
        self.schedule_of(&personal, record, user, at).await
    }

    /// The same, with what the user has set.
    pub(super) async fn schedule_of(
        &self,
        personal: &Personal,
        record: &Record,
        user: UserId,
        at: UnixMs,
    ) -> Result<Schedule, RefereeError> {
        let vacations = self.store.vacations(record.guild, user, UnixMs(at.0 - LOOK_BACK_DAYS * DAY)).await?;
        let pauses = vacations.iter().map(|vacation| Pause { from: vacation.from.0, to: vacation.to.0 });
        let zone = personal.zone.clone().unwrap_or_else(|| "UTC".to_owned());
        let pauses = match LobbyOptions::of(record).ok().and_then(|options| options.days_off) {
            Some(DaysOffBound { days, since_ms }) => first_days(&zone, pauses, UnixMs(since_ms), days),
            None => pauses.collect(),
        };
        Ok(Schedule { zone, hours: personal.hours, pauses })
    }
}
