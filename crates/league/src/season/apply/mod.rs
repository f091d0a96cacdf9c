//! The effect of one line on the season.

mod entry;
mod judging;
mod ladder;
mod play;
mod stages;

use super::matches::{Call, QueueEntry};
use super::misfit::LogError;
use super::state::{ChallengeState, Season, SeasonState};
use crate::event::{Event, EventKind};
use crate::ids::EntrantId;

impl Season {
    /// Applies a line that has not been voided; [`Log`](super::Log) and [`Season::of`] filter out the others.
    ///
    /// # Errors
    ///
    /// The line does not fit; the season may then have been partly changed.
    pub(super) fn apply(&mut self, event: &Event) -> Result<(), LogError> {
        self.check_state(&event.kind)?;
        let at_ms = event.at_ms;
        match &event.kind {
            EventKind::Created { .. } | EventKind::Voided { .. } => return Err(LogError::Beginning),
            EventKind::RulesChanged { rules } => self.rules = (**rules).clone(),
            EventKind::EntryOpened { factions, rules_hash, commitment } => {
                self.state = SeasonState::Entry;
                self.faction_files.clone_from(factions);
                self.rules_hash.clone_from(rules_hash);
                self.commitment.clone_from(commitment);
            }
            EventKind::EntryClosed { presses } => self.close_entry(presses)?,
            EventKind::Paused => self.pause(at_ms)?,
            EventKind::Resumed => self.resume(at_ms)?,
            EventKind::SeasonEnded { seed, order } => self.end(seed, order)?,
            EventKind::Cancelled { seed, .. } => {
                self.state = SeasonState::Cancelled;
                self.paused_ms = None;
                self.seed.clone_from(seed);
            }
            EventKind::Entered { entrant, press } => self.enter(*entrant, *press)?,
            EventKind::Approved { entrant } => self.approve(*entrant)?,
            EventKind::Refused { entrant } => self.refuse(*entrant)?,
            EventKind::Waitlisted { entrant } => self.put_on_waiting_list(*entrant)?,
            EventKind::Advanced { entrant } => self.advance(*entrant)?,
            EventKind::Left { entrant } | EventKind::Removed { entrant, .. } => self.leave(*entrant)?,
            EventKind::Substituted { entrant, person, .. } => self.substitute(*entrant, *person)?,
            EventKind::Erased { entrant } => self.erase(*entrant)?,
            EventKind::PoolDeclared { entrant, factions } => self.declare_pool(*entrant, factions)?,
            EventKind::KeptApart { one, other } => self.keep_apart(*one, *other)?,
            EventKind::Seeded(seeded) => self.set_seeding(seeded)?,
            EventKind::Moved { entrant, division, place } => self.move_seed(*entrant, *division, *place)?,
            EventKind::StageBegun { stage, divisions, keys } => self.begin_stage(*stage, divisions, keys)?,
            EventKind::StageEnded { stage } => self.end_stage(*stage)?,
            EventKind::Placed { entrant, group, place } => self.place_entrant(*entrant, *group, *place)?,
            EventKind::TookPlace { entrant, former } => self.take_place(*entrant, *former)?,
            EventKind::Struck { entrant, group } => self.strike(*entrant, *group)?,
            EventKind::SatOut { entrant, group, round } => self.sit_out(*entrant, *group, *round)?,
            EventKind::SatIn { entrant, group, round } => {
                self.entrant_mut(*entrant)?.sits_out.remove(&(*group, *round));
            }
            EventKind::RoundPublished(round) => self.publish_round(at_ms, round)?,
            EventKind::Ready { match_id, by } => self.open_match_mut(*match_id)?.ready[by.index()] = true,
            EventKind::Begun { match_id } => self.begin_match(at_ms, *match_id)?,
            EventKind::FactionStep(step) => self.take_step(at_ms, step)?,
            EventKind::GameOver(game) => self.finish_game(at_ms, game)?,
            EventKind::Reported { by, games } => self.report(at_ms, *by, games)?,
            EventKind::Confirmed { match_id } => self.confirm(at_ms, *match_id)?,
            EventKind::Denied { match_id } => self.deny(*match_id)?,
            EventKind::GivenUp { match_id, by } => self.give_up(*match_id, *by)?,
            EventKind::Reseated { match_id, players } => self.reseat(*match_id, *players)?,
            EventKind::JudgeNamed { judge } => {
                self.judges.insert(*judge);
            }
            EventKind::JudgeDismissed { judge } => {
                self.judges.remove(judge);
            }
            EventKind::Queued { match_id, cause, facts, proposal } => {
                let queued = QueueEntry { cause: *cause, at_ms, facts: *facts, proposal: *proposal, objected: false };
                self.enqueue(*match_id, queued)?;
            }
            EventKind::Objected { match_id, .. } => self.object(*match_id)?,
            EventKind::Ruled(ruling) => self.apply_ruling(ruling)?,
            EventKind::DeadlineSet { scope, deadline_ms } => self.set_deadline(*scope, *deadline_ms)?,
            EventKind::ExtensionAsked { match_id, by, days } => {
                self.open_match_mut(*match_id)?.extension.asked = Some((*by, *days));
            }
            EventKind::ExtensionAgreed { match_id } => self.agree_to_extension(*match_id)?,
            EventKind::ExtensionDeclined { match_id } => self.decline_extension(*match_id)?,
            EventKind::Extended { match_id, days } => self.extend_from(at_ms, *match_id, *days)?,
            EventKind::Protested { match_id, by, text } => self.protest(*match_id, Call { by: *by, text: *text })?,
            EventKind::Judged { match_id, .. } => self.answer_call(*match_id)?,
            EventKind::Challenged { challenge, by, to } => self.challenge(at_ms, *challenge, *by, *to)?,
            EventKind::ChallengeAccepted { challenge, pairing, deadline_ms, .. } => {
                self.accept_challenge(at_ms, *challenge, pairing, *deadline_ms)?;
            }
            EventKind::ChallengeDeclined { challenge } => self.close_challenge(*challenge, ChallengeState::Declined)?,
            EventKind::ChallengeLapsed { challenge } => self.close_challenge(*challenge, ChallengeState::Lapsed)?,
        }
        Ok(())
    }

    /// Refuses lines that the state of the season does not allow.
    fn check_state(&self, kind: &EventKind) -> Result<(), LogError> {
        let fits = match self.state {
            SeasonState::Draft => matches!(
                kind,
                EventKind::RulesChanged { .. }
                    | EventKind::EntryOpened { .. }
                    | EventKind::JudgeNamed { .. }
                    | EventKind::JudgeDismissed { .. }
                    | EventKind::Cancelled { .. }
            ),
            SeasonState::Entry | SeasonState::Running => !matches!(kind, EventKind::EntryOpened { .. }),
            // Names can be erased at any time.
            SeasonState::Ended | SeasonState::Cancelled => matches!(kind, EventKind::Erased { .. }),
        };
        if fits { Ok(()) } else { Err(LogError::State) }
    }

    fn close_entry(&mut self, presses: &[u64]) -> Result<(), LogError> {
        if self.presses.is_some() {
            return Err(LogError::State);
        }
        self.presses = Some(presses.to_vec());
        Ok(())
    }

    fn pause(&mut self, at_ms: i64) -> Result<(), LogError> {
        if self.paused_ms.replace(at_ms).is_some() { Err(LogError::State) } else { Ok(()) }
    }

    fn resume(&mut self, at_ms: i64) -> Result<(), LogError> {
        let since_ms = self.paused_ms.take().ok_or(LogError::State)?;
        self.move_dates(since_ms, at_ms);
        Ok(())
    }

    fn end(&mut self, seed: &str, order: &[Vec<EntrantId>]) -> Result<(), LogError> {
        if self.state != SeasonState::Running {
            return Err(LogError::State);
        }
        self.state = SeasonState::Ended;
        self.paused_ms = None;
        self.seed = Some(seed.to_owned());
        self.order = order.to_vec();
        Ok(())
    }

    /// Moves all pending dates by the length of a pause.
    fn move_dates(&mut self, since_ms: i64, until_ms: i64) {
        let (kind, by_ms) = (self.match_kind(), until_ms.saturating_sub(since_ms));
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
