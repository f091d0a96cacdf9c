//! `/discard`

use serenity::all::CreateAutocompleteResponse;

use super::{Context, act_in_words};
use crate::discord::autocomplete::{self, Family};
use crate::discord::failure::Failure;

#[poise::command(slash_command, guild_only)]
pub async fn discard(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    tile: String,
) -> Result<(), Failure> {
    act_in_words(context, Family::Discard, &tile).await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete::complete(context, typed, Family::Discard).await
}
