//! Consent of all players concerned: an undo, a draw, the end of a game by a fallen clock and the resignation of a team
//! require the agreement of every player who may lose by it.
//!
//! In a session of two, a single answer decides. If several players are asked, each agreement is a post, and the last
//! one carries out the request.
//!
//! Computer players always agree; sides outside [`GameState::playing_sides`](sztab_game::GameState::playing_sides) are
//! never asked, pinged or reminded. A draw offer lapses when a side that has not agreed plays on.
//! (`tests/store/several.rs`, `tests/discord/flows/several.rs`)

use sztab_game::{Side, Sides};
use sztab_store::{Change, Seq};

use super::content::{Matter, PostContent};
use super::{Referee, RefereeError, Request, Session};

impl Session {
    /// The sides that have to agree. Computer players always agree, and players who are out of the game are not asked.
    #[must_use]
    pub fn sides_to_agree(&self, matter: Matter) -> Sides {
        let (game, side) = (&self.game, matter.side());
        let concerned = match matter {
            Matter::Undo(_) => game.playing_sides(),
            // Players out of time may still share first place.
            Matter::Draw(_) => game.contenders(),
            Matter::Fall(_) if game.is_cooperative() => game.playing_sides(),
            Matter::Fall(_) => game.playing_sides().intersection(game.rivals(side)),
            // The allies win or lose without the player who leaves.
            Matter::Resignation(_) if game.is_cooperative() => Sides::NONE,
            Matter::Resignation(_) => game.playing_sides().intersection(self.allies(side)),
        };
        concerned.without(side).difference(self.computer_sides())
    }
}

impl Referee {
    /// The sides that have agreed to a request since it was last made. An agreement to claim a game is about one fall
    /// of a clock: any line of the side whose clock has fallen voids it.
    pub async fn load_agreed_sides(&self, session: &Session, matter: Matter) -> Result<Sides, RefereeError> {
        let posts = self.store().load_posts(session.record.id).await?;
        let mut agreed: Vec<(Side, Seq)> = Vec::new();
        for (content, seq) in posts.iter().filter_map(|post| Some((PostContent::from_post(post).ok()?, post.seq))) {
            if content.matter() != Some(matter) {
                continue;
            }
            if let PostContent::Agreed { side, .. } = content {
                agreed.push((side, seq));
            } else {
                // A new request, or any other answer to it, voids earlier agreements.
                agreed.clear();
            }
        }
        if let (Matter::Fall(late), Some(&(_, first))) = (matter, agreed.first()) {
            let log = self.store().load_log_since(session.record.id, first).await?;
            let acted = log.iter().filter(|entry| entry.side == late.0).map(|entry| entry.seq).max();
            agreed.retain(|&(_, seq)| acted.is_none_or(|acted| seq >= acted));
        }
        Ok(agreed.into_iter().map(|(side, _)| side).collect())
    }

    /// Checks whether all have agreed, counting `side`. If others still have to be asked, the agreement of `side` is
    /// recorded.
    ///
    /// # Errors
    ///
    /// [`RefereeError::AgreedAlready`], or if the store fails.
    pub(super) async fn record_agreement(
        &self,
        session: &Session,
        matter: Matter,
        side: Side,
        request: &Request,
    ) -> Result<bool, RefereeError> {
        if self.store().is_press_applied(request.interaction).await? {
            return Err(RefereeError::Repeated { game: request.game });
        }
        let agreed = self.load_agreed_sides(session, matter).await?;
        // This also holds if the players who had not answered are out of the game by now.
        if session.sides_to_agree(matter).is_subset(agreed.with(side)) {
            return Ok(true);
        }
        if agreed.contains(side) {
            return Err(RefereeError::AgreedAlready);
        }
        let post = PostContent::Agreed { matter, side }.into_post(session.record.channel);
        self.store()
            .queue_posts(request.game, Change::at(request.at).with_interaction(request.interaction).with_post(post))
            .await?;
        Ok(false)
    }
}
