//! `/season substitute`

use serenity::all::User;

use sztab_store::UserId;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{asking, complete_season, season_named};
use crate::discord::league::ask::Asking;
use crate::discord::league::reason::reason as read_reason;
use crate::discord::say::failure::Failure;
use crate::discord::table::lobby::player as player_of;

/// Gives a player's entry to another user.
#[poise::command(slash_command, guild_only)]
pub async fn substitute(
    context: Context<'_>,
    player: User,
    substitute: User,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        if substitute.bot {
            return Err(Failure::Said("agree-seat-not-possible"));
        }
        let book = season_named(context, season.as_deref()).await?;
        let about = Some(player_of(&substitute, None));
        let asking = Asking {
            about,
            text: Some(read_reason(&reason).ok_or(Failure::Said("season-reason-how"))?),
            ..asking(context, &book).await?
        };
        context.data().substitute_in_season(&asking, &book, UserId(player.id.get())).await
    };
    answer(context, Box::pin(done)).await
}
