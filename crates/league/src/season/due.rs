//! Acts that fall due, and their times.

use super::matches::{Match, MatchStatus};
use super::state::{ChallengeState, Season, SeasonState};
use crate::ids::{ChallengeId, Group, MatchId};
use crate::rules::{Format, HOUR_MS, LatePolicy, Publication};

/// Something that falls due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Due {
    /// The time, in Unix milliseconds. In the past for an overdue act.
    pub at_ms: i64,
    /// The act.
    pub what: DueKind,
}

/// An act that falls due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DueKind {
    /// The set start of the season.
    Start,
    /// The publication of the next round.
    Round(Group),
    /// A match begins without a press.
    Begin(MatchId),
    /// A reminder of players who have not pressed *Begin*.
    RemindBegin(MatchId),
    /// A reminder of players to act before the deadline.
    RemindDeadline(MatchId),
    /// A ban or pick is made by lots.
    Step(MatchId),
    /// A match passes its deadline.
    Deadline(MatchId),
    /// A report goes into the queue unconfirmed.
    Report(MatchId),
    /// A proposal stands.
    Proposal(MatchId),
    /// A challenge lapses.
    Challenge(ChallengeId),
    /// All planned rounds of a stage are played.
    StageEnd(usize),
    /// All is played, and the time for objections is over.
    SeasonEnd,
}

impl Season {
    /// Acts that fall due, earliest first; none while the season is paused.
    ///
    /// Reminders are named only if they fall after `after_ms`, the time up to which they have been sent; everything else
    /// also when it is overdue.
    pub fn due(&self, after_ms: i64) -> Vec<Due> {
        let mut due = Vec::new();
        if self.paused_ms.is_some() {
            return due;
        }
        match self.state {
            SeasonState::Entry => {
                let start = self.rules.calendar.start_ms;
                due.extend(start.map(|at_ms| Due { at_ms, what: DueKind::Start }));
            }
            SeasonState::Running => {
                self.open_matches().for_each(|of| self.due_of_match(of, after_ms, &mut due));
                self.due_challenges(&mut due);
                self.due_rounds(&mut due);
            }
            SeasonState::Draft | SeasonState::Ended | SeasonState::Cancelled => {}
        }
        due.sort_unstable();
        due
    }

    fn due_of_match(&self, of: &Match, after_ms: i64, due: &mut Vec<Due>) {
        let times = &self.rules.times;
        let later = |from_ms: i64, hours: u32| from_ms.saturating_add(i64::from(hours) * HOUR_MS);
        let mut add = |at_ms, what| due.push(Due { at_ms, what });
        match of.status(self.kind()) {
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
            // The reporter has done their part: the match does not pass its deadline meanwhile.
            add(later(report.at_ms, times.report_hours), DueKind::Report(of.id));
            return;
        }
        if !of.factions_are_ready(&self.rules.factions) {
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

    fn due_challenges(&self, due: &mut Vec<Due>) {
        let Some(Format::Ladder { lapse_hours, .. }) = self.current_stage().and_then(|stage| self.format(stage)) else {
            return;
        };
        let open = self.challenges.iter().filter(|(_, challenge)| challenge.state == ChallengeState::Open);
        due.extend(open.map(|(&id, challenge)| Due {
            at_ms: challenge.at_ms.saturating_add(i64::from(*lapse_hours) * HOUR_MS),
            what: DueKind::Challenge(id),
        }));
    }

    fn due_rounds(&self, due: &mut Vec<Due>) {
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
                due.push(Due { at_ms, what: DueKind::Round(group) });
            }
        }
        if groups().any(|group| self.has_more_rounds(group) || !self.rounds_are_closed(group)) {
            return;
        }
        if !self.queue().is_empty() {
            return;
        }
        if stage + 1 < self.rules.stages.len() {
            due.push(Due { at_ms: i64::MIN, what: DueKind::StageEnd(stage) });
        } else {
            due.push(Due { at_ms: self.end_ms(stage), what: DueKind::SeasonEnd });
        }
    }

    /// Tells if rounds of a division are still to be published.
    fn has_more_rounds(&self, group: Group) -> bool {
        let published = self.division(group).map_or(0, |division| division.rounds.len());
        if self.format(group.stage).is_some_and(Format::eliminates) {
            return !self.bracket_is_decided(group);
        }
        self.planned_rounds(group).is_none_or(|planned| published < planned as usize)
    }

    /// The end of a season whose last stage is played, in Unix milliseconds: players have the time for objections to
    /// call a judge about the last result.
    fn end_ms(&self, stage: usize) -> i64 {
        let last = self.matches.values().filter(|of| of.group.stage == stage);
        let last_ms = last.map(|of| of.last_game_ms.unwrap_or(of.published_ms)).max().unwrap_or(i64::MIN);
        last_ms.saturating_add(i64::from(self.rules.times.objection_hours) * HOUR_MS)
    }

    /// The deadline of a match published at a time, in Unix milliseconds: the days of a round later.
    pub fn usual_deadline_ms(&self, at_ms: i64) -> i64 {
        self.rules.calendar.days_later(at_ms, self.rules.times.round_days)
    }
}
