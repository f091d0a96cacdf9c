//! `/league list`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, language};
use crate::discord::commands::support::season::{guild_of, member};
use crate::discord::say::failure::Failure;

/// The seasons of this server.
#[poise::command(slash_command, guild_only)]
pub async fn list(context: Context<'_>) -> Result<(), Failure> {
    let listed =
        async { context.data().seasons(guild_of(context)?, &member(context).await?, language(context).await).await };
    answer(context, Box::pin(listed)).await
}
