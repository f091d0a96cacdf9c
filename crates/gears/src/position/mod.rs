//! Positions as text (contract, section 4).

mod check;
mod decks;
mod print;
mod read;
mod text;

/// The word that marks the second of two maps on a physical table.
const SECOND_SHEET: &str = "sheet=2";

pub(crate) use print::print;
pub(crate) use read::{read, read_lines};
pub(crate) use text::{Line, find_seed, parse_lines};
