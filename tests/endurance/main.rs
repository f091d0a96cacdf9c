//! Whole games, whole weeks, and hundreds of deaths: what takes minutes. `cargo test --test endurance` runs it, and the
//! gate does; `cargo test` alone does not.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test that cannot go on has failed")]
#![allow(dead_code, reason = "shared by test crates, none of which uses all of it")]

#[path = "../discord/brought.rs"]
mod brought;
#[path = "../discord/club.rs"]
mod club;
#[path = "../discord/leaks.rs"]
mod leaks;
#[path = "../support/openapi.rs"]
mod openapi;
#[path = "../discord/player.rs"]
mod player;
#[path = "../discord/posts.rs"]
mod posts;
#[path = "../discord/twins.rs"]
mod twins;

mod chaos;
mod disk;
mod kills;
mod piles;
mod week;
mod whole_games;
