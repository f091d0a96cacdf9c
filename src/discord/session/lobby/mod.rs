//! The lobby: one message with Join, Leave, Start, Cancel and the factions, and the handling of the presses there.

mod banners;
mod message;
mod place;
mod rematch;
mod selects;
mod terms;

use serenity::all::{ActionRowComponent, ButtonKind, ComponentInteraction};

use sztab_referee::{DraftPoint, FactionChoice, LobbyOptions, PostContent};
use sztab_store::{Change, ChannelId, InteractionId, Player, Status, UserId};

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::say::names;

use super::computer::strength_at;
use super::press::Press;

pub use message::{join_notice, lobby_message, terms_line, turn_call};
pub use place::create_thread_beside;
pub use rematch::{RematchRequest, rematch_button};
pub use terms::next_computer;

/// The argument in the ids of the selects with which players choose a faction.
const FACTION_ARGUMENT: &str = "faction";

/// The argument in the ids of the selects with which players ban or pick factions; the index of the step follows.
const DRAFT_ARGUMENT: &str = "draft";

/// The argument in the id of the button that takes a seat.
pub const JOIN_ARGUMENT: &str = "join";

/// The argument in the id of the button that starts the game.
const START_ARGUMENT: &str = "start";

/// The argument in the id of the button that agrees to changed terms.
const AGREE_ARGUMENT: &str = "agree";

/// A player under the name used on this server if it can be displayed, otherwise under the unique username.
pub fn to_player(user: &serenity::all::User, member: Option<&serenity::all::Member>) -> Player {
    let names = [member.and_then(|member| member.nick.as_deref()), user.global_name.as_deref(), Some(&*user.name)];
    let name = names.into_iter().flatten().find_map(names::clean_name);
    Player { user: UserId(user.id.get()), name: name.unwrap_or_else(|| user.id.to_string()) }
}

/// True if the pressed button was part of its message at the time of the press.
fn is_button_shown(press: &ComponentInteraction) -> bool {
    let pressed = press.data.custom_id.as_str();
    press.message.components.iter().flat_map(|row| &row.components).any(|component| match component {
        ActionRowComponent::Button(button) => {
            matches!(&button.data, ButtonKind::NonLink { custom_id, .. } if custom_id.as_str() == pressed)
        }
        _ => false,
    })
}

/// The number of changes to the terms at the time a button was made; 0 if the button's id does not contain it.
fn parse_seen_terms(word: Option<&str>) -> Result<u32, Failure> {
    word.map_or(Ok(0), |word| word.parse().map_err(|_| Failure::Said("unknown-button")))
}

impl Bot {
    /// Handles a press in a lobby. The outbox updates the message itself.
    pub(crate) async fn handle_lobby_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let id = &press.id;
        let record = press.record()?;
        let user = press.user();
        // The button was still there and no one has moved yet: either a repeated press, or presses by both players.
        let is_new = record.last.0 == 0 && place::has_begun(record, user);
        let is_start = id.argument.split(' ').next() == Some(START_ARGUMENT);
        if is_start && is_new && is_button_shown(press.event) {
            return Ok(());
        }
        if record.status != Status::Lobby {
            return Err(Failure::Said("lobby-closed"));
        }
        // A lobby is one message in one channel, so a press from another channel comes from a forged button.
        if record.channel.0 != press.event.channel_id.get() {
            return Err(Failure::Said("unknown-button"));
        }
        let interaction = press.interaction();
        let refresh = PostContent::Refresh.into_post(record.channel);
        let change = Change::at(self.now()).with_interaction(interaction).with_post(refresh);
        // Several selects of factions are distinguished by a number that has no other meaning.
        let mut words = id.argument.split(' ');
        match words.next().unwrap_or_default() {
            JOIN_ARGUMENT => {
                let player = to_player(&press.event.user, press.event.member.as_ref());
                self.referee.join(id.game, player, change).await?;
                if press.is_private {
                    press.answer(self.show_joined_session(id.game, press.theme.language).await?).await?;
                }
            }
            "leave" => self.referee.leave(id.game, user, change).await?,
            FACTION_ARGUMENT => {
                let faction = FactionChoice::parse(press.selected_value().ok_or(Failure::Said("unknown-button"))?);
                let player = to_player(&press.event.user, press.event.member.as_ref());
                self.referee.choose_faction(record, player, &faction, change).await?;
            }
            DRAFT_ARGUMENT => {
                let mut number = || words.next()?.parse::<u32>().ok();
                let steps = |steps: u32| usize::try_from(steps).ok();
                let seen = number().zip(number().and_then(steps)).map(|(round, steps)| DraftPoint { round, steps });
                let (seen, faction) = seen.zip(press.selected_value()).ok_or(Failure::Said("unknown-button"))?;
                self.referee.take_draft_step(id.game, user, faction, seen, change).await?;
            }
            "cancel" => {
                let organises = self.is_organiser(press.event.guild_id, press.event.member.as_ref()).await?;
                self.referee.call_off(id.game, user, organises, change).await?;
            }
            "change-seat" => self.referee.change_seat(id.game, user, change).await?,
            "fill" => {
                let language = LobbyOptions::from_record(record)?.language;
                let strength = strength_at(self.referee.find_kind(record).ok(), None);
                let next = |number| next_computer(strength, number, language);
                let rates_house = self.referee.load_server_settings(record.guild).await?.rates_house;
                self.referee.fill_with_computers(id.game, user, &next, usize::MAX, rates_house, change).await?;
            }
            AGREE_ARGUMENT => {
                self.referee.agree_to_terms(id.game, user, parse_seen_terms(words.next())?, change).await?;
            }
            START_ARGUMENT => self.handle_start_press(press, id.game, parse_seen_terms(words.next())?).await?,
            _ => return Err(Failure::Said("stale")),
        }
        self.notify_outbox();
        Ok(())
    }

    /// Updates the lobbies in a channel; lobbies whose message is gone are posted again.
    pub(crate) async fn show_lobbies(
        &self,
        channel: serenity::all::ChannelId,
        interaction: InteractionId,
    ) -> Result<(), Failure> {
        let active = self.referee.store().load_active_games_in_channel(ChannelId(channel.get())).await?;
        if active.first().is_some_and(|record| record.status == Status::Running) {
            return Ok(());
        }
        for (number, record) in active.iter().enumerate() {
            let change = Change::at(self.now()).with_post(PostContent::Refresh.into_post(record.channel));
            // The command is counted only once.
            let change = if number == 0 { change.with_interaction(interaction) } else { change };
            self.referee.store().queue_posts(record.id, change).await?;
        }
        self.notify_outbox();
        Ok(())
    }
}
