//! `/league armies`

use sztab_store::SeasonStatus;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::matches::complete_army;
use crate::discord::commands::support::season::{asking, complete_season, season_or};
use crate::discord::say::failure::Failure;

/// Shows or declares the pool of armies.
#[poise::command(slash_command, guild_only)]
#[allow(clippy::too_many_arguments, reason = "a pool has five armies at most")]
pub async fn armies(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_army"]
    army1: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_army"]
    army2: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_army"]
    army3: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_army"]
    army4: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_army"]
    army5: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let armies: Vec<String> = [army1, army2, army3, army4, army5].into_iter().flatten().collect();
        // A pool is declared before the season begins.
        let best = (!armies.is_empty()).then_some(SeasonStatus::Entry);
        let (bot, book) = (context.data(), season_or(context, season.as_deref(), best).await?);
        let asking = asking(context, &book).await?;
        if armies.is_empty() {
            bot.pool(&book, asking.by.player.user, asking.language).await
        } else {
            bot.declare_pool(&asking, &armies).await
        }
    };
    answer(context, Box::pin(done)).await
}
