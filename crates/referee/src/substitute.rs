//! Handing over a seat to another user, who has to agree.

use crate::limits::MAX_SEAT_OFFERS_PER_GAME;
use sztab_game::Sides;
use sztab_store::{Change, GameId, Player, Status, UserId};

use super::clock::Clock;
use super::content::{PostContent, SeatOffer};
use super::timing::JobFacts;
use super::{Referee, RefereeError, Request, Session};

/// The answer to an offer of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatReply {
    /// The user who answers.
    pub player: Player,
    /// True if the user takes over the seat.
    pub agrees: bool,
}

impl Referee {
    /// Asks a user to take over a seat, on behalf of its player or an organiser.
    ///
    /// # Errors
    ///
    /// If the user may not offer that seat, the player named in the offer does not sit there, or the other user already
    /// sits in the session or has already been asked.
    pub async fn offer_seat(&self, request: Request, offer: SeatOffer, organises: bool) -> Result<(), RefereeError> {
        let record = self.store().load_game(request.game).await?;
        if record.status != Status::Running {
            return Err(RefereeError::NotRunning(request.game));
        }
        if record.seat_of(offer.from).is_none() || (request.user != offer.from && !organises) {
            return Err(RefereeError::NotSeated(request.game));
        }
        if record.seat_of(offer.to).is_some() {
            return Err(RefereeError::SeatedAlready);
        }
        let session = self.load_session(request.game).await?;
        if session.side_of(offer.from).is_some_and(|side| session.is_out(side)) {
            return Err(RefereeError::SeatOut);
        }
        let open = self.load_open_offers(request.game).await?;
        if open.contains(&offer) {
            return Err(RefereeError::SeatOffered);
        }
        if open.len() >= MAX_SEAT_OFFERS_PER_GAME {
            return Err(RefereeError::SeatsOffered);
        }
        let post = PostContent::SeatOffer(offer).into_post(record.channel);
        self.store()
            .queue_posts(request.game, Change::at(request.at).with_interaction(request.interaction).with_post(post))
            .await?;
        Ok(())
    }

    /// Carries out the answer of the user who was asked to take over a seat.
    ///
    /// # Errors
    ///
    /// If there is no such offer, or it was made to another user.
    pub async fn answer_seat(
        &self,
        request: Request,
        offer: SeatOffer,
        SeatReply { player, agrees }: SeatReply,
    ) -> Result<(), RefereeError> {
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        if before.record.status != Status::Running {
            return Err(RefereeError::NotRunning(request.game));
        }
        if !self.load_open_offers(request.game).await?.contains(&offer) || before.record.seat_of(offer.from).is_none() {
            if self.store().is_press_applied(request.interaction).await? {
                return Err(RefereeError::Repeated { game: request.game });
            }
            return Err(RefereeError::SeatOfferGone);
        }
        if request.user != offer.to {
            return Err(RefereeError::NotAsked);
        }
        if before.side_of(offer.from).is_some_and(|side| before.is_out(side)) {
            return Err(RefereeError::SeatOut);
        }
        let told = PostContent::SeatAnswer { agrees, offer }.into_post(before.record.channel);
        let change = Change::at(request.at).with_interaction(request.interaction).with_post(told);
        if !agrees {
            return Ok(self.store().queue_posts(request.game, change).await?);
        }
        let change = self.add_handover(&before, offer.from, offer.to, change).await?;
        *slot = None;
        self.store().hand_over(request.game, offer.from, &player, before.seq, change).await?;
        Ok(())
    }

    /// Adds the effects of handing over a seat. If the seat's player has to act, these are the time charged so far,
    /// later jobs and a ping.
    pub(super) async fn add_handover(
        &self,
        before: &Session,
        from: UserId,
        to: UserId,
        change: Change,
    ) -> Result<Change, RefereeError> {
        let acting = before.waiting_players().into_iter().find(|(_, user)| *user == from);
        let Some((side, _)) = acting else {
            return Ok(change.with_post(PostContent::Refresh.into_post(before.record.channel)));
        };
        let mut clock = Clock::from_record(&before.record);
        if let Some(clock) = &mut clock {
            // Until now, the clock ran according to the former player's hours.
            let schedule = self.load_schedule(&before.record, from, change.at).await?;
            clock.charge(side, change.at, &schedule);
        }
        let mut after = before.clone();
        after.record.seats.iter_mut().filter(|seat| seat.user == from).for_each(|seat| seat.user = to);
        let planned = JobFacts { clock: clock.as_ref(), told: Sides::NONE, seq: before.seq };
        let mut jobs = self.plan_jobs(&after, planned, change.at).await?;
        // The proposal of the leaving player is dropped.
        let (ended, dropped) = self.vote_end_changes(before, &[]).await?;
        jobs.extend(dropped);
        let change = ended.into_iter().fold(change, Change::with_post);
        let turn = PostContent::Turn.into_post(before.record.channel).with_buttons();
        Ok(change.with_post(turn).with_clock(clock.as_ref().map(Clock::to_text)).with_jobs(jobs))
    }

    /// The refusals of all seats offered to a user in a session.
    pub(super) async fn seat_refusals(&self, game: GameId, user: UserId) -> Result<Vec<PostContent>, RefereeError> {
        let offers = self.load_open_offers(game).await?.into_iter().filter(|offer| offer.to == user);
        Ok(offers.map(|offer| PostContent::SeatAnswer { agrees: false, offer }).collect())
    }

    /// The unanswered offers in a session.
    async fn load_open_offers(&self, game: GameId) -> Result<Vec<SeatOffer>, RefereeError> {
        let mut open = Vec::new();
        for post in self.store().load_posts(game).await? {
            match PostContent::from_post(&post) {
                Ok(PostContent::SeatOffer(offer)) => open.push(offer),
                Ok(PostContent::SeatAnswer { offer, .. }) => open.retain(|open| *open != offer),
                _ => {}
            }
        }
        Ok(open)
    }
}
