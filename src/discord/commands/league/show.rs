//! `/league show`

use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{complete_season, show_season};
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
    show_season(context, season.as_deref(), |_, _| Ok(View::Show)).await
}
