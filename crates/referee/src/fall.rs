//! A fallen clock, and the answer of the side's rivals.

use sztab_game::Side;
use sztab_store::{Change, UnixMs};

use super::act::{LineBatch, LineToPlay};
use super::clock::{Clock, HOUR_MS, TimeControl};
use super::content::{FallAnswer, Matter, PostContent};
use super::{Line, Referee, RefereeError, Request, Session};

/// Hours added to a bank when the opponent extends it.
const EXTENSION_HOURS: u16 = 24;

/// The remaining time of a side that has to act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deadline {
    /// The side whose clock runs.
    pub side: Side,
    /// The time control.
    pub control: TimeControl,
    /// Remaining time, in milliseconds; zero or less once the clock has fallen.
    pub left: i64,
    /// The time at which the clock falls, or fell; `None` during an endless vacation.
    pub falls: Option<UnixMs>,
}

impl TimeControl {
    /// The number of hours added by an extension.
    #[must_use]
    pub fn extension_hours(self) -> u16 {
        match self {
            Self::PerTurn { hours } => hours,
            Self::Bank { .. } | Self::Live { .. } => EXTENSION_HOURS,
        }
    }
}

impl Referee {
    /// The running clock in a session that falls first.
    pub async fn find_deadline(&self, session: &Session, at: UnixMs) -> Result<Option<Deadline>, RefereeError> {
        let Some(clock) = Clock::from_record(&session.record) else { return Ok(None) };
        let mut first: Option<Deadline> = None;
        for side in clock.running_sides().iter() {
            let Some(user) = session.player(side) else { continue };
            let schedule = self.load_schedule(&session.record, user, at).await?;
            let (left, falls) = (clock.remaining_ms(side, at, &schedule), clock.falls_at(side, &schedule));
            let never = UnixMs(i64::MAX);
            if first.is_none_or(|first| falls.unwrap_or(never) < first.falls.unwrap_or(never)) {
                first = Some(Deadline { side, control: clock.control, left, falls });
            }
        }
        Ok(first)
    }

    /// Carries out an opponent's answer to a side's fallen clock.
    ///
    /// # Errors
    ///
    /// If the clock has not fallen or the fall is no longer open, or if the answer is not up to the user.
    pub async fn answer_fall(&self, request: Request, side: Side, answer: FallAnswer) -> Result<(), RefereeError> {
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        // The question stays open while the side whose clock has fallen acts without ending its turn, so the version of
        // the button is irrelevant.
        if self.store().is_press_applied(request.interaction).await? {
            return Err(RefereeError::Repeated { game: request.game });
        }
        let asker = self.requesting_side(&before, &Request { seen: None, ..request.clone() }).await?;
        before.refuse_out(asker)?;
        if !before.sides_to_agree(Matter::Fall(side)).contains(asker) {
            return Err(before.not_asked_error());
        }
        let clock = Clock::from_record(&before.record).filter(|clock| clock.running_sides().contains(side));
        let (Some(mut clock), Some(user)) = (clock, before.player(side)) else { return Err(RefereeError::NotFallen) };
        let schedule = self.load_schedule(&before.record, user, request.at).await?;
        if !clock.has_fallen(side, request.at, &schedule) || clock.control.is_live() {
            return Err(RefereeError::NotFallen);
        }
        if answer == FallAnswer::Claim && !self.record_agreement(&before, Matter::Fall(side), asker, &request).await? {
            return Ok(());
        }
        let told = PostContent::FallAnswer { answer, side }.into_post(before.record.channel);
        let change = Change::at(request.at).with_interaction(request.interaction);
        match answer {
            FallAnswer::Claim => {
                let lines = vec![LineToPlay::from_user(asker, request.user, Line::claim(&*before.game, asker, side))];
                let interaction = Some(request.interaction);
                let said = LineBatch { lines, interaction, at: request.at, also: vec![told], only_draws: false };
                self.play_lines(&mut slot, &before, said).await?;
            }
            FallAnswer::Extend => {
                clock.extend(side, i64::from(clock.control.extension_hours()) * HOUR_MS, request.at, &schedule);
                let jobs = self.replan_jobs(&before, Some(&clock), request.at).await?;
                let change = change.with_post(told).with_post(PostContent::Refresh.into_post(before.record.channel));
                let change = change.with_clock(Some(clock.to_text())).with_jobs(jobs);
                self.store().queue_posts(request.game, change).await?;
            }
            FallAnswer::Wait => self.store().queue_posts(request.game, change.with_post(told)).await?,
        }
        Ok(())
    }
}
