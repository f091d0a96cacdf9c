//! `/use`

use serenity::all::CreateAutocompleteResponse;

use crate::discord::say::failure::Failure;
use crate::discord::table::family::Family;

use super::support::act::act_in_words;
use super::support::autocomplete;
use super::support::context::Context;

#[poise::command(slash_command, guild_only, rename = "use")]
pub async fn use_ability(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    ability: String,
) -> Result<(), Failure> {
    act_in_words(context, Family::Use, &ability).await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete::complete(context, typed, Family::Use).await
}
