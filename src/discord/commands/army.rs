//! `/army`

use serenity::all::CreateAutocompleteResponse;

use crate::words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::known::{armies, complete_with, meant, several};

use super::answer;
use super::context::{Context, look};

#[poise::command(slash_command, guild_only)]
pub async fn army(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    army: String,
) -> Result<(), Failure> {
    answer(context, async {
        let (bot, look) = (context.data(), look(context).await);
        let known = bot.known_armies(context.channel_id()).await?;
        let all = armies(&known, look.language);
        match meant(&all, &army).as_slice() {
            [] => Ok(Answer::sentence(word(look.language, "army-unknown"))),
            [only] => bot.sheet(only.known, look).await,
            found => Ok(Answer::sentence(several(look.language, "army-several", "armies", found))),
        }
    })
    .await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let known = context.data().known_armies(context.channel_id()).await.unwrap_or_default();
    complete_with(&armies(&known, look(context).await.language), typed)
}
