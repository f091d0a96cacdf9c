//! How the players of a match come to their armies: whitelist, draws, and choices by turns.
//!
//! Armies are ids; what they are is the game's affair.

mod choice;
mod random;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

pub use choice::{
    Act, Choice, ChoiceError, MOST_STEPS, Offer, Pools, Source, Step, default_draft_steps, default_pool_steps,
};
pub use random::{RandomArmies, Uses, draw_armies};

/// How a season's matches get their armies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Each player plays any allowed army.
    Free,
    /// Two armies a match are drawn from the whitelist.
    Random,
    /// Each player declares armies at entry; these are banned and picked by turns.
    Pool {
        /// Armies in a pool.
        size: usize,
        /// The course of bans and picks.
        steps: Vec<Step>,
    },
    /// Armies of the whitelist are banned and picked by turns.
    Draft {
        /// The course of bans and picks.
        steps: Vec<Step>,
    },
    /// The organisers name the armies of each round, that of the match's first first.
    Given {
        /// A pair for each round.
        rounds: Vec<[String; 2]>,
    },
}

/// An army that a season allows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// Id of the army.
    pub army: String,
    /// When it was added to the list, in milliseconds since 1970.
    pub since_ms: i64,
}

/// The armies that a season allows, new ones after a waiting time.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Whitelist {
    /// The armies.
    pub listed: Vec<Listed>,
    /// Milliseconds that an army waits after it is listed.
    pub waiting_ms: i64,
}

impl Whitelist {
    /// Armies that can be played at some time, by id.
    pub fn allowed(&self, at_ms: i64) -> BTreeSet<&str> {
        let waited = |listed: &&Listed| listed.since_ms.saturating_add(self.waiting_ms) <= at_ms;
        self.listed.iter().filter(waited).map(|listed| listed.army.as_str()).collect()
    }
}

/// The armies of a round by [`Method::Given`]; rounds count from 1.
pub fn given(rounds: &[[String; 2]], round: usize) -> Option<&[String; 2]> {
    rounds.get(round.checked_sub(1)?)
}
