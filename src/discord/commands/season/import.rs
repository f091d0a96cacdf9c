//! `/season import`

use serenity::all::Attachment;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::files::Wanted;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::say::failure::Failure;

/// Invites the users of a file.
#[poise::command(slash_command, guild_only)]
pub async fn import(
    context: Context<'_>,
    file: Attachment,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let book = season_named(context, season.as_deref()).await?;
        let (bot, asking) = (context.data(), asking(context, &book).await?);
        let file = bot.text_of(&file, Wanted::Invitations, asking.language).await?;
        bot.import_season(&asking, &file).await
    };
    answer(context, Box::pin(done)).await
}
