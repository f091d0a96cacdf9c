//! `/league log`

use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{complete_season, show_season};
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
    let about = one_line(about.as_deref().unwrap_or_default());
    show_season(context, season.as_deref(), |_, _| Ok(View::Log { page: 0, about })).await
}
