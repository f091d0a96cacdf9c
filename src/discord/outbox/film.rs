//! The film of a whole game, on request.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_referee::History;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::reader::public_theme;
use crate::discord::show::session::with_render_context;

routes! {
    /// Under a result: the film of the whole game.
    Film = "film" of GameVersion, Beside, heavy;
    /// Under a chapter: its stills.
    Stills { chapter: usize } = "stills" of GameVersion, Beside, heavy;
}

/// The button under a result; `None` if the game has no film.
pub fn film_button(bot: &Bot, history: &History, language: Language) -> Option<CreateActionRow> {
    let session = &history.session;
    let narrative = history.full_narrative();
    with_render_context(session, public_theme(bot, language), |context| session.view().game_film(context, &narrative))?;
    let button = GameVersion::of(session).button(&Film, word(language, "game-film"), ButtonStyle::Secondary);
    Some(CreateActionRow::Buttons(vec![button]))
}

impl Handler for Film {
    /// Shows the film to any user who asks for it: the whole game is public once it is over.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        press.require_channel()?;
        let history = bot.referee.load_history_of(press.record.clone(), press.subject.seq).await?;
        let picture = bot.gallery.draw_film(&history, press.theme).await?;
        // A forged button may name a line before the end, and a game in progress has no film.
        let picture = Some(picture.ok_or(Failure::Said("unknown-button"))?);
        press.respond(Answer { picture, ..Answer::default() }).await
    }
}

impl Handler for Stills {
    /// Shows the stills of a chapter to any user who asks for them: the film above them is also public.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        press.require_channel()?;
        let history = bot.referee.load_latest_history(press.record.clone(), press.subject.seq).await?;
        let (session, narrative) = (&history.session, history.chapter(self.chapter));
        let pages = bot.gallery.draw_stills(session, press.theme, self.chapter, &narrative).await?;
        let mut pages = pages.into_iter();
        press.respond(Answer { picture: pages.next(), further: pages.collect(), ..Answer::default() }).await
    }
}
