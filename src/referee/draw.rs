//! A draw by agreement: offered by one, answered by the other (NH-11.11).

use crate::games::neuroshima::rules::Side;
use crate::store::{Change, NewPost, Post, Status};

use super::act::Said;
use super::{Line, PostKind, Referee, RefereeError, Request, Table};

/// What came of offering a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offered {
    /// The opponent is asked.
    Asked,
    /// The opponent had offered the same: the game is a draw.
    Agreed,
}

impl Referee {
    /// Offers a draw, or accepts the one that the opponent offers.
    ///
    /// # Errors
    ///
    /// If the user has offered one already, or has just been refused; if the game is not being played.
    pub async fn offer_draw(&self, request: Request) -> Result<Offered, RefereeError> {
        let slot = self.lock_of(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.current(&mut slot, request.game).await?;
        let side = self.seat_at(&before, &request).await?;
        match self.standing_offer(&before).await? {
            Some(offerer) if offerer == side => return Err(RefereeError::DrawAsked),
            Some(offerer) => {
                self.agree(&mut slot, &before, (offerer, side), &request).await?;
                return Ok(Offered::Agreed);
            }
            None => {}
        }
        let posts = self.store().posts(request.game).await?;
        let own = side.0.to_string();
        let offer = posts.iter().rfind(|post| is(post, PostKind::DrawOffer) && post.payload == own);
        if offer.is_some_and(|last| last.seq == before.seq) {
            return Err(RefereeError::DrawRefused);
        }
        let post = NewPost::new(PostKind::DrawOffer.word(), before.record.channel, side.0.to_string());
        self.store().owe(request.game, Change::at(request.at).by(request.interaction).owing(post)).await?;
        Ok(Offered::Asked)
    }

    /// Carries out the answer to the offer that stands.
    ///
    /// # Errors
    ///
    /// If none stands, or it is the user's own.
    pub async fn answer_draw(&self, request: Request, accepts: bool) -> Result<(), RefereeError> {
        let slot = self.lock_of(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.current(&mut slot, request.game).await?;
        // An offer stands while its maker plays on, so that the version of its button says nothing.
        let side = self.seat_at(&before, &Request { seen: None, ..request.clone() }).await?;
        let offerer = match self.standing_offer(&before).await? {
            Some(offerer) if offerer == side => return Err(RefereeError::NotYourAnswer),
            Some(offerer) => offerer,
            None if self.store().has_acted(request.interaction).await? => {
                return Err(RefereeError::Repeated { game: request.game });
            }
            None => return Err(RefereeError::DrawGone),
        };
        if accepts {
            return self.agree(&mut slot, &before, (offerer, side), &request).await;
        }
        let change = Change::at(request.at).by(request.interaction).owing(answered(&before, "refuse", offerer));
        Ok(self.store().owe(request.game, change).await?)
    }

    async fn agree(
        &self,
        slot: &mut Option<Table>,
        before: &Table,
        (offerer, side): (Side, Side),
        request: &Request,
    ) -> Result<(), RefereeError> {
        let maker = before.player(offerer).unwrap_or(request.user);
        let lines = vec![(offerer, maker, Line::DrawOffer), (side, request.user, Line::DrawAccept)];
        let also = vec![answered(before, "accept", offerer)];
        let said = Said { lines, interaction: Some(request.interaction), at: request.at, also };
        self.carry(slot, before, said).await?;
        Ok(())
    }

    /// Who offers a draw now: the offer stands until it is answered, or the opponent does anything else.
    async fn standing_offer(&self, table: &Table) -> Result<Option<Side>, RefereeError> {
        if table.record.status != Status::Running {
            return Ok(None);
        }
        let posts = self.store().posts(table.record.id).await?;
        let Some(offer) = posts.iter().rfind(|post| is(post, PostKind::DrawOffer)) else { return Ok(None) };
        let is_answered = posts.iter().any(|post| is(post, PostKind::DrawAnswer) && post.id > offer.id);
        let Some(offerer) = offer.payload.parse().ok().map(Side).filter(|_| !is_answered) else { return Ok(None) };
        let since = self.store().log_since(table.record.id, offer.seq).await?;
        Ok(since.iter().all(|entry| entry.side == offerer.0).then_some(offerer))
    }
}

fn is(post: &Post, kind: PostKind) -> bool {
    PostKind::of_word(&post.kind) == Some(kind)
}

fn answered(table: &Table, word: &str, offerer: Side) -> NewPost {
    let payload = format!("{word} {}", offerer.0);
    NewPost::new(PostKind::DrawAnswer.word(), table.record.channel, payload)
}
