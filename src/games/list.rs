//! The games that come with the program: the only place that names them all.

use super::kind::Kind;
use super::neuroshima;

/// Every kind of game. Tests hand the referee a list of their own.
#[cfg(feature = "words")]
pub const KINDS: &[Kind] = &[NEUROSHIMA.with_face(&neuroshima::face::Neuroshima)];

/// Every kind of game, without what shows it.
#[cfg(not(feature = "words"))]
pub const KINDS: &[Kind] = &[NEUROSHIMA];

/// Neuroshima Hex, with its computer players.
const NEUROSHIMA: Kind = Kind::of::<neuroshima::rules::Game>().with_players(&neuroshima::house::House);
