//! `/league calendar`

use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{complete_season, show_season};
use crate::discord::league::views::reader::find_group;
use crate::discord::league::views::view::View;
use crate::discord::say::failure::Failure;

/// The rounds of a season over time.
#[poise::command(slash_command, guild_only)]
pub async fn calendar(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season.as_deref(), |book, reader| Ok(View::Calendar(find_group(book, None, reader)?))).await
}
