//! `/privacy`

use serenity::all::User;

use sztab_store::{GuildId, UserId};

use crate::discord::say::failure::Failure;

use super::support::answer::answer;
use super::support::context::{Context, language};

/// What is kept about a person, and the button that erases it.
#[poise::command(slash_command, guild_only)]
pub async fn privacy(context: Context<'_>, player: Option<User>) -> Result<(), Failure> {
    let shown = async {
        let (bot, interaction) = (context.data(), context.interaction);
        let guild = interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        let user = UserId(player.as_ref().map_or(interaction.user.id, |player| player.id).get());
        let http = &context.serenity_context().http;
        let asker = UserId(interaction.user.id.get());
        bot.may_erase(http, guild, interaction.member.as_deref(), asker, user).await?;
        bot.list_kept_data(user, user == asker, GuildId(guild.get()), language(context).await).await
    };
    answer(context, Box::pin(shown)).await
}
