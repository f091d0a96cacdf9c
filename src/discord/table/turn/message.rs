//! What the private message of a turn says.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::games::neuroshima::rules::Side;
use crate::referee::{Table, is_practice};
use crate::words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::operation::Operation;
use crate::discord::show::look::Look;
use crate::discord::show::marks::Marks;
use crate::discord::table::panel::private_panel;
use crate::discord::table::tips;

impl Bot {
    /// The private message of a turn: a sentence, the board, and what its reader may do. Without board and buttons where
    /// the reader is not to act.
    pub(crate) async fn turn_message(&self, table: &Table, side: Side, look: Look, sentence: String) -> Answer {
        // Who plays both sides goes on with the other one.
        let side = table.game.to_act().filter(|_| is_practice(&table.record)).unwrap_or(side);
        let answer = private_panel(table, side, look.language, sentence);
        let answer = self.with_board(table, look, answer).await;
        self.tipped((table, side), tips::Step::Turn, look.language, answer).await
    }

    /// An answer with the board as it stands, if it asks for something. An answer without is better than none.
    pub(crate) async fn with_board(&self, table: &Table, look: Look, answer: Answer) -> Answer {
        if answer.rows.is_empty() || answer.picture.is_some() {
            return answer;
        }
        let drawn = self.gallery.board(table, look, Marks::now(&table.game, &[])).await;
        let picture = drawn
            .inspect_err(|error| tracing::error!(game = table.record.id.0, %error, "a picture cannot be drawn"))
            .ok();
        Answer { picture, ..answer }
    }

    /// The way back to the private message, for the public post.
    pub(crate) fn my_turn_row(table: &Table, language: crate::games::Language) -> Vec<CreateActionRow> {
        let id = ButtonId::new(table.record.id, table.seq, Operation::Turn, "");
        let button = CreateButton::new(id.to_string()).label(word(language, "my-turn"));
        vec![CreateActionRow::Buttons(vec![button.style(ButtonStyle::Primary)])]
    }
}
