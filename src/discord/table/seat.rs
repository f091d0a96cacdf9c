//! Who presses: table, side and request of a press.

use serenity::all::ComponentInteraction;

use crate::games::neuroshima::rules::Side;
use crate::referee::{RefereeError, Request, Table};
use crate::store::{InteractionId, UserId};

use crate::discord::bot::Bot;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;

impl Bot {
    /// The table of a press and the side of whoever pressed, at the version that the button was made for.
    pub(crate) async fn seat_of(&self, press: &ComponentInteraction, id: &ButtonId) -> Result<(Table, Side), Failure> {
        let table = self.referee.table(id.game).await?;
        let user = UserId(press.user.id.get());
        let side = table.side_of(user).ok_or(RefereeError::NotSeated(id.game))?;
        if table.seq != id.seq {
            return Err(RefereeError::Stale { game: id.game, seen: id.seq, now: table.seq }.into());
        }
        table.may_act(side)?;
        Ok((table, side))
    }

    /// The circumstances of a press.
    pub(crate) fn request_of(&self, press: &ComponentInteraction, id: &ButtonId) -> Request {
        let user = UserId(press.user.id.get());
        Request::of(id.game, user, Some(id.seq), (InteractionId(press.id.get()), self.now()))
    }
}
