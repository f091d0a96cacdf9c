//! The page of the sandbox, as seen by a browser and by an attacker.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

mod assets;
mod bot;
mod browser;
mod course;
#[path = "../support/limits.rs"]
mod documented;
mod duel;
mod forms;
mod hostile;
mod markdown;
mod places;
mod security;
mod setup;
mod words;
