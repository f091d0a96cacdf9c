//! Standing orders in a session: kept by game and user, and followed as soon as their question is open; and the
//! automatic draw, which works the same way.
//!
//! A line that follows from an order is a line of the log like any other, by the side and the user whose order it is,
//! written in the transaction of the line that led to it. Its [`Prompt`] says that it was an order.
//!
//! The posts cover all of these lines, so that nobody is pinged for an answered question. Orders apply after an
//! act, never after a step taken back (`tests/store/orders.rs`). The draw costs no thinking time and cannot be
//! taken back (`tests/store/draws.rs`).

use sztab_game::{AnyEvent, EventKind, Side};
use sztab_store::{GameId, NewEntry, Prompt, Seq, UnixMs, UserId};

use super::fold::{TakeBack, is_free};
use super::{Line, Referee, RefereeError, Session, is_computer};

/// Most lines that orders add to one act. No game comes near it: it keeps a mistake of ours from filling the disk.
const MOST_LINES: usize = 200;

/// Effects of orders after an act.
pub(super) struct Followed {
    /// Lines to be written after that of the act.
    pub entries: Vec<NewEntry>,
    /// Events, those of the act included.
    pub events: Vec<AnyEvent>,
}

impl Referee {
    /// Orders of a user in a game, as the game reads them; empty for none.
    pub async fn orders(&self, game: GameId, user: UserId) -> Result<String, RefereeError> {
        Ok(self.store().orders(game, user).await?.unwrap_or_default())
    }

    /// Changes what a user has ordered in a session where he plays, and gives what is ordered now. `change` may be
    /// asked more than once.
    ///
    /// # Errors
    ///
    /// If the game is not being played, the user does not sit there, or the store refuses.
    pub async fn change_orders(
        &self,
        game: GameId,
        user: UserId,
        at: UnixMs,
        mut change: impl FnMut(&str) -> String + Send,
    ) -> Result<String, RefereeError> {
        self.orders_at(game, user).await?;
        // Two changes at once are both made: the second one begins anew with what the first one has written.
        loop {
            let known = self.store().orders(game, user).await?;
            let text = change(known.as_deref().unwrap_or_default());
            if self.store().set_orders(game, user, known.as_deref(), &text, at).await? {
                return Ok(text);
            }
        }
    }

    /// The session for which a user may give orders, and his side.
    ///
    /// # Errors
    ///
    /// If the game is not being played, or the user does not sit there.
    pub async fn orders_at(&self, game: GameId, user: UserId) -> Result<(Session, Side), RefereeError> {
        let session = self.session(game).await?;
        let side = session.seat_in_play(user)?;
        Ok((session, side))
    }

    /// Carries out what orders say after a line, one after the other, until somebody has to be asked. `events` are
    /// those of the act's lines, `number` is that of the last. With `only_draws` nothing but what is automatic follows.
    pub(super) async fn follow_orders(
        &self,
        session: &mut Session,
        events: Vec<AnyEvent>,
        mut number: Seq,
        only_draws: bool,
    ) -> Result<Followed, RefereeError> {
        let mut followed = Followed { entries: Vec::new(), events };
        let mut last = 0;
        while followed.entries.len() < MOST_LINES {
            if only_draws && session.game.automatic().is_none() {
                break;
            }
            let begun = &followed.events[last..];
            let Some(entry) = self.next_by_itself(session, begun).await? else { break };
            // The rules have the last word; what they refuse is asked.
            let (side, step, before) = (Side(entry.side), Line::Action(entry.line.clone()), number);
            number = number.next();
            let Ok(mut brought) = step.apply(&mut *session.game, side, number) else { break };
            last = followed.events.len();
            followed.entries.push(entry);
            // The act's lines and all but the newest of these come before the one that could be taken back.
            session.takes_back = is_free(side, &brought, &*session.game).then_some(TakeBack { side, to: before });
            followed.events.append(&mut brought);
        }
        Ok(followed)
    }

    /// The line of a side that is not asked, if there is one: its only choice, or what its orders say.
    pub(super) async fn next_by_itself(
        &self,
        session: &Session,
        brought: &[AnyEvent],
    ) -> Result<Option<NewEntry>, RefereeError> {
        let game = &session.game;
        if let Some((side, line)) = game.automatic() {
            let Some(actor) = session.player(side) else { return Ok(None) };
            let by_hand = self.personal(actor).await?.draws_by_hand;
            return Ok((!by_hand).then_some(NewEntry { side: side.0, line, actor, prompt: Prompt::Automatic }));
        }
        // The computer player thinks for itself.
        for (side, actor) in session.waiting_players().into_iter().filter(|&(_, actor)| !is_computer(actor)) {
            let orders = self.orders(session.record.id, actor).await?;
            let begun = brought.iter().any(|event| matches!(event.kind(), EventKind::TurnBegan(_)));
            if let Some(line) = game.ordered_line(side, &orders, begun) {
                return Ok(Some(NewEntry { side: side.0, line, actor, prompt: Prompt::Order }));
            }
        }
        Ok(None)
    }
}
