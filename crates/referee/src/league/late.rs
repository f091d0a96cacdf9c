//! Rounds whose messages were late, because Discord was unavailable or the channel was lost: players are given the lost
//! time.
//!
//! An hour after a publication, a job checks when the message of the round appeared.

use crate::Referee;
use crate::content::SeasonPost;
use sztab_league::decide::Command;
use sztab_league::event::{DeadlineScope, EventKind};
use sztab_league::ids::Group;
use sztab_store::{Change, Job, JobChange, Post, PostState, SeasonId, UnixMs};

use super::ask::SeasonRequest;
use super::effects::LATE_MS;
use super::error::SeasonError;
use super::record::SeasonRecord;

/// A round with open matches.
struct OpenRound {
    group: Group,
    round: u32,
    published_ms: i64,
    deadline_ms: i64,
}

impl Referee {
    /// Moves the deadlines of open rounds that were posted late by the length of the delay, and marks the job as done.
    /// Returns whether the job has to wait because the message of a round is missing or the season is paused; the job
    /// is then unchanged.
    ///
    /// # Errors
    ///
    /// If the season cannot be read or written: the job then stays pending.
    pub async fn move_late_deadlines(&self, job: &Job, season: SeasonId, now: UnixMs) -> Result<bool, SeasonError> {
        let record = self.load_season(season).await?;
        if record.log.season().paused_ms.is_some() {
            return Ok(true);
        }
        let posts = self.store().load_posts(season).await?;
        let mut is_missing = false;
        for open in open_rounds(&record) {
            let Some(posted) = first_appearance(&posts, &open) else {
                is_missing = true;
                continue;
            };
            let late_ms = posted.0.saturating_sub(open.published_ms);
            if late_ms > LATE_MS && !is_moved(&record, &open) {
                let scope = DeadlineScope::Round { group: open.group, round: open.round };
                let moved = Command::SetDeadline { scope, deadline_ms: open.deadline_ms.saturating_add(late_ms) };
                match self.send_season_command(&SeasonRequest::by_program(season, now), |_, _| moved.clone()).await {
                    Err(SeasonError::Refused(refusal)) => {
                        tracing::warn!(season = season.0, ?refusal, "the deadline of a late round stays");
                    }
                    moved => drop(moved?),
                }
            }
        }
        if !is_missing {
            let done = Change::at(now).with_jobs([JobChange::Done(job.id, job.due)]);
            self.store().queue_posts(season, done).await?;
        }
        Ok(is_missing)
    }
}

fn open_rounds(record: &SeasonRecord) -> Vec<OpenRound> {
    let season = record.log.season();
    let mut open: Vec<(Group, u32)> = season.open_matches().map(|of| (of.group, of.round)).collect();
    open.sort_unstable();
    open.dedup();
    let rounds = open.into_iter().filter_map(|(group, round)| {
        let found = season.round(group, round)?;
        Some(OpenRound { group, round, published_ms: found.published_ms, deadline_ms: found.deadline_ms })
    });
    rounds.collect()
}

/// The time at which the message of a round first appeared, in any channel.
fn first_appearance(posts: &[Post], OpenRound { group, round, .. }: &OpenRound) -> Option<UnixMs> {
    let content = SeasonPost::Round { group: *group, round: *round };
    let sent =
        posts.iter().filter(|post| SeasonPost::from_post(post) == Ok(content)).filter_map(|post| match post.state {
            PostState::Sent { at, .. } => Some(at),
            PostState::Waiting { .. } | PostState::GivenUp { .. } => None,
        });
    sent.min()
}

/// True if the deadline of a round has been set since its publication, by an organiser or by this job.
fn is_moved(record: &SeasonRecord, OpenRound { group, round, .. }: &OpenRound) -> bool {
    let scope = DeadlineScope::Round { group: *group, round: *round };
    let sets = |kind: &EventKind| matches!(kind, EventKind::DeadlineSet { scope: set, .. } if *set == scope);
    record.log.events().iter().any(|event| sets(&event.kind))
}
