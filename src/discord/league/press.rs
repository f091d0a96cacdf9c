//! A press of a season button or select, or a submitted season form, as passed to its handler.

use serenity::all::{ComponentInteraction, Context, Member as Joined, MessageId, ModalInteraction, User};

use sztab_referee::Interaction;
use sztab_referee::league::Member;
use sztab_store::{GuildId, InteractionId, UnixMs, UserId};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::failure::Failure;
use crate::discord::say::reply::Reply;
use crate::discord::say::season_button::{SeasonButton, YES};
use crate::discord::say::season_operation::SeasonOperation;
use crate::discord::session::lobby::to_player;
use sztab_game::view::Theme;

/// Minimum number of characters of a reason.
pub const MIN_REASON_CHARACTERS: u16 = 3;
/// Maximum number of characters of a reason.
pub const MAX_REASON_CHARACTERS: u16 = 200;

#[derive(Debug, Clone, Copy)]
pub enum SeasonEvent<'a> {
    Component(&'a ComponentInteraction),
    Form(&'a ModalInteraction),
}

/// A press of a season button or select, or a submitted season form, parsed and acknowledged.
#[derive(Debug)]
pub struct SeasonPress<'a> {
    pub context: &'a Context,
    pub event: SeasonEvent<'a>,
    /// The id of the button, select or form.
    pub id: SeasonButton,
    /// The values chosen in a select; empty for a button.
    pub chosen: Vec<String>,
    /// The texts of a form's fields, in order; empty for a button.
    pub typed: Vec<String>,
    pub theme: Theme,
}

impl<'a> SeasonEvent<'a> {
    pub fn user(self) -> &'a User {
        match self {
            Self::Component(event) => &event.user,
            Self::Form(event) => &event.user,
        }
    }

    /// The user who pressed, as a member of the server.
    pub fn member(self) -> Option<&'a Joined> {
        match self {
            Self::Component(event) => event.member.as_ref(),
            Self::Form(event) => event.member.as_ref(),
        }
    }

    pub fn reference(self) -> u64 {
        match self {
            Self::Component(event) => event.id.get(),
            Self::Form(event) => event.id.get(),
        }
    }

    pub fn locale(self) -> &'a str {
        match self {
            Self::Component(event) => &event.locale,
            Self::Form(event) => &event.locale,
        }
    }

    pub fn guild(self) -> Option<GuildId> {
        let guild = match self {
            Self::Component(event) => event.guild_id,
            Self::Form(event) => event.guild_id,
        };
        guild.map(|guild| GuildId(guild.get()))
    }
}

impl SeasonPress<'_> {
    pub fn user(&self) -> UserId {
        UserId(self.event.user().id.get())
    }

    /// The press as passed to the referee, at the given time.
    pub fn to_interaction(&self, now: UnixMs) -> Interaction {
        Interaction { id: InteractionId(self.event.reference()), at: now }
    }

    /// A number from the id's arguments, at an index from 0; refused if the number is missing.
    pub fn number<T: std::str::FromStr>(&self, at: usize) -> Result<T, Failure> {
        self.id.words().nth(at).and_then(|word| word.parse().ok()).ok_or(Failure::Said("unknown-button"))
    }

    /// The reason typed into a form.
    pub fn reason(&self) -> Result<String, Failure> {
        let typed = self.typed.first().map(|typed| shorten(typed, usize::from(MAX_REASON_CHARACTERS)));
        typed.filter(|reason| !reason.is_empty()).ok_or(Failure::Said("unknown-button"))
    }

    /// True if the id's last argument is *yes*, which marks the agreeing one of two buttons.
    pub fn is_yes(&self) -> bool {
        self.id.words().last() == Some(YES)
    }

    pub fn button(&self, operation: SeasonOperation, argument: impl Into<String>) -> SeasonButton {
        SeasonButton::new(self.id.season, self.id.seq, operation, argument)
    }

    /// Sends the reply instead of the acknowledgement, or in the message that was pressed.
    pub async fn answer(&self, answer: Answer) -> serenity::Result<Option<MessageId>> {
        match self.event {
            SeasonEvent::Component(event) => event.answer(self.context, answer.into_response()).await,
            SeasonEvent::Form(event) => event.answer(self.context, answer.into_response()).await,
        }
    }

    /// Sends the reply as the last step of a handler.
    pub async fn respond(&self, answer: Answer) -> Result<(), Failure> {
        self.answer(answer).await?;
        Ok(())
    }

    /// Sends a private message in addition to the one that was pressed.
    pub async fn send_followup(&self, answer: Answer) -> serenity::Result<()> {
        match self.event {
            SeasonEvent::Component(event) => {
                event.send_followup(self.context, answer.into_private_followup()).await.map(|_| ())
            }
            SeasonEvent::Form(event) => {
                event.send_followup(self.context, answer.into_private_followup()).await.map(|_| ())
            }
        }
    }
}

impl Bot {
    /// The user who pressed, as a member for the season referee.
    pub(crate) async fn find_member(&self, user: &User, member: Option<&Joined>) -> Result<Member, Failure> {
        let guild = member.map(|member| member.guild_id);
        Ok(Member { player: to_player(user, member), organises: self.is_organiser(guild, member).await? })
    }
}
