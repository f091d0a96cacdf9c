//! What every game has to keep to, whatever its rules: one kit of tests, run over each game and over one that exists for
//! tests alone.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed, and its name says why")]

mod agreement;
#[path = "../../../../tests/support/bids/mod.rs"]
mod bids;
mod border;
#[path = "../../../../tests/support/dice.rs"]
mod dice;
mod faces;
#[macro_use]
mod kit;
mod several;
mod subjects;
mod turns;

kit!(neuroshima, crate::subjects::Neuroshima);
kit!(bids_of_three, crate::subjects::Bidding);
