//! Outlooks for a line about to be played: the chapter that it would cause.

use sztab_game::Side;
use sztab_game::view::{Outlook, Theme};
use sztab_referee::Session;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Picture;
use crate::discord::say::failure::Failure;
use crate::discord::show::session::with_render_context;

use super::guide::Trail;

/// The picture of the effect if a side's turn ended with the current question.
pub async fn draw_question_outlook(
    bot: &Bot,
    session: &Session,
    side: Side,
    theme: Theme,
) -> Result<Option<Picture>, Failure> {
    let study = session.view().study(session.game(), side);
    let outlook = study.and_then(|study| study.outlook(&[], theme.language)).ok_or(Failure::Said("whatif-none"))?;
    draw_outlook(bot, session, outlook, Trail::for_side(side).to_string(), theme).await
}

/// The picture of an outlook. `tried` is the session with the resulting game, `trail` the steps that led to it.
pub async fn draw_outlook(
    bot: &Bot,
    tried: &Session,
    outlook: Outlook,
    trail: String,
    theme: Theme,
) -> Result<Option<Picture>, Failure> {
    let drawing = with_render_context(tried, theme, |view| tried.view().outlook_picture(view, outlook));
    bot.gallery.draw_outlook(tried, theme, trail, drawing).await
}
