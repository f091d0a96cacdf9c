//! Computer players: their choices are legal and depend only on information that they may see.
//! `tests/endurance/strength` shows that each strength beats the one below it.

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

/// A strong player with so few tries that tests can play complete games.
const STRONG: Strength = Strength::Strong { tries: 12 };
