//! `/season queue`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, language};
use crate::discord::commands::support::season::{complete_season, guild_of, member, season_named};
use crate::discord::say::failure::Failure;

/// All that waits for the judges: of one season, or of all in which the author is a judge.
#[poise::command(slash_command, guild_only)]
pub async fn queue(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (bot, member, language) = (context.data(), member(context).await?, language(context).await);
        if season.is_none() {
            return bot.queues(guild_of(context)?, &member, language).await;
        }
        bot.queue(&season_named(context, season.as_deref()).await?, &member, language).await
    };
    answer(context, Box::pin(done)).await
}
