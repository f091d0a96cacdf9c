//! `/use`

use serenity::all::CreateAutocompleteResponse;

use super::{Context, act_in_words};
use crate::discord::autocomplete::{self, Family};
use crate::discord::failure::Failure;

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
