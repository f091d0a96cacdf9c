//! The lobby: one message with Join, Leave, Start, Cancel and the factions, and the handling of the presses there.

mod action;
pub(crate) mod banners;
mod change;
mod message;
pub(crate) mod place;
pub mod rematch;
mod selects;
pub(crate) mod terms;

use serenity::all::{ActionRowComponent, ButtonKind};

use sztab_referee::{DraftPoint, FactionChoice, LobbyOptions, PostContent};
use sztab_store::{Change, ChannelId, InteractionId, Player, Status, UserId};

use crate::discord::bot::Bot;
use crate::discord::router::press::{Event, GamePress};
use crate::discord::router::route::{Handler, RouteId};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::names;
use crate::discord::session::lobby::place::{show_joined_session, start_game};
use crate::discord::session::settings::is_organiser;

use super::computer::strength_at;

pub use action::{Lobby, LobbyAction};
pub use change::Terms;
pub use message::{join_notice, lobby_message, terms_line, turn_call};
pub use place::create_thread_beside;
pub use rematch::{Rematch, rematch_button};
pub use terms::next_computer;

/// A player under the name used on this server if it can be displayed, otherwise under the unique username.
pub fn to_player(user: &serenity::all::User, member: Option<&serenity::all::Member>) -> Player {
    let names = [member.and_then(|member| member.nick.as_deref()), user.global_name.as_deref(), Some(&*user.name)];
    let name = names.into_iter().flatten().find_map(names::clean_name);
    Player { user: UserId(user.id.get()), name: name.unwrap_or_else(|| user.id.to_string()) }
}

/// True if the pressed button was part of its message at the time of the press.
fn is_button_shown(event: Event<'_>, pressed: &str) -> bool {
    let rows = event.message().into_iter().flat_map(|message| &message.components);
    rows.flat_map(|row| &row.components).any(|component| match component {
        ActionRowComponent::Button(button) => {
            matches!(&button.data, ButtonKind::NonLink { custom_id, .. } if custom_id.as_str() == pressed)
        }
        _ => false,
    })
}

impl Handler for Lobby {
    /// Handles a press in a lobby. The outbox updates the message itself.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let record = &press.record;
        // The button was still there and no one has moved yet: either a repeated press, or presses by both players.
        let is_new = record.last.0 == 0 && place::has_begun(record, press.user());
        let is_start = matches!(self.action, LobbyAction::Start { .. });
        if is_start && is_new && is_button_shown(press.event, &press.subject.id(&self)) {
            return Ok(());
        }
        if record.status != Status::Lobby {
            return Err(Failure::Said("lobby-closed"));
        }
        press.require_channel()?;
        change_lobby(bot, press, self.action).await?;
        bot.notify_outbox();
        Ok(())
    }
}

async fn change_lobby(bot: &Bot, press: &GamePress<'_>, action: LobbyAction) -> Result<(), Failure> {
    let (record, user) = (&press.record, press.user());
    let refresh = PostContent::Refresh.into_post(record.channel);
    let change = Change::at(bot.now()).with_interaction(press.interaction_id()).with_post(refresh);
    let player = || to_player(press.event.user(), press.event.member());
    match action {
        LobbyAction::Join => {
            bot.referee.join(record.id, player(), change).await?;
            if press.is_private {
                press.respond(show_joined_session(bot, record.id, press.theme.language).await?).await?;
            }
        }
        LobbyAction::Leave => bot.referee.leave(record.id, user, change).await?,
        LobbyAction::ChooseFaction { .. } => {
            let faction = FactionChoice::parse(press.choice().ok_or(Failure::Said("unknown-button"))?);
            bot.referee.choose_faction(record, player(), &faction, change).await?;
        }
        LobbyAction::Draft { round, steps, .. } => {
            let (seen, faction) = (DraftPoint { round, steps }, press.choice());
            let faction = faction.ok_or(Failure::Said("unknown-button"))?;
            bot.referee.take_draft_step(record.id, user, faction, seen, change).await?;
        }
        LobbyAction::Cancel => {
            let organises = is_organiser(bot, press).await?;
            bot.referee.call_off(record.id, user, organises, change).await?;
        }
        LobbyAction::ChangeSeat => bot.referee.change_seat(record.id, user, change).await?,
        LobbyAction::Fill => {
            let language = LobbyOptions::from_record(record)?.language;
            let strength = strength_at(bot.referee.find_kind(record).ok(), None);
            let next = |number| next_computer(strength, number, language);
            let rates_house = bot.referee.load_server_settings(record.guild).await?.rates_house;
            bot.referee.fill_with_computers(record.id, user, &next, usize::MAX, rates_house, change).await?;
        }
        LobbyAction::Agree { seen } => bot.referee.agree_to_terms(record.id, user, seen, change).await?,
        LobbyAction::Start { seen } => start_game(bot, press, seen).await?,
    }
    Ok(())
}

/// Updates the lobbies in a channel; lobbies whose message is gone are posted again.
pub async fn show_lobbies(
    bot: &Bot,
    channel: serenity::all::ChannelId,
    interaction: InteractionId,
) -> Result<(), Failure> {
    let active = bot.referee.store().load_active_games_in_channel(ChannelId(channel.get())).await?;
    if active.first().is_some_and(|record| record.status == Status::Running) {
        return Ok(());
    }
    for (number, record) in active.iter().enumerate() {
        let change = Change::at(bot.now()).with_post(PostContent::Refresh.into_post(record.channel));
        // The command is counted only once.
        let change = if number == 0 { change.with_interaction(interaction) } else { change };
        bot.referee.store().queue_posts(record.id, change).await?;
    }
    bot.notify_outbox();
    Ok(())
}
