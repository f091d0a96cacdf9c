//! `/season deadline`

use serenity::all::CreateAutocompleteResponse;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, language};
use crate::discord::commands::support::matches::suggested;
use crate::discord::commands::support::season::{asking, guild_of};
use crate::discord::say::failure::Failure;

/// Sets the deadline of a round or match.
#[poise::command(slash_command, guild_only)]
pub async fn deadline(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_what"]
    what: String,
    #[min = 1]
    #[max = 60]
    days: u32,
) -> Result<(), Failure> {
    let done = async {
        let bot = context.data();
        let (book, scope) = bot.find_deadline(guild_of(context)?, &what, language(context).await).await?;
        bot.set_deadline(&asking(context, &book).await?, scope, days).await
    };
    answer(context, Box::pin(done)).await
}

async fn complete_what(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(guild) = guild_of(context) else { return CreateAutocompleteResponse::new() };
    let found = context.data().deadlines_like(guild, typed, language(context).await).await;
    suggested(found.unwrap_or_default())
}
