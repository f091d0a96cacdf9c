//! Another game between the same two players, opened with the button under a result or by command.

use serenity::all::{ButtonStyle, CreateActionRow, Member, PartialChannel, Permissions, User};

use sztab_game::{Language, RematchSeating};
use sztab_referee::{Interaction, LobbyOptions, Place, Session};
use sztab_store::{ChannelId, Game as Record, GuildId, InteractionId};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::{is_thread, require_allowed_channel, require_post_permissions};
use crate::discord::say::subject::GameVersion;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::direct_result::offer_button;

use super::to_player;

routes! {
    /// Under a result: opens a rematch, with the factions swapped.
    Rematch = "rematch" of GameVersion, Publicly;
}

/// The user and the channel of a request for a rematch.
#[derive(Debug, Clone, Copy)]
pub struct RematchRequest<'a> {
    /// The user who makes the request.
    pub user: &'a User,
    /// The user as a member of the server.
    pub member: Option<&'a Member>,
    /// The bot's permissions in the channel.
    pub allowed: Option<Permissions>,
    /// The channel.
    pub channel: Option<&'a PartialChannel>,
    /// The press or command that made the request.
    pub interaction: InteractionId,
    /// The language of the user who makes the request.
    pub language: Language,
}

/// The button under a result.
pub fn rematch_button(session: &Session, language: Language) -> CreateActionRow {
    let label = word(language, "lobby-rematch");
    let rematch = GameVersion::of(session).button(&Rematch, label, ButtonStyle::Primary);
    let is_possible = match session.kind().info().rematch {
        RematchSeating::SwapSeats => session.record.seats.len() == 2,
        RematchSeating::Same => true,
    };
    CreateActionRow::Buttons(is_possible.then_some(rematch).into_iter().chain([offer_button(language)]).collect())
}

/// Opens a session for a rematch; the lobby is posted by the outbox.
async fn open_rematch(bot: &Bot, record: &Record, asked: RematchRequest<'_>) -> Result<(), Failure> {
    let settings = bot.referee.load_server_settings(record.guild).await?;
    require_allowed_channel(asked.channel, &settings).map_err(Failure::OtherChannels)?;
    let is_thread = is_thread(asked.channel);
    require_post_permissions(asked.allowed, is_thread, Place::Here, asked.language).map_err(Failure::MayNot)?;
    let asker = to_player(asked.user, asked.member);
    let press = Interaction { id: asked.interaction, at: bot.now() };
    bot.referee.open_rematch(record.id, asker, is_thread, press).await?;
    bot.notify_outbox();
    Ok(())
}

impl Handler for Rematch {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        press.require_channel()?;
        let asked = RematchRequest {
            user: press.event.user(),
            member: press.event.member(),
            allowed: press.event.app_permissions(),
            channel: press.event.channel(),
            interaction: press.interaction_id(),
            language: press.theme.language,
        };
        open_rematch(bot, &press.record, asked).await
    }
}

/// Opens a table for a rematch of this channel's last game.
#[poise::command(slash_command, guild_only)]
pub async fn rematch(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let (bot, interaction) = (context.data(), context.interaction);
        let guild = interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        let (guild, channel) = (GuildId(guild.get()), ChannelId(interaction.channel_id.get()));
        let last = bot.referee.store().load_last_finished_game(guild, channel).await?;
        let language = find_language(context).await;
        let last = last.ok_or(Failure::Said("lobby-rematch-none"))?;
        let asked = RematchRequest {
            user: &interaction.user,
            member: interaction.member.as_deref(),
            allowed: interaction.app_permissions,
            channel: interaction.channel.as_ref(),
            interaction: context.interaction_id(),
            language,
        };
        open_rematch(bot, &last, asked).await?;
        let is_begun = !LobbyOptions::from_record(&last)?.computers.is_empty();
        Ok(Answer::sentence(word(language, if is_begun { "house-begun" } else { "lobby-opened" })))
    })
    .await
}
