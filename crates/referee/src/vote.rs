//! Votes on a proposal, and the end of a vote by agreement or by time.

use sztab_store::{Change, UnixMs};

use super::content::{PostContent, Vote};
use super::{Referee, RefereeError, Request, Session};

impl Referee {
    /// Records a user's vote on the proposal with this index, and plays its line once all agree.
    ///
    /// # Errors
    ///
    /// If the user is not a voter, the proposal has been replaced, or the game has moved on.
    pub async fn vote(&self, request: Request, number: u16, voice: Vote) -> Result<(), RefereeError> {
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        let side = self.requesting_side(&before, &request).await?;
        if self.store.is_press_applied(request.interaction).await? {
            return Err(RefereeError::Repeated { game: request.game });
        }
        let standing = self.load_open_proposal(&before).await?.filter(|it| it.number == number);
        let proposal = standing.ok_or(RefereeError::ProposalGone)?;
        let voters = before.voters(proposal.side);
        if !voters.contains(side) {
            return Err(RefereeError::OthersAnswer);
        }
        let voice = if voice == Vote::Other(number) { Vote::Yes } else { voice };
        let post = PostContent::Vote { proposal, side, voice }.into_post(before.record.channel);
        let mut voices = self.load_votes(request.game, proposal).await?;
        voices.insert(side, voice);
        if voters.iter().all(|voter| voices.get(&voter) == Some(&Vote::Yes)) {
            self.play_proposal(&mut slot, &before, proposal, (Some(request.interaction), request.at), vec![post])
                .await?;
            return Ok(());
        }
        let change = Change::at(request.at).with_interaction(request.interaction).with_post(post);
        Ok(self.store.queue_posts(request.game, change).await?)
    }

    /// Plays the line that is still proposed when the time of a vote is over.
    pub(super) async fn close_vote(
        &self,
        slot: &mut Option<Session>,
        session: &Session,
        done: Change,
        now: UnixMs,
    ) -> Result<(), RefereeError> {
        let Some(proposal) = self.load_open_proposal(session).await? else {
            return Ok(self.store.queue_posts(session.record.id, done).await?);
        };
        self.play_proposal(slot, session, proposal, (None, now), Vec::new()).await?;
        Ok(())
    }
}
