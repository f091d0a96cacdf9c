//! Posts that call a user to a waiting game, and the answers to requests made in posts.

use sztab_game::Side;
use sztab_referee::{FallAnswer, PostContent, Proposal, SeatOffer, UndoAnswer, UndoRequest};
use sztab_store::{Status, UserId};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::agreement::{answered_draw, answered_resignation, answered_seat};
use crate::discord::session::clock::{answered_flag_fall, next_turn_notice, reminder};
use crate::discord::session::delivery::Delivery;
use crate::discord::session::vote::{closed_vote_message, vote_message};

use super::due_post::{DuePost, GamePost};

impl Bot {
    /// Reminds the player to act; `Nothing` once the game is no longer waiting for that player.
    pub(super) async fn remind(&self, post: &GamePost, user: UserId) -> Result<Delivery, Failure> {
        let deadline = self.referee.find_deadline(post.session(), self.now()).await?;
        Ok(post.deliver_while_waiting(|session| reminder(session, user, deadline.as_ref(), post.language, false)))
    }

    /// As [`remind`](Self::remind), by direct message, or in the channel if the player does not want direct messages.
    pub(super) async fn remind_directly(&self, post: &GamePost, user: UserId) -> Result<Delivery, Failure> {
        if !post.has_buttons {
            return Ok(Delivery::Nothing);
        }
        let deadline = self.referee.find_deadline(post.session(), self.now()).await?;
        let own = self.referee.load_personal_settings(user).await?.language.unwrap_or(post.language);
        let reminded = |language, is_direct| reminder(post.session(), user, deadline.as_ref(), language, is_direct);
        let (direct, instead) = (reminded(own, true), reminded(post.language, false));
        Ok(direct.zip(instead).map_or(Delivery::Nothing, |(direct, instead)| Delivery::Direct {
            user,
            direct: Box::new(direct),
            instead: Some(Box::new(instead)),
        }))
    }

    /// Notifies a player that the turn before the player's own has begun.
    pub(super) async fn announce_turn(&self, post: &GamePost, user: UserId) -> Result<Delivery, Failure> {
        if post.session().record.status != Status::Running {
            return Ok(Delivery::Nothing);
        }
        // A player who has already been called to act needs no advance notice.
        let now = self.referee.load_session(post.session().record.id).await?.next_to_act();
        let is_late = now.is_none_or(|(_, next)| next == user);
        Ok(if is_late {
            Delivery::Nothing
        } else {
            Delivery::Send(next_turn_notice(post.session(), user, post.language))
        })
    }

    /// Asks the opponent to agree to taking back a step. A request at an older version is not sent, because any answer
    /// to it would be refused.
    pub(super) async fn ask_for_undo(&self, post: &GamePost, asked: UndoRequest) -> Result<Delivery, Failure> {
        if !post.has_buttons {
            return Ok(Delivery::Nothing);
        }
        let session = post.session();
        Ok(Delivery::Send(self.build_undo_request(session, post.language, asked, session.seq).await?))
    }

    /// Shows the answer to a request for taking back a step.
    pub(super) async fn update_undo_request(
        &self,
        owed: &DuePost<'_>,
        answer: UndoAnswer,
        asked: UndoRequest,
    ) -> Result<Delivery, Failure> {
        let post = self.read_game_post(owed).await?;
        let told = self.build_undo_answer(post.session(), post.language, answer, asked, owed.post).await?;
        Ok(told.map_or(Delivery::Nothing, |(message, answer)| Delivery::Edit(message, answer)))
    }

    /// Shows the opponent's choice after a clock has expired.
    pub(super) async fn update_flag_fall(
        &self,
        owed: &DuePost<'_>,
        answer: FallAnswer,
        side: Side,
    ) -> Result<Delivery, Failure> {
        let post = self.read_game_post(owed).await?;
        let told = answered_flag_fall(post.session(), post.language, answer, side);
        self.update_request(owed, PostContent::Fall { side }, told).await
    }

    /// Shows the answer to a draw offer.
    pub(super) async fn update_draw_offer(
        &self,
        owed: &DuePost<'_>,
        agrees: bool,
        side: Side,
    ) -> Result<Delivery, Failure> {
        let post = self.read_game_post(owed).await?;
        let told = answered_draw(post.session(), post.language, agrees, side);
        self.update_request(owed, PostContent::DrawOffer { side }, told).await
    }

    /// Shows the answer to a request to resign.
    pub(super) async fn update_resignation(
        &self,
        owed: &DuePost<'_>,
        agrees: bool,
        side: Side,
    ) -> Result<Delivery, Failure> {
        let post = self.read_game_post(owed).await?;
        let told = answered_resignation(post.session(), post.language, agrees, side);
        self.update_request(owed, PostContent::Resignation { side }, told).await
    }

    /// Shows the answer to a seat offer.
    pub(super) async fn update_seat_offer(
        &self,
        owed: &DuePost<'_>,
        agrees: bool,
        offer: SeatOffer,
    ) -> Result<Delivery, Failure> {
        let post = self.read_game_post(owed).await?;
        let told = answered_seat(post.session(), post.language, agrees, offer);
        self.update_request(owed, PostContent::SeatOffer(offer), told).await
    }

    /// Posts the request for votes on a proposal; skipped if the proposal has been replaced or the game has moved on.
    pub(super) async fn ask_for_votes(&self, owed: &DuePost<'_>, proposal: Proposal) -> Result<Delivery, Failure> {
        let post = self.read_game_post(owed).await?;
        let standing = self.referee.load_open_proposal(post.session()).await?;
        if !post.has_buttons || standing != Some(proposal) {
            return Ok(Delivery::Nothing);
        }
        let voices = self.referee.load_votes(owed.record.id, proposal).await?;
        Ok(Delivery::Send(vote_message(post.session(), post.language, proposal, &voices)))
    }

    /// Updates the message of a proposal after a vote.
    pub(super) async fn update_vote(&self, owed: &DuePost<'_>, proposal: Proposal) -> Result<Delivery, Failure> {
        match self.ask_for_votes(owed, proposal).await? {
            Delivery::Send(told) => self.update_request(owed, PostContent::Proposal(proposal), told).await,
            other => Ok(other),
        }
    }

    /// Closes the message of a proposal.
    pub(super) async fn close_vote(
        &self,
        owed: &DuePost<'_>,
        proposal: Proposal,
        is_said: bool,
    ) -> Result<Delivery, Failure> {
        let post = self.read_game_post(owed).await?;
        let voices = self.referee.load_votes(owed.record.id, proposal).await?;
        let told = closed_vote_message(post.session(), post.language, proposal, &voices, is_said);
        self.update_request(owed, PostContent::Proposal(proposal), told).await
    }

    /// Updates the message that made a request; if the message is gone, no update is needed.
    async fn update_request(&self, owed: &DuePost<'_>, asked: PostContent, told: Answer) -> Result<Delivery, Failure> {
        let message = self.find_message(owed.post, asked).await?;
        Ok(message.map_or(Delivery::Nothing, |message| Delivery::Edit(message, told)))
    }
}
