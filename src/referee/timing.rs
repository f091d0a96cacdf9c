//! What a line of the log does to clocks and to what is due later.

use crate::games::neuroshima::rules::Side;
use crate::store::{Game as Record, GuildId, Job, JobChange, Seq, UnixMs, UserId};

use super::clock::{Clock, DAY, HOUR};
use super::content::{JobContent, JobKind, Reminding, plan_or_drop};
use super::settings::REMINDER_HOURS;
use super::{Referee, RefereeError, Table};

/// Days without anything happening after which a game is about to be closed.
pub const IDLE_DAYS: i64 = 21;

/// What is written about time with a change.
pub(super) struct Timing {
    pub(super) clock: Option<Clock>,
    pub(super) jobs: Vec<JobChange>,
}

/// Lines that were written together.
pub(super) struct Written<'a> {
    /// The sides whose turns have ended by them.
    pub(super) ended: &'a [Side],
    /// The last of them.
    pub(super) last: Seq,
}

impl Table {
    /// The side that is to act, and who plays it.
    #[must_use]
    pub fn to_act(&self) -> Option<(Side, UserId)> {
        let side = self.game.to_act()?;
        Some((side, self.player(side)?))
    }
}

impl Referee {
    /// Time after lines of the log: the player who acted until now is charged, the clock of the player to act goes on.
    pub(super) async fn timing(
        &self,
        before: &Table,
        after: &Table,
        Written { ended, last }: Written<'_>,
        at: UnixMs,
    ) -> Result<Timing, RefereeError> {
        let record = &before.record;
        let mut clock = Clock::of(record);
        let mut is_spent = false;
        if let Some(clock) = &mut clock {
            let running = clock.running();
            if let Some((side, user)) = running.and_then(|side| Some((side, before.player(side)?))) {
                let schedule = self.schedule(record.guild, user, at).await?;
                clock.charge(at, &schedule);
                is_spent = clock.has_fallen(side, at, &schedule);
            }
            clock.go_on(after.game.to_act(), ended, at);
            is_spent &= !clock.control.is_live() && ended.is_empty() && clock.running() == running;
        }
        let mut jobs = match after.to_act() {
            Some((_, user)) => self.planned(record.guild, clock.as_ref(), user, last, at).await?,
            None => Vec::new(),
        };
        // Of one fall the opponent hears once, however often the side that has fallen acts before its turn ends.
        if is_spent && self.waiting_job(record, JobKind::Fall).await?.is_none() {
            jobs.push(plan_or_drop(JobContent::Fall, None));
        }
        Ok(Timing { clock, jobs })
    }

    /// What is due later after a change of the time itself, while a game goes on waiting since the same line: reminders
    /// neither begin anew nor wait longer because of it.
    pub(super) async fn planned_again(
        &self,
        record: &Record,
        clock: Option<&Clock>,
        user: UserId,
        seq: Seq,
        at: UnixMs,
    ) -> Result<Vec<JobChange>, RefereeError> {
        let mut jobs = self.planned(record.guild, clock, user, seq, at).await?;
        let personal = self.personal(user).await?;
        let schedule = self.schedule_of(&personal, record.guild, user, at).await?;
        let waiting = self.waiting_job(record, JobKind::Remind).await?;
        let content = waiting.as_ref().and_then(|job| JobContent::of(job).ok());
        let reminder = match (waiting, content) {
            (Some(job), Some(content @ JobContent::Remind(reminding))) if reminding.seq == seq => {
                let every = i64::from(personal.remind_every.unwrap_or(REMINDER_HOURS));
                let due = UnixMs(job.due.0.min(at.0 + every * HOUR));
                plan_or_drop(content, schedule.awake(due))
            }
            _ => plan_or_drop(JobContent::Remind(Reminding { seq, number: 1 }), None),
        };
        jobs.push(reminder);
        // Nor does the opponent hear once more of a clock that has fallen.
        let is_spent =
            clock.is_some_and(|clock| clock.running().is_some_and(|running| clock.has_fallen(running, at, &schedule)));
        if is_spent && self.waiting_job(record, JobKind::Fall).await?.is_none() {
            jobs.push(plan_or_drop(JobContent::Fall, None));
        }
        Ok(jobs)
    }

    async fn waiting_job(&self, record: &Record, kind: JobKind) -> Result<Option<Job>, RefereeError> {
        let jobs = self.store.jobs(record.id).await?;
        Ok(jobs.into_iter().find(|job| job.kind == kind.word()))
    }

    /// What is due later while a game waits for somebody since some line of its log.
    pub(super) async fn planned(
        &self,
        guild: GuildId,
        clock: Option<&Clock>,
        user: UserId,
        seq: Seq,
        at: UnixMs,
    ) -> Result<Vec<JobChange>, RefereeError> {
        let personal = self.personal(user).await?;
        let schedule = self.schedule_of(&personal, guild, user, at).await?;
        let falls = clock.and_then(|clock| clock.falls_at(&schedule));
        let every = i64::from(personal.remind_every.unwrap_or(REMINDER_HOURS));
        let reminded = (every > 0).then(|| schedule.awake(UnixMs(at.0 + every * HOUR))).flatten();
        let first = Reminding { seq, number: 1 };
        Ok(vec![
            plan_or_drop(JobContent::Fall, falls),
            plan_or_drop(JobContent::Remind(first), reminded),
            plan_or_drop(JobContent::Idle { since: seq }, Some(UnixMs(at.0 + IDLE_DAYS * DAY))),
            plan_or_drop(JobContent::Close, None),
        ])
    }
}
