//! A draw by agreement: offered by one player, answered by all other players who may still come first (NH-11.11).

use sztab_game::Side;
use sztab_store::{Change, Entry, NewPost, Seq, Status};

use super::act::{LineBatch, LineToPlay};
use super::content::{Matter, PostContent};
use super::{Line, Referee, RefereeError, Request, Session};

/// Result of offering a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawOfferResult {
    /// The opponents are asked.
    Asked,
    /// The opponent had already offered a draw: the game is drawn.
    Agreed,
}

impl Referee {
    /// Offers a draw, or accepts the one that the opponent offers.
    ///
    /// # Errors
    ///
    /// If the user has already offered a draw, or has just been refused one; if a computer player, which always plays
    /// on, is in the session; if the game is not in play.
    pub async fn offer_draw(&self, request: Request) -> Result<DrawOfferResult, RefereeError> {
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        let side = self.requesting_side(&before, &request).await?;
        before.refuse_beaten(side)?;
        if self.find_kind(&before.record)?.info().draws.is_none() {
            return Err(RefereeError::NoDraws);
        }
        if !before.computer_sides().intersection(before.game.contenders()).is_empty() {
            return Err(RefereeError::ComputerPlaysOn);
        }
        match self.open_draw_offer(&before).await? {
            Some(offerer) if offerer == side && before.is_multiplayer() => return Err(RefereeError::OthersAsked),
            Some(offerer) if offerer == side => return Err(RefereeError::DrawAsked),
            Some(offerer) => {
                let agreed = self.record_draw_agreement(&mut slot, &before, offerer, side, &request).await?;
                return Ok(if agreed { DrawOfferResult::Agreed } else { DrawOfferResult::Asked });
            }
            None => {}
        }
        let offer = PostContent::DrawOffer { side };
        let posts = self.store().load_posts(request.game).await?;
        if posts.iter().rfind(|post| offer.matches(post)).is_some_and(|last| last.seq == before.seq) {
            return Err(if before.is_multiplayer() { RefereeError::OthersRefused } else { RefereeError::DrawRefused });
        }
        let post = offer.into_post(before.record.channel);
        self.store()
            .queue_posts(request.game, Change::at(request.at).with_interaction(request.interaction).with_post(post))
            .await?;
        Ok(DrawOfferResult::Asked)
    }

    /// Carries out the answer to the current offer.
    ///
    /// # Errors
    ///
    /// If there is no offer, or it is the user's own.
    pub async fn answer_draw(&self, request: Request, accepts: bool) -> Result<(), RefereeError> {
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        // An offer stays open while the player who made it plays on, so the version of its button is irrelevant.
        let side = self.requesting_side(&before, &Request { seen: None, ..request.clone() }).await?;
        before.refuse_beaten(side)?;
        let offerer = match self.open_draw_offer(&before).await? {
            Some(offerer) if offerer == side => return Err(before.not_asked_error()),
            Some(offerer) => offerer,
            None if self.store().is_press_applied(request.interaction).await? => {
                return Err(RefereeError::Repeated { game: request.game });
            }
            None => return Err(RefereeError::DrawGone),
        };
        if accepts {
            self.record_draw_agreement(&mut slot, &before, offerer, side, &request).await?;
            return Ok(());
        }
        let change = Change::at(request.at)
            .with_interaction(request.interaction)
            .with_post(answer_post(&before, false, offerer));
        Ok(self.store().queue_posts(request.game, change).await?)
    }

    /// Records that a side agrees, and ends the game once all sides do. Returns whether they do.
    async fn record_draw_agreement(
        &self,
        slot: &mut Option<Session>,
        before: &Session,
        offerer: Side,
        side: Side,
        request: &Request,
    ) -> Result<bool, RefereeError> {
        if !self.record_agreement(before, Matter::Draw(offerer), side, request).await? {
            return Ok(false);
        }
        let maker = before.player(offerer).unwrap_or(request.user);
        let lines = vec![
            LineToPlay::from_user(offerer, maker, Line::DrawOffer),
            LineToPlay::from_user(side, request.user, Line::DrawAccept),
        ];
        let also = vec![answer_post(before, true, offerer)];
        let said = LineBatch { lines, interaction: Some(request.interaction), at: request.at, also, only_draws: false };
        self.play_lines(slot, before, said).await?;
        Ok(true)
    }

    /// The side with an open draw offer. An offer stays open until it is answered, or another side does anything else.
    /// With more than two sides, a side that has agreed may play on in the meantime.
    async fn open_draw_offer(&self, session: &Session) -> Result<Option<Side>, RefereeError> {
        if session.record.status != Status::Running {
            return Ok(None);
        }
        let posts = self.store().load_posts(session.record.id).await?;
        let mut standing: Option<(Side, Seq)> = None;
        for post in &posts {
            match PostContent::from_post(post) {
                Ok(PostContent::DrawOffer { side }) => standing = Some((side, post.seq)),
                Ok(PostContent::DrawAnswer { .. }) => standing = None,
                _ => {}
            }
        }
        let Some((offerer, seq)) = standing else { return Ok(None) };
        let since = self.store().load_log_since(session.record.id, seq).await?;
        let agreed = if session.is_multiplayer() {
            self.load_agreed_sides(session, Matter::Draw(offerer)).await?.with(offerer)
        } else {
            offerer.into()
        };
        let plays_on = |entry: &Entry| !agreed.contains(Side(entry.side)) && counts_as_answer(session, entry);
        Ok((!since.iter().any(plays_on)).then_some(offerer))
    }
}

/// True if playing a line counts as an answer to an offer. With more than two sides, automatic lines do not count.
fn counts_as_answer(session: &Session, entry: &Entry) -> bool {
    !session.is_multiplayer() || !entry.prompt.is_unprompted()
}

impl Session {
    /// Refuses a side that can no longer come first: the others agree on a draw without it.
    fn refuse_beaten(&self, side: Side) -> Result<(), RefereeError> {
        if self.game.contenders().contains(side) { Ok(()) } else { Err(RefereeError::OutOfGame) }
    }
}

fn answer_post(session: &Session, agrees: bool, offerer: Side) -> NewPost {
    PostContent::DrawAnswer { agrees, side: offerer }.into_post(session.record.channel)
}
