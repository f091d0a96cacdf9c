//! A press, as passed to its handlers.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Context, Message};

use sztab_referee::{Interaction, RefereeError};
use sztab_store::{Game as Record, InteractionId, UnixMs, UserId};

use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::reply::Reply;
use crate::discord::state::menus::Owner;
use sztab_game::view::Theme;

/// A press of one of the bot's buttons or selects, parsed and acknowledged.
#[derive(Debug)]
pub struct Press<'a> {
    /// The connection on which the press arrived.
    pub context: &'a Context,
    /// The event as received from Discord.
    pub event: &'a ComponentInteraction,
    pub id: ButtonId,
    /// The argument of the id, followed by the value chosen in a select.
    pub words: String,
    /// True if the button was in a private message.
    pub is_private: bool,
    /// The user's language and palette.
    pub theme: Theme,
    /// The database row of the button's game, read once for all steps that handle the press.
    pub record: Option<Record>,
}

impl Press<'_> {
    pub fn user(&self) -> UserId {
        UserId(self.event.user.id.get())
    }

    /// The id of the interaction, which makes an action unique.
    pub fn interaction(&self) -> InteractionId {
        InteractionId(self.reference())
    }

    /// The press as passed to the referee, at the given time.
    pub fn to_interaction(&self, now: UnixMs) -> Interaction {
        Interaction { id: self.interaction(), at: now }
    }

    /// The reference number, which a player can quote to the operator.
    pub fn reference(&self) -> u64 {
        self.event.id.get()
    }

    /// The game and the user, which identify a private message.
    pub fn owner(&self) -> Owner {
        (self.id.game, self.user())
    }

    /// The database row of the button's game.
    ///
    /// # Errors
    ///
    /// If the button does not belong to a game.
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

    /// Sends the reply instead of the acknowledgement, or in the message that was pressed.
    pub async fn answer(&self, answer: Answer) -> serenity::Result<Option<serenity::all::MessageId>> {
        self.event.answer(self.context, answer.into_response()).await
    }

    /// Sends a private message in addition to the one that was pressed.
    pub async fn send_followup(&self, answer: Answer) -> serenity::Result<Message> {
        self.event.send_followup(self.context, answer.into_private_followup()).await
    }
}
