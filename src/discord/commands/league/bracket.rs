//! `/league bracket`

use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{complete_season, show_season};
use crate::discord::league::views::bracket::bracket_of;
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
    show_season(context, season.as_deref(), |book, _| {
        let group = bracket_of(book).ok_or(Failure::Said("season-view-no-bracket"))?;
        Ok(View::Bracket { group, part: None })
    })
    .await
}
