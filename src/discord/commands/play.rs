//! `/play`

use serenity::all::CreateAutocompleteResponse;

use super::{Context, act_in_words};
use crate::discord::autocomplete::{self, Family};
use crate::discord::failure::Failure;

#[poise::command(slash_command, guild_only)]
pub async fn play(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    what: String,
) -> Result<(), Failure> {
    act_in_words(context, Family::Play, &what).await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete::complete(context, typed, Family::Play).await
}
