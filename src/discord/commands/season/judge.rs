//! `/season judge`

use serenity::all::User;

use crate::discord::league::ask::Asking;
use crate::discord::table::lobby::player;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::say::failure::Failure;

/// Names a judge for the season, or dismisses one.
#[poise::command(slash_command, guild_only)]
pub async fn judge(
    context: Context<'_>,
    user: User,
    dismiss: Option<bool>,
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
        let asking = Asking { about: Some(player(&user, None)), ..asking };
        context.data().name_judge(&asking, dismiss.unwrap_or_default()).await
    };
    answer(context, Box::pin(done)).await
}
