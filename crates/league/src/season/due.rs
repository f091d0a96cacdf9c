//! Actions that fall due, and their times.

use super::matches::{Match, MatchStatus};
use super::state::{ChallengeState, Season, SeasonState};
use crate::ids::{ChallengeId, Group, MatchId};
use crate::rules::{Format, HOUR_MS, LatePolicy, Publication};

/// An action with the time at which it falls due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct DueAction {
    /// The time, in Unix milliseconds. In the past for an overdue action.
    pub at_ms: i64,
    /// The action.
    pub what: DueKind,
}

/// A kind of action that falls due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DueKind {
    /// The scheduled start of the season.
    Start,
    /// The publication of the next round.
    Round(Group),
    /// The automatic start of a match.
    Begin(MatchId),
    /// A reminder for players who have not pressed *Begin*.
    RemindBegin(MatchId),
    /// A reminder, before the deadline, for the players who have to act.
    RemindDeadline(MatchId),
    /// A ban or pick drawn by lots.
    Step(MatchId),
    /// The deadline of a match.
    Deadline(MatchId),
    /// The queuing of an unconfirmed report.
    Report(MatchId),
    /// The acceptance of a proposal.
    Proposal(MatchId),
    /// The lapse of a challenge.
    Challenge(ChallengeId),
    /// The end of a stage whose planned rounds have all been played.
    StageEnd(usize),
    /// The end of the season, once all rounds are played and the time for objections is over.
    SeasonEnd,
}

impl Season {
    /// Actions that fall due, earliest first; none while the season is paused.
    ///
    /// Reminders are included only if they fall due after `after_ms`, the time up to which they have already been sent.
    /// All other actions are included even if they are overdue.
    pub fn due_actions(&self, after_ms: i64) -> Vec<DueAction> {
        let mut due = Vec::new();
        if self.paused_ms.is_some() {
            return due;
        }
        match self.state {
            SeasonState::Entry => {
                let start = self.rules.calendar.start_ms;
                due.extend(start.map(|at_ms| DueAction { at_ms, what: DueKind::Start }));
            }
            SeasonState::Running => {
                self.open_matches().for_each(|of| self.add_match_due_actions(of, after_ms, &mut due));
                self.add_due_challenges(&mut due);
                self.add_due_rounds(&mut due);
            }
            SeasonState::Draft | SeasonState::Ended | SeasonState::Cancelled => {}
        }
        due.sort_unstable();
        due
    }

    fn add_match_due_actions(&self, of: &Match, after_ms: i64, due: &mut Vec<DueAction>) {
        let times = &self.rules.times;
        let later = |from_ms: i64, hours: u32| from_ms.saturating_add(i64::from(hours) * HOUR_MS);
        let mut add = |at_ms, what| due.push(DueAction { at_ms, what });
        match of.status(self.match_kind()) {
            MatchStatus::Closed => return,
            MatchStatus::Queued => {
                if let Some(queued) = &of.queued
                    && times.late == LatePolicy::Proposal
                    && queued.proposal.is_some()
                    && !queued.objected
                {
                    add(later(queued.at_ms, times.objection_hours), DueKind::Proposal(of.id));
                }
                return;
            }
            MatchStatus::Waiting | MatchStatus::Running => {}
        }
        if let Some(report) = &of.report {
            // While a report waits for confirmation, the deadline of the match does not apply, because the reporting
            // player has done their part.
            add(later(report.at_ms, times.report_hours), DueKind::Report(of.id));
            return;
        }
        if !of.are_factions_ready(&self.rules.factions) {
            add(later(of.stepped_ms, times.step_hours), DueKind::Step(of.id));
        } else if of.begun_ms.is_none() {
            add(later(of.published_ms, times.begin_hours).max(of.stepped_ms), DueKind::Begin(of.id));
        }
        if of.begun_ms.is_none() {
            let at_ms = later(of.published_ms, times.remind_begin_hours);
            if at_ms > after_ms {
                add(at_ms, DueKind::RemindBegin(of.id));
            }
        }
        for &hours in &times.remind_deadline_hours {
            let at_ms = of.deadline_ms.saturating_sub(i64::from(hours) * HOUR_MS);
            if at_ms > after_ms && at_ms > of.published_ms {
                add(at_ms, DueKind::RemindDeadline(of.id));
            }
        }
        add(of.deadline_ms, DueKind::Deadline(of.id));
    }

    fn add_due_challenges(&self, due: &mut Vec<DueAction>) {
        let Some(Format::Ladder { lapse_hours, .. }) = self.current_stage().and_then(|stage| self.format(stage)) else {
            return;
        };
        let open = self.challenges.iter().filter(|(_, challenge)| challenge.state == ChallengeState::Open);
        due.extend(open.map(|(&id, challenge)| DueAction {
            at_ms: challenge.at_ms.saturating_add(i64::from(*lapse_hours) * HOUR_MS),
            what: DueKind::Challenge(id),
        }));
    }

    fn add_due_rounds(&self, due: &mut Vec<DueAction>) {
        let Some(stage) = self.current_stage() else {
            return;
        };
        if self.rules.calendar.publication == Publication::ByHand
            || matches!(self.format(stage), Some(Format::Ladder { .. }))
        {
            return;
        }
        let groups = || (0..self.stages[stage].divisions.len()).map(|division| Group { stage, division });
        for group in groups() {
            if let (true, Some(at_ms)) = (self.has_more_rounds(group), self.next_round_ms(group)) {
                due.push(DueAction { at_ms, what: DueKind::Round(group) });
            }
        }
        if groups().any(|group| self.has_more_rounds(group) || !self.are_rounds_closed(group)) {
            return;
        }
        if !self.queue().is_empty() {
            return;
        }
        if stage + 1 < self.rules.stages.len() {
            due.push(DueAction { at_ms: i64::MIN, what: DueKind::StageEnd(stage) });
        } else {
            due.push(DueAction { at_ms: self.end_ms(stage), what: DueKind::SeasonEnd });
        }
    }

    /// True if a division has rounds that have not been published yet.
    fn has_more_rounds(&self, group: Group) -> bool {
        let published = self.division(group).map_or(0, |division| division.rounds.len());
        if self.format(group.stage).is_some_and(Format::eliminates) {
            return !self.bracket_is_decided(group);
        }
        self.planned_rounds(group).is_none_or(|planned| published < planned as usize)
    }

    /// The time at which a season ends after its last stage has been played, in Unix milliseconds. Until then players
    /// can call a judge about the last result.
    fn end_ms(&self, stage: usize) -> i64 {
        let last = self.matches.values().filter(|of| of.group.stage == stage);
        let last_ms = last.map(|of| of.last_game_ms.unwrap_or(of.published_ms)).max().unwrap_or(i64::MIN);
        last_ms.saturating_add(i64::from(self.rules.times.objection_hours) * HOUR_MS)
    }

    /// The default deadline of a match published at `at_ms`, in Unix milliseconds: the length of a round after
    /// publication.
    pub fn default_deadline_ms(&self, at_ms: i64) -> i64 {
        self.rules.calendar.days_later(at_ms, self.rules.times.round_days)
    }
}
