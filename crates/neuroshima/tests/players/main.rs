//! Players of the program's own: what they choose is legal and follows from what they see alone. That each
//! strength beats the one below is in `tests/endurance/strength`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../rules/dice.rs"]
#[allow(dead_code, reason = "shared with the tests of rules")]
mod dice;
mod duel;
mod games;
mod hints;
#[path = "../rules/inventor.rs"]
mod inventor;
mod modes;
mod positions;
mod sight;
#[path = "../rules/workshop.rs"]
mod workshop;

use sztab_neuroshima::players::Strength;

/// A strong player that is quick enough for whole games in tests.
const STRONG: Strength = Strength::Strong { tries: 12 };
