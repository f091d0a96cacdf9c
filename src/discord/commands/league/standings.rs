//! `/league standings`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, look};
use crate::discord::commands::support::season::{complete_season, season_named};
use crate::discord::league::views::reader::{Reader, group_named};
use crate::discord::league::views::view::View;
use crate::discord::say::failure::Failure;

/// The standings of a season.
#[poise::command(slash_command, guild_only)]
pub async fn standings(
    context: Context<'_>,
    #[max_length = 100] division: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let shown = async {
        let book = season_named(context, season.as_deref()).await?;
        let reader = Reader::of(look(context).await, context.author().id);
        let group = group_named(&book, division.as_deref(), &reader)?;
        context.data().season_view(&book, &View::Table { group, page: 0, in_words: false }, &reader).await
    };
    answer(context, Box::pin(shown)).await
}
