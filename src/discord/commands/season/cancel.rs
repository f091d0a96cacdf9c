//! `/season cancel`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::say::failure::Failure;

/// Asks whether to cancel a season, and why.
#[poise::command(slash_command, guild_only)]
pub async fn cancel(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let book = season_named(context, season.as_deref()).await?;
        let asking = asking(context, &book).await?;
        context.data().ask_to_cancel(&book, &asking).await
    };
    answer(context, Box::pin(done)).await
}
