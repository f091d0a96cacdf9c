//! Changes of playing hours and vacations, which first charge the clocks that depend on them.
//!
//! Elapsed time is charged before the playing hours, the vacations or the player of a clock change. The rules of a game
//! do not include a clock, only the consequences of running out of time.

use std::collections::BTreeMap;

use sztab_game::Sides;
use sztab_store::{Change, GuildId, UnixMs, UserId, Vacation};

use super::clock::{Clock, DAY_MS, Hours, Pause, schedule};
use super::settings::DEFAULT_VACATION_DAYS;
use super::{PersonalSettings, Referee, RefereeError};

/// Minimum length of the daily playing hours, in minutes: with fewer, a turn of one day could take weeks.
pub const MIN_PLAYING_MINUTES: u16 = 8 * 60;
/// Number of days during which playing hours cannot be changed while a clock depends on them, so that a player cannot
/// keep moving them ahead of the clock.
pub const HOURS_LOCK_DAYS: i64 = 7;
/// Maximum number of days from now to the beginning of a vacation.
const MAX_VACATION_LEAD_DAYS: u16 = 366;

/// A requested vacation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DaysOff<'a> {
    /// The first day, such as `2027-06-01`; `None` for today.
    pub first_day: Option<&'a str>,
    /// Number of days.
    pub days: u16,
}

impl Hours {
    /// The daily length of the hours, in minutes.
    #[must_use]
    pub fn minutes(self) -> u16 {
        const MINUTES_PER_DAY: u16 = 24 * 60;
        match (self.to + MINUTES_PER_DAY - self.from) % MINUTES_PER_DAY {
            0 => MINUTES_PER_DAY,
            minutes => minutes,
        }
    }
}

impl Referee {
    /// Changes a user's time zone and playing hours.
    ///
    /// # Errors
    ///
    /// If there is no such zone, the hours are too few, or clocks depend on hours that were changed recently.
    pub async fn set_playing_hours(
        &self,
        user: UserId,
        zone: &str,
        hours: Option<Hours>,
        at: UnixMs,
    ) -> Result<PersonalSettings, RefereeError> {
        let zone = schedule::find_time_zone(zone).ok_or(RefereeError::NoSuchZone)?;
        let hours = hours.filter(|hours| hours.minutes() < 24 * 60);
        if hours.is_some_and(|hours| hours.minutes() < MIN_PLAYING_MINUTES) {
            return Err(RefereeError::HoursTooFew);
        }
        let before = self.load_personal_settings(user).await?;
        let free_from = before.hours_set.map(|set| UnixMs(set + HOURS_LOCK_DAYS * DAY_MS)).filter(|free| *free > at);
        if let Some(until) = free_from
            && self.has_clocks(user).await?
        {
            return Err(RefereeError::HoursKept { until });
        }
        // The elapsed time is charged by the previous hours.
        self.settle_clocks(user, at).await?;
        let set = |personal: &mut PersonalSettings| {
            personal.zone = Some(zone.clone());
            personal.hours = hours;
            personal.hours_set = Some(at.0);
        };
        let personal = self.set_personal(user, at, set).await?;
        self.settle_clocks(user, at).await?;
        Ok(personal)
    }

    /// Records a vacation of `days` days from a given day, or from today, by the calendar of the user's time zone.
    ///
    /// # Errors
    ///
    /// If the day is invalid or too far ahead, the vacation would already be over, too few vacation days remain in the
    /// year, or the vacation overlaps another one.
    pub async fn take_vacation(
        &self,
        guild: GuildId,
        user: UserId,
        DaysOff { first_day, days }: DaysOff<'_>,
        at: UnixMs,
    ) -> Result<Vacation, RefereeError> {
        let zone = self.load_personal_settings(user).await?.zone.unwrap_or_else(|| "UTC".to_owned());
        let span = match first_day {
            Some(day) => schedule::pause_of_days(&zone, day, days),
            None => schedule::pause_from(&zone, at, days),
        };
        let span = span.ok_or(RefereeError::NoSuchDay)?;
        let vacation = Vacation { from: UnixMs(span.from.max(at.0)), to: UnixMs(span.to) };
        let ahead = schedule::pause_from(&zone, at, MAX_VACATION_LEAD_DAYS).ok_or(RefereeError::NoSuchDay)?;
        if vacation.to <= at || vacation.from.0 > ahead.to {
            return Err(RefereeError::NoSuchDay);
        }
        let allowed = self.load_server_settings(guild).await?.vacation_days.unwrap_or(DEFAULT_VACATION_DAYS);
        self.settle_clocks(user, at).await?;
        let is_allowed = |others: &[Vacation]| is_vacation_allowed(&zone, vacation, others, allowed);
        if !self.store.take_vacation(guild, user, vacation, is_allowed, at).await? {
            return Err(RefereeError::VacationTooLong { allowed });
        }
        self.settle_clocks(user, at).await?;
        Ok(vacation)
    }

    /// Ends a user's vacation in a server, and cancels future ones.
    ///
    /// # Errors
    ///
    /// If the user has no vacation, or the store fails.
    pub async fn end_vacation(&self, guild: GuildId, user: UserId, at: UnixMs) -> Result<(), RefereeError> {
        self.settle_clocks(user, at).await?;
        if !self.store.end_vacations(guild, user, at).await? {
            return Err(RefereeError::NoVacation);
        }
        self.settle_clocks(user, at).await
    }

    async fn has_clocks(&self, user: UserId) -> Result<bool, RefereeError> {
        let games = self.store.load_running_games_of(user).await?;
        Ok(games.iter().any(|record| record.clock.is_some()))
    }

    /// Charges the running clocks of a user up to `at`, and plans their falls and reminders again.
    pub(super) async fn settle_clocks(&self, user: UserId, at: UnixMs) -> Result<(), RefereeError> {
        for record in self.store.load_running_games_of(user).await? {
            let slot = self.session_slot(&record);
            let mut slot = slot.lock().await;
            let session = self.load_current(&mut slot, record.id).await?;
            let own: Sides = session
                .waiting_players()
                .into_iter()
                .filter(|(_, player)| *player == user)
                .map(|(side, _)| side)
                .collect();
            if own.is_empty() {
                continue;
            }
            let schedule = self.load_schedule(&record, user, at).await?;
            let mut clock = Clock::from_record(&session.record);
            if let Some(clock) = &mut clock {
                own.iter().for_each(|side| clock.charge(side, at, &schedule));
            }
            let jobs = self.replan_jobs(&session, clock.as_ref(), at).await?;
            let change = Change::at(at).with_clock(clock.as_ref().map(Clock::to_text)).with_jobs(jobs);
            self.store.queue_posts(record.id, change).await?;
        }
        Ok(())
    }
}

/// True if a vacation does not overlap another one, and the days off stay within the allowed number in every calendar
/// year that the vacation touches.
fn is_vacation_allowed(zone: &str, vacation: Vacation, others: &[Vacation], allowed: u16) -> bool {
    let years = |vacation: &Vacation| schedule::days_by_year(zone, Pause { from: vacation.from.0, to: vacation.to.0 });
    let mut taken: BTreeMap<i16, i64> = years(&vacation);
    for other in others {
        if other.to > vacation.from && other.from < vacation.to {
            return false;
        }
        for (year, part) in years(other) {
            taken.entry(year).and_modify(|taken| *taken += part);
        }
    }
    taken.values().all(|taken| *taken <= i64::from(allowed) * DAY_MS)
}
