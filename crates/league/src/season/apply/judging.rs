//! Lines about judges, deadlines and extensions.

use crate::event::{Cause, DeadlineOf, Happened, Ruling};
use crate::ids::MatchId;
use crate::season::matches::{Call, Queued};
use crate::season::misfit::Misfit;
use crate::season::state::{Season, index_of};

impl Season {
    pub(super) fn apply_to_judging(&mut self, at_ms: i64, happened: &Happened) -> Result<(), Misfit> {
        match happened {
            Happened::JudgeNamed { judge } => {
                self.judges.insert(*judge);
            }
            Happened::JudgeDismissed { judge } => {
                self.judges.remove(judge);
            }
            Happened::Queued { of, cause, facts, proposal } => {
                let queued = Queued { cause: *cause, at_ms, facts: *facts, proposal: *proposal, objected: false };
                let found = self.match_mut(*of)?;
                found.report = None;
                found.extension.asked = None;
                found.queued = Some(queued);
            }
            Happened::Objected { of, .. } => {
                let found = self.open_match_mut(*of)?;
                found.queued.as_mut().ok_or(Misfit::Match(*of))?.objected = true;
            }
            Happened::Ruled(ruling) => return self.rule(ruling),
            Happened::DeadlineSet { scope, deadline_ms } => return self.set_deadline(*scope, *deadline_ms),
            Happened::ExtensionAsked { of, by, days } => {
                self.open_match_mut(*of)?.extension.asked = Some((*by, *days));
            }
            Happened::ExtensionAgreed { of } => {
                let found = self.open_match_mut(*of)?;
                let (_, days) = found.extension.asked.take().ok_or(Misfit::Match(*of))?;
                found.extension.agreed_days = found.extension.agreed_days.saturating_add(days);
                self.extend(*of, days)?;
            }
            Happened::ExtensionDeclined { of } => {
                self.open_match_mut(*of)?.extension.asked.take().ok_or(Misfit::Match(*of))?;
            }
            Happened::Extended { of, days } => {
                let found = self.open_match_mut(*of)?;
                // Time given by a judge counts from now where the deadline has passed.
                found.deadline_ms = found.deadline_ms.max(at_ms);
                self.extend(*of, *days)?;
            }
            Happened::Protested { of, by, text } => {
                if self.match_mut(*of)?.call.replace(Call { by: *by, text: *text }).is_some() {
                    return Err(Misfit::Match(*of));
                }
            }
            Happened::Judged { of, .. } => {
                let found = self.match_mut(*of)?;
                let questioned = |queued: &mut Queued| queued.cause == Cause::WrongPlayers;
                let kept = found.queued.take_if(questioned);
                found.kept |= kept.is_some();
                if found.call.take().is_none() && kept.is_none() {
                    return Err(Misfit::Match(*of));
                }
            }
            _ => return Err(Misfit::State),
        }
        Ok(())
    }

    fn extend(&mut self, of: MatchId, days: u32) -> Result<(), Misfit> {
        let calendar = self.rules.calendar.clone();
        let found = self.open_match_mut(of)?;
        found.deadline_ms = calendar.days_later(found.deadline_ms, days);
        found.queued = None;
        found.extension.asked = None;
        Ok(())
    }

    fn rule(&mut self, ruling: &Ruling) -> Result<(), Misfit> {
        let found = self.match_mut(ruling.of)?;
        if found.struck {
            return Err(Misfit::Match(ruling.of));
        }
        found.ruling = Some(*ruling);
        found.kept |= found.queued.take().is_some_and(|queued| queued.cause == Cause::WrongPlayers);
        found.report = None;
        Ok(())
    }

    fn set_deadline(&mut self, scope: DeadlineOf, deadline_ms: i64) -> Result<(), Misfit> {
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
