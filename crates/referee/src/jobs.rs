//! Actions at a due time: clocks fall, players are reminded, abandoned games are closed.
//!
//! A job is handled while holding the session's lock, against the session's current state, and is removed in the
//! transaction of its effects. It therefore acts exactly once, if necessary late, even after restarts.
//!
//! The player to act is pinged once, and the opponent is notified of a fallen clock once. (`tests/store/clocks.rs`,
//! `tests/endurance/week.rs`)

use sztab_game::Side;
use sztab_store::{Change, Game as Record, Job, JobChange, Status, UnixMs, UserId};

use super::act::{LineBatch, LineToPlay};
use super::clock::{Clock, DAY_MS, HOUR_MS};
use super::content::{JobContent, Matter, PostContent, Reminder, plan_or_drop};
use super::persons::is_person;
use super::settings::DEFAULT_REMINDER_HOURS;
use super::{Line, Referee, RefereeError, Session};

/// Maximum number of reminders each time a player is called.
const MAX_REMINDERS: u32 = 3;
/// Number of days between the notice that a game is about to close and its closing.
pub const NOTICE_DAYS: i64 = 7;

impl Referee {
    /// Carries out a job that is due.
    ///
    /// # Errors
    ///
    /// If the store fails, or the game or the job cannot be read: the job then stays pending.
    pub async fn carry_out_job(&self, job: &Job, now: UnixMs) -> Result<(), RefereeError> {
        let game = job.game()?;
        let record = self.store.load_game(game).await?;
        let slot = self.session_slot(&record);
        let mut slot = slot.lock().await;
        let done = Change::at(now).with_jobs([JobChange::Done(job.id, job.due)]);
        if record.status != Status::Running {
            return Ok(self.store.queue_posts(game, done).await?);
        }
        let content = JobContent::from_job(job)?;
        let session = self.load_current(&mut slot, game).await?;
        let change = match content {
            JobContent::Fall => return self.handle_fall(&mut slot, &session, job, done, now).await,
            // The job waits for a channel ([`Referee::begin_mirror`]); if there is none, the match consists of one
            // game.
            JobContent::Mirror => done.with_post(PostContent::OneGame.into_post(record.channel)),
            // The job waits until its turn has been computed ([`Referee::compute_turn`]).
            JobContent::ComputerPlayer if session.computer_to_act().is_some() => return Ok(()),
            JobContent::Vote => return self.close_vote(&mut slot, &session, done, now).await,
            JobContent::ThreadName | JobContent::Archive | JobContent::ComputerPlayer => done,
            JobContent::Remind(reminding) => self.remind(&session, reminding, done, now).await?,
            JobContent::Idle { .. } => self.announce_closing(&session, done, now).await?,
            JobContent::Close => {
                *slot = None;
                return self.close_idle_game(&record, done).await;
            }
        };
        Ok(self.store.queue_posts(game, change).await?)
    }

    /// Closes an idle game without a result. If it belongs to a match of a season, judges decide the match.
    async fn close_idle_game(&self, record: &Record, done: Change) -> Result<(), RefereeError> {
        let closed = PostContent::Closed.into_post(record.channel);
        let mut change = done.with_post(closed).with_post(PostContent::Refresh.into_post(record.channel));
        change.posts.extend(self.result_post(record).await?);
        self.end_without_result(record, change).await
    }

    /// Handles fallen clocks, unless time has been added since. In a live game the sides stop playing, and also in a
    /// cooperative game without an ally to ask; otherwise the other players are asked.
    async fn handle_fall(
        &self,
        slot: &mut Option<Session>,
        session: &Session,
        job: &Job,
        done: Change,
        now: UnixMs,
    ) -> Result<(), RefereeError> {
        let Some(clock) = Clock::from_record(&session.record) else {
            return Ok(self.store.queue_posts(session.record.id, done).await?);
        };
        let (mut fallen, mut later) = (Vec::new(), Vec::new());
        let waiting = session.waiting_players();
        for &(side, user) in &waiting {
            let schedule = self.load_schedule(&session.record, user, now).await?;
            let falls = clock.falls_at(side, &schedule);
            if !clock.has_fallen(side, now, &schedule) {
                later.extend(falls);
            } else if waiting.len() == 1 || falls >= Some(job.due) {
                // The others have already been notified of earlier falls.
                fallen.push((side, user));
            }
        }
        let is_answered_by_itself = |&(side, _): &(Side, UserId)| {
            clock.control.is_live()
                || session.game().is_cooperative() && session.sides_to_agree(Matter::Fall(side)).is_empty()
        };
        // Only one fall is handled at a time: its consequences may end the game for the other sides, whose falls are
        // planned again.
        if let Some((side, user)) = fallen.iter().copied().find(is_answered_by_itself) {
            let lines = vec![LineToPlay::from_user(side, user, Line::Time)];
            let said = LineBatch { lines, interaction: None, at: now, also: Vec::new(), only_draws: true };
            self.play_lines(slot, session, said).await?;
            return Ok(());
        }
        let channel = session.record.channel;
        // With only computer players as opponents there is no one to ask, so the game waits.
        fallen.retain(|&(side, _)| !session.sides_to_agree(Matter::Fall(side)).is_empty());
        let asked = fallen.into_iter().map(|(side, _)| PostContent::Fall { side }.into_post(channel));
        let mut change = done;
        change.posts.extend(asked);
        if let Some(later) = later.into_iter().min() {
            change = change.with_jobs([plan_or_drop(JobContent::Fall, Some(later))]);
        }
        Ok(self.store.queue_posts(session.record.id, change).await?)
    }

    /// Reminds the player of a side, if the game still waits since the same line and it is not night for the player.
    async fn remind(
        &self,
        session: &Session,
        reminding: Reminder,
        done: Change,
        now: UnixMs,
    ) -> Result<Change, RefereeError> {
        let waiting = session.waiting_players().into_iter().find(|(side, _)| *side == reminding.side);
        let Some((_, user)) = waiting.filter(|_| reminding.seq == session.seq) else { return Ok(done) };
        let personal = self.load_personal_settings(user).await?;
        let every = i64::from(personal.remind_every.unwrap_or(DEFAULT_REMINDER_HOURS));
        if every == 0 {
            return Ok(done);
        }
        let schedule = self.load_schedule_of(&personal, &session.record, user, now).await?;
        let plan = |reminding, due| done.clone().with_jobs([plan_or_drop(JobContent::Remind(reminding), due)]);
        match schedule.next_running_time(now) {
            Some(awake) if awake == now => {}
            Some(awake) => return Ok(plan(reminding, Some(awake))),
            None => return Ok(done),
        }
        let content = if personal.remind_directly {
            PostContent::DirectReminder { user }
        } else {
            PostContent::Reminder { user }
        };
        let next = Reminder { number: reminding.number + 1, ..reminding };
        let due =
            schedule.next_running_time(UnixMs(now.0 + every * HOUR_MS)).filter(|_| reminding.number < MAX_REMINDERS);
        Ok(plan(next, due).with_post(content.into_post(session.record.channel)))
    }

    /// Announces that the game will close if it stays idle, once the players who have to act are back from vacation.
    async fn announce_closing(&self, session: &Session, done: Change, now: UnixMs) -> Result<Change, RefereeError> {
        let mut waiting = session.waiting_players();
        waiting.retain(|&(_, user)| is_person(user));
        let mut back = None;
        for &(_, user) in &waiting {
            let schedule = self.load_schedule(&session.record, user, now).await?;
            let pauses = schedule.pauses.iter().filter(|pause| (pause.from..pause.to).contains(&now.0));
            back = back.max(pauses.map(|pause| pause.to).max());
        }
        if let Some(back) = back {
            let later = Some(UnixMs(back + DAY_MS));
            return Ok(done.with_jobs([plan_or_drop(JobContent::Idle { since: session.seq }, later)]));
        }
        if waiting.is_empty() {
            return Ok(done);
        }
        let posts = waiting.into_iter().map(|(_, user)| PostContent::Idle { user }.into_post(session.record.channel));
        let mut change = done;
        change.posts.extend(posts);
        let close = Some(UnixMs(now.0 + NOTICE_DAYS * DAY_MS));
        Ok(change.with_jobs([plan_or_drop(JobContent::Close, close)]))
    }
}
