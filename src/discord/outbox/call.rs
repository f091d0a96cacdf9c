//! Posts that call somebody to a game that waits, and the answers to what they ask.

use crate::games::Language;
use crate::referee::{PostKind, Table};
use crate::store::{Post, Status, UserId};

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::table::agreement::{draw_answered, draw_offer, seat_answered, seat_offer};
use crate::discord::table::clock::{fall, fall_answered, idle, next_up, reminder};
use crate::discord::table::delivery::Delivery;

impl Bot {
    /// A message that calls somebody to a game that waits; nothing once it waits no longer.
    pub(crate) async fn call(
        &self,
        kind: PostKind,
        table: &Table,
        language: Language,
        (post, is_current): (&Post, bool),
    ) -> Result<Delivery, Failure> {
        let is_late = match kind {
            // They stand while somebody plays on.
            PostKind::DrawOffer | PostKind::SeatOffer => false,
            // Whoever is called by now needs no word that it will be so.
            PostKind::NextUp => {
                let now = self.referee.table(post.game).await?.to_act();
                now.is_none_or(|(_, user)| user.to_string() == post.payload)
            }
            _ => !is_current,
        };
        if is_late || table.record.status != Status::Running {
            return Ok(Delivery::Nothing);
        }
        let answer = match kind {
            PostKind::Fall => fall(table, language, post),
            PostKind::DrawOffer => draw_offer(table, language, post),
            PostKind::SeatOffer => seat_offer(table, language, post),
            PostKind::Idle => idle(table, language),
            PostKind::NextUp => Some(next_up(&post.payload, language)),
            _ => {
                let deadline = self.referee.deadline(table, self.now()).await?;
                let reminded = |language, is_direct| reminder(table, deadline.as_ref(), language, is_direct);
                let user = post.payload.parse().ok().map(UserId);
                let own = match user {
                    Some(user) => self.referee.personal(user).await?.language.unwrap_or(language),
                    None => language,
                };
                match (kind, user, reminded(own, true), reminded(language, false)) {
                    (PostKind::DirectReminder, Some(user), Some(direct), Some(instead)) => {
                        let (direct, instead) = (Box::new(direct), Some(Box::new(instead)));
                        return Ok(Delivery::Direct { user, direct, instead });
                    }
                    (_, _, _, in_channel) => in_channel,
                }
            }
        };
        Ok(answer.map_or(Delivery::Nothing, Delivery::Send))
    }

    /// Brings the message that asked something up to date; where it is gone, nothing is missed.
    pub(crate) async fn answered(
        &self,
        kind: PostKind,
        table: &Table,
        language: Language,
        post: &Post,
    ) -> Result<Delivery, Failure> {
        let (asked, answer) = match kind {
            PostKind::FallAnswer => (PostKind::Fall, fall_answered(table, language, post)),
            PostKind::DrawAnswer => (PostKind::DrawOffer, draw_answered(table, language, post)),
            _ => (PostKind::SeatOffer, seat_answered(table, language, post)),
        };
        // What was asked follows the word of the answer.
        let payload = post.payload.split_once(' ').map_or("", |(_, asked)| asked);
        let message = self.message_of(post, asked, payload).await?;
        Ok(message.zip(answer).map_or(Delivery::Nothing, |(message, answer)| Delivery::Edit(message, answer)))
    }
}
