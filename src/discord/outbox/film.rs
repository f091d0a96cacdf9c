//! The film of a whole game, on request.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::Language;
use sztab_game::view::Motion;
use sztab_referee::History;
use sztab_store::ChannelId;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::operation::Operation;
use crate::discord::session::press::Press;
use crate::discord::show::session::with_render_context;

impl Bot {
    /// The button under a result; `None` if the game has no film.
    pub(super) fn film_button(&self, history: &History, language: Language) -> Option<CreateActionRow> {
        let session = &history.session;
        let narrative = history.full_narrative();
        with_render_context(session, self.public_theme(language), |context| {
            session.view().game_film(context, &narrative)
        })?;
        let id = ButtonId::new(session.record.id, session.seq, Operation::Film, "");
        let button = CreateButton::new(id.to_string()).label(word(language, "game-film"));
        Some(CreateActionRow::Buttons(vec![button.style(ButtonStyle::Secondary)]))
    }

    /// Shows the film to any user who asks for it: the whole game is public once it is over.
    pub(crate) async fn show_film(&self, press: &Press<'_>) -> Result<(), Failure> {
        let record = press.record()?.clone();
        if record.channel != ChannelId(press.event.channel_id.get()) {
            // The button is one of the bot's, but from another channel, where it must not show this game.
            return Err(Failure::Said("unknown-button"));
        }
        let history = self.referee.load_history_of(record, press.id.seq).await?;
        let picture = self.gallery.draw_film(&history, press.theme).await?;
        // A forged button may name a line before the end, and a game in progress has no film.
        let picture = Some(picture.ok_or(Failure::Said("unknown-button"))?);
        press.answer(Answer { picture, ..Answer::default() }).await?;
        Ok(())
    }
}

/// Maximum number of pictures in one message, as limited by Discord.
const MAX_PICTURES: usize = 10;

impl Bot {
    /// Shows the stills of a chapter to any user who asks for them: the film above them is also public.
    pub(crate) async fn show_stills(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (id, theme) = (&press.id, press.theme);
        let number = id.argument.parse().map_err(|_| Failure::Said("unknown-button"))?;
        let history = self.referee.load_latest_history(press.record()?.clone(), id.seq).await?;
        let session = &history.session;
        if session.record.channel != ChannelId(press.event.channel_id.get()) {
            // The button is one of the bot's, but from another channel, where it must not show this game.
            return Err(Failure::Said("unknown-button"));
        }
        let narrative = history.chapter(number);
        let mut pages = Vec::new();
        while pages.len() < MAX_PICTURES {
            let motion = Motion::Stills(pages.len());
            let Some(page) = self.gallery.draw_chapter(session, theme, number, &narrative, motion).await? else {
                break;
            };
            pages.push(page);
        }
        let mut pages = pages.into_iter();
        press.answer(Answer { picture: pages.next(), further: pages.collect(), ..Answer::default() }).await?;
        Ok(())
    }
}
