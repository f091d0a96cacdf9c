//! What a command is given.

use sztab_game::Language;

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::show::look::Look;

/// What a command is given.
pub type Context<'a> = poise::ApplicationContext<'a, Bot, Failure>;

/// How the author of a command wants the answer.
pub(crate) async fn look(context: Context<'_>) -> Look {
    context.data().look_of(context.author(), &context.interaction.locale).await
}

/// The language of the author of a command.
pub(crate) async fn language(context: Context<'_>) -> Language {
    look(context).await.language
}
