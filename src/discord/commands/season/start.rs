//! `/season start`

use sztab_store::SeasonStatus;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_or};
use crate::discord::say::failure::Failure;

/// Closes entry, seeds the players and begins.
#[poise::command(slash_command, guild_only)]
pub async fn start(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let book = season_or(context, season.as_deref(), Some(SeasonStatus::Entry)).await?;
        let asking = asking(context, &book).await?;
        context.data().begin_season(&asking).await
    };
    answer(context, Box::pin(done)).await
}
