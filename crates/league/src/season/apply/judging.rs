//! Log lines about judges, deadlines and extensions.

use crate::event::{Cause, DeadlineScope, Ruling};
use crate::ids::MatchId;
use crate::season::matches::{Call, QueueEntry};
use crate::season::misfit::LogError;
use crate::season::state::{Season, round_index};

impl Season {
    /// Puts a match into the judges' queue.
    pub(super) fn enqueue(&mut self, match_id: MatchId, queued: QueueEntry) -> Result<(), LogError> {
        let found = self.match_mut(match_id)?;
        found.report = None;
        found.extension.asked = None;
        found.queued = Some(queued);
        Ok(())
    }

    pub(super) fn object(&mut self, match_id: MatchId) -> Result<(), LogError> {
        self.open_match_mut(match_id)?.queued.as_mut().ok_or(LogError::Match(match_id))?.objected = true;
        Ok(())
    }

    pub(super) fn agree_to_extension(&mut self, match_id: MatchId) -> Result<(), LogError> {
        let found = self.open_match_mut(match_id)?;
        let (_, days) = found.extension.asked.take().ok_or(LogError::Match(match_id))?;
        found.extension.agreed_days = found.extension.agreed_days.saturating_add(days);
        self.extend(match_id, days)
    }

    pub(super) fn decline_extension(&mut self, match_id: MatchId) -> Result<(), LogError> {
        self.open_match_mut(match_id)?.extension.asked.take().ok_or(LogError::Match(match_id))?;
        Ok(())
    }

    /// Extends a deadline on behalf of a judge, counting from `at_ms` if the deadline has passed.
    pub(super) fn extend_from(&mut self, at_ms: i64, match_id: MatchId, days: u32) -> Result<(), LogError> {
        let found = self.open_match_mut(match_id)?;
        found.deadline_ms = found.deadline_ms.max(at_ms);
        self.extend(match_id, days)
    }

    pub(super) fn protest(&mut self, match_id: MatchId, call: Call) -> Result<(), LogError> {
        if self.match_mut(match_id)?.call.replace(call).is_some() { Err(LogError::Match(match_id)) } else { Ok(()) }
    }

    /// Closes a call for a judge, or confirms the players of a match that a correction has called into question.
    pub(super) fn answer_call(&mut self, match_id: MatchId) -> Result<(), LogError> {
        let found = self.match_mut(match_id)?;
        let questioned = |queued: &mut QueueEntry| queued.cause == Cause::WrongPlayers;
        let kept = found.queued.take_if(questioned);
        found.kept |= kept.is_some();
        if found.call.take().is_none() && kept.is_none() { Err(LogError::Match(match_id)) } else { Ok(()) }
    }

    fn extend(&mut self, match_id: MatchId, days: u32) -> Result<(), LogError> {
        let calendar = self.rules.calendar.clone();
        let found = self.open_match_mut(match_id)?;
        found.deadline_ms = calendar.days_later(found.deadline_ms, days);
        found.queued = None;
        found.extension.asked = None;
        Ok(())
    }

    pub(super) fn apply_ruling(&mut self, ruling: &Ruling) -> Result<(), LogError> {
        let found = self.match_mut(ruling.match_id)?;
        if found.struck {
            return Err(LogError::Match(ruling.match_id));
        }
        found.ruling = Some(*ruling);
        found.kept |= found.queued.take().is_some_and(|queued| queued.cause == Cause::WrongPlayers);
        found.report = None;
        Ok(())
    }

    pub(super) fn set_deadline(&mut self, scope: DeadlineScope, deadline_ms: i64) -> Result<(), LogError> {
        match scope {
            DeadlineScope::Match { match_id } => {
                let found = self.open_match_mut(match_id)?;
                found.deadline_ms = deadline_ms;
                found.queued = None;
            }
            DeadlineScope::Round { group, round } => {
                let kind = self.match_kind();
                let division = self.division_mut(group)?;
                let found = round_index(round).and_then(|index| division.rounds.get_mut(index));
                let found = found.ok_or(LogError::Group(group))?;
                let before_ms = std::mem::replace(&mut found.deadline_ms, deadline_ms);
                let numbers = found.matches.clone();
                for number in numbers {
                    let of = self.match_mut(number)?;
                    // A match keeps an extension that ends after the round's new deadline.
                    if of.is_open(kind) && (of.deadline_ms == before_ms || of.deadline_ms < deadline_ms) {
                        of.deadline_ms = deadline_ms;
                        of.queued = None;
                    }
                }
            }
        }
        Ok(())
    }
}
