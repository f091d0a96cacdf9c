//! The effect of one line on the season.

mod entry;
mod judging;
mod ladder;
mod play;
mod stages;

use super::misfit::Misfit;
use super::state::{Season, SeasonState};
use crate::event::{Event, Happened};

impl Season {
    /// Applies a line that stands. [`Log`](super::Log) and [`Season::of`] keep taken-back lines away from here.
    ///
    /// # Errors
    ///
    /// The line does not fit; the season may then have changed in part.
    pub(super) fn apply(&mut self, event: &Event) -> Result<(), Misfit> {
        self.check_state(&event.happened)?;
        let at_ms = event.at_ms;
        match &event.happened {
            Happened::Created { .. } | Happened::Voided { .. } => Err(Misfit::Beginning),
            Happened::RulesChanged { .. }
            | Happened::EntryOpened { .. }
            | Happened::EntryClosed { .. }
            | Happened::Paused
            | Happened::Resumed
            | Happened::SeasonEnded { .. }
            | Happened::Cancelled { .. } => self.apply_to_frame(at_ms, &event.happened),
            Happened::Entered { .. }
            | Happened::Approved { .. }
            | Happened::Refused { .. }
            | Happened::Waitlisted { .. }
            | Happened::Advanced { .. }
            | Happened::Left { .. }
            | Happened::Removed { .. }
            | Happened::Substituted { .. }
            | Happened::Erased { .. }
            | Happened::PoolDeclared { .. }
            | Happened::KeptApart { .. } => self.apply_to_entry(&event.happened),
            Happened::Placed { .. }
            | Happened::TookPlace { .. }
            | Happened::Struck { .. }
            | Happened::Seeded(_)
            | Happened::Moved { .. }
            | Happened::StageBegun { .. }
            | Happened::StageEnded { .. }
            | Happened::SatOut { .. }
            | Happened::SatIn { .. }
            | Happened::RoundPublished(_) => self.apply_to_stage(at_ms, &event.happened),
            Happened::Ready { .. }
            | Happened::Begun { .. }
            | Happened::ArmyStep(_)
            | Happened::GameOver(_)
            | Happened::Reported { .. }
            | Happened::Confirmed { .. }
            | Happened::Denied { .. }
            | Happened::GivenUp { .. }
            | Happened::Reseated { .. } => self.apply_to_match(at_ms, &event.happened),
            Happened::JudgeNamed { .. }
            | Happened::JudgeDismissed { .. }
            | Happened::Queued { .. }
            | Happened::Objected { .. }
            | Happened::Ruled(_)
            | Happened::DeadlineSet { .. }
            | Happened::ExtensionAsked { .. }
            | Happened::ExtensionAgreed { .. }
            | Happened::ExtensionDeclined { .. }
            | Happened::Extended { .. }
            | Happened::Protested { .. }
            | Happened::Judged { .. } => self.apply_to_judging(at_ms, &event.happened),
            Happened::Challenged { .. }
            | Happened::ChallengeAccepted { .. }
            | Happened::ChallengeDeclined { .. }
            | Happened::ChallengeLapsed { .. } => self.apply_to_ladder(at_ms, &event.happened),
        }
    }

    /// Refuses lines that the state of the season rules out.
    fn check_state(&self, happened: &Happened) -> Result<(), Misfit> {
        let fits = match self.state {
            SeasonState::Draft => matches!(
                happened,
                Happened::RulesChanged { .. }
                    | Happened::EntryOpened { .. }
                    | Happened::JudgeNamed { .. }
                    | Happened::JudgeDismissed { .. }
                    | Happened::Cancelled { .. }
            ),
            SeasonState::Entry | SeasonState::Running => !matches!(happened, Happened::EntryOpened { .. }),
            // Names can be erased at any time.
            SeasonState::Ended | SeasonState::Cancelled => matches!(happened, Happened::Erased { .. }),
        };
        if fits { Ok(()) } else { Err(Misfit::State) }
    }

    fn apply_to_frame(&mut self, at_ms: i64, happened: &Happened) -> Result<(), Misfit> {
        match happened {
            Happened::RulesChanged { rules } => self.rules = (**rules).clone(),
            Happened::EntryOpened { armies, rules_hash, commitment } => {
                self.state = SeasonState::Entry;
                self.army_files.clone_from(armies);
                self.rules_hash.clone_from(rules_hash);
                self.commitment.clone_from(commitment);
            }
            Happened::EntryClosed { presses } => {
                if self.presses.is_some() {
                    return Err(Misfit::State);
                }
                self.presses = Some(presses.clone());
            }
            Happened::Paused => {
                if self.paused_ms.replace(at_ms).is_some() {
                    return Err(Misfit::State);
                }
            }
            Happened::Resumed => {
                let since = self.paused_ms.take().ok_or(Misfit::State)?;
                self.move_dates(since, at_ms);
            }
            Happened::SeasonEnded { seed, order } => {
                if self.state != SeasonState::Running {
                    return Err(Misfit::State);
                }
                self.state = SeasonState::Ended;
                self.paused_ms = None;
                self.seed = Some(seed.clone());
                self.order.clone_from(order);
            }
            Happened::Cancelled { seed, .. } => {
                self.state = SeasonState::Cancelled;
                self.paused_ms = None;
                self.seed.clone_from(seed);
            }
            _ => return Err(Misfit::State),
        }
        Ok(())
    }

    /// Moves all dates of open matters on by the length of a pause between two moments.
    fn move_dates(&mut self, since_ms: i64, until_ms: i64) {
        let (kind, by_ms) = (self.kind(), until_ms.saturating_sub(since_ms));
        for of in self.matches.values_mut().filter(|of| of.is_open(kind)) {
            of.move_dates(since_ms, until_ms);
        }
        let rounds = self.stages.iter_mut().flat_map(|stage| &mut stage.divisions).flat_map(|d| &mut d.rounds);
        for round in rounds.filter(|round| round.deadline_ms > since_ms) {
            round.deadline_ms = round.deadline_ms.saturating_add(by_ms);
        }
        for challenge in self.challenges.values_mut() {
            challenge.at_ms = challenge.at_ms.saturating_add(by_ms);
        }
        if let Some(start_ms) = &mut self.rules.calendar.start_ms
            && *start_ms > since_ms
        {
            *start_ms = start_ms.saturating_add(by_ms);
        }
    }
}
