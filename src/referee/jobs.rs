//! What happens by itself when its time has come: clocks fall, players are reminded, forgotten games close.
//!
//! A job is looked at with the table's lock held and against the table as it is then, and it is gone in the
//! transaction of what it causes: once, late rather than never, whatever restarts.

use crate::store::{Change, Job, JobChange, NewPost, Seq, Status, UnixMs};

use super::act::Said;
use super::clock::{Clock, HOUR};
use super::pace::DAY_MS;
use super::settings::REMINDER_HOURS;
use super::timing::plan_or_drop;
use super::{Line, PostKind, Referee, RefereeError, Table};

/// Reminders for one call.
const MOST_REMINDERS: u32 = 3;
/// Days between the notice that a game is about to close and its end.
pub const NOTICE_DAYS: i64 = 7;

/// The sort of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum JobKind {
    /// The clock of whoever is to act falls.
    Fall,
    /// Whoever is to act is reminded; the payload says of what.
    Remind,
    /// Nothing has happened for long; the payload is the line since which.
    Idle,
    /// Nothing has happened since the notice: the game closes.
    Close,
    /// The second game of a mirrored match begins. Needs a channel, and therefore Discord.
    Mirror,
    /// The game's thread gets a new name. Needs Discord.
    ThreadName,
    /// The game's thread is archived. Needs Discord.
    Archive,
}

impl JobKind {
    const WORDS: [(Self, &'static str); 7] = [
        (Self::Fall, "fall"),
        (Self::Remind, "remind"),
        (Self::Idle, "idle"),
        (Self::Close, "close"),
        (Self::Mirror, "mirror"),
        (Self::ThreadName, "thread-name"),
        (Self::Archive, "archive"),
    ];

    pub(super) fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }

    pub(super) fn of_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|&(kind, _)| kind)
    }
}

/// A reminder: since which line the game waits, and which one it is, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Reminding {
    pub(super) seq: Seq,
    pub(super) number: u32,
}

impl Reminding {
    pub(super) fn to_text(self) -> String {
        format!("{} {}", self.seq, self.number)
    }

    pub(super) fn of_text(text: &str) -> Option<Self> {
        let (seq, number) = text.split_once(' ')?;
        Some(Self { seq: Seq(seq.parse().ok()?), number: number.parse().ok()? })
    }
}

impl Referee {
    /// Carries out a job whose time has come.
    ///
    /// # Errors
    ///
    /// If the store refuses, or the game cannot be read: the job waits on then.
    pub async fn carry_out(&self, job: &Job, now: UnixMs) -> Result<(), RefereeError> {
        let record = self.store.game(job.game).await?;
        let slot = self.slot(&record);
        let mut slot = slot.lock().await;
        let done = Change::at(now).with_jobs([JobChange::Done(job.id, job.due)]);
        let kind = JobKind::of_word(&job.kind);
        let Some(kind) = kind.filter(|_| record.status == Status::Running) else {
            return Ok(self.store.owe(job.game, done).await?);
        };
        let table = self.current(&mut slot, job.game).await?;
        let change = match kind {
            JobKind::Fall => return self.fall(&mut slot, &table, done, now).await,
            // It waits for a channel ([`Referee::begin_mirror`]); where there is none, the match is one game.
            JobKind::Mirror => done.owing(NewPost::new(PostKind::OneGame.word(), record.channel, String::new())),
            JobKind::ThreadName | JobKind::Archive => done,
            JobKind::Remind => self.remind(&table, job, done, now).await?,
            JobKind::Idle => self.give_notice(&table, done, now).await?,
            JobKind::Close => {
                let closed = NewPost::new(PostKind::Closed.word(), record.channel, String::new());
                let mut change = done.owing(closed).owing(refresh(&table));
                change.posts.extend(self.result_post(&record).await?);
                *slot = None;
                self.store.cancel(job.game, change).await?;
                self.forget(job.game);
                return Ok(());
            }
        };
        Ok(self.store.owe(job.game, change).await?)
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
            return Ok(self
                .store
                .owe(game, done.with_jobs([plan_or_drop(JobKind::Fall, later, String::new())]))
                .await?);
        }
        if clock.control.is_live() {
            let said = Said { lines: vec![(side, user, Line::Time)], interaction: None, at: now, also: Vec::new() };
            self.carry(slot, table, said).await?;
            return Ok(());
        }
        let asked = NewPost::new(PostKind::Fall.word(), table.record.channel, side.0.to_string());
        Ok(self.store.owe(game, done.owing(asked)).await?)
    }

    /// Reminds whoever is to act, if the game still waits since the same line, and not in the hours of sleep.
    async fn remind(&self, table: &Table, job: &Job, done: Change, now: UnixMs) -> Result<Change, RefereeError> {
        let reminding = Reminding::of_text(&job.payload).filter(|reminding| reminding.seq == table.seq);
        let (Some(reminding), Some((_, user))) = (reminding, table.to_act()) else { return Ok(done) };
        let personal = self.personal(user).await?;
        let every = i64::from(personal.remind_every.unwrap_or(REMINDER_HOURS));
        if every == 0 {
            return Ok(done);
        }
        let schedule = self.schedule_of(&personal, table.record.guild, user, now).await?;
        match schedule.awake(now) {
            Some(awake) if awake == now => {}
            later => return Ok(done.with_jobs([plan_or_drop(JobKind::Remind, later, job.payload.clone())])),
        }
        let kind = if personal.remind_directly { PostKind::DirectReminder } else { PostKind::Reminder };
        let next = Reminding { number: reminding.number + 1, ..reminding };
        let due = schedule.awake(UnixMs(now.0 + every * HOUR)).filter(|_| reminding.number < MOST_REMINDERS);
        let post = NewPost::new(kind.word(), table.record.channel, user.0.to_string());
        Ok(done.owing(post).with_jobs([plan_or_drop(JobKind::Remind, due, next.to_text())]))
    }

    /// Says that the game will close if nothing happens. Whoever is away is waited for.
    async fn give_notice(&self, table: &Table, done: Change, now: UnixMs) -> Result<Change, RefereeError> {
        let Some((_, user)) = table.to_act() else { return Ok(done) };
        let schedule = self.schedule(table.record.guild, user, now).await?;
        let pauses = schedule.pauses.iter().filter(|pause| (pause.from..pause.to).contains(&now.0));
        if let Some(back) = pauses.map(|pause| pause.to).max() {
            let later = Some(UnixMs(back + DAY_MS));
            return Ok(done.with_jobs([plan_or_drop(JobKind::Idle, later, table.seq.to_string())]));
        }
        let post = NewPost::new(PostKind::Idle.word(), table.record.channel, user.0.to_string());
        let close = Some(UnixMs(now.0 + NOTICE_DAYS * DAY_MS));
        Ok(done.owing(post).with_jobs([plan_or_drop(JobKind::Close, close, String::new())]))
    }
}

/// Brings the live post up to date.
pub(super) fn refresh(table: &Table) -> NewPost {
    NewPost::new(PostKind::Refresh.word(), table.record.channel, String::new())
}
