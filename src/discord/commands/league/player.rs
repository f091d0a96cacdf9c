//! `/league player`

use serenity::all::User;

use crate::store::UserId;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, look};
use crate::discord::commands::support::season::{complete_season, season_named};
use crate::discord::league::views::reader::Reader;
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
    let shown = async {
        let book = season_named(context, season.as_deref()).await?;
        let reader = Reader::of(look(context).await, context.author().id);
        let user = UserId(who.as_ref().unwrap_or(context.author()).id.get());
        let entrant = book.entry_of(user).ok_or(Failure::Said("season-view-not-in"))?;
        context.data().season_view(&book, &View::Card(entrant), &reader).await
    };
    answer(context, Box::pin(shown)).await
}
