//! Tiny Epic Mechs for the targets.

use std::sync::Arc;

use sztab_game::Kind;
use sztab_mechs::{Arena, KIND, MechsGame, Terms, Values};

use crate::text_game::TextGame;

const ARENAS: [Arena; 4] = [Arena::Two, Arena::Three, Arena::Four, Arena::Solo];

fn new(values: &Arc<Values>, number: u8) -> MechsGame {
    MechsGame::new(values, ARENAS[usize::from(number) % ARENAS.len()], Terms::default(), &[number; 32])
}

impl TextGame for MechsGame {
    const KIND: Kind = KIND;

    fn deal(number: u8) -> Self {
        new(&Values::built_in(), number)
    }

    fn deal_with(values: &str, number: u8) -> Result<Self, (usize, String)> {
        let values = Values::read(values).map_err(|error| (error.line, error.expected))?;
        Ok(new(&Arc::new(values), number))
    }

    fn is_built_in(&self) -> bool {
        self.values().is_built_in()
    }
}
