//! `/choose`

use serenity::all::CreateAutocompleteResponse;

use crate::discord::say::failure::Failure;
use crate::discord::table::family::Family;

use super::support::act::act_in_words;
use super::support::autocomplete;
use super::support::context::Context;

#[poise::command(slash_command, guild_only)]
pub async fn choose(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    answer: String,
) -> Result<(), Failure> {
    act_in_words(context, Family::Choose, &answer).await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete::complete(context, typed, Family::Choose).await
}
