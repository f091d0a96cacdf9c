//! `/tile`

use serenity::all::CreateAutocompleteResponse;

use sztab_game::face::Topic;
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::choice::{complete_with, meant, several};

use super::support::answer::answer;
use super::support::context::{Context, theme};

#[poise::command(slash_command, guild_only)]
pub async fn tile(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    tile: String,
) -> Result<(), Failure> {
    answer(context, async {
        let (bot, theme) = (context.data(), theme(context).await);
        let known = bot.known(context.channel_id()).await?;
        let all = known.entries(Topic::Parts, theme.language);
        match meant(&all, &tile).as_slice() {
            [] => Ok(Answer::sentence(word(theme.language, "tile-unknown"))),
            [only] => bot.card(&known, Topic::Parts, only, theme).await,
            found => Ok(Answer::sentence(several(theme.language, "tile-several", "tiles", found))),
        }
    })
    .await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(known) = context.data().known(context.channel_id()).await else { return CreateAutocompleteResponse::new() };
    complete_with(&known.entries(Topic::Parts, theme(context).await.language), typed)
}
