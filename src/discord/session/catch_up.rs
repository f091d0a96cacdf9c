//! `/catch-up` and *Since you left*: what has happened in a game since its reader last acted.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_game::view::{Focus, Motion, Theme};
use sztab_referee::{History, RefereeError};
use sztab_store::{Game as Record, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::controls::add_button;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::GameVersion;
use crate::discord::show::session::with_render_context;

use super::command::answer::answer;
use super::command::context::{Context, find_theme};
use super::command::place::find_newest_session;
use super::log::last_fitting_lines;

routes! {
    /// Under a turn: everything that its player has missed.
    CatchUp = "catchup" of GameVersion, Privately, heavy;
}

/// Adds the button to a turn's post, if a player to move has missed turns that the post does not tell.
pub fn with_catch_up_button(
    mut rows: Vec<CreateActionRow>,
    history: &History,
    language: Language,
) -> Vec<CreateActionRow> {
    let session = &history.session;
    if session.waiting_persons().iter().any(|side| history.has_missed_turns(side)) {
        let label = word(language, "catch-up-button");
        add_button(&mut rows, GameVersion::of(session).button(&CatchUp, label, ButtonStyle::Secondary));
    }
    rows
}

#[poise::command(slash_command, guild_only, rename = "catch-up")]
pub async fn catch_up(context: Context<'_>) -> Result<(), Failure> {
    let told = async {
        let (theme, user) = (find_theme(context).await, context.user());
        let session = find_newest_session(context).await?;
        tell_missed_turns(context.data(), session.record, user, theme).await
    };
    answer(context, Box::pin(told)).await
}

impl Handler for CatchUp {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        press.require_channel()?;
        press.respond(tell_missed_turns(bot, press.record.clone(), press.user(), press.theme).await?).await
    }
}

/// The story since a player last acted, and a film of the latest chapter in it or the board.
async fn tell_missed_turns(bot: &Bot, record: Record, user: UserId, theme: Theme) -> Result<Answer, Failure> {
    let (language, last) = (theme.language, record.last);
    let history = bot.referee.load_history_of(record, last).await?;
    let session = &history.session;
    let (game, view) = (session.game(), session.view());
    let side = session.side_of(user).ok_or(RefereeError::NotSeated(session.record.id))?;
    let narrative = history.narrative_since(side);
    let lines = view.narrative_lines(game, &narrative, language);
    let key = if lines.is_empty() { "catch-up-none" } else { "catch-up-title" };
    let mut content = vec![text(language, key, &[("game", session.record.id.0.into())])];
    content.extend(view.status_line(game, language));
    content.extend(view.chapters_summary(game, &narrative, language));
    let film = history
        .latest_chapter_since(side)
        .and_then(|chapter| with_render_context(session, theme, |context| view.film(context, &chapter, Motion::Film)));
    let picture = match film {
        Some(film) => Some(bot.gallery.draw_uncached(film).await?),
        None => bot.gallery.draw_board(session, theme, Focus::Latest(&narrative)).await?,
    };
    Ok(Answer { story: last_fitting_lines(&lines).to_vec(), picture, ..Answer::sentence(content.join("\n")) })
}
