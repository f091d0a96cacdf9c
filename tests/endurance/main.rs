//! Whole games, whole weeks, and hundreds of deaths: tests that take minutes. `cargo test --test endurance` runs them,
//! and so does the gate; plain `cargo test` does not.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(dead_code, reason = "shared by test crates, none of which uses all of it")]

#[path = "../support/bless.rs"]
mod bless;
#[path = "../discord/club.rs"]
mod club;
#[path = "../cli/fixture.rs"]
mod fixture;
#[path = "../discord/found_game.rs"]
mod found_game;
#[path = "../discord/hall.rs"]
mod hall;
#[path = "../support/openapi.rs"]
mod openapi;
#[path = "../discord/player.rs"]
mod player;
#[path = "../discord/posts.rs"]
mod posts;
#[path = "../cli/program.rs"]
mod program;

mod chaos;
mod disk;
mod kills;
mod league;
mod leaks;
mod page;
mod piles;
mod restore;
mod strength;
mod through_bot;
mod twins;
mod week;
mod whole_games;
