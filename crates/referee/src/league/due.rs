//! Automatic actions of a season: rounds are published, matches begin and pass their deadlines, players are reminded.
//!
//! A job is planned for the next time at which something falls due. Each action is a decision of the season with its
//! own lines. If the season refuses the action, it stays due and is tried again after the next change, or after an hour
//! at the latest.
//!
//! Reminders are posts with the deadline in the payload, so none is sent twice. A late reminder is left out if the next
//! one is due as well. (`tests/discord/season_times.rs`)

use crate::Referee;
use crate::clock::HOUR_MS;
use crate::content::{SeasonJob, SeasonPost};
use sztab_league::decide::{Command, Refusal, Request};
use sztab_league::event::{Cause, RoundPublished};
use sztab_league::ids::{Group, MatchId};
use sztab_league::season::{DueAction, DueKind};
use sztab_store::{AppendToSeason, Change, NewPost, SeasonId, StoreError, UnixMs};

use super::ask::SeasonRequest;
use super::error::SeasonError;
use super::record::SeasonRecord;

/// Number of hours after which a refused action is tried again.
const RETRY_HOURS: i64 = 1;
/// Maximum number of actions that one job carries out, so that no job runs forever.
const MAX_ACTIONS_PER_JOB: usize = 1000;

impl Referee {
    /// Carries out everything that is due in a season, and plans the next check.
    ///
    /// # Errors
    ///
    /// If the season cannot be read or written: the job then stays pending.
    pub async fn carry_out_season(&self, season: SeasonId, reminded_ms: i64, now: UnixMs) -> Result<(), SeasonError> {
        let mut refused: Vec<DueKind> = Vec::new();
        for _ in 0..MAX_ACTIONS_PER_JOB {
            let record = self.load_season(season).await?;
            let due = record.log.season().due_actions(reminded_ms);
            let next =
                due.iter().find(|due| due.at_ms <= now.0 && !is_reminder(due.what) && !refused.contains(&due.what));
            let Some(next) = next else {
                match self.plan_next_check(&record, reminded_ms, &refused, now).await {
                    // The season has changed: something else may be due.
                    Err(SeasonError::Store(StoreError::SeasonMovedOn { .. })) => continue,
                    planned => return planned,
                }
            };
            match self.carry_out_due(&record, next.what, now).await {
                Ok(()) => {}
                Err(SeasonError::Refused(refusal)) => {
                    tracing::info!(season = season.0, what = ?next.what, ?refusal, "what is due in a season has to wait");
                    refused.push(next.what);
                }
                Err(error) => return Err(error),
            }
        }
        tracing::error!(season = season.0, "a season has always more to do");
        Err(SeasonError::Busy(season))
    }

    /// Carries out one action that is due.
    async fn carry_out_due(&self, record: &SeasonRecord, what: DueKind, now: UnixMs) -> Result<(), SeasonError> {
        let request = SeasonRequest::by_program(record.row.id, now);
        let command = match what {
            DueKind::Start => return self.start_season(&request).await.map(|_| ()),
            DueKind::Round(group) => return self.publish_due_round(record, &request, group).await,
            DueKind::StageEnd(stage) => return self.end_due_stage(record, &request, stage).await,
            DueKind::SeasonEnd => Command::End,
            DueKind::Begin(match_id) => Command::Begin(match_id),
            DueKind::Step(match_id) => Command::NameFaction { match_id, faction: None },
            DueKind::Deadline(match_id) => self.queue_command(record, match_id, Cause::Deadline, now).await?,
            DueKind::Report(match_id) => self.queue_command(record, match_id, Cause::Unconfirmed, now).await?,
            DueKind::Proposal(match_id) => Command::AcceptProposal { match_id, reason: None },
            DueKind::Challenge(challenge) => Command::LapseChallenge(challenge),
            DueKind::RemindBegin(_) | DueKind::RemindDeadline(_) => return Ok(()),
        };
        self.send_season_command(&request, |_, _| command.clone()).await.map(|_| ())
    }

    async fn queue_command(
        &self,
        record: &SeasonRecord,
        match_id: MatchId,
        cause: Cause,
        now: UnixMs,
    ) -> Result<Command, SeasonError> {
        let facts = self.load_match_facts(record, match_id, now).await?;
        Ok(Command::Queue { match_id, cause, facts })
    }

    /// Publishes the next round of a division, or ends the stage if there is none.
    async fn publish_due_round(
        &self,
        record: &SeasonRecord,
        request: &SeasonRequest,
        group: Group,
    ) -> Result<(), SeasonError> {
        match next_round(record, group, request.change.at) {
            Ok(round) => {
                let publish = Command::Publish(Box::new(round));
                self.send_season_command(request, |_, _| publish.clone()).await.map(|_| ())
            }
            Err(Refusal::NoMoreRounds) => self.end_due_stage(record, request, group.stage).await,
            Err(refusal) => {
                if refusal == Refusal::NoLegalPairing {
                    self.notify_stuck(record, group, request.change.at).await?;
                }
                Err(SeasonError::Refused(refusal))
            }
        }
    }

    /// Ends a stage in which no division has another round, and begins the next one. The last stage ends with the
    /// season.
    async fn end_due_stage(
        &self,
        record: &SeasonRecord,
        request: &SeasonRequest,
        stage: usize,
    ) -> Result<(), SeasonError> {
        let season = record.log.season();
        let divisions = season.stages.get(stage).map_or(0, |stage| stage.divisions.len());
        for division in 0..divisions {
            let group = Group { stage, division };
            match next_round(record, group, request.change.at) {
                Err(Refusal::NoMoreRounds) => {}
                Err(refusal) => return Err(SeasonError::Refused(refusal)),
                Ok(_) => return Err(SeasonError::Refused(Refusal::StageOpen)),
            }
        }
        if stage + 1 >= season.rules.stages.len() {
            return Err(SeasonError::Refused(Refusal::NoMoreStages));
        }
        self.send_season_command(request, |_, _| Command::EndStage).await?;
        self.send_season_command(request, |_, _| Command::BeginStage).await.map(|_| ())
    }

    /// Notifies organisers, once, that a round cannot be paired.
    async fn notify_stuck(&self, record: &SeasonRecord, group: Group, at: UnixMs) -> Result<(), SeasonError> {
        let round = record.log.season().division(group).map_or(1, sztab_league::season::Division::next_round);
        let content = SeasonPost::Stuck { group, round };
        if self.store().load_posts(record.row.id).await?.iter().any(|post| SeasonPost::from_post(post) == Ok(content)) {
            return Ok(());
        }
        let post = content.into_post(self.find_judges_channel(record).await?);
        Ok(self.store().queue_posts(record.row.id, Change::at(at).with_post(post)).await?)
    }

    /// Owes the reminders that are due and plans the next check, unless the season has changed.
    async fn plan_next_check(
        &self,
        record: &SeasonRecord,
        reminded_ms: i64,
        refused: &[DueKind],
        now: UnixMs,
    ) -> Result<(), SeasonError> {
        let due = record.log.season().due_actions(reminded_ms);
        let reminders = self.due_reminders(record, &due, now).await?;
        let later = due.iter().filter(|due| due.at_ms > now.0).map(|due| due.at_ms);
        let again = (!refused.is_empty()).then_some(now.0 + RETRY_HOURS * HOUR_MS);
        let next = later.chain(again).min().map(UnixMs);
        let mut change = Change::at(now).with_jobs([SeasonJob::Due { reminded_ms: now.0 }.plan(next)]);
        change.posts = reminders;
        let append = AppendToSeason {
            season: record.row.id,
            expected: record.log.seq(),
            lines: Vec::new(),
            status: record.row.status,
            people: Vec::new(),
            texts: Vec::new(),
            change,
        };
        self.store().append_to_season(append).await?;
        Ok(())
    }

    /// Reminders that are due and have not been sent yet.
    async fn due_reminders(
        &self,
        record: &SeasonRecord,
        due: &[DueAction],
        now: UnixMs,
    ) -> Result<Vec<NewPost>, SeasonError> {
        let due: Vec<(MatchId, SeasonPost)> =
            due.iter().filter(|due| due.at_ms <= now.0).filter_map(|due| reminder_post(record, due)).collect();
        if due.is_empty() {
            return Ok(Vec::new());
        }
        let posts = self.store().load_posts(record.row.id).await?;
        let is_new = |content: &SeasonPost| posts.iter().all(|post| SeasonPost::from_post(post) != Ok(*content));
        // Of several reminders for one match, the last one is sufficient.
        let is_last = |at: usize| !due[at + 1..].iter().any(|(later, _)| *later == due[at].0);
        let channel = record.row.league.channel;
        let last = (0..due.len()).filter(|&at| is_last(at)).map(|at| due[at].1);
        Ok(last.filter(is_new).map(|content| content.into_post(channel)).collect())
    }
}

/// The next round of a division, as published by the program.
fn next_round(record: &SeasonRecord, group: Group, now: UnixMs) -> Result<RoundPublished, Refusal> {
    record.preview(&Request { group, exchanges: &[], rematches: false }, now).map(|preview| preview.round)
}

fn is_reminder(what: DueKind) -> bool {
    matches!(what, DueKind::RemindBegin(_) | DueKind::RemindDeadline(_))
}

/// The match and the post of a reminder, if there is a player to remind.
fn reminder_post(record: &SeasonRecord, due: &DueAction) -> Option<(MatchId, SeasonPost)> {
    let season = record.log.season();
    match due.what {
        DueKind::RemindBegin(match_id) => Some((match_id, SeasonPost::RemindBegin { match_id })),
        DueKind::RemindDeadline(match_id) => {
            let found = season.matches.get(&match_id)?;
            let is_open = found.is_open(season.match_kind()) && due.at_ms < found.deadline_ms;
            let post = SeasonPost::RemindDeadline { match_id, deadline_ms: found.deadline_ms, at_ms: due.at_ms };
            is_open.then_some((match_id, post))
        }
        DueKind::Start
        | DueKind::Round(_)
        | DueKind::Begin(_)
        | DueKind::Step(_)
        | DueKind::Deadline(_)
        | DueKind::Report(_)
        | DueKind::Proposal(_)
        | DueKind::Challenge(_)
        | DueKind::StageEnd(_)
        | DueKind::SeasonEnd => None,
    }
}
