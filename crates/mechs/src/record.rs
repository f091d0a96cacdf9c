//! Records of whole games.

use sztab_game::record::Recorded;
use sztab_game::script::parse_side_letter;
use sztab_game::{Seed, Sides};

use crate::MechsGame;
use crate::game::RULES_VERSION;
use crate::illegal::Illegal;
use crate::position::{self, parse_lines};

impl Recorded for MechsGame {
    const VERSION: u32 = RULES_VERSION;
    const RESULT: &'static str = "result";

    fn values_hash(&self) -> String {
        self.values.hash.clone()
    }

    fn redeal_with(&self, seed: &Seed) -> Option<Self> {
        Some(Self::new(&self.values, self.state.arena, self.state.terms, seed))
    }

    fn find_seed(text: &str) -> Option<Seed> {
        let seed = parse_lines(text).ok()?.into_iter().find(|line| line.keyword() == "seed")?;
        position::parse_seed(seed.text.split_whitespace().nth(1)?)
    }

    fn parse_winners(&self, line: &str) -> Sides {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            [_, side, "1", ..] => parse_side_letter(side).map_or(Sides::NONE, Sides::from),
            _ => Sides::NONE,
        }
    }

    fn unreadable_line() -> Illegal {
        Illegal::OtherAction
    }
}
