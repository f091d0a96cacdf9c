//! Gears of War: The Board Game: rules, values and notation.
//!
//! [`KIND`] is all that the rest of the program needs. [`GearsGame::state`] shows everything on the table.
//!
//! ```
//! use sztab_gears::{GearsGame, MissionId, Values};
//! use sztab_game::script::Script;
//! use sztab_game::Side;
//!
//! let values = Values::built_in();
//! let cogs = ["marcus", "dom"].map(|word| values.find_cog(word).expect("a COG"));
//! let mut script = Script::new(GearsGame::new(&values, MissionId::Emergence, &cogs, &[7; 32])?);
//! assert_eq!(script.game.waiting_sides().single(), Some(Side(0)), "the first COG may take cover");
//! script.play_line("X stay", 1).expect("a legal line");
//! assert!(script.play_line("X end", 2).is_err(), "the other COG is asked");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod case;
mod chances;
mod cli;
mod danger;
mod event;
mod game;
mod held;
mod illegal;
mod interface;
mod kind;
mod leave;
mod map;
mod mask;
mod odds;
mod orders;
mod pictures;
mod players;
mod position;
mod record;
mod report;
mod run;
mod sample;
mod setup;
mod state;
mod terms;
pub mod texts;
mod tiles;
mod values;
mod view;
mod words;

pub use game::{GearsGame, RULES_VERSION};
pub use kind::KIND;
pub use setup::SetupError;
pub use terms::{Companion, Keeper, Terms};
pub use values::{CogId, Difficulty, MissionId, OPEN_1, Values, ValuesError};

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests {
    mod games;
    mod geometry;
    mod missions;
    mod pictures;
    mod plans;
    mod second_sight;
    mod story;
    mod values;
    mod words;
}
