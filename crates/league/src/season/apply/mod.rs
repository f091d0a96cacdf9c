//! The effect of one line on the season.

mod entry;
mod judging;
mod ladder;
mod play;
mod stages;

use super::matches::{Call, Queued};
use super::misfit::Misfit;
use super::state::{ChallengeState, Season, SeasonState};
use crate::event::{Event, Happened};
use crate::ids::EntrantId;

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
            Happened::Created { .. } | Happened::Voided { .. } => return Err(Misfit::Beginning),
            Happened::RulesChanged { rules } => self.rules = (**rules).clone(),
            Happened::EntryOpened { armies, rules_hash, commitment } => {
                self.state = SeasonState::Entry;
                self.army_files.clone_from(armies);
                self.rules_hash.clone_from(rules_hash);
                self.commitment.clone_from(commitment);
            }
            Happened::EntryClosed { presses } => self.close_entry(presses)?,
            Happened::Paused => self.pause(at_ms)?,
            Happened::Resumed => self.resume(at_ms)?,
            Happened::SeasonEnded { seed, order } => self.end(seed, order)?,
            Happened::Cancelled { seed, .. } => {
                self.state = SeasonState::Cancelled;
                self.paused_ms = None;
                self.seed.clone_from(seed);
            }
            Happened::Entered { entrant, press } => self.enter(*entrant, *press)?,
            Happened::Approved { entrant } => self.approve(*entrant)?,
            Happened::Refused { entrant } => self.refuse(*entrant)?,
            Happened::Waitlisted { entrant } => self.put_on_waiting_list(*entrant)?,
            Happened::Advanced { entrant } => self.advance(*entrant)?,
            Happened::Left { entrant } | Happened::Removed { entrant, .. } => self.leave(*entrant)?,
            Happened::Substituted { entrant, person, .. } => self.substitute(*entrant, *person)?,
            Happened::Erased { entrant } => self.erase(*entrant)?,
            Happened::PoolDeclared { entrant, armies } => self.declare_pool(*entrant, armies)?,
            Happened::KeptApart { one, other } => self.keep_apart(*one, *other)?,
            Happened::Seeded(seeded) => self.set_seeding(seeded)?,
            Happened::Moved { entrant, division, place } => self.move_seed(*entrant, *division, *place)?,
            Happened::StageBegun { stage, divisions, keys } => self.begin_stage(*stage, divisions, keys)?,
            Happened::StageEnded { stage } => self.end_stage(*stage)?,
            Happened::Placed { entrant, group, place } => self.place(*entrant, *group, *place)?,
            Happened::TookPlace { entrant, former } => self.take_place(*entrant, *former)?,
            Happened::Struck { entrant, group } => self.strike(*entrant, *group)?,
            Happened::SatOut { entrant, group, round } => self.sit_out(*entrant, *group, *round)?,
            Happened::SatIn { entrant, group, round } => {
                self.entrant_mut(*entrant)?.sits_out.remove(&(*group, *round));
            }
            Happened::RoundPublished(round) => self.publish(at_ms, round)?,
            Happened::Ready { match_id, by } => self.open_match_mut(*match_id)?.ready[by.index()] = true,
            Happened::Begun { match_id } => self.begin(at_ms, *match_id)?,
            Happened::ArmyStep(step) => self.take_step(at_ms, step)?,
            Happened::GameOver(game) => self.finish_game(at_ms, game)?,
            Happened::Reported { by, games } => self.report(at_ms, *by, games)?,
            Happened::Confirmed { match_id } => self.confirm(at_ms, *match_id)?,
            Happened::Denied { match_id } => self.deny(*match_id)?,
            Happened::GivenUp { match_id, by } => self.give_up(*match_id, *by)?,
            Happened::Reseated { match_id, players } => self.reseat(*match_id, *players)?,
            Happened::JudgeNamed { judge } => {
                self.judges.insert(*judge);
            }
            Happened::JudgeDismissed { judge } => {
                self.judges.remove(judge);
            }
            Happened::Queued { match_id, cause, facts, proposal } => {
                let queued = Queued { cause: *cause, at_ms, facts: *facts, proposal: *proposal, objected: false };
                self.enqueue(*match_id, queued)?;
            }
            Happened::Objected { match_id, .. } => self.object(*match_id)?,
            Happened::Ruled(ruling) => self.rule(ruling)?,
            Happened::DeadlineSet { scope, deadline_ms } => self.set_deadline(*scope, *deadline_ms)?,
            Happened::ExtensionAsked { match_id, by, days } => {
                self.open_match_mut(*match_id)?.extension.asked = Some((*by, *days));
            }
            Happened::ExtensionAgreed { match_id } => self.agree_to_extension(*match_id)?,
            Happened::ExtensionDeclined { match_id } => self.decline_extension(*match_id)?,
            Happened::Extended { match_id, days } => self.extend_from(at_ms, *match_id, *days)?,
            Happened::Protested { match_id, by, text } => self.protest(*match_id, Call { by: *by, text: *text })?,
            Happened::Judged { match_id, .. } => self.answer_call(*match_id)?,
            Happened::Challenged { challenge, by, to } => self.challenge(at_ms, *challenge, *by, *to)?,
            Happened::ChallengeAccepted { challenge, pairing, deadline_ms, .. } => {
                self.accept_challenge(at_ms, *challenge, pairing, *deadline_ms)?;
            }
            Happened::ChallengeDeclined { challenge } => self.close_challenge(*challenge, ChallengeState::Declined)?,
            Happened::ChallengeLapsed { challenge } => self.close_challenge(*challenge, ChallengeState::Lapsed)?,
        }
        Ok(())
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

    fn close_entry(&mut self, presses: &[u64]) -> Result<(), Misfit> {
        if self.presses.is_some() {
            return Err(Misfit::State);
        }
        self.presses = Some(presses.to_vec());
        Ok(())
    }

    fn pause(&mut self, at_ms: i64) -> Result<(), Misfit> {
        if self.paused_ms.replace(at_ms).is_some() { Err(Misfit::State) } else { Ok(()) }
    }

    fn resume(&mut self, at_ms: i64) -> Result<(), Misfit> {
        let since_ms = self.paused_ms.take().ok_or(Misfit::State)?;
        self.move_dates(since_ms, at_ms);
        Ok(())
    }

    fn end(&mut self, seed: &str, order: &[Vec<EntrantId>]) -> Result<(), Misfit> {
        if self.state != SeasonState::Running {
            return Err(Misfit::State);
        }
        self.state = SeasonState::Ended;
        self.paused_ms = None;
        self.seed = Some(seed.to_owned());
        self.order = order.to_vec();
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
