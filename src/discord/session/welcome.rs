//! The welcome that a server reads once the bot has joined it.

use std::time::Duration;

use serenity::all::{ChannelType, Context, Guild, GuildChannel, Permissions};

use sztab_game::Language;
use sztab_game::view::Theme;
use sztab_referee::ServerSettings;
use sztab_store::{GuildId, UnixMs};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, Picture};
use crate::discord::say::failure::{Failure, plain};

use super::help::welcome;
use super::playable::Playables;

/// Time after joining a server in which it is still welcomed, in milliseconds: the bot may have been invited before it
/// was started, and a server that has had it for long needs no introduction.
const NEW: Duration = Duration::from_hours(7 * 24);

/// Channels that are tried, so that a server full of closed ones is not knocked at everywhere.
const MOST_ATTEMPTS: usize = 3;

impl Bot {
    /// Keeps the language of a server's Discord.
    pub(crate) async fn hear_language(&self, guild: serenity::all::GuildId, locale: &str) {
        if let Err(error) = self.referee.hear_language(GuildId(guild.get()), locale, self.now()).await {
            tracing::warn!(guild = guild.get(), %error, "the language of a server cannot be kept");
        }
    }

    /// Welcomes a server that the bot has joined lately, once, where it may write.
    pub(crate) async fn greet(&self, context: &Context, guild: &Guild) {
        if let Err(failure) = self.welcome(context, guild).await {
            tracing::warn!(guild = guild.id.get(), ?failure, "a server could not be welcomed");
        }
    }

    /// The usual game in play, for those who do not know it; `None` if it has no picture.
    async fn welcome_picture(&self, language: Language) -> Result<Option<Picture>, Failure> {
        let theme = Theme { language, colours: self.colours };
        match Playables::usual(&self.referee).view().welcome(theme) {
            Some(drawing) => self.gallery.once(drawing).await.map(Some),
            None => Ok(None),
        }
    }

    async fn welcome(&self, context: &Context, guild: &Guild) -> Result<(), Failure> {
        let joined = UnixMs(guild.joined_at.unix_timestamp() * 1000);
        let id = GuildId(guild.id.get());
        if self.now().since(joined).is_some_and(|age| age > NEW) {
            return Ok(());
        }
        let settings = self.referee.server(id).await?;
        if settings.welcomed {
            return Ok(());
        }
        let language = settings.public_language(Some(&guild.preferred_locale));
        let picture = self.welcome_picture(language).await?;
        // After a kill between the two steps Discord recognises a second attempt by its nonce.
        let nonce = "hello".to_owned() + &guild.id.to_string();
        for (channel, permissions) in writable(context, guild).into_iter().take(MOST_ATTEMPTS) {
            let picture = picture.clone().filter(|_| permissions.attach_files());
            let welcome = Answer { picture, ..welcome(language) };
            match channel.id.send_message(&context.http, welcome.message(&nonce)).await {
                Ok(_) => {
                    let change = |settings: &mut ServerSettings| settings.welcomed = true;
                    self.referee.set_server(id, self.now(), change).await?;
                    return Ok(());
                }
                Err(error) => {
                    tracing::info!(guild = id.0, error = plain(&error), "a channel takes no welcome");
                }
            }
        }
        Ok(())
    }
}

/// The text channels in which the bot may write, with what it may do there: the one for announcements of the system
/// first, then from the top.
fn writable<'g>(context: &Context, guild: &'g Guild) -> Vec<(&'g GuildChannel, Permissions)> {
    let needed = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    let application = context.http.application_id().map(serenity::all::ApplicationId::get);
    // Without the intent for members Discord sends the bot itself and no others.
    let own = guild.members.values().find(|member| Some(member.user.id.get()) == application);
    let Some(own) = own.or_else(|| guild.members.values().find(|member| member.user.bot)) else { return Vec::new() };
    let texts = guild.channels.values().filter(|channel| channel.kind == ChannelType::Text);
    let allowed = texts.map(|channel| (channel, guild.user_permissions_in(channel, own)));
    let mut channels: Vec<_> = allowed.filter(|(_, permissions)| permissions.contains(needed)).collect();
    channels.sort_by_key(|(channel, _)| (guild.system_channel_id != Some(channel.id), channel.position, channel.id));
    channels
}
