//! `/season move`

use sztab_store::ChannelId;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::say::failure::Failure;

/// Lets a season go on in this channel.
#[poise::command(slash_command, guild_only, rename = "move")]
pub async fn move_here(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let moved = async {
        let book = season_named(context, season.as_deref()).await?;
        let asking = asking(context, &book).await?;
        context.data().move_season(&asking, ChannelId(context.interaction.channel_id.get())).await
    };
    answer(context, Box::pin(moved)).await
}
