//! The Leaders of a game.

use super::card::{Leader, LeaderId, LeaderStep};
use crate::rules::arrangement::Roster;
use crate::rules::traits::Traits;

impl Roster {
    /// The roster with more Leaders; one with the id of another takes its place (NH-13.20).
    #[must_use]
    pub fn with_leaders(mut self, leaders: impl IntoIterator<Item = Leader>) -> Self {
        for leader in leaders {
            let lends = leader.steps.iter().chain(leader.second.iter().flatten());
            let lends = lends.into_iter().any(|step| matches!(step, LeaderStep::Toughness(_)));
            self.traits = self.traits.with_if(Traits::BONUS_TOUGHNESS, lends);
            match self.leaders.iter_mut().find(|known| known.id == leader.id) {
                Some(known) => *known = leader,
                None => self.leaders.push(leader),
            }
        }
        self
    }

    /// The Leaders of the game; empty without Leaders.
    #[must_use]
    pub fn leaders(&self) -> &[Leader] {
        &self.leaders
    }

    /// A Leader of the game.
    #[must_use]
    pub fn leader(&self, leader: LeaderId) -> &Leader {
        &self.leaders[usize::from(leader.0)]
    }

    /// The Leader with an id.
    #[must_use]
    pub fn find_leader(&self, id: &str) -> Option<LeaderId> {
        let index = self.leaders.iter().position(|leader| leader.id == id)?;
        u8::try_from(index).ok().map(LeaderId)
    }
}
