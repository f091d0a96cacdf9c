//! An act of a user: checked, carried out, written, and only then told.

use crate::games::neuroshima::rules::notation::ActionError;
use crate::games::neuroshima::rules::{Event, Side};
use crate::store::fault_point::{self, Point};
use crate::store::{Append, Change, GameId, InteractionId, NewEntry, NewPost, Seq, Snapshot, UnixMs, UserId};

use super::clock::Clock;
use super::content::PostContent;
use super::fold::{TakeBack, counting, is_free};
use super::orders::is_automatic_draw;
use super::owed::owed;
use super::timing::Written;
use super::{Line, Referee, RefereeError, Table, thread};

/// What a user wants at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Which table.
    pub game: GameId,
    /// Who.
    pub user: UserId,
    /// The version that the user acted on, if the way in which it was asked says so.
    pub seen: Option<Seq>,
    /// The press or command, so that it acts once.
    pub interaction: InteractionId,
    /// When.
    pub at: UnixMs,
    /// What.
    pub act: Act,
}

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A line of the notation.
    Line(String),
}

/// What came of an act.
#[derive(Debug, Clone)]
pub struct Acted {
    /// The table after it.
    pub table: Table,
    /// What happened, with what followed from standing orders.
    pub events: Vec<Event>,
    /// The side that acted.
    pub side: Side,
}

/// Lines to be carried out together, and what goes with them.
pub(super) struct Said {
    /// Each with its side and the user who says it.
    pub(super) lines: Vec<(Side, UserId, Line)>,
    /// The press that they come of; none for what happens by itself.
    pub(super) interaction: Option<InteractionId>,
    /// When.
    pub(super) at: UnixMs,
    /// Posts that come before those that the lines cause.
    pub(super) also: Vec<NewPost>,
}

impl Referee {
    /// Carries out an act and returns once it is on disk.
    ///
    /// # Errors
    ///
    /// If the user may not do that, has seen an older version, or the store refuses. Nothing has changed then.
    pub async fn act(&self, request: Request) -> Result<Acted, RefereeError> {
        let slot = self.lock_of(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.current(&mut slot, request.game).await?;
        let side = before.side_of(request.user).ok_or(RefereeError::NotSeated(request.game))?;
        if let Some(seen) = request.seen.filter(|&seen| seen != before.seq) {
            // A repeated press finds the game moved on by itself: it must hear that, not that it came too late.
            if self.store.has_acted(request.interaction).await? {
                return Err(RefereeError::Repeated { game: request.game });
            }
            return Err(RefereeError::Stale { game: request.game, seen, now: before.seq });
        }
        let Act::Line(text) = &request.act;
        // Whoever is not to act hears that first, and not that there is no such tile among his.
        let line = Line::parse(text, &before.game, side).map_err(|error| match before.may_act(side) {
            Ok(()) => RefereeError::from(error),
            Err(not_to_act) => not_to_act,
        })?;
        if !line.may_be_said() {
            return Err(RefereeError::Unreadable(ActionError { column: 1, expected: "an action".to_owned() }));
        }
        let lines = vec![(side, request.user, line)];
        let said = Said { lines, interaction: Some(request.interaction), at: request.at, also: Vec::new() };
        self.carry(&mut slot, &before, said).await
    }

    /// The table on which a user has said a line already, if that is what the log has at this version: a second press
    /// of the same button comes too late because the first one did its work.
    ///
    /// # Errors
    ///
    /// If the game cannot be read.
    pub async fn said_before(
        &self,
        game: GameId,
        seen: Seq,
        user: UserId,
        line: &str,
    ) -> Result<Option<Table>, RefereeError> {
        let log = self.store.log(game).await?;
        let next = counting(&log).into_iter().find(|entry| entry.seq == seen.next());
        if next.is_none_or(|entry| entry.actor != user || entry.line != line) {
            return Ok(None);
        }
        let now = self.table(game).await?;
        Ok(Some(self.back_to(&now, seen).await?))
    }

    /// Carries out lines, writes them with all that they cause, and keeps the table that they lead to.
    ///
    /// # Errors
    ///
    /// If the rules forbid one of them, or the store refuses. Nothing has changed then.
    ///
    /// # Panics
    ///
    /// Never: an outcome is plain data, which can be written down.
    pub(super) async fn carry(
        &self,
        slot: &mut Option<Table>,
        before: &Table,
        said: Said,
    ) -> Result<Acted, RefereeError> {
        let game = before.record.id;
        let Some(&(side, ..)) = said.lines.first() else { return Err(RefereeError::NotRunning(game)) };
        let mut after = before.clone();
        let (mut events, mut entries) = (Vec::new(), Vec::new());
        for (side, actor, line) in said.lines {
            let text = line.print(&after.game, side);
            let followed = line.apply(&mut after.game, side).map_err(|illegal| RefereeError::Illegal {
                illegal,
                side,
                game: Box::new(before.game.clone()),
            })?;
            events.extend(followed);
            entries.push(NewEntry { side: side.0, line: text, actor });
        }
        after.takes_back = is_free(side, &events, &after.game).then_some(TakeBack { side, to: before.counted });
        // What happens by itself is told as it is: whoever is asked because of it has not been asked before.
        let followed = self.follow_orders(&mut after, events, said.interaction.is_none()).await?;
        entries.extend(followed.entries);
        events = followed.events;
        let seq = entries.iter().fold(before.seq, |seq, _| seq.next());
        let ended = |event: &Event| if let Event::TurnEnded { side } = event { Some(*side) } else { None };
        let ended: Vec<Side> = events.iter().filter_map(ended).collect();
        let timing = self.timing(before, &after, Written { ended: &ended, last: seq }, said.at).await?;
        let mut posts = said.also;
        posts.extend(self.next_up(before, &after, side, &events).await?);
        posts.extend(owed(before, side, &events, &after));
        let mut jobs = timing.jobs;
        if after.game.outcome().is_some() {
            posts.extend(self.result_post(&after.record).await?);
            jobs.extend(thread::at_end(&after.record, said.at)?);
        }
        posts.extend(self.direct_results(&after).await?);
        let append = Append {
            game,
            expected: before.seq,
            entries,
            snapshot: snapshot_due(&events)
                .then(|| Snapshot { state: after.game.state_json(), fingerprint: after.game.fingerprint() }),
            result: after
                .game
                .outcome()
                .map(|outcome| serde_json::to_string(&outcome).expect("an outcome is plain data")),
            change: Change {
                at: said.at,
                interaction: said.interaction,
                posts,
                jobs,
                clock: timing.clock.as_ref().map(Clock::to_text),
            },
        };
        // Until it is known to be written nothing in memory is to be trusted: somebody else may have written, the disk
        // may refuse, or this very task may end half way.
        *slot = None;
        after.record.clock.clone_from(&append.change.clock);
        let (before_it, after_it) = moments(&events);
        fault_point::reach(before_it)?;
        after.seq = self.store.append(append).await?.seq;
        fault_point::reach(after_it)?;
        after.counted = after.seq;
        *slot = Some(after.clone());
        if after.game.outcome().is_some() {
            self.forget(game);
        }
        Ok(Acted { table: after, events, side })
    }

    /// A ping for an opponent who wants to know that the other turn is being played: at its draw, or at the first act
    /// after an automatic one.
    async fn next_up(
        &self,
        before: &Table,
        after: &Table,
        side: Side,
        events: &[Event],
    ) -> Result<Option<NewPost>, RefereeError> {
        let goes_on = after.game.to_act() == Some(side) && after.game.decision().is_none();
        // A first game has one person on both sides.
        let is_other = |user: &UserId| after.player(side) != Some(*user);
        let Some(user) = after.player(after.game.opponent(side)).filter(|user| goes_on && is_other(user)) else {
            return Ok(None);
        };
        if !self.personal(user).await?.next_up {
            return Ok(None);
        }
        let drew = events.iter().any(|event| matches!(event, Event::Drew { side: drawer, .. } if *drawer == side));
        if !drew && !self.is_after_automatic_draw(before, side).await? {
            return Ok(None);
        }
        Ok(Some(PostContent::NextUp { user }.post(after.record.channel)))
    }

    /// Whether the last thing at a table is a side's automatic draw.
    async fn is_after_automatic_draw(&self, table: &Table, side: Side) -> Result<bool, RefereeError> {
        let since = Seq(table.seq.0.saturating_sub(2));
        let lines = self.store.log_since(table.record.id, since).await?;
        Ok(match lines.as_slice() {
            [.., cause, draw] => draw.side == side.0 && is_automatic_draw(Some(cause), draw),
            _ => false,
        })
    }
}

/// A snapshot a turn keeps reading a table short without writing the whole state at every step.
fn snapshot_due(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::TurnBegan { .. } | Event::GameOver { .. }))
}

/// Where a test may break off what is being written.
fn moments(events: &[Event]) -> (Point, Point) {
    let is_decision = |event: &Event| matches!(event, Event::DecisionAsked { .. } | Event::DecisionMade { .. });
    let is_battle = |event: &Event| {
        matches!(event, Event::BattleBegan { .. } | Event::SegmentBegan { .. } | Event::BattleEnded { .. })
    };
    if events.iter().any(is_decision) {
        (Point::BeforeDecision, Point::AfterDecision)
    } else if events.iter().any(is_battle) {
        (Point::BeforeBattle, Point::AfterBattle)
    } else {
        (Point::BeforeAct, Point::AfterAct)
    }
}
