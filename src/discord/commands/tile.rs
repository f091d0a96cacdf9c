//! `/tile`

use serenity::all::CreateAutocompleteResponse;

use crate::words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::known::{complete_with, meant, several, tiles};

use super::answer;
use super::context::{Context, look};

#[poise::command(slash_command, guild_only)]
pub async fn tile(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    tile: String,
) -> Result<(), Failure> {
    answer(context, async {
        let (bot, look) = (context.data(), look(context).await);
        let known = bot.known_armies(context.channel_id()).await?;
        let all = tiles(&known, look.language);
        match meant(&all, &tile).as_slice() {
            [] => Ok(Answer::sentence(word(look.language, "tile-unknown"))),
            [only] => bot.card(only.known, only.what, look).await,
            found => Ok(Answer::sentence(several(look.language, "tile-several", "tiles", found))),
        }
    })
    .await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let known = context.data().known_armies(context.channel_id()).await.unwrap_or_default();
    complete_with(&tiles(&known, look(context).await.language), typed)
}
