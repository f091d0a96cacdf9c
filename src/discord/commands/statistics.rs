//! `/statistics`

use serenity::all::User;

use sztab_store::{GuildId, UserId};

use crate::discord::say::failure::Failure;
use crate::discord::table::playable::Playables;
use crate::discord::table::statistics::answer_of;

use super::support::answer::answer;
use super::support::context::{Context, language};

/// Results, rating and pace of a player in this server. What was played in other servers stays there.
#[poise::command(slash_command, guild_only)]
pub async fn statistics(context: Context<'_>, player: Option<User>) -> Result<(), Failure> {
    let counted = async {
        let (bot, language) = (context.data(), language(context).await);
        let guild = GuildId(context.guild_id().ok_or(Failure::Said("only-in-server"))?.get());
        let own = context.author().id;
        let user = player.map_or(own, |player| player.id);
        let statistics = bot.referee.statistics(UserId(user.get()), guild).await?;
        let other = (user != own).then_some(UserId(user.get()));
        let name = |id: &str| {
            let name = || Playables::name_of_any(&bot.referee, id, language).unwrap_or_else(|| id.to_owned());
            Playables::is_faction(&bot.referee, id).then(name)
        };
        let rating = bot.rating_lines(guild, UserId(user.get()), language).await?;
        let mode = |kind: Option<&str>, terms: &str| Playables::mode_of(&bot.referee, kind, terms, language);
        Ok(answer_of(&statistics, other, rating, name, mode, language))
    };
    answer(context, Box::pin(counted)).await
}
