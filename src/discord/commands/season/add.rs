//! `/season add`

use serenity::all::User;

use sztab_referee::league::Invited;
use sztab_store::UserId;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::say::failure::Failure;

/// Invites a user.
#[poise::command(slash_command, guild_only)]
pub async fn add(
    context: Context<'_>,
    user: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let book = season_named(context, season.as_deref()).await?;
        let asking = asking(context, &book).await?;
        if user.bot {
            return Err(Failure::Said("season-no-bots"));
        }
        let invited = Invited { user: UserId(user.id.get()), rating: None, division: None };
        context.data().invite_to_season(&asking, vec![invited]).await
    };
    answer(context, Box::pin(done)).await
}
