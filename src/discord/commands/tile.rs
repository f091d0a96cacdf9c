//! `/tile`

use serenity::all::CreateAutocompleteResponse;

use super::{Context, answer, language};
use crate::discord::answer::Answer;
use crate::discord::failure::Failure;
use crate::discord::known::{complete_with, meant, several, tiles};
use crate::words::word;

#[poise::command(slash_command, guild_only)]
pub async fn tile(context: Context<'_>, #[autocomplete = "complete"] tile: String) -> Result<(), Failure> {
    answer(context, async {
        let (bot, language) = (context.data(), language(context));
        let known = bot.known_armies(context.channel_id()).await?;
        let all = tiles(&known, language);
        match meant(&all, &tile).as_slice() {
            [] => Ok(Answer::sentence(word(language, "tile-unknown"))),
            [only] => bot.card(only.known, only.what, language).await,
            found => Ok(Answer::sentence(several(language, "tile-several", "tiles", found))),
        }
    })
    .await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let known = context.data().known_armies(context.channel_id()).await.unwrap_or_default();
    complete_with(&tiles(&known, language(context)), typed)
}
