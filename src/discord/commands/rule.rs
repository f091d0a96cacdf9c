//! `/rule`

use serenity::all::CreateAutocompleteResponse;

use crate::discord::say::failure::Failure;
use crate::discord::table::rulebook;

use super::support::answer::answer;
use super::support::context::{Context, theme};

#[poise::command(slash_command, guild_only)]
pub async fn rule(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    rule: String,
) -> Result<(), Failure> {
    answer(context, async {
        let table = context.data().table_in(context.channel_id()).await.ok();
        let played = table.and_then(|table| table.kind.rulebook());
        Ok(rulebook::look_up(&rule, played, theme(context).await.language))
    })
    .await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    rulebook::complete(typed, theme(context).await.language)
}
