//! Effects of a line of the log on clocks and later jobs.

use sztab_game::{Side, Sides};
use sztab_store::{Game as Record, Job, JobChange, Seq, UnixMs, UserId};

use crate::PersonalSettings;
use crate::clock::schedule::limit_pauses;
use crate::clock::{Pause, Schedule};
use crate::options::{DaysOffBound, LobbyOptions};

use super::clock::{Clock, DAY_MS, HOUR_MS, Turns};
use super::content::{JobContent, JobKind, Reminder, plan_or_drop};
use super::persons::is_person;
use super::settings::DEFAULT_REMINDER_HOURS;
use super::{Referee, RefereeError, Session};

/// Number of days without activity after which the notice that a game will be closed is posted.
pub const IDLE_DAYS: i64 = 21;

/// Clock and jobs to be written with a change.
pub(super) struct Timing {
    pub(super) clock: Option<Clock>,
    pub(super) jobs: Vec<JobChange>,
}

/// Lines that were written together.
pub(super) struct WrittenLines<'a> {
    /// The sides that played the lines.
    pub(super) acted: Sides,
    /// The turns that the lines ended and began.
    pub(super) turns: &'a Turns,
    /// The number of the last of the lines.
    pub(super) last: Seq,
}

/// Facts that determine later jobs.
pub(super) struct JobFacts<'a> {
    /// The current clock.
    pub(super) clock: Option<&'a Clock>,
    /// Sides whose fallen clocks have already been reported to the other players.
    pub(super) told: Sides,
    /// The last line of the game, since which it has been waiting.
    pub(super) seq: Seq,
}

impl Referee {
    /// The timing after lines of the log: the sides that have acted so far are charged, and the clocks of the sides
    /// that have to act continue.
    pub(super) async fn compute_timing(
        &self,
        before: &Session,
        after: &Session,
        WrittenLines { acted, turns, last }: WrittenLines<'_>,
        at: UnixMs,
    ) -> Result<Timing, RefereeError> {
        let mut clock = Clock::from_record(&before.record);
        let mut spent = Sides::NONE;
        if let Some(clock) = &mut clock {
            for side in clock.running_sides().iter() {
                let Some(user) = before.player(side) else { continue };
                let schedule = self.load_schedule(&before.record, user, at).await?;
                clock.charge(side, at, &schedule);
                if clock.has_fallen(side, at, &schedule) {
                    spent = spent.with(side);
                }
            }
            clock.update(after.waiting_persons(), turns, at);
            spent = if clock.control.is_live() || turns.have_changed() {
                Sides::NONE
            } else {
                spent.intersection(clock.running_sides())
            };
        }
        if after.game.waiting_sides().is_empty() {
            return Ok(Timing { clock, jobs: Vec::new() });
        }
        let told = self.find_announced_falls(before, spent, at).await?;
        let mut jobs = self.plan_jobs(after, JobFacts { clock: clock.as_ref(), told, seq: last }, at).await?;
        // Another player's answer does not reset any reminders.
        let waiting = before.game.waiting_sides();
        if waiting.len() > 1 {
            for side in waiting.intersection(after.game.waiting_sides()).difference(acted).iter() {
                let waits_on = |reminding| Reminder { seq: last, ..reminding };
                let due = self.find_waiting_reminder(before, side).await?;
                let none = Reminder { side, seq: last, number: 1 };
                let (reminding, due) = due.map_or((none, None), |(known, due)| (waits_on(known), Some(due)));
                jobs.push(plan_or_drop(JobContent::Remind(reminding), due));
            }
        }
        Ok(Timing { clock, jobs })
    }

    /// Plans later jobs again after the timing itself has changed, while a game still waits since the same line.
    /// Reminders are not restarted or postponed by this.
    pub(super) async fn replan_jobs(
        &self,
        session: &Session,
        clock: Option<&Clock>,
        at: UnixMs,
    ) -> Result<Vec<JobChange>, RefereeError> {
        let record = &session.record;
        let mut spent = Sides::NONE;
        for (side, user) in session.waiting_players() {
            let schedule = self.load_schedule(record, user, at).await?;
            if clock.is_some_and(|clock| clock.running_sides().contains(side) && clock.has_fallen(side, at, &schedule))
            {
                spent = spent.with(side);
            }
        }
        let told = self.find_announced_falls(session, spent, at).await?;
        let mut jobs = self.plan_jobs(session, JobFacts { clock, told, seq: session.seq }, at).await?;
        for (side, user) in session.waiting_players() {
            let none = Reminder { side, seq: session.seq, number: 1 };
            let (reminding, due) = match self.find_waiting_reminder(session, side).await? {
                Some((known, due)) => (known, self.compute_reminder_due(record, user, Some(due), at).await?),
                None => (none, None),
            };
            jobs.push(plan_or_drop(JobContent::Remind(reminding), due));
        }
        Ok(jobs)
    }

    /// The next reminder of a side since the session's latest line, and the time at which it is due.
    async fn find_waiting_reminder(
        &self,
        session: &Session,
        side: Side,
    ) -> Result<Option<(Reminder, UnixMs)>, RefereeError> {
        let jobs = self.store.load_jobs(session.record.id).await?;
        Ok(jobs.iter().find_map(|job| match JobContent::from_job(job) {
            Ok(JobContent::Remind(known)) if known.side == side && known.seq == session.seq => Some((known, job.due)),
            _ => None,
        }))
    }

    /// Among the sides `spent`, whose clocks have fallen, the sides whose fall has already been announced. The others
    /// are notified of a fall once, however often the side acts before its turn ends.
    async fn find_announced_falls(&self, session: &Session, spent: Sides, at: UnixMs) -> Result<Sides, RefereeError> {
        if spent.is_empty() {
            return Ok(spent);
        }
        let job = self.find_waiting_job(&session.record, JobKind::Fall).await?;
        // The job may be about another one of several running clocks.
        let is_to_come = job.is_some_and(|job| job.due <= at || session.game.waiting_sides().len() == 1);
        Ok(if is_to_come { Sides::NONE } else { spent })
    }

    async fn find_waiting_job(&self, record: &Record, kind: JobKind) -> Result<Option<Job>, RefereeError> {
        let jobs = self.store.load_jobs(record.id).await?;
        Ok(jobs.into_iter().find(|job| job.kind == kind.key()))
    }

    /// Plans later jobs while a game waits for a player since some line of its log: the first fall of a clock, a
    /// reminder for each side, and the immediate turn of a computer player. While the game's clocks are stopped, no
    /// player is reminded, and the game is not closed.
    pub(super) async fn plan_jobs(
        &self,
        session: &Session,
        JobFacts { clock, told, seq }: JobFacts<'_>,
        at: UnixMs,
    ) -> Result<Vec<JobChange>, RefereeError> {
        let stands_still = clock.is_some_and(Clock::is_stopped);
        let mut falls: Vec<UnixMs> = Vec::new();
        let mut jobs: Vec<JobChange> = Vec::new();
        let remind = |side, due| plan_or_drop(JobContent::Remind(Reminder { side, seq, number: 1 }), due);
        let idle = session.game.sides().difference(session.game.waiting_sides());
        jobs.extend(idle.iter().map(|side| remind(side, None)));
        for (side, user) in session.waiting_players().into_iter().filter(|&(_, user)| is_person(user)) {
            let schedule = self.load_schedule(&session.record, user, at).await?;
            if !told.contains(side) {
                falls.extend(clock.and_then(|clock| clock.falls_at(side, &schedule)));
            }
            let due = self.compute_reminder_due(&session.record, user, None, at).await?;
            jobs.push(remind(side, due.filter(|_| !stands_still)));
        }
        if !session.computer_sides().is_empty() {
            jobs.push(plan_or_drop(JobContent::ComputerPlayer, session.computer_to_act().map(|_| at)));
        }
        jobs.extend([
            plan_or_drop(JobContent::Fall, falls.into_iter().min()),
            plan_or_drop(JobContent::Idle { since: seq }, (!stands_still).then_some(UnixMs(at.0 + IDLE_DAYS * DAY_MS))),
            plan_or_drop(JobContent::Close, None),
        ]);
        Ok(jobs)
    }

    /// The time at which a player who has to act is reminded, no later than planned before. Reminders are never due at
    /// night, or for a player who wants none.
    async fn compute_reminder_due(
        &self,
        record: &Record,
        user: UserId,
        planned: Option<UnixMs>,
        at: UnixMs,
    ) -> Result<Option<UnixMs>, RefereeError> {
        let personal = self.load_personal_settings(user).await?;
        let every = i64::from(personal.remind_every.unwrap_or(DEFAULT_REMINDER_HOURS));
        if every == 0 {
            return Ok(None);
        }
        let schedule = self.load_schedule_of(&personal, record, user, at).await?;
        let from = UnixMs(at.0 + every * HOUR_MS);
        Ok(schedule.next_running_time(planned.map_or(from, |planned| planned.min(from))))
    }
}

/// Number of days for which past vacations still count, since a clock may have been running that long.
const LOOK_BACK_DAYS: i64 = 800;

impl Referee {
    /// The hours in which a user's clock runs in a game.
    pub(super) async fn load_schedule(
        &self,
        record: &Record,
        user: UserId,
        at: UnixMs,
    ) -> Result<Schedule, RefereeError> {
        let personal = self.load_personal_settings(user).await?;
        self.load_schedule_of(&personal, record, user, at).await
    }

    /// As [`Referee::schedule`], for a user whose settings have already been read.
    pub(super) async fn load_schedule_of(
        &self,
        personal: &PersonalSettings,
        record: &Record,
        user: UserId,
        at: UnixMs,
    ) -> Result<Schedule, RefereeError> {
        let vacations = self.store.load_vacations(record.guild, user, UnixMs(at.0 - LOOK_BACK_DAYS * DAY_MS)).await?;
        let pauses = vacations.iter().map(|vacation| Pause { from: vacation.from.0, to: vacation.to.0 });
        let zone = personal.zone.clone().unwrap_or_else(|| "UTC".to_owned());
        let pauses = match LobbyOptions::from_record(record).ok().and_then(|options| options.days_off) {
            Some(DaysOffBound { days, since_ms }) => limit_pauses(&zone, pauses, UnixMs(since_ms), days),
            None => pauses.collect(),
        };
        Ok(Schedule { zone, hours: personal.hours, pauses })
    }
}
