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

pub use message::{call, join_notice, message, terms};
pub use place::room_beside;
pub use rematch::{Asked, button as rematch_button};
pub use terms::next_computer;

/// The argument in the ids of the selects with which players choose a faction.
const FACTION: &str = "faction";

/// The argument in the ids of the selects with which players ban or pick factions; the index of the step follows.
const DRAFT: &str = "draft";

/// The argument in the id of the button that takes a seat.
pub const JOIN: &str = "join";

/// The argument in the id of the button that starts the game.
const START: &str = "start";

/// The argument in the id of the button that agrees to changed terms.
const AGREE: &str = "agree";

/// A player under the name used on this server if it can be displayed, otherwise under the unique username.
pub fn player(user: &serenity::all::User, member: Option<&serenity::all::Member>) -> Player {
    let names = [member.and_then(|member| member.nick.as_deref()), user.global_name.as_deref(), Some(&*user.name)];
    let name = names.into_iter().flatten().find_map(names::kept_name);
    Player { user: UserId(user.id.get()), name: name.unwrap_or_else(|| user.id.to_string()) }
}

/// True if the pressed button was part of its message at the time of the press.
fn is_shown(press: &ComponentInteraction) -> bool {
    let pressed = press.data.custom_id.as_str();
    press.message.components.iter().flat_map(|row| &row.components).any(|component| match component {
        ActionRowComponent::Button(button) => {
            matches!(&button.data, ButtonKind::NonLink { custom_id, .. } if custom_id.as_str() == pressed)
        }
        _ => false,
    })
}

/// The number of changes to the terms at the time a button was made; 0 if the button's id does not contain it.
fn seen_terms(word: Option<&str>) -> Result<u32, Failure> {
    word.map_or(Ok(0), |word| word.parse().map_err(|_| Failure::Said("unknown-button")))
}

impl Bot {
    /// Handles a press in a lobby. The outbox updates the message itself.
    pub(crate) async fn lobby_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let id = &press.id;
        let record = press.record()?;
        let user = press.user();
        // The button was still there and no one has moved yet: either a repeated press, or presses by both players.
        let is_new = record.last.0 == 0 && place::has_begun(record, user);
        let is_start = id.argument.split(' ').next() == Some(START);
        if is_start && is_new && is_shown(press.event) {
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
        let refresh = PostContent::Refresh.post(record.channel);
        let change = Change::at(self.now()).by(interaction).with_post(refresh);
        // Several selects of factions are distinguished by a number that has no other meaning.
        let mut words = id.argument.split(' ');
        match words.next().unwrap_or_default() {
            JOIN => {
                let player = player(&press.event.user, press.event.member.as_ref());
                self.referee.join(id.game, player, change).await?;
                if press.is_private {
                    press.answer(self.way_after_joining(id.game, press.theme.language).await?).await?;
                }
            }
            "leave" => self.referee.leave(id.game, user, change).await?,
            FACTION => {
                let faction = FactionChoice::of_word(press.selected_value().ok_or(Failure::Said("unknown-button"))?);
                let player = player(&press.event.user, press.event.member.as_ref());
                self.referee.choose_faction(record, player, &faction, change).await?;
            }
            DRAFT => {
                let mut number = || words.next()?.parse::<u32>().ok();
                let steps = |steps: u32| usize::try_from(steps).ok();
                let seen = number().zip(number().and_then(steps)).map(|(round, steps)| DraftPoint { round, steps });
                let (seen, faction) = seen.zip(press.selected_value()).ok_or(Failure::Said("unknown-button"))?;
                self.referee.draft(id.game, user, faction, seen, change).await?;
            }
            "cancel" => {
                let organises = self.is_organiser(press.event.guild_id, press.event.member.as_ref()).await?;
                self.referee.call_off(id.game, user, organises, change).await?;
            }
            "change-seat" => self.referee.change_seat(id.game, user, change).await?,
            "fill" => {
                let language = LobbyOptions::of(record)?.language;
                let strength = strength_at(self.referee.kind_of(record).ok(), None);
                let next = |number| next_computer(strength, number, language);
                let rates_house = self.referee.server(record.guild).await?.rates_house;
                self.referee.fill_with_computers(id.game, user, &next, usize::MAX, rates_house, change).await?;
            }
            AGREE => self.referee.agree_to_terms(id.game, user, seen_terms(words.next())?, change).await?,
            START => self.start_press(press, id.game, seen_terms(words.next())?).await?,
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
        let active = self.referee.store().active_in_channel(ChannelId(channel.get())).await?;
        if active.first().is_some_and(|record| record.status == Status::Running) {
            return Ok(());
        }
        for (number, record) in active.iter().enumerate() {
            let change = Change::at(self.now()).with_post(PostContent::Refresh.post(record.channel));
            // The command is counted only once.
            let change = if number == 0 { change.by(interaction) } else { change };
            self.referee.store().owe(record.id, change).await?;
        }
        self.notify_outbox();
        Ok(())
    }
}
