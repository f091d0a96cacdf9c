//! Lines about challenges.

use super::stages::Made;
use crate::event::Happened;
use crate::ids::{ChallengeId, Group};
use crate::season::misfit::Misfit;
use crate::season::state::{Challenge, ChallengeState, Season};

impl Season {
    pub(super) fn apply_to_ladder(&mut self, at_ms: i64, happened: &Happened) -> Result<(), Misfit> {
        match happened {
            Happened::Challenged { challenge, by, to } => {
                self.entrant_mut(*by)?;
                self.entrant_mut(*to)?;
                let made = Challenge { by: *by, to: *to, at_ms, state: ChallengeState::Open };
                if by == to || self.challenges.insert(*challenge, made).is_some() {
                    return Err(Misfit::Challenge(*challenge));
                }
                Ok(())
            }
            Happened::ChallengeAccepted { challenge, pairing, deadline_ms, .. } => {
                let answered = self.answer(*challenge, ChallengeState::Accepted)?;
                let mut players = pairing.players;
                players.sort();
                let mut asked = [answered.by, answered.to];
                asked.sort();
                if players != asked {
                    return Err(Misfit::Challenge(*challenge));
                }
                let stage = self.current_stage().ok_or(Misfit::State)?;
                let group = Group { stage, division: 0 };
                self.add_match(pairing, Made { group, round: 0, at_ms, deadline_ms: *deadline_ms })
            }
            Happened::ChallengeDeclined { challenge } => self.answer(*challenge, ChallengeState::Declined).map(|_| ()),
            Happened::ChallengeLapsed { challenge } => self.answer(*challenge, ChallengeState::Lapsed).map(|_| ()),
            _ => Err(Misfit::State),
        }
    }

    fn answer(&mut self, id: ChallengeId, state: ChallengeState) -> Result<Challenge, Misfit> {
        let challenge = self.challenges.get_mut(&id).ok_or(Misfit::Challenge(id))?;
        if challenge.state != ChallengeState::Open {
            return Err(Misfit::Challenge(id));
        }
        challenge.state = state;
        Ok(*challenge)
    }
}
