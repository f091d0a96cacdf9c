//! The guarantees that the store gives for a game; each test is named after one.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod agreement;
mod arranged_game;
mod backups;
mod bids;
#[path = "../support/bless.rs"]
mod bless;
mod clocks;
mod computer;
mod contention;
mod corpus;
mod crash;
mod doctor;
mod draws;
mod erasure;
mod expiry;
mod games;
mod hall;
mod leagues;
mod lobby;
mod log;
mod many;
mod match_ends;
mod match_games;
mod opening;
mod orders;
mod organise;
mod outbox;
mod presses;
mod raft;
mod random_orders;
mod ratings;
mod rows;
mod season_cache;
mod season_hall;
mod seasons;
mod settings;
mod several;
mod statistics;
mod subjects;
mod terms;
mod undo;
mod world;
