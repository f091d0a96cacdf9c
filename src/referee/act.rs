//! An act of a user: checked, carried out, written, and only then told.

use crate::rules::notation::ActionError;
use crate::rules::{Event, Side};
use crate::store::{Append, Change, GameId, InteractionId, NewEntry, Seq, Snapshot, UnixMs, UserId};

use super::fold::{TakeBack, is_free};
use super::owed::owed;
use super::{Line, Referee, RefereeError, Table};

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
    /// What happened.
    pub events: Vec<Event>,
    /// The side that acted.
    pub side: Side,
}

impl Referee {
    /// Carries out an act and returns once it is on disk.
    ///
    /// # Errors
    ///
    /// If the user may not do that, has seen an older version, or the store refuses. Nothing has changed then.
    ///
    /// # Panics
    ///
    /// Never: an outcome is plain data, which can be written down.
    pub async fn act(&self, request: Request) -> Result<Acted, RefereeError> {
        let slot = self.slot(&self.store.game(request.game).await?);
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
        let mut after = before.clone();
        let events = line.apply(&mut after.game, side).map_err(|illegal| RefereeError::Illegal {
            illegal,
            side,
            table: Box::new(before.clone()),
        })?;
        after.takes_back = is_free(side, &events, &after.game).then_some(TakeBack { side, to: before.counted });
        let append = Append {
            game: request.game,
            expected: before.seq,
            entries: vec![NewEntry { side: side.0, line: line.print(&before.game, side), actor: request.user }],
            snapshot: snapshot_due(&events)
                .then(|| Snapshot { state: after.game.state_json(), fingerprint: after.game.fingerprint() }),
            result: after
                .game
                .outcome()
                .map(|outcome| serde_json::to_string(&outcome).expect("an outcome is plain data")),
            change: Change {
                at: request.at,
                interaction: Some(request.interaction),
                posts: owed(&before, side, &events, &after),
            },
        };
        // Until it is known to be written nothing in memory is to be trusted: somebody else may have written, the disk
        // may refuse, or this very task may end half way.
        *slot = None;
        after.seq = self.store.append(append).await?.seq;
        after.counted = after.seq;
        *slot = Some(after.clone());
        drop(slot);
        if after.game.outcome().is_some() {
            self.forget(request.game);
        }
        Ok(Acted { table: after, events, side })
    }
}

/// A snapshot a turn keeps reading a table short without writing the whole state at every step.
fn snapshot_due(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::TurnBegan { .. } | Event::GameOver { .. }))
}
