//! `/season erase`

use serenity::all::User;

use sztab_store::UserId;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::say::failure::Failure;

/// Erases a person from a season, after a question.
#[poise::command(slash_command, guild_only)]
pub async fn erase(
    context: Context<'_>,
    user: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let asked = async {
        let (bot, interaction) = (context.data(), context.interaction);
        let book = season_named(context, season.as_deref()).await?;
        let asking = asking(context, &book).await?;
        let (http, member) = (&context.serenity_context().http, interaction.member.as_deref());
        bot.ask_to_erase(http, member, &asking, &book, UserId(user.id.get())).await
    };
    answer(context, Box::pin(asked)).await
}
