//! The effects owed by the lines of a season: posts, and jobs at the next due times.

use std::collections::BTreeMap;

use crate::Referee;
use crate::clock::HOUR_MS;
use crate::content::{SeasonJob, SeasonPost};
use sztab_league::event::{DeadlineScope, Event, EventKind, RoundPublished};
use sztab_league::ids::MatchId;
use sztab_league::season::{Season, SeasonState};
use sztab_store::{ChannelId, JobChange, NewPost, UnixMs};

use super::error::SeasonError;
use super::record::SeasonRecord;

/// Delay of a round's message beyond which the deadline of the round is moved, in milliseconds.
pub(super) const LATE_MS: i64 = HOUR_MS;

impl Referee {
    /// Posts and jobs that accompany lines of a season, for the transaction that writes them. `record` is the season
    /// after the lines.
    pub(crate) async fn season_effects(
        &self,
        record: &SeasonRecord,
        events: &[Event],
        at: UnixMs,
    ) -> Result<(Vec<NewPost>, Vec<JobChange>), SeasonError> {
        let judges = self.find_judges_channel(record).await?;
        let mut owed = OwedPosts::default();
        events.iter().for_each(|event| owed.add_line(record, event));
        let (channel, owed) = (record.row.league.channel, owed.into_posts());
        let posts = owed.iter().map(|&post| match post {
            SeasonPost::Queue { .. } | SeasonPost::Stuck { .. } => post.into_post(judges),
            SeasonPost::Line { seq } if is_for_judges(record, seq) => post.into_post(judges),
            post @ (SeasonPost::Season
            | SeasonPost::Round { .. }
            | SeasonPost::Match { .. }
            | SeasonPost::Room { .. }
            | SeasonPost::Line { .. }
            | SeasonPost::RemindBegin { .. }
            | SeasonPost::RemindDeadline { .. }
            | SeasonPost::ChannelTrouble(_)
            | SeasonPost::OrganiserTrouble(_)
            | SeasonPost::Invite { .. }
            | SeasonPost::RoleTrouble { .. }) => post.into_post(channel),
        });
        let further = record.row.league.announcements.filter(|announcements| *announcements != channel);
        let announced = owed.iter().filter(|post| is_announced(record, **post));
        let announced = announced.filter_map(|post| further.map(|channel| post.into_post(channel)));
        let mut jobs = Vec::new();
        if opens_sessions(events) {
            jobs.push(SeasonJob::Sessions.plan(Some(at)));
        }
        if events.iter().any(|event| sets_clocks(&event.kind)) {
            jobs.push(SeasonJob::Clocks.plan(Some(at)));
        }
        if events.iter().any(|event| matches!(event.kind, EventKind::RoundPublished(_))) {
            jobs.push(SeasonJob::Posted.plan(Some(UnixMs(at.0 + LATE_MS))));
        }
        if record.row.league.has_roles() && events.iter().any(|event| shows_season(&event.kind)) {
            jobs.push(SeasonJob::Roles.plan(Some(at)));
        }
        jobs.push(self.due_job(record, at).await?);
        Ok((posts.chain(announced).collect(), jobs))
    }

    /// The channel in which judges and organisers are pinged: the server's channel for notices if set, otherwise the
    /// league's channel.
    pub(crate) async fn find_judges_channel(&self, record: &SeasonRecord) -> Result<ChannelId, SeasonError> {
        let settings = self.load_server_settings(record.row.league.guild).await?;
        Ok(settings.notices.map_or(record.row.league.channel, ChannelId))
    }

    /// The job for the next time at which something falls due.
    async fn due_job(&self, record: &SeasonRecord, at: UnixMs) -> Result<JobChange, SeasonError> {
        let reminded_ms = self.load_last_reminder_ms(record, at).await?;
        let next = record.log.season().due_actions(reminded_ms).first().map(|due| UnixMs(due.at_ms.max(at.0)));
        Ok(SeasonJob::Due { reminded_ms }.plan(next))
    }

    /// The time up to which reminders of a season have been sent, in Unix milliseconds.
    async fn load_last_reminder_ms(&self, record: &SeasonRecord, at: UnixMs) -> Result<i64, SeasonError> {
        let jobs = self.store().load_jobs(record.row.id).await?;
        let known = jobs.iter().find_map(|job| {
            if let Ok(SeasonJob::Due { reminded_ms }) = SeasonJob::from_job(job) { Some(reminded_ms) } else { None }
        });
        Ok(known.unwrap_or(at.0))
    }
}

/// True if tables may have to be opened after these lines.
fn opens_sessions(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event.kind,
            EventKind::Begun { .. }
                | EventKind::GameOver(_)
                | EventKind::Resumed
                | EventKind::Voided { .. }
                | EventKind::Reseated { .. }
                // The match leaves the queue, and a game that was called off is played again.
                | EventKind::Extended { .. }
                | EventKind::DeadlineSet { .. }
                | EventKind::Judged { .. }
        )
    })
}

/// True if the clocks of games have to be stopped or restarted after a line.
fn sets_clocks(kind: &EventKind) -> bool {
    matches!(kind, EventKind::Paused | EventKind::Resumed | EventKind::SeasonEnded { .. } | EventKind::Cancelled { .. })
}

/// True for lines that ping organisers and judges: an entry that waits for approval, and an entry that ends because its
/// player is erased.
fn is_for_judges(record: &SeasonRecord, seq: u64) -> bool {
    let is_theirs = |kind: &EventKind| matches!(kind, EventKind::Entered { .. } | EventKind::Erased { .. });
    record.log.line(seq).is_some_and(|event| is_theirs(&event.kind))
}

/// True if a post also appears in the announcements channel: posts of the season, of its rounds, and of its end.
fn is_announced(record: &SeasonRecord, post: SeasonPost) -> bool {
    match post {
        SeasonPost::Season | SeasonPost::Round { .. } => true,
        SeasonPost::Line { seq } => record.log.line(seq).is_some_and(|event| is_end(&event.kind)),
        SeasonPost::Match { .. }
        | SeasonPost::Room { .. }
        | SeasonPost::RemindBegin { .. }
        | SeasonPost::RemindDeadline { .. }
        | SeasonPost::Queue { .. }
        | SeasonPost::Stuck { .. }
        | SeasonPost::ChannelTrouble(_)
        | SeasonPost::OrganiserTrouble(_)
        | SeasonPost::Invite { .. }
        | SeasonPost::RoleTrouble { .. } => false,
    }
}

fn is_end(kind: &EventKind) -> bool {
    matches!(kind, EventKind::SeasonEnded { .. } | EventKind::Cancelled { .. })
}

/// Posts that are owed, each once, in the order of their first cause.
#[derive(Default)]
struct OwedPosts {
    posts: BTreeMap<usize, SeasonPost>,
}

impl OwedPosts {
    fn add(&mut self, post: SeasonPost) {
        if !self.posts.values().any(|known| *known == post) {
            self.posts.insert(self.posts.len(), post);
        }
    }

    fn into_posts(self) -> Vec<SeasonPost> {
        self.posts.into_values().collect()
    }

    /// Adds the posts owed for a line.
    fn add_line(&mut self, record: &SeasonRecord, event: &Event) {
        let season = record.log.season();
        // A draft is private, and so is its cancellation.
        if !season.has_opened() {
            return;
        }
        if shows_season(&event.kind) {
            self.add(SeasonPost::Season);
        }
        match &event.kind {
            EventKind::RoundPublished(round) => self.add_round(round),
            EventKind::Struck { .. }
            | EventKind::Left { .. }
            | EventKind::Removed { .. }
            | EventKind::Erased { .. } => {
                self.add_all_rounds(season);
            }
            EventKind::Substituted { entrant, .. } => {
                let open = season.open_matches().filter(|of| of.seat_of(*entrant).is_some());
                open.for_each(|of| self.add_match(record, of.id, true));
            }
            EventKind::Voided { line, .. } => {
                self.add_all_rounds(season);
                if let Some(of) = record.log.line(*line).and_then(|line| line.kind.match_id()) {
                    self.add_match(record, of, true);
                }
            }
            EventKind::DeadlineSet { scope: DeadlineScope::Round { group, round }, .. } => {
                self.add(SeasonPost::Round { group: *group, round: *round });
                let matches = season.round(*group, *round).map(|round| round.matches.clone()).unwrap_or_default();
                matches.into_iter().for_each(|of| self.add_match(record, of, false));
            }
            kind => {
                if let Some(match_id) = kind.match_id() {
                    self.add_match(record, match_id, is_result(kind));
                }
            }
        }
        if let Some(match_id) = event.kind.match_id().filter(|_| opens_case(&event.kind)) {
            // The message of an earlier case has to state that there is a newer one.
            let earlier = record.cases(match_id).find(|&line| line < event.seq);
            earlier.into_iter().for_each(|line| self.add(SeasonPost::Queue { match_id, line }));
        }
        if let Some(seq) = line_to_post(record, event) {
            self.add(SeasonPost::Line { seq });
        }
    }

    /// Adds the posts of a published round and its matches.
    fn add_round(&mut self, round: &RoundPublished) {
        self.add(SeasonPost::Round { group: round.group, round: round.round });
        let played = round.pairs.iter().filter(|pair| pair.walkover.is_none());
        played.for_each(|pair| self.add(SeasonPost::Match { match_id: pair.id }));
    }

    fn add_match(&mut self, record: &SeasonRecord, match_id: MatchId, has_result: bool) {
        let season = record.log.season();
        let Some(found) = season.matches.get(&match_id) else { return };
        self.add(SeasonPost::Match { match_id });
        if let Some(line) = record.last_case(match_id) {
            self.add(SeasonPost::Queue { match_id, line });
        }
        if has_result && found.round > 0 {
            self.add(SeasonPost::Round { group: found.group, round: found.round });
        }
        // The message of the season shows the table.
        if has_result && !found.is_open(season.match_kind()) {
            self.add(SeasonPost::Season);
        }
    }

    fn add_all_rounds(&mut self, season: &Season) {
        for (stage, begun) in season.stages.iter().enumerate() {
            for (division, of) in begun.divisions.iter().enumerate() {
                let group = sztab_league::ids::Group { stage, division };
                (1..of.next_round()).for_each(|round| self.add(SeasonPost::Round { group, round }));
            }
        }
    }
}

/// True if a line changes the message of the season.
fn shows_season(kind: &EventKind) -> bool {
    matches!(
        kind,
        EventKind::RulesChanged { .. }
            | EventKind::EntryOpened { .. }
            | EventKind::Entered { .. }
            | EventKind::Approved { .. }
            | EventKind::Refused { .. }
            | EventKind::Waitlisted { .. }
            | EventKind::Advanced { .. }
            | EventKind::EntryClosed { .. }
            | EventKind::Placed { .. }
            | EventKind::TookPlace { .. }
            | EventKind::Left { .. }
            | EventKind::Removed { .. }
            | EventKind::Substituted { .. }
            | EventKind::Erased { .. }
            | EventKind::PoolDeclared { .. }
            | EventKind::Paused
            | EventKind::Resumed
            | EventKind::StageBegun { .. }
            | EventKind::StageEnded { .. }
            | EventKind::RoundPublished(_)
            | EventKind::Voided { .. }
            | EventKind::SeasonEnded { .. }
            | EventKind::Cancelled { .. }
    )
}

/// True if a line may change the result of a match as shown in its round.
fn is_result(kind: &EventKind) -> bool {
    matches!(
        kind,
        EventKind::Begun { .. }
            | EventKind::GameOver(_)
            | EventKind::Confirmed { .. }
            | EventKind::GivenUp { .. }
            | EventKind::Queued { .. }
            | EventKind::Ruled(_)
            | EventKind::Reseated { .. }
            | EventKind::Judged { .. }
    )
}

/// True if a line puts a match before the judges.
fn opens_case(kind: &EventKind) -> bool {
    matches!(kind, EventKind::Queued { .. } | EventKind::Protested { .. })
}

/// The line to post because of a line: the line itself, or the request that it answers.
fn line_to_post(record: &SeasonRecord, event: &Event) -> Option<u64> {
    let season = record.log.season();
    let earlier = |is_question: &dyn Fn(&EventKind) -> bool| {
        let before = record.log.events().iter().rev().filter(|line| line.seq < event.seq);
        before.into_iter().find(|line| is_question(&line.kind)).map(|line| line.seq)
    };
    match &event.kind {
        EventKind::Entered { .. } => season.rules.entry.approval.then_some(event.seq),
        EventKind::Approved { entrant } | EventKind::Refused { entrant } => {
            let asked = earlier(&|line| matches!(line, EventKind::Entered { entrant: asked, .. } if asked == entrant));
            asked.filter(|_| season.rules.entry.approval)
        }
        EventKind::Confirmed { match_id } | EventKind::Denied { match_id } => {
            earlier(&|line| matches!(line, EventKind::Reported { .. }) && line.match_id() == Some(*match_id))
        }
        EventKind::ExtensionAgreed { match_id } | EventKind::ExtensionDeclined { match_id } => {
            earlier(&|line| matches!(line, EventKind::ExtensionAsked { match_id: asked, .. } if asked == match_id))
        }
        EventKind::ChallengeAccepted { challenge, .. }
        | EventKind::ChallengeDeclined { challenge }
        | EventKind::ChallengeLapsed { challenge } => {
            earlier(&|line| matches!(line, EventKind::Challenged { challenge: asked, .. } if asked == challenge))
        }
        // Erasing names after the end does not end anything.
        EventKind::Erased { entrant } => {
            let has_left = earlier(&|line| {
                matches!(line, EventKind::Left { entrant: left }
                    | EventKind::Refused { entrant: left }
                    | EventKind::Removed { entrant: left, .. } if left == entrant)
            });
            let is_open = matches!(season.state, SeasonState::Entry | SeasonState::Running);
            (is_open && has_left.is_none()).then_some(event.seq)
        }
        // Players whose pools were drawn have to be notified.
        EventKind::StageBegun { stage: 0, .. } => (!season.drawn_pools().is_empty()).then_some(event.seq),
        // The player of the next ban or pick has to be called.
        EventKind::FactionStep(step) => {
            let next = season.matches.get(&step.match_id).and_then(|of| season.next_step(of));
            next.filter(|next| next.by != step.by).map(|_| event.seq)
        }
        kind => has_post(kind).then_some(event.seq),
    }
}

/// True if a line has its own post.
fn has_post(kind: &EventKind) -> bool {
    matches!(
        kind,
        EventKind::Advanced { .. }
            | EventKind::Removed { .. }
            | EventKind::Struck { .. }
            | EventKind::Substituted { .. }
            | EventKind::Paused
            | EventKind::Resumed
            | EventKind::Reported { .. }
            | EventKind::GivenUp { .. }
            | EventKind::Queued { .. }
            | EventKind::Objected { .. }
            | EventKind::Ruled(_)
            | EventKind::Voided { .. }
            | EventKind::DeadlineSet { .. }
            | EventKind::ExtensionAsked { .. }
            | EventKind::Extended { .. }
            | EventKind::Judged { .. }
            | EventKind::Reseated { .. }
            | EventKind::Challenged { .. }
            | EventKind::SeasonEnded { .. }
            | EventKind::Cancelled { .. }
    )
}
