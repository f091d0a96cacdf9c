//! The context passed to a command.

use serenity::all::{GuildId, Member, User};

use sztab_game::Language;

use crate::discord::bot::Bot;
use crate::discord::say::caller::Caller;
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

impl Caller for Context<'_> {
    fn account(&self) -> &User {
        &self.interaction.user
    }

    fn member(&self) -> Option<&Member> {
        self.interaction.member.as_deref()
    }

    fn server(&self) -> Option<GuildId> {
        self.interaction.guild_id
    }

    fn reference(&self) -> u64 {
        self.interaction.id.get()
    }
}
