//! `/league sit-out`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::say::failure::Failure;

/// Sits out a coming round, or takes part after all.
#[poise::command(slash_command, guild_only, rename = "sit-out")]
pub async fn sit_out(
    context: Context<'_>,
    #[min = 1]
    #[max = 64]
    round: Option<u32>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let book = season_named(context, season.as_deref()).await?;
        let asking = asking(context, &book).await?;
        context.data().sit_out(&asking, &book, round).await
    };
    answer(context, Box::pin(done)).await
}
