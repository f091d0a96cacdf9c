//! The bot and its command line.

use sztab_game::Kind;

pub mod armies;
pub mod cli;
pub mod config;
pub mod decode;
pub mod discord;
pub mod fonts;
pub mod values;

/// The games that come with the program. Tests pass a separate list to the referee.
pub const KINDS: &[Kind] = &[sztab_neuroshima::KIND, sztab_mechs::KIND, sztab_gears::KIND];
