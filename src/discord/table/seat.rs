//! Who presses: table, side and request of a press.

use sztab_game::Side;
use sztab_referee::{RefereeError, Request, Table};

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;

use super::press::Press;

impl Bot {
    /// The table of a press as it stands, also after an act of the press.
    pub(crate) async fn table_of(&self, press: &Press<'_>) -> Result<Table, Failure> {
        Ok(self.referee.table_of(press.record()?).await?)
    }

    /// The table of a press and the side of the presser, at the version of the button.
    pub(crate) async fn seat_of(&self, press: &Press<'_>) -> Result<(Table, Side), Failure> {
        let id = &press.id;
        let table = self.table_of(press).await?;
        let user = press.user();
        let side = table.side_of(user).ok_or(RefereeError::NotSeated(id.game))?;
        if !self.referee.is_asked_the_same(&table, side, id.seq).await? {
            return Err(RefereeError::Stale { game: id.game, seen: id.seq, now: table.seq }.into());
        }
        table.may_act(side)?;
        Ok((table, side))
    }

    /// The circumstances of a press.
    pub(crate) fn request_of(&self, press: &Press<'_>) -> Request {
        let id = &press.id;
        let user = press.user();
        Request::of(id.game, user, Some(id.seq), press.at(self.now()))
    }
}
