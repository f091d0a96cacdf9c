//! `/verify`

use serenity::all::Attachment;

use sztab_referee::VerifiedFrom;
use sztab_store::{ChannelId, GameId, GuildId, Status, UserId};

use crate::discord::say::failure::Failure;
use crate::discord::table::verify::{Asked, answer_of};

use super::support::answer::answer;
use super::support::context::{Context, language};
use super::support::files::Wanted;

/// Verifies a game against its log, or a record: privately, for the user who asks.
#[poise::command(slash_command, guild_only)]
pub async fn verify(context: Context<'_>, record: Option<Attachment>) -> Result<(), Failure> {
    let verified = async {
        let (bot, language) = (context.data(), language(context).await);
        let guild = GuildId(context.guild_id().ok_or(Failure::Said("only-in-server"))?.get());
        let channel = ChannelId(context.channel_id().get());
        let (asked, proof) = if let Some(file) = record {
            let text = bot.text_of(&file, Wanted::Record, language).await?;
            let from = VerifiedFrom { guild, channel, user: UserId(context.author().id.get()) };
            (Asked::Record, bot.referee.verify_record(&text, from).await?)
        } else {
            let game = newest_in(context, guild, channel).await?;
            (Asked::Game(game), bot.referee.verify_game(game).await?)
        };
        Ok(answer_of(language, asked, &proof))
    };
    answer(context, Box::pin(verified)).await
}

/// The game that is being played in a channel, else the last one that was. It is not read: its log may be the very thing
/// that is wrong.
async fn newest_in(context: Context<'_>, guild: GuildId, channel: ChannelId) -> Result<GameId, Failure> {
    let store = context.data().referee.store();
    let active = store.active_in_channel(channel).await?;
    if let Some(running) = active.first().filter(|game| game.status == Status::Running) {
        return Ok(running.id);
    }
    match store.last_over(guild, channel).await? {
        Some(over) => Ok(over.id),
        None if !active.is_empty() => Err(Failure::Said("no-game-yet")),
        None => Err(Failure::Said("no-game-here")),
    }
}
