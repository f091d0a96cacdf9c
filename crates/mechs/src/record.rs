//! Records of whole games.

use sztab_game::record::Recorded;
use sztab_game::script::side_of;
use sztab_game::{Seed, Sides};

use crate::MechsGame;
use crate::game::RULES_VERSION;
use crate::illegal::Illegal;
use crate::position::{self, lines};

impl Recorded for MechsGame {
    const VERSION: u32 = RULES_VERSION;
    const RESULT: &'static str = "result";

    fn values_hash(&self) -> String {
        self.values.hash.clone()
    }

    fn dealt_from(&self, seed: &Seed) -> Option<Self> {
        Some(Self::new(&self.values, self.state.arena, self.state.terms, seed))
    }

    fn seed_of(text: &str) -> Option<Seed> {
        let seed = lines(text).ok()?.into_iter().find(|line| line.keyword() == "seed")?;
        position::seed_of(seed.text.split_whitespace().nth(1)?)
    }

    fn winners_of(&self, line: &str) -> Sides {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            [_, side, "1", ..] => side_of(side).map_or(Sides::NONE, Sides::from),
            _ => Sides::NONE,
        }
    }

    fn no_action() -> Illegal {
        Illegal::OtherAction
    }
}
