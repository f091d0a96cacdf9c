//! Handing a seat over to somebody else, who has to agree.

use crate::limits::SEAT_OFFERS_OF_A_GAME;
use crate::store::{Change, GameId, NewPost, Player, Status, UserId};

use super::clock::Clock;
use super::jobs::refresh;
use super::{PostKind, Referee, RefereeError, Request};

/// An offer of a seat; kept as the payload of the post that makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatOffer {
    /// Who sits there now.
    pub from: UserId,
    /// Who is asked to take over.
    pub to: UserId,
}

impl SeatOffer {
    /// As a payload or as the argument of a button: `71 72`.
    #[must_use]
    pub fn to_text(self) -> String {
        format!("{} {}", self.from, self.to)
    }

    /// Reads what [`SeatOffer::to_text`] wrote.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        let (from, to) = text.split_once(' ')?;
        Some(Self { from: UserId(from.parse().ok()?), to: UserId(to.parse().ok()?) })
    }
}

impl Referee {
    /// Asks somebody to take over a seat, for the one who sits there or for an organiser.
    ///
    /// # Errors
    ///
    /// If the user may not offer that seat, nobody of that name sits there, the other one sits at the table already, or
    /// is asked already.
    pub async fn offer_seat(&self, request: Request, offer: SeatOffer, organises: bool) -> Result<(), RefereeError> {
        let record = self.store().game(request.game).await?;
        if record.status != Status::Running {
            return Err(RefereeError::NotRunning(request.game));
        }
        if record.seat_of(offer.from).is_none() || (request.user != offer.from && !organises) {
            return Err(RefereeError::NotSeated(request.game));
        }
        if record.seat_of(offer.to).is_some() {
            return Err(RefereeError::SeatedAlready);
        }
        let open = self.open_offers(request.game).await?;
        if open.contains(&offer) {
            return Err(RefereeError::SeatOffered);
        }
        if open.len() >= SEAT_OFFERS_OF_A_GAME {
            return Err(RefereeError::SeatsOffered);
        }
        let post = NewPost::new(PostKind::SeatOffer.word(), record.channel, offer.to_text());
        self.store().owe(request.game, Change::at(request.at).by(request.interaction).owing(post)).await?;
        Ok(())
    }

    /// Carries out the answer of whoever was asked to take a seat over.
    ///
    /// # Errors
    ///
    /// If nobody has asked that, or it is not the user who is asked.
    pub async fn answer_seat(
        &self,
        request: Request,
        offer: SeatOffer,
        (player, accepts): (Player, bool),
    ) -> Result<(), RefereeError> {
        let slot = self.lock_of(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.current(&mut slot, request.game).await?;
        if before.record.status != Status::Running {
            return Err(RefereeError::NotRunning(request.game));
        }
        if !self.open_offers(request.game).await?.contains(&offer) || before.record.seat_of(offer.from).is_none() {
            if self.store().has_acted(request.interaction).await? {
                return Err(RefereeError::Repeated { game: request.game });
            }
            return Err(RefereeError::SeatOfferGone);
        }
        if request.user != offer.to {
            return Err(RefereeError::NotAsked);
        }
        let word = if accepts { "accept" } else { "refuse" };
        let payload = format!("{word} {}", offer.to_text());
        let told = NewPost::new(PostKind::SeatAnswer.word(), before.record.channel, payload);
        let change = Change::at(request.at).by(request.interaction).owing(told);
        if !accepts {
            return Ok(self.store().owe(request.game, change).await?);
        }
        let to_act = before.to_act().filter(|(_, user)| *user == offer.from);
        let change = match to_act {
            Some((side, _)) => {
                let mut clock = Clock::of(&before.record);
                if let Some(clock) = &mut clock {
                    // Until now it ran by the hours of the other one.
                    clock.charge(request.at, &self.schedule(before.record.guild, offer.from, request.at).await?);
                }
                let to_act = (side, offer.to);
                let jobs = self.planned(before.record.guild, clock.as_ref(), to_act, before.seq, request.at).await?;
                let turn = NewPost::new(PostKind::Turn.word(), before.record.channel, String::new()).live();
                change.owing(turn).with_clock(clock.as_ref().map(Clock::to_text)).with_jobs(jobs)
            }
            None => change.owing(refresh(&before)),
        };
        *slot = None;
        self.store().hand_over(request.game, offer.from, &player, before.seq, change).await?;
        Ok(())
    }

    /// The offers at a table that nobody has answered.
    async fn open_offers(&self, game: GameId) -> Result<Vec<SeatOffer>, RefereeError> {
        let mut open = Vec::new();
        for post in self.store().posts(game).await? {
            match PostKind::of_word(&post.kind) {
                Some(PostKind::SeatOffer) => open.extend(SeatOffer::of_text(&post.payload)),
                Some(PostKind::SeatAnswer) => {
                    let answered = post.payload.split_once(' ').and_then(|(_, offer)| SeatOffer::of_text(offer));
                    open.retain(|offer| Some(*offer) != answered);
                }
                _ => {}
            }
        }
        Ok(open)
    }
}
