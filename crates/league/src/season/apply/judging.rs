//! Lines about judges, deadlines and extensions.

use crate::event::{Cause, DeadlineOf, Ruling};
use crate::ids::MatchId;
use crate::season::matches::{Call, Queued};
use crate::season::misfit::Misfit;
use crate::season::state::{Season, index_of};

impl Season {
    /// Puts a match into the judges' queue.
    pub(super) fn enqueue(&mut self, of: MatchId, queued: Queued) -> Result<(), Misfit> {
        let found = self.match_mut(of)?;
        found.report = None;
        found.extension.asked = None;
        found.queued = Some(queued);
        Ok(())
    }

    pub(super) fn object(&mut self, of: MatchId) -> Result<(), Misfit> {
        self.open_match_mut(of)?.queued.as_mut().ok_or(Misfit::Match(of))?.objected = true;
        Ok(())
    }

    pub(super) fn agree_to_extension(&mut self, of: MatchId) -> Result<(), Misfit> {
        let found = self.open_match_mut(of)?;
        let (_, days) = found.extension.asked.take().ok_or(Misfit::Match(of))?;
        found.extension.agreed_days = found.extension.agreed_days.saturating_add(days);
        self.extend(of, days)
    }

    pub(super) fn decline_extension(&mut self, of: MatchId) -> Result<(), Misfit> {
        self.open_match_mut(of)?.extension.asked.take().ok_or(Misfit::Match(of))?;
        Ok(())
    }

    /// Gives time as a judge: it counts from now where the deadline has passed.
    pub(super) fn extend_from(&mut self, at_ms: i64, of: MatchId, days: u32) -> Result<(), Misfit> {
        let found = self.open_match_mut(of)?;
        found.deadline_ms = found.deadline_ms.max(at_ms);
        self.extend(of, days)
    }

    pub(super) fn protest(&mut self, of: MatchId, call: Call) -> Result<(), Misfit> {
        if self.match_mut(of)?.call.replace(call).is_some() { Err(Misfit::Match(of)) } else { Ok(()) }
    }

    /// Ends a call to a judge, or lets players stand whom a correction has questioned.
    pub(super) fn answer_call(&mut self, of: MatchId) -> Result<(), Misfit> {
        let found = self.match_mut(of)?;
        let questioned = |queued: &mut Queued| queued.cause == Cause::WrongPlayers;
        let kept = found.queued.take_if(questioned);
        found.kept |= kept.is_some();
        if found.call.take().is_none() && kept.is_none() { Err(Misfit::Match(of)) } else { Ok(()) }
    }

    fn extend(&mut self, of: MatchId, days: u32) -> Result<(), Misfit> {
        let calendar = self.rules.calendar.clone();
        let found = self.open_match_mut(of)?;
        found.deadline_ms = calendar.days_later(found.deadline_ms, days);
        found.queued = None;
        found.extension.asked = None;
        Ok(())
    }

    pub(super) fn rule(&mut self, ruling: &Ruling) -> Result<(), Misfit> {
        let found = self.match_mut(ruling.of)?;
        if found.struck {
            return Err(Misfit::Match(ruling.of));
        }
        found.ruling = Some(*ruling);
        found.kept |= found.queued.take().is_some_and(|queued| queued.cause == Cause::WrongPlayers);
        found.report = None;
        Ok(())
    }

    pub(super) fn set_deadline(&mut self, scope: DeadlineOf, deadline_ms: i64) -> Result<(), Misfit> {
        match scope {
            DeadlineOf::Match { of } => {
                let found = self.open_match_mut(of)?;
                found.deadline_ms = deadline_ms;
                found.queued = None;
            }
            DeadlineOf::Round { group, round } => {
                let kind = self.kind();
                let division = self.division_mut(group)?;
                let found = index_of(round).and_then(|index| division.rounds.get_mut(index));
                let found = found.ok_or(Misfit::Group(group))?;
                let before_ms = std::mem::replace(&mut found.deadline_ms, deadline_ms);
                let numbers = found.matches.clone();
                for number in numbers {
                    let of = self.match_mut(number)?;
                    // An extension that was granted lasts longer than a deadline moved by less.
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
