//! A press as its handlers see it.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Context, Message};

use sztab_referee::{Interaction, RefereeError};
use sztab_store::{Game as Record, InteractionId, UnixMs, UserId};

use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::reply::Reply;
use crate::discord::state::menus::Owner;
use sztab_game::view::Theme;

/// A press of one of our buttons or selects, read and acknowledged.
#[derive(Debug)]
pub struct Press<'a> {
    /// The connection that brought it.
    pub context: &'a Context,
    /// Everything that Discord says of it.
    pub event: &'a ComponentInteraction,
    pub id: ButtonId,
    /// The words of the id, and after them the one chosen in a select.
    pub words: String,
    /// True if the button stood in a private message.
    pub is_private: bool,
    /// Language and palette of the presser.
    pub theme: Theme,
    /// The row of the game that the button is about, read once for all that comes of the press.
    pub record: Option<Record>,
}

impl Press<'_> {
    /// The presser.
    pub fn user(&self) -> UserId {
        UserId(self.event.user.id.get())
    }

    /// The number of the interaction, which makes an act unique.
    pub fn interaction(&self) -> InteractionId {
        InteractionId(self.reference())
    }

    /// The press as the referee is told of it, at some moment.
    pub fn at(&self, now: UnixMs) -> Interaction {
        Interaction { id: self.interaction(), at: now }
    }

    /// The number that a player quotes to the operator.
    pub fn reference(&self) -> u64 {
        self.event.id.get()
    }

    /// Game and presser: the key of a private message.
    pub fn owner(&self) -> Owner {
        (self.id.game, self.user())
    }

    /// The row of the game that the button is about.
    ///
    /// # Errors
    ///
    /// If it is about no game.
    pub fn record(&self) -> Result<&Record, RefereeError> {
        self.record.as_ref().ok_or(RefereeError::NoSuchGame)
    }

    /// The value chosen in a select; `None` for a button.
    pub fn selected_value(&self) -> Option<&str> {
        match &self.event.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
            _ => None,
        }
    }

    /// Answers it: in place of the acknowledgement, or in the message that was pressed.
    pub async fn answer(&self, answer: Answer) -> serenity::Result<Option<serenity::all::MessageId>> {
        self.event.answer(self.context, answer.response()).await
    }

    /// Adds a private message beside the one that was pressed.
    pub async fn add(&self, answer: Answer) -> serenity::Result<Message> {
        self.event.add(self.context, answer.aside()).await
    }
}
