//! Standing orders in a session, and the automatic draw, which works the same way. Orders are stored by game and user,
//! and applied as soon as the question that they answer is open.
//!
//! A line that results from an order is an ordinary line of the log, attributed to the side and the user who gave the
//! order, and written in the transaction of the line that led to it. Its [`LineCause`] marks it as an order.
//!
//! The posts cover all of these lines, so no player is pinged about a question that has been answered. Orders apply
//! after an action, never after an undo (`tests/store/orders.rs`). The draw costs no thinking time and cannot be undone
//! (`tests/store/draws.rs`).

use sztab_game::{AnyEvent, EventKind, Side};
use sztab_store::{GameId, LineCause, NewEntry, Seq, UnixMs, UserId};

use super::fold::{FreeUndo, is_free_to_undo};
use super::{Line, Referee, RefereeError, Session, is_computer};

/// Maximum number of lines that orders add to one action. Games stay far below this number; the limit keeps a bug from
/// filling the disk.
const MAX_LINES: usize = 200;

/// Effects of orders after an action.
pub(super) struct OrderEffects {
    /// Lines to be written after those of the action.
    pub entries: Vec<NewEntry>,
    /// Events, including those of the action.
    pub events: Vec<AnyEvent>,
}

impl Referee {
    /// A user's orders in a game, in the game's notation; empty if there are none.
    pub async fn load_orders(&self, game: GameId, user: UserId) -> Result<String, RefereeError> {
        Ok(self.store().load_orders(game, user).await?.unwrap_or_default())
    }

    /// Changes a user's orders in a session in which the user plays, and returns the new ones. `change` may be called
    /// more than once.
    ///
    /// # Errors
    ///
    /// If the game is not in play, the user does not sit there, or the store fails.
    pub async fn change_orders(
        &self,
        game: GameId,
        user: UserId,
        at: UnixMs,
        mut change: impl FnMut(&str) -> String + Send,
    ) -> Result<String, RefereeError> {
        self.load_session_for_orders(game, user).await?;
        // If two changes are made simultaneously, both take effect: the second one starts again from the result of the
        // first.
        loop {
            let known = self.store().load_orders(game, user).await?;
            let text = change(known.as_deref().unwrap_or_default());
            if self.store().set_orders(game, user, known.as_deref(), &text, at).await? {
                return Ok(text);
            }
        }
    }

    /// The session for which a user may give orders, and the user's side.
    ///
    /// # Errors
    ///
    /// If the game is not in play, or the user does not sit there.
    pub async fn load_session_for_orders(&self, game: GameId, user: UserId) -> Result<(Session, Side), RefereeError> {
        let session = self.load_session(game).await?;
        let side = session.seat_in_play(user)?;
        Ok((session, side))
    }

    /// Carries out orders after a line, one after another, until a player has to be asked. `events` are those of the
    /// action's lines, `number` is the number of the last line. With `only_draws`, only automatic lines follow.
    pub(super) async fn follow_orders(
        &self,
        session: &mut Session,
        events: Vec<AnyEvent>,
        mut number: Seq,
        only_draws: bool,
    ) -> Result<OrderEffects, RefereeError> {
        let mut followed = OrderEffects { entries: Vec::new(), events };
        let mut last = 0;
        while followed.entries.len() < MAX_LINES {
            if only_draws && session.game.automatic_line().is_none() {
                break;
            }
            let begun = &followed.events[last..];
            let Some(entry) = self.next_automatic_line(session, begun).await? else { break };
            // The rules decide whether an order's line is legal; if it is not, the player is asked.
            let (side, step, before) = (Side(entry.side), Line::Action(entry.line.clone()), number);
            number = number.next();
            let Ok(mut brought) = step.apply(&mut *session.game, side, number) else { break };
            last = followed.events.len();
            followed.entries.push(entry);
            // Only the newest of these lines can be undone; the action's lines and the earlier ones stay.
            session.takes_back =
                is_free_to_undo(side, &brought, &*session.game).then_some(FreeUndo { side, to: before });
            followed.events.append(&mut brought);
        }
        Ok(followed)
    }

    /// The line of a side that does not have to be asked, if there is one: the side's only choice, or the line given by
    /// its orders.
    pub(super) async fn next_automatic_line(
        &self,
        session: &Session,
        brought: &[AnyEvent],
    ) -> Result<Option<NewEntry>, RefereeError> {
        let game = &session.game;
        if let Some((side, line)) = game.automatic_line() {
            let Some(actor) = session.player(side) else { return Ok(None) };
            let by_hand = self.load_personal_settings(actor).await?.draws_by_hand;
            return Ok((!by_hand).then_some(NewEntry { side: side.0, line, actor, prompt: LineCause::Automatic }));
        }
        // Computer players decide for themselves.
        for (side, actor) in session.waiting_players().into_iter().filter(|&(_, actor)| !is_computer(actor)) {
            let orders = self.load_orders(session.record.id, actor).await?;
            let begun = brought.iter().any(|event| matches!(event.kind(), EventKind::TurnBegan(_)));
            if let Some(line) = game.ordered_line(side, &orders, begun) {
                return Ok(Some(NewEntry { side: side.0, line, actor, prompt: LineCause::Order }));
            }
        }
        Ok(None)
    }
}
