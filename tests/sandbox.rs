//! The sandbox tested against a real bot, and against bodies that Discord refuses.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "sandbox/archived.rs"]
mod archived;
#[path = "sandbox/bot.rs"]
mod bot;
#[path = "sandbox/choosing.rs"]
mod choosing;
#[path = "sandbox/forged.rs"]
mod forged;
#[path = "sandbox/interactions.rs"]
mod interactions;
#[path = "sandbox/keeping.rs"]
mod keeping;
#[path = "sandbox/limits.rs"]
mod limits;
#[allow(dead_code, reason = "shared by test crates, none of which uses all of it")]
#[path = "support/openapi.rs"]
mod openapi;
#[path = "sandbox/playing.rs"]
mod playing;
#[path = "sandbox/protocol.rs"]
mod protocol;
