//! Log lines about challenges.

use super::stages::NewMatch;
use crate::event::Pairing;
use crate::ids::{ChallengeId, EntrantId, Group};
use crate::season::misfit::LogError;
use crate::season::state::{Challenge, ChallengeState, Season};

impl Season {
    pub(super) fn challenge(
        &mut self,
        at_ms: i64,
        id: ChallengeId,
        by: EntrantId,
        to: EntrantId,
    ) -> Result<(), LogError> {
        self.entrant_mut(by)?;
        self.entrant_mut(to)?;
        let challenge = Challenge { by, to, at_ms, state: ChallengeState::Open };
        if by == to || self.challenges.insert(id, challenge).is_some() {
            return Err(LogError::Challenge(id));
        }
        Ok(())
    }

    pub(super) fn accept_challenge(
        &mut self,
        at_ms: i64,
        id: ChallengeId,
        pairing: &Pairing,
        deadline_ms: i64,
    ) -> Result<(), LogError> {
        self.close_challenge(id, ChallengeState::Accepted)?;
        let challenge = self.challenges.get(&id).ok_or(LogError::Challenge(id))?;
        let mut players = pairing.players;
        players.sort();
        let mut expected = [challenge.by, challenge.to];
        expected.sort();
        if players != expected {
            return Err(LogError::Challenge(id));
        }
        let stage = self.current_stage().ok_or(LogError::State)?;
        let group = Group { stage, division: 0 };
        self.add_match(pairing, NewMatch { group, round: 0, at_ms, deadline_ms })
    }

    pub(super) fn close_challenge(&mut self, id: ChallengeId, state: ChallengeState) -> Result<(), LogError> {
        let challenge = self.challenges.get_mut(&id).ok_or(LogError::Challenge(id))?;
        if challenge.state != ChallengeState::Open {
            return Err(LogError::Challenge(id));
        }
        challenge.state = state;
        Ok(())
    }
}
