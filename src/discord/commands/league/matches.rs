//! `/league matches`

use sztab_store::UserId;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, language};
use crate::discord::commands::support::season::guild_of;
use crate::discord::say::failure::Failure;

/// The open matches of the author.
#[poise::command(slash_command, guild_only)]
pub async fn matches(context: Context<'_>) -> Result<(), Failure> {
    let done = async {
        let bot = context.data();
        let books = bot.running_seasons(guild_of(context)?).await?;
        bot.my_matches(&books, UserId(context.author().id.get()), language(context).await).await
    };
    answer(context, Box::pin(done)).await
}
