//! `/league show`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, look};
use crate::discord::commands::support::season::{complete_season, season_named};
use crate::discord::league::views::reader::Reader;
use crate::discord::league::views::view::View;
use crate::discord::say::failure::Failure;

/// A season: where it stands, its players and its rules.
#[poise::command(slash_command, guild_only)]
pub async fn show(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let shown = async {
        let book = season_named(context, season.as_deref()).await?;
        let reader = Reader::of(look(context).await, context.author().id);
        context.data().season_view(&book, &View::Show, &reader).await
    };
    answer(context, Box::pin(shown)).await
}
