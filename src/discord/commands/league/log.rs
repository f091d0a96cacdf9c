//! `/league log`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, look};
use crate::discord::commands::support::season::{complete_season, season_named};
use crate::discord::league::views::reader::Reader;
use crate::discord::league::views::view::{View, one_line};
use crate::discord::say::failure::Failure;

/// What happened in a season, newest first.
#[poise::command(slash_command, guild_only)]
pub async fn log(
    context: Context<'_>,
    #[max_length = 30] about: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let shown = async {
        let book = season_named(context, season.as_deref()).await?;
        let reader = Reader::of(look(context).await, context.author().id);
        let about = one_line(about.as_deref().unwrap_or_default());
        context.data().season_view(&book, &View::Log { page: 0, about }, &reader).await
    };
    answer(context, Box::pin(shown)).await
}
