//! `/league challenge`

use serenity::all::User;

use sztab_store::UserId;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::say::failure::Failure;

/// Challenges a player of the ladder.
#[poise::command(slash_command, guild_only)]
pub async fn challenge(
    context: Context<'_>,
    opponent: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let book = season_named(context, season.as_deref()).await?;
        let asking = asking(context, &book).await?;
        context.data().challenge(&asking, &book, UserId(opponent.id.get())).await
    };
    answer(context, Box::pin(done)).await
}
