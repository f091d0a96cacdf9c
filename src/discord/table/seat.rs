//! Who presses: table, side and request of a press.

use crate::games::Side;
use crate::referee::{RefereeError, Request, Table};

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;

use super::press::Press;

impl Bot {
    /// The table of a press and the side of the presser, at the version of the button.
    pub(crate) async fn seat_of(&self, press: &Press<'_>) -> Result<(Table, Side), Failure> {
        let id = &press.id;
        let table = self.referee.table(id.game).await?;
        let user = press.user();
        let side = table.side_of(user).ok_or(RefereeError::NotSeated(id.game))?;
        if table.seq != id.seq {
            return Err(RefereeError::Stale { game: id.game, seen: id.seq, now: table.seq }.into());
        }
        table.may_act(side)?;
        Ok((table, side))
    }

    /// The circumstances of a press.
    pub(crate) fn request_of(&self, press: &Press<'_>) -> Request {
        let id = &press.id;
        let user = press.user();
        Request::of(id.game, user, Some(id.seq), press.interaction(), self.now())
    }
}
