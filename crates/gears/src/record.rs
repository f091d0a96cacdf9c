//! Records of whole games.

use std::sync::Arc;

use sztab_game::record::Recorded;
use sztab_game::{GameState as _, Seed, Sides};

use crate::game::{GearsGame, RULES_VERSION};
use crate::illegal::Illegal;
use crate::position::find_seed;

impl Recorded for GearsGame {
    const VERSION: u32 = RULES_VERSION;
    const RESULT: &'static str = "over";

    fn values_hash(&self) -> String {
        self.values.hash.clone()
    }

    fn redeal_with(&self, seed: &Seed) -> Option<Self> {
        let cogs: Vec<_> = self.settled.cogs.iter().map(|cog| cog.card).collect();
        Self::with_terms(&Arc::clone(&self.values), self.settled.terms(), &cogs, seed).ok()
    }

    fn find_seed(text: &str) -> Option<Seed> {
        find_seed(text)
    }

    fn parse_winners(&self, line: &str) -> Sides {
        let has_won = line.split_whitespace().nth(1) == Some("won");
        if has_won { self.sides() } else { Sides::NONE }
    }

    fn unreadable_line() -> Illegal {
        Illegal::NotListed
    }
}
