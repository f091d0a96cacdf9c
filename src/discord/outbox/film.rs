//! The film of a whole game, on request.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::Language;
use sztab_referee::History;
use sztab_store::ChannelId;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::operation::Operation;
use crate::discord::show::table::seen;
use crate::discord::table::press::Press;

impl Bot {
    /// The button under a result; none where the game has no film.
    pub(super) fn film_button(&self, history: &History, language: Language) -> Option<CreateActionRow> {
        let table = &history.table;
        let narrative = history.all();
        seen(table, self.public_look(language), |view| table.face().game_film(view, &narrative))?;
        let id = ButtonId::new(table.record.id, table.seq, Operation::Film, "");
        let button = CreateButton::new(id.to_string()).label(word(language, "game-film"));
        Some(CreateActionRow::Buttons(vec![button.style(ButtonStyle::Secondary)]))
    }

    /// Shows the film to any presser: all of the game is public once it is over.
    pub(crate) async fn show_film(&self, press: &Press<'_>) -> Result<(), Failure> {
        let record = press.record()?.clone();
        if record.channel != ChannelId(press.event.channel_id.get()) {
            // A button of ours in another channel: nobody sees a game that is played elsewhere.
            return Err(Failure::Said("unknown-button"));
        }
        let history = self.referee.history_of(record, press.id.seq).await?;
        let picture = self.gallery.film(&history, press.theme).await?;
        // A forged button may name a line before the end: there is no film of a game that goes on.
        let picture = Some(picture.ok_or(Failure::Said("unknown-button"))?);
        press.answer(Answer { picture, ..Answer::default() }).await?;
        Ok(())
    }
}
