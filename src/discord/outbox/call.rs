//! Posts that call somebody to a game that waits, and the answers to what they ask.

use crate::games::Language;
use crate::referee::{PostContent, Table};
use crate::store::{Post, Status};

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::table::agreement::{draw_answered, draw_offer, seat_answered, seat_offer};
use crate::discord::table::clock::{fall, fall_answered, idle, next_up, reminder};
use crate::discord::table::delivery::Delivery;

impl Bot {
    /// A message that calls somebody to a game that waits; nothing once it waits no longer.
    pub(crate) async fn call(
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
        let reminded = |user, language, is_direct| reminder(table, user, deadline.as_ref(), language, is_direct);
        let answer = match content {
            PostContent::Fall { side } => Some(fall(table, language, side)),
            PostContent::DrawOffer { side } => Some(draw_offer(table, language, side)),
            PostContent::SeatOffer(offer) => Some(seat_offer(table, language, offer)),
            PostContent::Idle { user } => idle(table, user, language),
            PostContent::Reminder { user } => reminded(user, language, false),
            PostContent::NextUp { user } => Some(next_up(user, language)),
            PostContent::DirectReminder { user } => {
                let own = self.referee.personal(user).await?.language.unwrap_or(language);
                if let (Some(direct), Some(instead)) = (reminded(user, own, true), reminded(user, language, false)) {
                    let (direct, instead) = (Box::new(direct), Some(Box::new(instead)));
                    return Ok(Delivery::Direct { user, direct, instead });
                }
                None
            }
            _ => None,
        };
        Ok(answer.map_or(Delivery::Nothing, Delivery::Send))
    }

    /// Brings the message that asked something up to date; where it is gone, nothing is missed.
    pub(crate) async fn answered(
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
}
