//! `/league bracket`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, look};
use crate::discord::commands::support::season::{complete_season, season_named};
use crate::discord::league::views::bracket::bracket_of;
use crate::discord::league::views::reader::Reader;
use crate::discord::league::views::view::View;
use crate::discord::say::failure::Failure;

/// The bracket of a season.
#[poise::command(slash_command, guild_only)]
pub async fn bracket(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let shown = async {
        let book = season_named(context, season.as_deref()).await?;
        let reader = Reader::of(look(context).await, context.author().id);
        let group = bracket_of(&book).ok_or(Failure::Said("season-view-no-bracket"))?;
        context.data().season_view(&book, &View::Bracket { group, part: None }, &reader).await
    };
    answer(context, Box::pin(shown)).await
}
