//! `/mygames`, `/orders`, `/statistics`, `/privacy`: commands about a single player.

use serenity::all::User;

use sztab_store::{GuildId, UserId};

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::my_games::list_my_games;
use crate::discord::session::playable::Playables;
use crate::discord::session::statistics::statistics_answer;

use super::support::answer::answer;
use super::support::context::{Context, find_language};
use super::support::place::find_session;

/// Lists a player's games on all servers, those waiting for the player first.
#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn mygames(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        let language = find_language(context).await;
        list_my_games(context.data(), UserId(context.author().id.get()), language).await
    };
    answer(context, Box::pin(listed)).await
}

/// Shows a player's standing orders in this channel's game.
#[poise::command(slash_command, guild_only)]
pub async fn orders(context: Context<'_>) -> Result<(), Failure> {
    let shown = async {
        let bot = context.data();
        let session = find_session(context).await?;
        bot.show_orders_panel(session.record.id, UserId(context.author().id.get()), find_language(context).await).await
    };
    answer(context, Box::pin(shown)).await
}

/// Shows a player's results, rating and pace on this server. Games on other servers are not included.
#[poise::command(slash_command, guild_only)]
pub async fn statistics(context: Context<'_>, player: Option<User>) -> Result<(), Failure> {
    let user = player.map_or(context.author().id, |player| player.id);
    answer(context, Box::pin(show_statistics(context, UserId(user.get())))).await
}

/// A player's statistics on the command's server.
pub(super) async fn show_statistics(context: Context<'_>, user: UserId) -> Result<Answer, Failure> {
    let (bot, language) = (context.data(), find_language(context).await);
    let guild = GuildId(context.guild_id().ok_or(Failure::Said("only-in-server"))?.get());
    let statistics = bot.referee.load_statistics(user, guild).await?;
    let other = (user.0 != context.author().id.get()).then_some(user);
    let name = |id: &str| {
        let name = || Playables::find_name(&bot.referee, id, language).unwrap_or_else(|| id.to_owned());
        Playables::is_faction(&bot.referee, id).then(name)
    };
    let rating = bot.find_rating_lines(guild, user, language).await?;
    let mode = |kind: Option<&str>, terms: &str| Playables::mode_name(&bot.referee, kind, terms, language);
    Ok(statistics_answer(&statistics, other, rating, name, mode, language))
}

/// Lists the stored data about a person, with the button that erases it.
#[poise::command(slash_command, guild_only)]
pub async fn privacy(context: Context<'_>, player: Option<User>) -> Result<(), Failure> {
    let shown = async {
        let (bot, interaction) = (context.data(), context.interaction);
        let guild = interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        let user = UserId(player.as_ref().map_or(interaction.user.id, |player| player.id).get());
        let http = &context.serenity_context().http;
        let asker = UserId(interaction.user.id.get());
        bot.require_erasure_right(http, guild, interaction.member.as_deref(), asker, user).await?;
        bot.list_stored_data(user, user == asker, GuildId(guild.get()), find_language(context).await).await
    };
    answer(context, Box::pin(shown)).await
}
