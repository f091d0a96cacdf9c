//! The welcome message that the bot sends to a server after joining it.

use std::time::Duration;

use serenity::all::{ChannelType, Context, Guild, GuildChannel, Permissions};

use sztab_game::Language;
use sztab_game::view::Theme;
use sztab_referee::ServerSettings;
use sztab_store::{GuildId, UnixMs};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, Picture};
use crate::discord::say::failure::{Failure, without_url};

use super::help::welcome_message;
use super::playable::Playables;

/// Time after joining during which a server is still welcomed: the bot may have been invited before it was started, but
/// a server that has had it for long does not need an introduction.
const WELCOME_PERIOD: Duration = Duration::from_hours(7 * 24);

/// Maximum number of channels tried, in case many are closed to the bot.
const MAX_ATTEMPTS: usize = 3;

/// Stores the language that a server uses on Discord.
pub async fn store_discord_language(bot: &Bot, guild: serenity::all::GuildId, locale: &str) {
    if let Err(error) = bot.referee.store_discord_language(GuildId(guild.get()), locale, bot.now()).await {
        tracing::warn!(guild = guild.get(), %error, "the language of a server cannot be kept");
    }
}

/// Welcomes a server that the bot has recently joined, once, in a channel in which the bot may write.
pub async fn greet(bot: &Bot, context: &Context, guild: &Guild) {
    if let Err(failure) = send_welcome(bot, context, guild).await {
        tracing::warn!(guild = guild.id.get(), ?failure, "a server could not be welcomed");
    }
}

/// A picture of the default game in play, as an introduction; `None` if the game has no pictures.
async fn draw_welcome_picture(bot: &Bot, language: Language) -> Result<Option<Picture>, Failure> {
    let theme = Theme { language, colours: bot.colours };
    match Playables::of_default_game(&bot.referee).view().welcome_picture(theme) {
        Some(drawing) => bot.gallery.draw_uncached(drawing).await.map(Some),
        None => Ok(None),
    }
}

async fn send_welcome(bot: &Bot, context: &Context, guild: &Guild) -> Result<(), Failure> {
    let joined = UnixMs(guild.joined_at.unix_timestamp() * 1000);
    let id = GuildId(guild.id.get());
    if bot.now().since(joined).is_some_and(|age| age > WELCOME_PERIOD) {
        return Ok(());
    }
    let settings = bot.referee.load_server_settings(id).await?;
    if settings.welcomed {
        return Ok(());
    }
    let language = settings.public_language(Some(&guild.preferred_locale));
    let picture = draw_welcome_picture(bot, language).await?;
    // If the process is killed between the two steps, Discord recognises a second attempt by its nonce.
    let nonce = "hello".to_owned() + &guild.id.to_string();
    for (channel, permissions) in writable_channels(context, guild).into_iter().take(MAX_ATTEMPTS) {
        let picture = picture.clone().filter(|_| permissions.attach_files());
        let welcome = Answer { picture, ..welcome_message(language) };
        match channel.id.send_message(&context.http, welcome.into_message(&nonce)).await {
            Ok(_) => {
                let change = |settings: &mut ServerSettings| settings.welcomed = true;
                bot.referee.set_server(id, bot.now(), change).await?;
                return Ok(());
            }
            Err(error) => {
                tracing::info!(guild = id.0, error = without_url(&error), "a channel takes no welcome");
            }
        }
    }
    Ok(())
}

/// The text channels in which the bot may write, with the bot's permissions there: the channel for system messages
/// first, then from the top.
fn writable_channels<'g>(context: &Context, guild: &'g Guild) -> Vec<(&'g GuildChannel, Permissions)> {
    let needed = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    let application = context.http.application_id().map(serenity::all::ApplicationId::get);
    // Without the members intent, the only member that Discord sends is the bot itself.
    let own = guild.members.values().find(|member| Some(member.user.id.get()) == application);
    let Some(own) = own.or_else(|| guild.members.values().find(|member| member.user.bot)) else { return Vec::new() };
    let texts = guild.channels.values().filter(|channel| channel.kind == ChannelType::Text);
    let allowed = texts.map(|channel| (channel, guild.user_permissions_in(channel, own)));
    let mut channels: Vec<_> = allowed.filter(|(_, permissions)| permissions.contains(needed)).collect();
    channels.sort_by_key(|(channel, _)| (guild.system_channel_id != Some(channel.id), channel.position, channel.id));
    channels
}
