//! Posts that call somebody to a game that waits, and the answers to what they ask.

use crate::games::Language;
use crate::referee::{PostContent, Table};
use crate::store::{LiveMessage, Post, PostState, Status};

use super::agreement::{draw_answered, draw_offer, seat_answered, seat_offer};
use super::bot::Bot;
use super::clock::{fall, fall_answered, idle, next_up, reminder};
use super::failure::Failure;
use super::post::Delivery;

impl Bot {
    /// A message that calls somebody to a game that waits; nothing once it waits no longer.
    pub(super) async fn call(
        &self,
        content: PostContent,
        table: &Table,
        language: Language,
        is_current: bool,
    ) -> Result<Delivery, Failure> {
        let is_late = match content {
            // They stand while somebody plays on.
            PostContent::DrawOffer { .. } | PostContent::SeatOffer(_) => false,
            // A player who is called by now needs no word that it will be so.
            PostContent::NextUp { user: next } => {
                let now = self.referee.table(table.record.id).await?.to_act();
                now.is_none_or(|(_, user)| user == next)
            }
            _ => !is_current,
        };
        if is_late || table.record.status != Status::Running {
            return Ok(Delivery::Nothing);
        }
        let deadline = self.referee.deadline(table, self.now()).await?;
        let reminded = |language, is_direct| reminder(table, deadline.as_ref(), language, is_direct);
        let answer = match content {
            PostContent::Fall { side } => Some(fall(table, language, side)),
            PostContent::DrawOffer { side } => Some(draw_offer(table, language, side)),
            PostContent::SeatOffer(offer) => Some(seat_offer(table, language, offer)),
            PostContent::Idle { .. } => idle(table, language),
            PostContent::NextUp { user } => Some(next_up(user, language)),
            PostContent::DirectReminder { user } => {
                let own = self.referee.personal(user).await?.language.unwrap_or(language);
                if let (Some(direct), Some(instead)) = (reminded(own, true), reminded(language, false)) {
                    let (direct, instead) = (Box::new(direct), Some(Box::new(instead)));
                    return Ok(Delivery::Direct { user, direct, instead });
                }
                None
            }
            _ => reminded(language, false),
        };
        Ok(answer.map_or(Delivery::Nothing, Delivery::Send))
    }

    /// Brings the message that asked something up to date; where it is gone, nothing is missed.
    pub(super) async fn answered(
        &self,
        content: PostContent,
        table: &Table,
        language: Language,
        post: &Post,
    ) -> Result<Delivery, Failure> {
        let (asked, answer) = match content {
            PostContent::FallAnswer { answer, side } => {
                (PostContent::Fall { side }, fall_answered(table, language, answer, side))
            }
            PostContent::DrawAnswer { agrees, side } => {
                (PostContent::DrawOffer { side }, draw_answered(table, language, agrees, side))
            }
            PostContent::SeatAnswer { agrees, offer } => {
                (PostContent::SeatOffer(offer), seat_answered(table, language, agrees, offer))
            }
            _ => return Ok(Delivery::Nothing),
        };
        let message = self.message_of(post, asked).await?;
        Ok(message.map_or(Delivery::Nothing, |message| Delivery::Edit(message, answer)))
    }

    /// The message of an earlier post of the same game that a later one answers.
    pub(super) async fn message_of(&self, post: &Post, asked: PostContent) -> Result<Option<LiveMessage>, Failure> {
        let posts = self.referee.store().posts(post.subject).await?;
        let asked = posts.iter().rfind(|earlier| earlier.id < post.id && asked.is_of(earlier));
        Ok(asked.and_then(|asked| match asked.state {
            PostState::Sent { message, .. } => Some(LiveMessage { channel: asked.channel, message }),
            _ => None,
        }))
    }
}
