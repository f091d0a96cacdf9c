//! The Battle that a Battle tile would bring.

use crate::games::neuroshima::rules::{Side, Study};
use crate::games::neuroshima::words::story;
use crate::referee::{Table, Telling};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Picture;
use crate::discord::say::failure::Failure;
use crate::discord::show::look::Look;

use super::guide::Trail;

impl Bot {
    /// The picture of the Battle that a side's Battle tile would bring.
    pub(crate) async fn battle_ahead(&self, table: &Table, side: Side, look: Look) -> Result<Picture, Failure> {
        let study = Study::new(&table.game, side).ok_or(Failure::Said("whatif-none"))?;
        let fight = study.battle(&[]).map_err(|_| Failure::Said("whatif-none"))?;
        let telling = Telling::of(fight.board.clone(), &fight.events);
        let board = fight.board.board;
        let lines = story(look.language, table.game.roster(), board, &telling.events, &telling.boards, &[]);
        let trail = Trail::of(side).to_string();
        self.gallery.outlook(Box::new(table.clone()), look, Box::new(fight), trail, &lines).await
    }
}
