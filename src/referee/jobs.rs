//! What happens by itself when its time has come: clocks fall, players are reminded, forgotten games close.
//!
//! A job is looked at with the table's lock held and against the table as it is then, and it is gone in the
//! transaction of what it causes: once, late rather than never, whatever restarts.

use crate::store::{Change, Job, JobChange, Status, UnixMs};

use super::act::Said;
use super::clock::{Clock, DAY, HOUR};
use super::content::{JobContent, PostContent, Reminding, plan_or_drop};
use super::settings::REMINDER_HOURS;
use super::{Line, Referee, RefereeError, Table};

/// Reminders for one call.
const MOST_REMINDERS: u32 = 3;
/// Days between the notice that a game is about to close and its end.
pub const NOTICE_DAYS: i64 = 7;

impl Referee {
    /// Carries out a job whose time has come.
    ///
    /// # Errors
    ///
    /// If the store refuses, or the game or the job cannot be read: the job waits on then.
    pub async fn carry_out(&self, job: &Job, now: UnixMs) -> Result<(), RefereeError> {
        let game = job.game()?;
        let record = self.store.game(game).await?;
        let slot = self.slot(&record);
        let mut slot = slot.lock().await;
        let done = Change::at(now).with_jobs([JobChange::Done(job.id, job.due)]);
        if record.status != Status::Running {
            return Ok(self.store.owe(game, done).await?);
        }
        let content = JobContent::of(job)?;
        let table = self.current(&mut slot, game).await?;
        let change = match content {
            JobContent::Fall => return self.fall(&mut slot, &table, done, now).await,
            // It waits for a channel ([`Referee::begin_mirror`]); where there is none, the match is one game.
            JobContent::Mirror => done.owing(PostContent::OneGame.post(record.channel)),
            JobContent::ThreadName | JobContent::Archive => done,
            JobContent::Remind(reminding) => self.remind(&table, reminding, done, now).await?,
            JobContent::Idle { .. } => self.give_notice(&table, done, now).await?,
            JobContent::Close => {
                let closed = PostContent::Closed.post(record.channel);
                let mut change = done.owing(closed).owing(PostContent::Refresh.post(record.channel));
                change.posts.extend(self.result_post(&record).await?);
                *slot = None;
                self.store.cancel(game, change).await?;
                self.forget(game);
                return Ok(());
            }
        };
        Ok(self.store.owe(game, change).await?)
    }

    /// The clock of whoever is to act has fallen, unless it was set anew. At one sitting the game goes to its end; else
    /// the opponent is asked.
    async fn fall(
        &self,
        slot: &mut Option<Table>,
        table: &Table,
        done: Change,
        now: UnixMs,
    ) -> Result<(), RefereeError> {
        let game = table.record.id;
        let (Some(clock), Some((side, user))) = (Clock::of(&table.record), table.to_act()) else {
            return Ok(self.store.owe(game, done).await?);
        };
        let schedule = self.schedule(table.record.guild, user, now).await?;
        if !clock.has_fallen(side, now, &schedule) {
            let later = clock.falls_at(&schedule);
            return Ok(self.store.owe(game, done.with_jobs([plan_or_drop(JobContent::Fall, later)])).await?);
        }
        if clock.control.is_live() {
            let said = Said { lines: vec![(side, user, Line::Time)], interaction: None, at: now, also: Vec::new() };
            self.carry(slot, table, said).await?;
            return Ok(());
        }
        let asked = PostContent::Fall { side }.post(table.record.channel);
        Ok(self.store.owe(game, done.owing(asked)).await?)
    }

    /// Reminds the player to act, if the game still waits since the same line, and not in the hours of sleep.
    async fn remind(
        &self,
        table: &Table,
        reminding: Reminding,
        done: Change,
        now: UnixMs,
    ) -> Result<Change, RefereeError> {
        let Some((_, user)) = table.to_act().filter(|_| reminding.seq == table.seq) else { return Ok(done) };
        let personal = self.personal(user).await?;
        let every = i64::from(personal.remind_every.unwrap_or(REMINDER_HOURS));
        if every == 0 {
            return Ok(done);
        }
        let schedule = self.schedule_of(&personal, table.record.guild, user, now).await?;
        match schedule.awake(now) {
            Some(awake) if awake == now => {}
            later => return Ok(done.with_jobs([plan_or_drop(JobContent::Remind(reminding), later)])),
        }
        let content = if personal.remind_directly {
            PostContent::DirectReminder { user }
        } else {
            PostContent::Reminder { user }
        };
        let next = Reminding { number: reminding.number + 1, ..reminding };
        let due = schedule.awake(UnixMs(now.0 + every * HOUR)).filter(|_| reminding.number < MOST_REMINDERS);
        let post = content.post(table.record.channel);
        Ok(done.owing(post).with_jobs([plan_or_drop(JobContent::Remind(next), due)]))
    }

    /// Says that the game will close if nothing happens, once the player to act is back from a vacation.
    async fn give_notice(&self, table: &Table, done: Change, now: UnixMs) -> Result<Change, RefereeError> {
        let Some((_, user)) = table.to_act() else { return Ok(done) };
        let schedule = self.schedule(table.record.guild, user, now).await?;
        let pauses = schedule.pauses.iter().filter(|pause| (pause.from..pause.to).contains(&now.0));
        if let Some(back) = pauses.map(|pause| pause.to).max() {
            let later = Some(UnixMs(back + DAY));
            return Ok(done.with_jobs([plan_or_drop(JobContent::Idle { since: table.seq }, later)]));
        }
        let post = PostContent::Idle { user }.post(table.record.channel);
        let close = Some(UnixMs(now.0 + NOTICE_DAYS * DAY));
        Ok(done.owing(post).with_jobs([plan_or_drop(JobContent::Close, close)]))
    }
}
