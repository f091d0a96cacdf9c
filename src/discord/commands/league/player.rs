//! `/league player`

use serenity::all::User;

use sztab_store::UserId;

use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{complete_season, show_season};
use crate::discord::league::views::view::View;
use crate::discord::say::failure::Failure;

/// A player's card in a season.
#[poise::command(slash_command, guild_only)]
pub async fn player(
    context: Context<'_>,
    who: Option<User>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season.as_deref(), |book, _| {
        let user = UserId(who.as_ref().unwrap_or(context.author()).id.get());
        book.entry_of(user).map(View::Card).ok_or(Failure::Said("season-view-not-in"))
    })
    .await
}
