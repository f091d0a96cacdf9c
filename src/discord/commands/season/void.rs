//! `/season void`

use serenity::all::CreateAutocompleteResponse;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, language};
use crate::discord::commands::support::matches::suggested;
use crate::discord::commands::support::season::{asking, complete_season, other_option, season_named};
use crate::discord::league::ask::Asking;
use crate::discord::league::reason::reason as read_reason;
use crate::discord::say::failure::Failure;

/// Takes back a line of a season's log.
#[poise::command(slash_command, guild_only)]
pub async fn void(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_line"]
    line: String,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let typed = line.trim().trim_start_matches('#');
        // A suggestion says which season it is of.
        let (book, line) = match typed.split_once(' ') {
            Some((of, line)) => (season_named(context, Some(&format!("#{of}"))).await?, line),
            None => (season_named(context, season.as_deref()).await?, typed),
        };
        let asking = Asking {
            text: Some(read_reason(&reason).ok_or(Failure::Said("season-reason-how"))?),
            ..asking(context, &book).await?
        };
        let line = line.parse().map_err(|_| Failure::Said("season-no-line"))?;
        context.data().void_line(&asking, line).await
    };
    answer(context, Box::pin(done)).await
}

/// Lines of the season of this channel, or the only one, that can be taken back.
async fn complete_line(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(book) = season_named(context, other_option(context, "season")).await else {
        return CreateAutocompleteResponse::new();
    };
    let found = context.data().lines_to_void(&book, typed, language(context).await).await;
    suggested(found.unwrap_or_default())
}
