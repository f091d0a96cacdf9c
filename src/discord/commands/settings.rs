//! `/settings`

use super::{Context, answer, look};
use crate::discord::failure::Failure;
use crate::discord::settings::{may_manage, personal_panel, server_panel};
use crate::store::{GuildId, UserId};

#[poise::command(slash_command, guild_only, subcommands("mine", "server"), subcommand_required)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn settings(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// A person's own settings.
#[poise::command(slash_command, guild_only)]
pub async fn mine(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let bot = context.data();
        let personal = bot.referee.personal(UserId(context.author().id.get())).await?;
        Ok(personal_panel(&personal, look(context).await.language))
    })
    .await
}

/// The server's settings, for its managers.
#[poise::command(slash_command, guild_only)]
pub async fn server(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let bot = context.data();
        let interaction = context.interaction;
        let guild = interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        if !may_manage(interaction.member.as_deref()) {
            return Err(Failure::Said("settings-managers-only"));
        }
        let settings = bot.referee.server(GuildId(guild.get())).await?;
        Ok(server_panel(&settings, interaction.app_permissions, look(context).await.language))
    })
    .await
}
