//! The page of the sandbox, as a browser and as somebody with bad intentions meets it.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test says what went wrong by failing")]

mod assets;
mod bot;
mod browser;
mod course;
mod duel;
mod hostile;
mod house;
mod markdown;
mod places;
mod security;
mod words;
