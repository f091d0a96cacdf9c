//! Gears of War: The Board Game for the targets.

use std::sync::Arc;

use sztab_game::{GameState as _, Kind, Refusal as _, Rules};
use sztab_gears::{Difficulty, GearsGame, KIND, MissionId, Terms, Values};

use crate::text_game::TextGame;

/// COGs of the open values.
const COGS: [&str; 4] = ["marcus", "dom", "cole", "baird"];

/// A mission by the number, for one to four COGs, every third time in the hardest variant.
fn new(values: &Arc<Values>, number: u8) -> GearsGame {
    let (_, mission) = MissionId::KEYWORDS[usize::from(number) % MissionId::KEYWORDS.len()];
    let least = usize::from(values.mission(mission).players.0);
    let people = least + usize::from(number / 7) % (COGS.len() + 1 - least);
    let cogs: Vec<_> = COGS.iter().take(people).filter_map(|word| values.find_cog(word)).collect();
    let (_, difficulty) = Difficulty::KEYWORDS[usize::from(number) % Difficulty::KEYWORDS.len()];
    let difficulty = if mission == MissionId::Horde { difficulty } else { Difficulty::default() };
    let terms = Terms { difficulty, insane: number % 3 == 2, ..Terms::for_mission(mission) };
    GearsGame::with_terms(values, terms, &cogs, &[number; 32]).expect("the mission is for so many")
}

impl TextGame for GearsGame {
    const KIND: Kind = KIND;

    fn deal(number: u8) -> Self {
        new(&Values::built_in(), number)
    }

    fn deal_with(values: &str, number: u8) -> Result<Self, (usize, String)> {
        let values = Values::read(values).map_err(|error| (error.line, error.expected))?;
        Ok(new(&Arc::new(values), number))
    }

    fn is_built_in(&self) -> bool {
        self.values().hash == Values::built_in().hash
    }

    fn is_public_position_complete(&self) -> bool {
        // Answers, and a Locust Activation that a COG left to the others, stand on cards that are secret.
        !["\nsaid ", " phase=locust", " phase=pass"].iter().any(|words| self.position().contains(words))
    }

    fn is_consistent(&self, is_listed: bool, refused: Option<&<Self as Rules>::Illegal>) -> bool {
        match refused {
            // On a table numbers may be others than those that are listed.
            None => is_listed || self.position().contains("\nmap reported"),
            // A text may force a face that the die does not have.
            Some(illegal) => !is_listed || illegal.rule() == "GOW-8.6",
        }
    }
}
