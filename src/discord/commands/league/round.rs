//! `/league round`

use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::season::{complete_season, show_season};
use crate::discord::league::views::reader::find_group;
use crate::discord::league::views::round::last_round;
use crate::discord::league::views::view::View;
use crate::discord::say::failure::Failure;

/// The matches of a round.
#[poise::command(slash_command, guild_only)]
pub async fn round(
    context: Context<'_>,
    #[min = 1]
    #[max = 999]
    number: Option<u32>,
    #[max_length = 100] division: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season.as_deref(), |book, reader| {
        let group = find_group(book, division.as_deref(), reader)?;
        let round = number.unwrap_or_else(|| last_round(book, group));
        Ok(View::Round { group, round, page: 0 })
    })
    .await
}
