//! `/season remove`

use serenity::all::User;

use crate::discord::league::ask::Asking;
use crate::discord::table::lobby::player;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::say::failure::Failure;

/// Removes a player, for a reason that everybody reads.
#[poise::command(slash_command, guild_only)]
pub async fn remove(
    context: Context<'_>,
    user: User,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    forfeit: Option<bool>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let book = season_named(context, season.as_deref()).await?;
        let asking = asking(context, &book).await?;
        let asking = Asking { text: Some(reason), ..asking };
        let player = player(&user, None);
        context.data().remove_user(&asking, &player, forfeit.unwrap_or_default()).await
    };
    answer(context, Box::pin(done)).await
}
