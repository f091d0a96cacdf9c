//! A press of a button or select, or a submitted form, as passed to its handler.

use std::fmt;

use serenity::all::{
    ActionRowComponent, ChannelId, ComponentInteraction, Context, GuildId, Member, Message, MessageFlags, MessageId,
    ModalInteraction, PartialChannel, Permissions, User,
};

use sztab_game::view::Theme;
use sztab_referee::league::SeasonRecord;
use sztab_store::Game as GameRecord;

use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller;
use crate::discord::say::failure::Failure;
use crate::discord::say::reply::{Reply, ReplyTarget};
use crate::discord::say::subject::{GameVersion, IdSubject, NoSubject, Position, SeasonVersion};
use crate::discord::state::menus::Owner;

/// A subject, and the record that is read before a press is handled.
pub trait Subject: IdSubject {
    type Record: Clone + fmt::Debug + Send + Sync;
}

impl Subject for GameVersion {
    type Record = GameRecord;
}

impl Subject for SeasonVersion {
    type Record = SeasonRecord;
}

impl Subject for Position {
    /// The game; `None` for a study.
    type Record = Option<GameRecord>;
}

impl Subject for NoSubject {
    type Record = ();
}

/// The event as received from Discord.
#[derive(Debug, Clone, Copy)]
pub enum Event<'a> {
    Component(&'a ComponentInteraction),
    Form(&'a ModalInteraction),
}

/// Reads a field that both kinds of events have.
macro_rules! field {
    ($event:ident, $one:ident => $value:expr) => {
        match $event {
            Event::Component($one) => $value,
            Event::Form($one) => $value,
        }
    };
}

impl<'a> Event<'a> {
    pub fn user(self) -> &'a User {
        field!(self, event => &event.user)
    }

    /// The user who pressed, as a member of the server.
    pub fn member(self) -> Option<&'a Member> {
        field!(self, event => event.member.as_ref())
    }

    /// The number that a player can quote to the operator.
    pub fn reference(self) -> u64 {
        field!(self, event => event.id.get())
    }

    pub fn locale(self) -> &'a str {
        field!(self, event => &event.locale)
    }

    pub fn guild(self) -> Option<GuildId> {
        field!(self, event => event.guild_id)
    }

    pub fn guild_locale(self) -> Option<&'a str> {
        field!(self, event => event.guild_locale.as_deref())
    }

    pub fn channel_id(self) -> ChannelId {
        field!(self, event => event.channel_id)
    }

    pub fn channel(self) -> Option<&'a PartialChannel> {
        field!(self, event => event.channel.as_ref())
    }

    /// The bot's permissions in the channel.
    pub fn app_permissions(self) -> Option<Permissions> {
        field!(self, event => event.app_permissions)
    }

    pub fn token(self) -> &'a str {
        field!(self, event => &event.token)
    }

    /// The message that contains the button; `None` for a form that was opened without one.
    pub fn message(self) -> Option<&'a Message> {
        match self {
            Self::Component(event) => Some(&event.message),
            Self::Form(event) => event.message.as_deref(),
        }
    }

    /// True if the button was in a private message.
    pub fn is_private(self) -> bool {
        let flags = self.message().and_then(|message| message.flags);
        flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    }

    /// True if the message that contains the button consists of components: the library leaves those out that are not
    /// rows, so that it seems to have no button.
    pub fn is_layout(self) -> bool {
        self.message().is_some_and(|message| message.components.is_empty())
    }

    /// The texts typed into a form, by the names of its inputs.
    pub fn typed(self) -> Vec<(&'a str, &'a str)> {
        let Self::Form(event) = self else { return Vec::new() };
        let fields = event.data.components.iter().flat_map(|row| &row.components);
        let inputs = fields.filter_map(|field| match field {
            ActionRowComponent::InputText(field) => {
                Some((field.custom_id.as_str(), field.value.as_deref().unwrap_or_default().trim()))
            }
            _ => None,
        });
        inputs.collect()
    }
}

impl Reply for Event<'_> {
    fn reply_target(&self) -> ReplyTarget {
        field!(self, event => event.reply_target())
    }
}

/// The message in which a press is replied to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReplyTo {
    /// True if the reply is a new message, and does not replace the one that was pressed.
    pub is_new: bool,
    /// True if the message consists of components, so that all replies in it have to.
    pub is_layout: bool,
}

/// A press of one of the bot's buttons or selects, or a submitted form, parsed and acknowledged.
#[derive(Debug, Clone)]
pub struct Press<'a, S: Subject> {
    /// The connection on which the press arrived.
    pub context: &'a Context,
    pub event: Event<'a>,
    pub subject: S,
    /// The record of the subject, read once for all steps that handle the press.
    pub record: S::Record,
    /// The values chosen in a select; empty for a button.
    pub chosen: Vec<String>,
    /// True if the button was in a private message.
    pub is_private: bool,
    pub reply: ReplyTo,
    /// The user's language and palette.
    pub theme: Theme,
}

pub type GamePress<'a> = Press<'a, GameVersion>;
pub type SeasonPress<'a> = Press<'a, SeasonVersion>;
pub type PositionPress<'a> = Press<'a, Position>;
/// A press that belongs to neither a game nor a season.
pub type PlainPress<'a> = Press<'a, NoSubject>;

impl<'a, S: Subject> Press<'a, S> {
    /// The same press with another subject.
    pub fn with_subject<T: Subject>(&self, subject: T, record: T::Record) -> Press<'a, T> {
        Press {
            context: self.context,
            event: self.event,
            subject,
            record,
            chosen: self.chosen.clone(),
            is_private: self.is_private,
            reply: self.reply,
            theme: self.theme,
        }
    }

    /// The message that contains the button.
    pub fn message(&self) -> Option<MessageId> {
        self.event.message().map(|message| message.id)
    }

    /// The first value chosen in a select; `None` for a button.
    pub fn choice(&self) -> Option<&str> {
        self.chosen.first().map(String::as_str)
    }

    /// These words, followed by the value chosen in a select.
    pub fn with_choice(&self, words: &str) -> String {
        format!("{words} {}", self.choice().unwrap_or_default()).trim().to_owned()
    }

    /// The first value chosen in a select, parsed; refused if it is not a value that the bot offers.
    pub fn parse_choice<T: std::str::FromStr>(&self) -> Result<T, Failure> {
        self.choice().and_then(|chosen| chosen.parse().ok()).ok_or(Failure::Said("unknown-button"))
    }

    /// The text typed into an input of a form.
    pub fn typed(&self, input: &str) -> Option<&'a str> {
        self.event.typed().into_iter().find_map(|(name, value)| (name == input).then_some(value))
    }

    /// Sends the reply instead of the acknowledgement, or in the message that was pressed.
    pub async fn answer(&self, answer: Answer) -> serenity::Result<Option<MessageId>> {
        self.event.answer(self.context, answer.into_reply(self.reply.is_layout)).await
    }

    /// Sends the reply as the last step of a handler.
    pub async fn respond(&self, answer: Answer) -> Result<(), Failure> {
        self.answer(answer).await?;
        Ok(())
    }

    /// Sends a private message in addition to the one that was pressed.
    pub async fn send_followup(&self, answer: Answer) -> serenity::Result<MessageId> {
        self.event.send_followup(self.context, answer.into_private_followup()).await.map(|message| message.id)
    }
}

impl<S: Subject> Caller for Press<'_, S> {
    fn account(&self) -> &User {
        self.event.user()
    }

    fn member(&self) -> Option<&Member> {
        self.event.member()
    }

    fn server(&self) -> Option<GuildId> {
        self.event.guild()
    }

    fn reference(&self) -> u64 {
        self.event.reference()
    }
}

impl GamePress<'_> {
    /// Refuses a button from another channel than the game's, where it must not show the game.
    pub fn require_channel(&self) -> Result<(), Failure> {
        let is_here = self.record.channel.0 == self.event.channel_id().get();
        if is_here { Ok(()) } else { Err(Failure::Said("unknown-button")) }
    }

    /// The game and the user, which identify a private message.
    pub fn owner(&self) -> Owner {
        (self.subject.game, self.user())
    }
}
