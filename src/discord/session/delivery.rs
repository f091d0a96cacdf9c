//! Work of the outbox for a post.

use serenity::all::CreateActionRow;

use sztab_referee::PostContent;
use sztab_store::{LiveMessage, Post, PostState, UserId};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

/// Next act for a post.
#[derive(Debug)]
pub enum Delivery {
    /// Send a new message.
    Send(Answer),
    /// Send a new message with a film, which is to be seen before anything follows.
    Film(Answer),
    /// Bring a message up to date.
    Edit(LiveMessage, Answer),
    /// Show other buttons on a message, unless there is much else to do.
    Buttons(LiveMessage, Vec<CreateActionRow>),
    /// Tell a user directly; where that is not wanted, in the channel.
    Direct {
        /// The recipient.
        user: UserId,
        /// The message.
        direct: Box<Answer>,
        /// Text for the channel instead, if any.
        instead: Option<Box<Answer>>,
    },
    /// No post: a later one says more.
    Nothing,
}

impl Delivery {
    /// Sends a message, if there is anything to say.
    pub fn of(message: Option<Answer>) -> Self {
        message.map_or(Self::Nothing, Self::Send)
    }
}

impl Bot {
    /// The message of an earlier post of the same game that a later one answers.
    pub(crate) async fn message_of(&self, post: &Post, asked: PostContent) -> Result<Option<LiveMessage>, Failure> {
        let posts = self.referee.store().posts(post.subject).await?;
        let asked = posts.iter().rfind(|earlier| earlier.id < post.id && asked.is_of(earlier));
        Ok(asked.and_then(|asked| match asked.state {
            PostState::Sent { message, .. } => Some(LiveMessage { channel: asked.channel, message }),
            PostState::Waiting { .. } | PostState::GivenUp { .. } => None,
        }))
    }
}
