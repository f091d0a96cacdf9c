//! Stages, divisions and rounds.

use std::collections::BTreeSet;

use crate::event::{Absence, Exchange, Key};
use crate::ids::{EntrantId, MatchId};

/// A stage that has begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stage {
    /// The divisions of the stage.
    pub divisions: Vec<Division>,
    /// The keys for the lots and for the first player.
    pub keys: Vec<Key>,
    /// True if the stage has ended.
    pub ended: bool,
}

/// A division of a stage.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Division {
    /// The entrants, in the order of seeds.
    pub places: Vec<EntrantId>,
    /// Number of entrants at the start of the stage; later entrants do not add rounds.
    pub began_with: usize,
    /// Struck players, whose results do not count.
    pub struck: BTreeSet<EntrantId>,
    /// The published rounds.
    pub rounds: Vec<Round>,
}

impl Division {
    /// The entrants whose results count, in the order of seeds.
    pub fn counted_entrants(&self) -> Vec<EntrantId> {
        self.places.iter().copied().filter(|entrant| !self.struck.contains(entrant)).collect()
    }

    /// The number of the next round, from 1.
    pub fn next_round(&self) -> u32 {
        u32::try_from(self.rounds.len()).unwrap_or(u32::MAX).saturating_add(1)
    }
}

/// A published round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The matches of the round.
    pub matches: Vec<MatchId>,
    /// The player with the bye.
    pub bye: Option<EntrantId>,
    /// The unpaired players.
    pub absent: Vec<Absence>,
    /// Time of publication, in Unix milliseconds.
    pub published_ms: i64,
    /// The deadline of the round, in Unix milliseconds.
    pub deadline_ms: i64,
    /// The keys of the round's draws.
    pub keys: Vec<Key>,
    /// Exchanges that an organiser made by hand.
    pub exchanged: Vec<Exchange>,
    /// True if rematches had to be allowed.
    pub rematches: bool,
}
