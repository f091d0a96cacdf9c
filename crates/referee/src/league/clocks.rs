//! Stops the clocks of a season's games while it is paused.
//!
//! A stopped clock does not run even if players act, and no player is reminded. When the pause ends, the dates of
//! matches are moved by the log alone.

use crate::clock::Clock;
use crate::content::PostContent;
use crate::timing::JobFacts;
use crate::{Referee, RefereeError};
use sztab_game::Sides;
use sztab_store::{Change, GameId, Job, JobChange, SeasonId, Seq, Status, UnixMs};

use super::error::SeasonError;

impl Referee {
    /// Stops the clocks of the games of a paused season, or restarts the clocks of a season that is not paused, and
    /// marks the job as done.
    ///
    /// # Errors
    ///
    /// If the season or a game cannot be read or written: the job then stays pending.
    pub async fn set_season_clocks(&self, job: &Job, season: SeasonId, now: UnixMs) -> Result<(), SeasonError> {
        let paused_ms = self.load_season(season).await?.log.season().paused_ms;
        for (_, game, status) in self.store().load_games_of_season(season).await? {
            if status == Status::Running {
                self.set_clock(game, paused_ms.map(UnixMs), now).await?;
            }
        }
        let done = Change::at(now).with_jobs([JobChange::Done(job.id, job.due)]);
        Ok(self.store().queue_posts(season, done).await?)
    }

    /// Stops the clock of a game as of the beginning of a pause, or restarts it now.
    async fn set_clock(&self, game: GameId, paused: Option<UnixMs>, now: UnixMs) -> Result<(), RefereeError> {
        let slot = self.session_lock(game).await?;
        let mut slot = slot.lock().await;
        let session = self.load_current(&mut slot, game).await?;
        let Some(mut clock) =
            Clock::from_record(&session.record).filter(|clock| clock.is_stopped() != paused.is_some())
        else {
            return Ok(());
        };
        let mut told = Sides::NONE;
        for (side, user) in session.waiting_players() {
            let schedule = self.load_schedule(&session.record, user, now).await?;
            match paused {
                Some(since) => clock.charge(side, since, &schedule),
                // The others were already notified of a fall that came before the pause.
                None if clock.has_fallen(side, now, &schedule) => told = told.with(side),
                None => {}
            }
        }
        match paused {
            Some(since) => clock.stop(since),
            None => clock.resume(now),
        }
        let jobs = self.plan_jobs(&session, JobFacts { clock: Some(&clock), told, seq: session.seq }, now).await?;
        let mut change = Change::at(now).with_clock(Some(clock.to_text())).with_jobs(jobs);
        // Before the first line there is only a lobby to refresh, which the game does not have.
        if session.seq != Seq::OPENING {
            change = change.with_post(PostContent::Refresh.into_post(session.record.channel));
        }
        Ok(self.store().queue_posts(game, change).await?)
    }
}
