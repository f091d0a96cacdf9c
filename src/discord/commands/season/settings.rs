//! `/season settings`

use serenity::all::Attachment;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::files::Wanted;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::say::failure::Failure;

/// Shows the settings of a season, or takes them from a file.
#[poise::command(slash_command, guild_only)]
pub async fn settings(
    context: Context<'_>,
    file: Option<Attachment>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let book = season_named(context, season.as_deref()).await?;
        let (bot, asking) = (context.data(), asking(context, &book).await?);
        match file {
            Some(file) => {
                let file = bot.text_of(&file, Wanted::Rules, asking.language).await?;
                bot.settings_from(&asking, &file).await
            }
            None => bot.season_settings(&book, &asking),
        }
    };
    answer(context, Box::pin(done)).await
}
