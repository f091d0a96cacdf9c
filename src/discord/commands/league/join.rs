//! `/league join`

use sztab_store::SeasonStatus;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_or};
use crate::discord::league::join::has_role;
use crate::discord::say::failure::Failure;

/// Enters a season.
#[poise::command(slash_command, guild_only)]
pub async fn join(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let joined = async {
        let book = season_or(context, season.as_deref(), Some(SeasonStatus::Entry)).await?;
        let asking = asking(context, &book).await?;
        has_role(&book, context.interaction.member.as_deref(), asking.language)?;
        context.data().join_season(&asking).await
    };
    answer(context, Box::pin(joined)).await
}
