//! `/league list`

use crate::store::GuildId;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, language};
use crate::discord::say::failure::Failure;

/// The seasons of this server.
#[poise::command(slash_command, guild_only)]
pub async fn list(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        let guild = context.interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        context.data().seasons(GuildId(guild.get()), language(context).await).await
    };
    answer(context, Box::pin(listed)).await
}
