//! `/rematch`

use sztab_referee::LobbyOptions;
use sztab_store::{ChannelId, GuildId};
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::lobby::Asked;

use super::support::answer::answer;
use super::support::context::{Context, language};

/// Opens a table for a rematch of the last game of this channel.
#[poise::command(slash_command, guild_only)]
pub async fn rematch(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let (bot, interaction) = (context.data(), context.interaction);
        let guild = interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        let (guild, channel) = (GuildId(guild.get()), ChannelId(interaction.channel_id.get()));
        let last = bot.referee.store().last_over(guild, channel).await?;
        let language = language(context).await;
        let last = last.ok_or(Failure::Said("lobby-rematch-none"))?;
        let asked = Asked {
            user: &interaction.user,
            member: interaction.member.as_deref(),
            allowed: interaction.app_permissions,
            channel: interaction.channel.as_ref(),
            interaction: interaction.id,
            language,
        };
        bot.rematch(&last, asked).await?;
        let is_begun = !LobbyOptions::of(&last)?.house.is_empty();
        Ok(Answer::sentence(word(language, if is_begun { "house-begun" } else { "lobby-opened" })))
    })
    .await
}
