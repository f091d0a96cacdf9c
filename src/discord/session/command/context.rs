//! The context passed to a command.

use sztab_game::Language;

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::session::reader::find_user_theme;
use sztab_game::view::Theme;

/// Context of a command.
pub type Context<'a> = poise::ApplicationContext<'a, Bot, Failure>;

/// Theme of the answer to the author of a command.
pub(crate) async fn find_theme(context: Context<'_>) -> Theme {
    find_user_theme(context.data(), context.author(), &context.interaction.locale).await
}

/// The language of the author of a command.
pub(crate) async fn find_language(context: Context<'_>) -> Language {
    find_theme(context).await.language
}
