//! Positions as text.

mod check;
pub(crate) mod print;
mod progress;
mod read;
mod reader;
mod text;
mod words;

pub(crate) use print::print;
pub(crate) use read::read_lines;
pub use read::{Catalogue, read};
pub(crate) use text::{Line, parse_lines};
pub(crate) use words::{parse_seed, parse_side};

/// The lines of a game's position, including all defaults.
pub(crate) fn all_lines(game: &crate::MechsGame) -> Vec<String> {
    print::print_lines(game.values(), game.state(), true)
}
