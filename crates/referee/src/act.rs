//! A user's action: checked, carried out, written, and only then reported.
//!
//! A button press is stale if lines have been added to the log since the version that the button was made for. Two
//! kinds of lines are ignored here: secret answers of other sides that are not revealed yet and, where all sides answer
//! at once, lines of other sides that do not change what this side is asked. A second press of a button whose line is
//! already in the log at the button's version returns the result of the first press.

use sztab_game::{AnyEvent, EventKind, LineNumber, PlayError, Side, Sides, Unreadable};
use sztab_store::fault_point::{self, FaultPoint};
use sztab_store::{
    Append, Change, End, Entry, GameId, InteractionId, LineCause, NewDecision, NewEntry, NewPost, Seq, Snapshot,
    StoreError, UnixMs, UserId,
};

use super::clock::{Clock, Turns};
use super::content::{JobContent, Matter, PostContent, Proposal, plan_or_drop};
use super::fold::{FreeUndo, is_free_to_undo, lines_in_force};
use super::owed::owed_posts;
use super::proposal::PROPOSAL_LIFETIME_MS;
use super::timing::WrittenLines;
use super::{Act, Line, Referee, RefereeError, Request, Session, thread};

/// Maximum number of attempts to write the end of a game whose season changes in the meantime. An attempt fails only if
/// another change was written first, so the limit exceeds the number of games of a season that can end at the same
/// time. The season is not locked instead, because a lock could deadlock with a session that waits for the season.
const MAX_ATTEMPTS: usize = 100;

/// Result of an action.
#[derive(Debug, Clone)]
pub struct ActionResult {
    /// The session after the action.
    pub session: Session,
    /// The events of the action, including those that followed from standing orders.
    pub events: Vec<AnyEvent>,
    pub side: Side,
    /// True if the action was only proposed: the other players vote on it first.
    pub is_proposal: bool,
}

/// An action that was already carried out by an earlier press.
#[derive(Debug)]
pub struct EarlierAction {
    pub before: Session,
    /// The current session.
    pub now: Session,
}

/// A line with its side, the user who plays it, and the reason why it is played.
pub(super) struct LineToPlay {
    pub(super) side: Side,
    pub(super) actor: UserId,
    pub(super) line: Line,
    pub(super) prompt: LineCause,
}

impl LineToPlay {
    /// A line that a user plays unprompted.
    pub(super) fn from_user(side: Side, actor: UserId, line: Line) -> Self {
        Self { side, actor, line, prompt: LineCause::Act }
    }
}

/// Lines to be carried out together, with the circumstances in which they are played.
pub(super) struct LineBatch {
    /// The lines, in order.
    pub(super) lines: Vec<LineToPlay>,
    /// The press that caused the lines; `None` for lines that are played automatically.
    pub(super) interaction: Option<InteractionId>,
    pub(super) at: UnixMs,
    /// Posts that precede those owed for the lines.
    pub(super) also: Vec<NewPost>,
    /// True if standing orders do not apply after these lines, and only automatic draws may follow: a player who has to
    /// act because of these lines has not been asked yet, and is asked first.
    pub(super) only_draws: bool,
}

/// Lines that have been played but not written yet.
pub(super) struct PreparedLines {
    /// The change to the log.
    pub(super) append: Append,
    /// The session after the lines; its log does not contain them yet.
    pub(super) after: Session,
    /// Events of the lines, in order.
    events: Vec<AnyEvent>,
    /// The side of the first line.
    side: Side,
}

impl Referee {
    /// Carries out an action and returns once it is on disk.
    ///
    /// # Errors
    ///
    /// If the user may not do so or has seen an older version, or if the store fails. The game is then unchanged.
    pub async fn act(&self, request: Request) -> Result<ActionResult, RefereeError> {
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        let side = before.side_of(request.user).ok_or(RefereeError::NotSeated(request.game))?;
        if before.is_out(side) && !self.store.is_press_applied(request.interaction).await? {
            return Err(RefereeError::OutOfGame);
        }
        self.refuse_stale(&before, side, &request).await?;
        let texts = match &request.act {
            Act::Line(text) => std::slice::from_ref(text),
            Act::Lines(texts) => texts.as_slice(),
        };
        let mut lines = Vec::with_capacity(texts.len());
        for text in texts {
            // If the player may not act, report that rather than an error in the line, such as a tile that the player
            // does not have.
            let line = Line::parse(text, &*before.game, side).map_err(|error| match before.check_may_act(side) {
                Ok(()) => before.unreadable_error(error),
                Err(not_to_act) => not_to_act,
            })?;
            if !line.is_player_input() {
                return Err(before.unreadable_error(Unreadable::new(1, "an action")));
            }
            if line == Line::Resign && !before.sides_to_agree(Matter::Resignation(side)).is_empty() {
                return Err(RefereeError::AlliesDecide);
            }
            lines.push(LineToPlay::from_user(side, request.user, line));
        }
        if let Some(number) = lines.first().and_then(|spoken| before.proposal_number(side, &spoken.line)) {
            return self.propose(&mut slot, &before, (side, number), &request).await;
        }
        let interaction = Some(request.interaction);
        let said = LineBatch { lines, interaction, at: request.at, also: Vec::new(), only_draws: false };
        self.play_lines(&mut slot, &before, said).await
    }

    /// Puts a line of a side to the vote, replacing the side's earlier proposal. If the others have all voted on the
    /// same line, proposing it again plays it.
    async fn propose(
        &self,
        slot: &mut Option<Session>,
        before: &Session,
        (side, number): (Side, u16),
        request: &Request,
    ) -> Result<ActionResult, RefereeError> {
        if self.store.is_press_applied(request.interaction).await? {
            return Err(RefereeError::Repeated { game: request.game });
        }
        let standing = self.load_open_proposal(before).await?;
        let asked = ActionResult { session: before.clone(), events: Vec::new(), side, is_proposal: true };
        if let Some(same) = standing.filter(|it| (it.side, it.number) == (side, number)) {
            let voices = self.load_votes(request.game, same).await?;
            let have_spoken = before.voters(side).iter().all(|voter| voices.contains_key(&voter));
            if !have_spoken {
                return Ok(asked);
            }
            return self.play_proposal(slot, before, same, (Some(request.interaction), request.at), Vec::new()).await;
        }
        let until = UnixMs(request.at.0 + PROPOSAL_LIFETIME_MS);
        let proposal = Proposal { side, number, until_ms: until.0 };
        let channel = before.record.channel;
        let mut change = Change::at(request.at).with_interaction(request.interaction);
        change
            .posts
            .extend(standing.map(|it| PostContent::VoteEnd { proposal: it, is_said: false }.into_post(channel)));
        change = change.with_post(PostContent::Proposal(proposal).into_post(channel));
        self.store.queue_posts(request.game, change.with_jobs([plan_or_drop(JobContent::Vote, Some(until))])).await?;
        Ok(asked)
    }

    /// Plays the line of a proposal for the proposing side.
    pub(super) async fn play_proposal(
        &self,
        slot: &mut Option<Session>,
        before: &Session,
        proposal: Proposal,
        (interaction, at): (Option<InteractionId>, UnixMs),
        also: Vec<NewPost>,
    ) -> Result<ActionResult, RefereeError> {
        let line = before.line_of_proposal(proposal).ok_or(RefereeError::ProposalGone)?;
        let actor = before.player(proposal.side).ok_or(RefereeError::ProposalGone)?;
        let lines = vec![LineToPlay::from_user(proposal.side, actor, Line::Action(line))];
        self.play_lines(slot, before, LineBatch { lines, interaction, at, also, only_draws: false }).await
    }

    /// Refuses a request made at an older version, unless its side is asked the same now as then.
    ///
    /// # Errors
    ///
    /// [`RefereeError::Stale`], or [`RefereeError::Repeated`] for a press that has already acted: the user should learn
    /// that the press was carried out, not that it came too late.
    pub(super) async fn refuse_stale(
        &self,
        session: &Session,
        side: Side,
        request: &Request,
    ) -> Result<(), RefereeError> {
        let Some(seen) = request.seen.filter(|&seen| seen != session.seq) else { return Ok(()) };
        if self.store.is_press_applied(request.interaction).await? {
            return Err(RefereeError::Repeated { game: request.game });
        }
        if self.has_same_question(session, side, seen).await? {
            return Ok(());
        }
        Err(RefereeError::Stale { game: request.game, seen, now: session.seq })
    }

    /// True if a side is asked the same now as at an earlier version, because only other sides have played since. Their
    /// secret answers do not matter. Where all sides answer at once, other lines do not matter either, provided that
    /// this side's legal lines stay the same.
    ///
    /// # Errors
    ///
    /// If the store is unavailable.
    pub async fn has_same_question(&self, session: &Session, side: Side, seen: Seq) -> Result<bool, RefereeError> {
        if seen >= session.seq {
            return Ok(seen == session.seq);
        }
        let since = self.store.load_log_since(session.record.id, seen).await?;
        if since.iter().any(|entry| entry.side == side.0) {
            return Ok(false);
        }
        let closed = session.game.closed_lines();
        if since.iter().all(|entry| closed.contains(&LineNumber(entry.seq.0))) {
            return Ok(true);
        }
        let is_waited_for = |session: &Session| session.game.waiting_sides().contains(side);
        if !session.kind.info().is_simultaneous || !is_waited_for(session) {
            return Ok(false);
        }
        let then = self.load_back_to(session, seen).await?;
        Ok(is_waited_for(&then) && then.legal_lines(side) == session.legal_lines(side))
    }

    /// Finds a user's earlier action with the same line, played at the version that the user acted on: a second press
    /// of the same button comes too late only because the first one was carried out. Secret answers of other sides may
    /// lie between the version and the action.
    pub async fn find_earlier_action(
        &self,
        game: GameId,
        seen: Seq,
        user: UserId,
        line: &str,
    ) -> Result<Option<EarlierAction>, RefereeError> {
        let log = self.store.load_log(game).await?;
        let since: Vec<&Entry> = lines_in_force(&log).into_iter().filter(|entry| entry.seq > seen).collect();
        let Some(first) =
            since.iter().position(|entry| entry.actor == user && entry.line == line && entry.prompt == LineCause::Act)
        else {
            return Ok(None);
        };
        let (said, between) = (since[first], &since[..first]);
        // The numbers also have a gap if a line in between was undone.
        if said.seq.0 - seen.0 != u32::try_from(first + 1).unwrap_or(u32::MAX) {
            return Ok(None);
        }
        let now = self.load_session(game).await?;
        let before = self.load_back_to(&now, Seq(said.seq.0 - 1)).await?;
        let closed = before.game.closed_lines();
        let is_secret = |entry: &&Entry| entry.side != said.side && closed.contains(&LineNumber(entry.seq.0));
        Ok(between.iter().all(is_secret).then_some(EarlierAction { before, now }))
    }

    /// Carries out lines, writes them with everything that they cause, and stores the resulting session in the slot.
    ///
    /// # Errors
    ///
    /// If the rules forbid one of the lines, or the store fails. The game is then unchanged.
    pub(super) async fn play_lines(
        &self,
        slot: &mut Option<Session>,
        before: &Session,
        said: LineBatch,
    ) -> Result<ActionResult, RefereeError> {
        self.play_decided_lines(slot, before, said, None).await
    }

    /// Carries out lines that result from an organiser's decision, as [`Referee::carry`] does.
    ///
    /// # Errors
    ///
    /// As [`Referee::carry`].
    pub(super) async fn play_decided_lines(
        &self,
        slot: &mut Option<Session>,
        before: &Session,
        said: LineBatch,
        decision: Option<NewDecision>,
    ) -> Result<ActionResult, RefereeError> {
        let PreparedLines { append, mut after, events, side } = self.prepare_lines(before, said, decision).await?;
        let is_over = append.end.is_some();
        // Until the write is known to have succeeded, the copy in memory cannot be trusted: another task may have
        // written, the disk may fail, or this task may be cancelled halfway.
        *slot = None;
        let (before_it, after_it) = fault_points(&events);
        fault_point::reach(before_it)?;
        after.seq = self.write_lines(append, &after).await?;
        fault_point::reach(after_it)?;
        after.counted = after.seq;
        *slot = Some(after.clone());
        if is_over {
            self.forget(before.record.id);
        }
        Ok(ActionResult { session: after, events, side, is_proposal: false })
    }

    /// Plays lines on a copy of a session and returns the data to write for the lines and everything that they cause.
    ///
    /// # Errors
    ///
    /// If the rules forbid one of the lines, or the store is unavailable.
    ///
    /// # Panics
    ///
    /// Never: an outcome is plain data and can always be serialised.
    pub(super) async fn prepare_lines(
        &self,
        before: &Session,
        said: LineBatch,
        decision: Option<NewDecision>,
    ) -> Result<PreparedLines, RefereeError> {
        let game = before.record.id;
        let Some(&LineToPlay { side, .. }) = said.lines.first() else { return Err(RefereeError::NotRunning(game)) };
        let mut after = before.clone();
        let PlayResult { events, mut entries, last } = apply_lines(before, &mut after, said.lines)?;
        after.takes_back =
            is_free_to_undo(side, &events, &*after.game).then_some(FreeUndo { side, to: before.counted });
        let own = events.len();
        let followed = self.follow_orders(&mut after, events, last, said.only_draws).await?;
        entries.extend(followed.entries);
        let events = followed.events;
        let acted: Sides = entries.iter().map(|entry| Side(entry.side)).collect();
        let seq = entries.iter().fold(before.seq, |seq, _| seq.next());
        let turns = Turns::from_events(&events);
        let timing =
            self.compute_timing(before, &after, WrittenLines { acted, turns: &turns, last: seq }, said.at).await?;
        let mut posts = said.also;
        let (told, dropped) = self.vote_end_changes(before, &entries).await?;
        posts.extend(told);
        posts.extend(self.next_up_posts(before, &after, side, &events[..own]).await?);
        posts.extend(owed_posts(before, side, &events, &after));
        let mut jobs = timing.jobs;
        jobs.extend(dropped);
        let outcome = after.game.outcome();
        if outcome.is_some() {
            posts.extend(self.result_post(&after.record).await?);
            posts.extend(self.results_channel_post(&after.record).await?);
            jobs.extend(thread::thread_end_jobs(&after.record, said.at)?);
        }
        posts.extend(self.direct_result_posts(&after).await?);
        let end = match outcome {
            Some(outcome) => Some(End {
                result: serde_json::to_string(&outcome).expect("an outcome is plain data"),
                pace: self.compute_pace_at_end(&after.record, &entries, said.at).await?.to_text(),
            }),
            None => None,
        };
        let append = Append {
            game,
            expected: before.seq,
            entries,
            snapshot: is_snapshot_due(&events)
                .then(|| Snapshot { state: after.game.state(), fingerprint: after.game.fingerprint() }),
            end,
            change: Change {
                at: said.at,
                interaction: said.interaction,
                posts,
                jobs,
                clock: timing.clock.as_ref().map(Clock::to_text),
                decision,
            },
        };
        after.record.clock.clone_from(&append.change.clock);
        Ok(PreparedLines { append, after, events, side })
    }

    /// Writes lines. The last lines of a game are written together with the season's record of the end; the season
    /// decides that record again if it has changed in the meantime.
    async fn write_lines(&self, append: Append, after: &Session) -> Result<Seq, RefereeError> {
        let mut attempts = 0;
        loop {
            let season = match append.end {
                Some(_) => self.season_end_lines(after, append.change.at).await?,
                None => None,
            };
            match self.store.append_in_season(append.clone(), season).await {
                Err(StoreError::SeasonMovedOn { .. }) if attempts < MAX_ATTEMPTS => attempts += 1,
                written => return Ok(written?.seq),
            }
        }
    }

    /// Pings the other players who asked to be notified when a turn is being played: at the turn's first reveal, or at
    /// its first action if the reveal was an automatic draw. `events` are those of the action's own lines.
    async fn next_up_posts(
        &self,
        before: &Session,
        after: &Session,
        side: Side,
        events: &[AnyEvent],
    ) -> Result<Vec<NewPost>, RefereeError> {
        let game = &after.game;
        let is_playing = game.turn() == Some(side) && game.waiting_sides() == Sides::from(side);
        if !is_playing || !game.sides_to_answer().is_empty() {
            return Ok(Vec::new());
        }
        let mut posts = Vec::new();
        for other in game.next_sides(side).iter() {
            // The player whose turn it is needs no notice.
            let Some(user) = after.player(other).filter(|&user| after.player(side) != Some(user)) else { continue };
            if !self.load_personal_settings(user).await?.next_up {
                continue;
            }
            let drew = events.iter().any(|event| event.kind() == EventKind::Revealed);
            if drew || self.is_after_automatic_draw(before, side).await? {
                posts.push(PostContent::NextUp { user }.into_post(after.record.channel));
            }
        }
        Ok(posts)
    }

    /// True if the last line of a session is a side's automatic draw.
    async fn is_after_automatic_draw(&self, session: &Session, side: Side) -> Result<bool, RefereeError> {
        let since = Seq(session.seq.0.saturating_sub(1));
        let lines = self.store.load_log_since(session.record.id, since).await?;
        Ok(lines.last().is_some_and(|line| line.side == side.0 && line.prompt == LineCause::Automatic))
    }
}

/// The result of playing lines.
struct PlayResult {
    events: Vec<AnyEvent>,
    entries: Vec<NewEntry>,
    last: Seq,
}

/// Plays lines on a session, without the automatic lines that follow from them.
fn apply_lines(before: &Session, after: &mut Session, lines: Vec<LineToPlay>) -> Result<PlayResult, RefereeError> {
    let mut played = PlayResult { events: Vec::new(), entries: Vec::new(), last: before.seq };
    for LineToPlay { side, actor, line, prompt } in lines {
        played.last = played.last.next();
        let followed = line.apply(&mut *after.game, side, played.last).map_err(|refused| match refused {
            PlayError::Unreadable(error) => before.unreadable_error(error),
            PlayError::Illegal(denied) => before.illegal_error(side, denied),
        })?;
        played.events.extend(followed);
        played.entries.push(NewEntry { side: side.0, line: line.to_text(), actor, prompt });
    }
    Ok(played)
}

/// True if a snapshot should be stored: one per turn keeps loading a session fast without writing the whole state at
/// every step.
fn is_snapshot_due(events: &[AnyEvent]) -> bool {
    events.iter().any(|event| matches!(event.kind(), EventKind::TurnBegan(_) | EventKind::Over))
}

/// The points at which a test may interrupt the write of these events.
fn fault_points(events: &[AnyEvent]) -> (FaultPoint, FaultPoint) {
    let is_decision = |event: &AnyEvent| matches!(event.kind(), EventKind::Asked(_) | EventKind::Answered(_));
    let is_chapter = |event: &AnyEvent| matches!(event.kind(), EventKind::ChapterBegan | EventKind::ChapterEnded);
    if events.iter().any(is_decision) {
        (FaultPoint::BeforeDecision, FaultPoint::AfterDecision)
    } else if events.iter().any(is_chapter) {
        (FaultPoint::BeforeChapter, FaultPoint::AfterChapter)
    } else {
        (FaultPoint::BeforeAct, FaultPoint::AfterAct)
    }
}
