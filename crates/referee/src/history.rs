//! The history of a game from its log: the events behind a post, rebuilt whenever a post needs them.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use sztab_game::{AnyEvent, EventKind, EventRecord, Game, Kind, LineNumber, Narrative, Side, Viewer};
use sztab_store::{Entry, Game as Record, GameId, NewPost, Seq};

use super::fold::{FreeUndo, UNDO_PREFIX, is_free_to_undo, undo_target};
use super::line::replay;
use super::owed::{ChapterJoiner, has_ping, owed_posts};
use super::path::{Path, ReplayPath, ReplayPaths};
use super::session::Beginning;
use super::{Referee, RefereeError, Session, is_computer};

/// A game with its history up to a line of its log, either from the beginning or from a stored state.
#[derive(Debug, Clone)]
pub struct History {
    /// The session at that line.
    pub session: Session,
    /// The public view of the state from which the history starts; `None` for the beginning of the game.
    begins: Option<Arc<dyn Game>>,
    /// Moments of the lines, oldest first, without undone lines.
    pub moments: Vec<Moment>,
    /// Time from the first line of the log to the last.
    pub lasted: Duration,
}

/// The computer player's actions in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ComputerActions {
    pub side: Side,
    /// The computer player's last line in that turn.
    pub seq: Seq,
    /// The first of the lines that were written together with the last one.
    pub began: Seq,
    /// True if a chapter began in that turn.
    pub began_chapter: bool,
}

impl Referee {
    /// The lines that a side has played in a session, in order, without undone ones.
    pub async fn load_lines_of_side(&self, session: &Session, side: Side) -> Result<Vec<String>, RefereeError> {
        let steps = Path::load_lines_in_force(self.store(), session.record.id, session.seq).await?;
        let own = steps.into_iter().filter(|entry| entry.side == side.0);
        Ok(own.map(|entry| entry.line).collect())
    }

    /// Reads a game up to a line of its log.
    ///
    /// # Errors
    ///
    /// If there is no such game, it has not started, or its log cannot be read back.
    pub async fn load_history(&self, game: GameId, until: Seq) -> Result<History, RefereeError> {
        self.load_history_of(self.store.load_game(game).await?, until).await
    }

    /// As [`Referee::load_history`], for a game whose row the caller has read.
    ///
    /// # Errors
    ///
    /// As [`Referee::load_history`].
    pub async fn load_history_of(&self, record: Record, until: Seq) -> Result<History, RefereeError> {
        let Beginning { kind, game, .. } = Beginning::load(&self.store, &record, self.kinds).await?;
        let mut ways = ReplayPaths::new(&self.store, record.id, game, until).await?.without_snapshots();
        let way = ways.next_path().await?.ok_or(RefereeError::NotRunning(record.id))?;
        self.load_history_along(way, record, kind, ways.to).await
    }

    /// The part of a game's history that its live post narrates at a line of its log, read from stored states.
    ///
    /// # Errors
    ///
    /// As [`Referee::load_history`].
    pub async fn load_latest_history(&self, record: Record, until: Seq) -> Result<History, RefereeError> {
        let Beginning { kind, game, .. } = Beginning::load(&self.store, &record, self.kinds).await?;
        let mut ways = ReplayPaths::new(&self.store, record.id, game, until).await?;
        loop {
            let way = ways.next_path().await?.ok_or(RefereeError::NotRunning(record.id))?;
            let is_whole = way.from == Seq::OPENING;
            // In the middle of a chapter, the history would lack the beginning of the chapter.
            if !is_whole && !way.game.sides_to_answer().is_empty() {
                continue;
            }
            let history = self.load_history_along(way, record.clone(), kind, ways.to).await?;
            if is_whole || history.is_complete_for_live_post() {
                return Ok(history);
            }
        }
    }

    /// The history from a stored state to a line, along the given way.
    async fn load_history_along(
        &self,
        way: ReplayPath,
        record: Record,
        kind: Kind,
        to: Seq,
    ) -> Result<History, RefereeError> {
        let (id, ReplayPath { from, game, steps }) = (record.id, way);
        let mut session = Session::at_start(record, kind, game);
        (session.seq, session.counted) = (from, from);
        let begins = (from != Seq::OPENING).then(|| Arc::from(session.game().observed_by(Viewer::Public)));
        let mut moments: Vec<Moment> = Vec::new();
        // The start of the latest group of lines written together: the session, the side, and all events since.
        let mut act: (Session, Side, Vec<AnyEvent>) = (session.clone(), Side(0), Vec::new());
        for (index, entry) in steps.iter().enumerate() {
            let by_order = entry.prompt.is_unprompted();
            if !by_order && !continues_turn(&steps[..index], entry) {
                act = (session.clone(), Side(entry.side), Vec::new());
            } else if let Some(before) = moments.last_mut() {
                before.calls = false;
            }
            let ordered = by_order.then(|| Arc::from(session.game().observed_by(Viewer::Public)));
            let back_to = undo_target(&entry.line);
            let events = match back_to {
                // The game returns to an earlier state, but the players who had to act before the undo depend on the
                // undone lines.
                Some(to) => {
                    act.0 = self.load_before_undo(&session, entry.seq, to).await?;
                    Vec::new()
                }
                None => replay(&mut *session.game, id, entry)?,
            };
            session.seq = entry.seq;
            let (before, actor, brought) = &mut act;
            brought.extend(events.iter().cloned());
            let posts: Vec<NewPost> = owed_posts(before, *actor, brought, &session);
            moments.push(Moment {
                seq: entry.seq,
                side: Side(entry.side),
                is_free: is_free_to_undo(Side(entry.side), &events, &*session.game),
                events,
                calls: has_ping(&posts),
                act: if back_to.is_some() { entry.seq } else { before.seq.next() },
                ordered,
                takes_back: back_to.is_some(),
                closed: session.game().closed_lines(),
            });
        }
        session.seq = to;
        let counting = moments.iter().rev().find(|moment| !moment.takes_back);
        session.counted = counting.map_or(from, |moment| moment.seq);
        session.takes_back = last_step(from, &moments);
        let first = self.store.load_log_backwards(id, Seq::OPENING.next(), 1).await?;
        let span = first.first().zip(steps.last()).map_or(0, |(first, last)| last.at.0.saturating_sub(first.at.0));
        let lasted = Duration::from_millis(u64::try_from(span).unwrap_or_default());
        Ok(History { session, begins, moments, lasted })
    }

    /// The session just before line `line`, which undid everything after line `to`; `then` is the session at `to`.
    async fn load_before_undo(&self, then: &Session, line: Seq, to: Seq) -> Result<Session, RefereeError> {
        let (id, mut before) = (then.record.id, then.clone());
        let mut path = Path::back_from(&self.store, id, Seq(line.0.saturating_sub(1))).await?;
        path.go_back_to(to).await?;
        let steps = path.steps();
        for entry in steps.iter().filter(|entry| undo_target(&entry.line).is_none()) {
            replay(&mut *before.game, id, entry)?;
        }
        before.seq = steps.last().map_or(to, |entry| entry.seq);
        Ok(before)
    }

    /// The number of undos in a game up to a line.
    pub async fn count_undos(&self, game: GameId, until: Seq) -> Result<u32, RefereeError> {
        Ok(self.store.count_lines(game, until, UNDO_PREFIX).await?)
    }
}

/// True if a line continues the computer player's turn that the previous line belongs to: all lines of such a turn were
/// written together.
fn continues_turn(before: &[Entry], entry: &Entry) -> bool {
    is_computer(entry.actor) && before.last().is_some_and(|last| last.interaction.is_none() && last.at == entry.at)
}

/// The last step, if its player may undo it without asking.
fn last_step(from: Seq, moments: &[Moment]) -> Option<FreeUndo> {
    let mut steps = moments.iter().rev().filter(|moment| !moment.takes_back);
    let last = steps.next()?;
    let to = steps.next().map_or(from, |before| before.seq);
    last.is_free.then_some(FreeUndo { side: last.side, to })
}

impl History {
    /// The side whose step was undone by the last line, if that line is an undo.
    #[must_use]
    pub fn side_of_undo(&self) -> Option<Side> {
        self.moments.last().filter(|moment| moment.takes_back).map(|moment| moment.side)
    }

    /// The computer player's latest turn among those narrated by the live post; `None` if there is none. Automatic
    /// actions of the computer player, such as a draw, are not part of the turn.
    #[must_use]
    pub fn latest_computer_turn(&self) -> Option<ComputerActions> {
        let computers = self.session.computer_sides();
        let is_said =
            |moment: &Moment| computers.contains(moment.side) && moment.ordered.is_none() && !moment.takes_back;
        let told = &self.moments[self.live_from()..];
        let last = told.iter().rfind(|moment| is_said(moment))?;
        let mut turn = told.iter().filter(|moment| moment.act == last.act && moment.seq <= last.seq);
        let began_chapter =
            turn.any(|moment| moment.events.iter().any(|event| event.kind() == EventKind::ChapterBegan));
        Some(ComputerActions { side: last.side, seq: last.seq, began: last.act, began_chapter })
    }

    /// The secret lines played since the previous call that are still closed.
    pub(super) fn newly_closed_lines(&self) -> Vec<LineNumber> {
        let earlier = self.moments.get(..self.live_from()).and_then(<[_]>::last).map(|moment| &moment.closed);
        let closed = self.session.game().closed_lines().into_iter();
        closed.filter(|number| earlier.is_none_or(|earlier| !earlier.contains(number))).collect()
    }

    /// All secret lines since the start of the history, opened or not. Undone lines are left out, because they stay
    /// secret from other players.
    pub(super) fn secret_lines(&self) -> BTreeSet<LineNumber> {
        let closed = self.moments.iter().flat_map(|moment| moment.closed.iter().copied());
        let stands = |number: &LineNumber| self.moments.iter().any(|moment| moment.seq.0 == number.0);
        closed.filter(stands).collect()
    }

    /// True if the history contains all that the live post narrates: it reaches back to the call before the last one,
    /// and does not begin inside a chapter.
    fn is_complete_for_live_post(&self) -> bool {
        let calls = self.moments.iter().filter(|moment| moment.calls).count();
        let mut chapters = self.moments.iter().flat_map(|moment| &moment.events).map(AnyEvent::kind);
        let first = chapters.find(|kind| matches!(kind, EventKind::ChapterBegan | EventKind::ChapterEnded));
        calls >= 2 && first != Some(EventKind::ChapterEnded)
    }

    /// True if a chapter has begun and waits for a decision.
    #[must_use]
    pub fn is_in_chapter(&self) -> bool {
        self.event_chapters().1.last().is_some_and(Option::is_none)
    }

    /// All events that count.
    #[must_use]
    pub fn full_narrative(&self) -> Narrative {
        self.narrative(|_, _| true)
    }

    /// The events that the live post narrates: those that led to its call, and those since. Finished chapters are left
    /// out, because they have their own posts; a chapter that waits for a decision is narrated from its beginning. If a
    /// player is alone with computer players, the narrative does not include the player's own turn before that of a
    /// computer player.
    #[must_use]
    pub fn live_narrative(&self) -> Narrative {
        let from = self.live_from();
        let people = self.session.game().sides().difference(self.session.computer_sides());
        let is_alone = people.len() == 1;
        let own = self.moments[from..].iter().take_while(|moment| is_alone && people.contains(moment.side)).count();
        let from = if from + own < self.moments.len() { from + own } else { from };
        self.narrative(|index, chapter| chapter.map_or(index >= from, |chapter| chapter.ended.is_none()))
    }

    /// The chapters that ended since the previous call, so that their results can be stated where the game continues.
    #[must_use]
    pub fn ended_chapters(&self) -> Narrative {
        let from = self.live_from();
        self.narrative(|_, chapter| chapter.is_some_and(|chapter| chapter.ended.is_some_and(|index| index >= from)))
    }

    /// The events since a side's player last acted, with whole chapters. A side that has never acted has missed the whole
    /// game.
    #[must_use]
    pub fn narrative_since(&self, side: Side) -> Narrative {
        let from = self.first_after(side);
        self.narrative(|index, chapter| chapter.and_then(|chapter| chapter.ended).unwrap_or(index) >= from)
    }

    /// The latest chapter that ended since a side's player last acted.
    #[must_use]
    pub fn latest_chapter_since(&self, side: Side) -> Option<Narrative> {
        let from = self.first_after(side);
        let (_, chapters) = self.event_chapters();
        let latest = chapters.iter().rposition(|ended| ended.is_some_and(|index| index >= from))?;
        Some(self.narrative(|_, chapter| chapter.is_some_and(|chapter| chapter.number == latest)))
    }

    /// True if a side's player has acted before, and turns since then are missing from the live post. Lines written
    /// together with that action, such as the draw of the next player, are part of the post before.
    #[must_use]
    pub fn has_missed_turns(&self, side: Side) -> bool {
        let from = self.first_after(side);
        match from.checked_sub(1).map(|last| self.moments[last].act) {
            Some(act) => {
                self.moments[from..].iter().position(|moment| moment.act != act).unwrap_or(0) + from < self.live_from()
            }
            None => self.begins.is_some(),
        }
    }

    /// The first moment after a side's player last acted.
    fn first_after(&self, side: Side) -> usize {
        let acted = |moment: &Moment| moment.side == side && moment.ordered.is_none() && !moment.takes_back;
        self.moments.iter().rposition(acted).map_or(0, |index| index + 1)
    }

    /// The line after which the live post's narrative begins.
    #[must_use]
    pub fn line_before_live_post(&self) -> Seq {
        self.live_from().checked_sub(1).map_or(Seq::OPENING, |before| self.moments[before].seq)
    }

    /// The first moment that the live post narrates: the one after the call before the last one.
    fn live_from(&self) -> usize {
        let call_before = |end: usize| self.moments[..end].iter().rposition(|moment| moment.calls);
        call_before(self.moments.len()).and_then(call_before).map_or(0, |index| index + 1)
    }

    /// One of the chapters that ended at the last line or the lines written together with it, from beginning to end.
    /// `number` is the index among these chapters, from 0.
    #[must_use]
    pub fn chapter(&self, number: usize) -> Narrative {
        let first = self.moments.last().map_or(Seq::OPENING, |moment| moment.act);
        let act = self.moments.iter().position(|moment| moment.seq >= first).unwrap_or(0);
        let (_, chapters) = self.event_chapters();
        let earlier = chapters.iter().filter(|ended| ended.is_some_and(|index| index < act));
        let wanted = number + earlier.count();
        self.narrative(|_, chapter| chapter.is_some_and(|chapter| chapter.number == wanted))
    }

    /// All events, marked by whether they are narrated. `is_told` receives the index of the moment and the chapter that
    /// the event belongs to.
    fn narrative(&self, is_told: impl Fn(usize, Option<Chapter>) -> bool) -> Narrative {
        let (parts, chapters) = self.event_chapters();
        let mut parts = parts.into_iter();
        let mut narrative = Narrative { from: self.begins.clone(), events: Vec::new() };
        for (index, moment) in self.moments.iter().enumerate() {
            for (number, event) in moment.events.iter().enumerate() {
                let chapter = parts.next().flatten().map(|number| Chapter { number, ended: chapters[number] });
                narrative.events.push(EventRecord {
                    event: event.observed_by(Viewer::Public),
                    is_told: is_told(index, chapter),
                    ordered: moment.ordered.clone().filter(|_| number == 0),
                });
            }
        }
        narrative
    }

    /// The chapter that each event belongs to, and for each chapter the moment in which it ended.
    fn event_chapters(&self) -> (Vec<Option<usize>>, Vec<Option<usize>>) {
        let (mut parts, mut chapters) = (Vec::new(), Vec::new());
        let mut open = None;
        let (mut act, mut seam) = (Seq::OPENING, ChapterJoiner::default());
        for (index, moment) in self.moments.iter().enumerate() {
            if std::mem::replace(&mut act, moment.act) != moment.act {
                seam = ChapterJoiner::default();
            }
            for event in &moment.events {
                let goes_on = seam.continues_chapter(event.kind());
                if event.kind() == EventKind::ChapterBegan {
                    let next = if goes_on { chapters.len().saturating_sub(1) } else { chapters.len() };
                    chapters.truncate(next);
                    chapters.push(None);
                    open = Some(next);
                }
                parts.push(open);
                if event.kind() == EventKind::ChapterEnded
                    && let Some(ended) = open.take()
                {
                    chapters[ended] = Some(index);
                }
            }
        }
        (parts, chapters)
    }
}

/// A part of the game that is narrated in a post of its own, such as a Battle.
#[derive(Debug, Clone, Copy)]
struct Chapter {
    /// The index of the chapter, from 0.
    number: usize,
    /// The index of the moment in which the chapter ended, if it has.
    ended: Option<usize>,
}

/// The effect of one line of the log.
#[derive(Debug, Clone)]
pub struct Moment {
    pub seq: Seq,
    /// The side that acted.
    pub side: Side,
    /// The events of the line.
    pub events: Vec<AnyEvent>,
    /// True if the line owed a post that calls a player. Of lines written together, only the last one can call.
    pub calls: bool,
    /// The first of the lines that were written together with this one.
    pub(super) act: Seq,
    /// The public view of the game in which a standing order answered. `None` unless an order caused this line together
    /// with the previous one.
    pub ordered: Option<Arc<dyn Game>>,
    /// True if the line undid earlier lines.
    pub takes_back: bool,
    /// The secret lines that are closed after this line.
    pub(super) closed: Vec<LineNumber>,
    /// True if the player may undo the line without asking.
    pub(super) is_free: bool,
}
