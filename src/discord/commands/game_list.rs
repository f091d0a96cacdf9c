//! `/game list`

use sztab_store::{GuildId, UserId};

use crate::discord::say::failure::Failure;

use super::support::answer::answer;
use super::support::context::{Context, language};

/// The tables of the server: those to join, then those that are being played.
#[poise::command(slash_command, guild_only)]
pub async fn list(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        let (bot, language) = (context.data(), language(context).await);
        let guild = context.interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        bot.tables(GuildId(guild.get()), UserId(context.author().id.get()), 0, language).await
    };
    answer(context, Box::pin(listed)).await
}
