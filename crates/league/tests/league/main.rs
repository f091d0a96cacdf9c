//! Leagues: pairings, tables, ratings, and the log from which they are derived.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod balance;
mod berger;
mod bracket;
mod draw;
mod factions;
mod fraction;
mod ladder;
mod profile;
mod promotion;
mod rating;
mod rounds;
mod season;
mod simulate;
mod standings;
mod swiss_examples;
mod swiss_properties;
mod swiss_reference;
mod trf;
