//! The seat of a player: table, side and request of a press, and the lines that the side may say.

use sztab_game::face::Asked;
use sztab_game::{Language, Side};
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

/// A side of a table with the lines that it may say.
#[derive(Debug)]
pub struct Seat<'a> {
    pub table: &'a Table,
    pub side: Side,
    /// The lines that it may say, whole.
    pub lines: Vec<String>,
    /// What it has said so far; empty where nobody asks for it.
    pub said: Vec<String>,
}

impl<'a> Seat<'a> {
    pub fn new(table: &'a Table, side: Side) -> Self {
        Self { table, side, lines: table.legal(side), said: Vec::new() }
    }

    /// The same side, which has said this so far.
    pub fn having_said(self, said: Vec<String>) -> Self {
        Self { said, ..self }
    }

    /// What the side is asked.
    pub fn asked(&self, language: Language) -> Asked<'_> {
        Asked { game: self.table.game(), side: self.side, lines: &self.lines, said: &self.said, language }
    }

    /// Whether a line may be said.
    pub fn may_say(&self, line: &str) -> bool {
        self.lines.iter().any(|legal| legal == line)
    }
}
