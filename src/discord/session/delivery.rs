//! The action that the outbox takes for a post.

use serenity::all::CreateActionRow;

use sztab_referee::PostContent;
use sztab_store::{LiveMessage, Post, PostState, UserId};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

/// The next action for a post.
#[derive(Debug)]
pub enum Delivery {
    /// Send a new message.
    Send(Answer),
    /// Send a new message with a film, which viewers should be able to watch before the next message.
    Film(Answer),
    /// Update a message.
    Edit(LiveMessage, Answer),
    /// Replace the buttons of a message, unless there is too much else to do.
    Buttons(LiveMessage, Vec<CreateActionRow>),
    /// Send a user a direct message, or post in the channel if the user does not want direct messages.
    Direct {
        /// The recipient.
        user: UserId,
        /// The message.
        direct: Box<Answer>,
        /// The message for the channel to use instead, if any.
        instead: Option<Box<Answer>>,
    },
    /// No message is needed, because a later post supersedes this one.
    Nothing,
}

impl Delivery {
    /// Sends a message if there is one; otherwise `Nothing`.
    pub fn from_message(message: Option<Answer>) -> Self {
        message.map_or(Self::Nothing, Self::Send)
    }
}

/// The message of an earlier post in the same game, to which a later post responds.
pub async fn find_message(bot: &Bot, post: &Post, asked: PostContent) -> Result<Option<LiveMessage>, Failure> {
    let posts = bot.referee.store().load_posts(post.subject).await?;
    let asked = posts.iter().rfind(|earlier| earlier.id < post.id && asked.matches(earlier));
    Ok(asked.and_then(|asked| match asked.state {
        PostState::Sent { message, .. } => Some(LiveMessage { channel: asked.channel, message }),
        PostState::Waiting { .. } | PostState::GivenUp { .. } => None,
    }))
}
