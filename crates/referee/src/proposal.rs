//! Proposals: lines that the other players vote on before they are played, if the terms of the session say so
//! ([`GameKind::proposals`](sztab_game::GameKind::proposals)).
//!
//! A proposal belongs to one line number of the log and stands for a limited time; any other line that is played ends
//! it. The proposed line is played once all the others agree, once its player proposes it again after all have voted,
//! or when the time is over. Each step is a post, from which the vote is restored after a restart. A vote does not
//! change which lines are legal and is not in the log; computer players do not vote or propose.
//! (`tests/discord/votes.rs`)

use std::collections::BTreeMap;

use sztab_game::{Side, Sides};
use sztab_store::{GameId, JobChange, NewEntry, NewPost, Status};

use super::clock::HOUR_MS;
use super::content::{JobContent, PostContent, Proposal, Vote, plan_or_drop};
use super::{Line, LobbyOptions, Referee, RefereeError, Session};

/// Time for which a proposal stands, in milliseconds.
pub(super) const PROPOSAL_LIFETIME_MS: i64 = HOUR_MS;

impl Session {
    /// The lines that are voted on before they are played in this session.
    #[must_use]
    pub fn proposals(&self) -> Vec<String> {
        let terms = LobbyOptions::from_record(&self.record).map(|options| options.terms).unwrap_or_default();
        self.kind.proposals(&terms, &*self.game)
    }

    /// The sides that vote on a side's proposal: all other sides played by persons.
    #[must_use]
    pub fn voters(&self, side: Side) -> Sides {
        self.game.playing_sides().without(side).difference(self.computer_sides())
    }

    /// Returns the index of a line that other players vote on before a side may play it; `None` if the line is played
    /// at once.
    pub(super) fn proposal_number(&self, side: Side, line: &Line) -> Option<u16> {
        let Line::Action(line) = line else { return None };
        let number = self.proposals().iter().position(|known| known == line)?;
        let is_open = !self.voters(side).is_empty() && self.legal_lines(side).contains(line);
        u16::try_from(number).ok().filter(|_| is_open)
    }

    /// The line that is proposed.
    #[must_use]
    pub fn line_of_proposal(&self, proposal: Proposal) -> Option<String> {
        self.proposals().into_iter().nth(usize::from(proposal.number))
    }
}

impl Referee {
    /// Returns the current proposal of a session.
    ///
    /// # Errors
    ///
    /// If the store is unavailable.
    pub async fn load_open_proposal(&self, session: &Session) -> Result<Option<Proposal>, RefereeError> {
        if session.record.status != Status::Running || session.proposals().is_empty() {
            return Ok(None);
        }
        let posts = self.store.load_posts(session.record.id).await?;
        let last = posts.iter().rev().filter(|post| post.seq == session.seq).find_map(|post| {
            let content = PostContent::from_post(post).ok()?;
            if let PostContent::Proposal(proposal) = content {
                return Some(Some(proposal));
            }
            matches!(content, PostContent::VoteEnd { .. }).then_some(None)
        });
        Ok(last.flatten())
    }

    /// Returns the latest vote of each side on a proposal.
    ///
    /// # Errors
    ///
    /// If the store is unavailable.
    pub async fn load_votes(&self, game: GameId, about: Proposal) -> Result<BTreeMap<Side, Vote>, RefereeError> {
        let posts = self.store.load_posts(game).await?;
        let voice = |post| {
            let PostContent::Vote { proposal, side, voice } = PostContent::from_post(post).ok()? else { return None };
            (proposal == about).then_some((side, voice))
        };
        Ok(posts.iter().filter_map(voice).collect())
    }

    /// Returns the post and the job change that end the vote of a session, because a line was played or a seat was
    /// handed over.
    pub(super) async fn vote_end_changes(
        &self,
        before: &Session,
        entries: &[NewEntry],
    ) -> Result<(Option<NewPost>, Option<JobChange>), RefereeError> {
        let Some(proposal) = self.load_open_proposal(before).await? else { return Ok((None, None)) };
        let line = before.line_of_proposal(proposal);
        let said = entries.first().filter(|entry| entry.side == proposal.side.0).map(|entry| &entry.line);
        let is_said = said.is_some() && said == line.as_ref();
        let post = PostContent::VoteEnd { proposal, is_said }.into_post(before.record.channel);
        Ok((Some(post), Some(plan_or_drop(JobContent::Vote, None))))
    }
}
