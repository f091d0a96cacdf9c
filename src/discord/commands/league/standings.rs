//! `/league standings`

use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{complete_season, show_season};
use crate::discord::league::views::reader::find_group;
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
    show_season(context, season.as_deref(), |book, reader| {
        let group = find_group(book, division.as_deref(), reader)?;
        Ok(View::Table { group, page: 0, in_words: false })
    })
    .await
}
