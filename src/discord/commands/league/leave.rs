//! `/league leave`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::league::join::ask_to_leave;
use crate::discord::say::failure::Failure;

/// Leaves a season, once what becomes of open matches is clear.
#[poise::command(slash_command, guild_only)]
pub async fn leave(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let book = season_named(context, season.as_deref()).await?;
        let asking = asking(context, &book).await?;
        ask_to_leave(&book, asking.by.player.user, asking.language)
    };
    answer(context, Box::pin(done)).await
}
