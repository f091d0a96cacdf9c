//! The subcommands of the real program: their output, errors and exit status.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed, and its name says why")]

mod battle;
mod database;
#[path = "../support/limits.rs"]
mod documented;
mod documents;
mod duel;
mod fixture;
mod games;
mod league;
mod limits;
#[path = "../support/openapi.rs"]
mod openapi;
mod operations;
mod program;
mod sandbox;
mod setup;
mod verify;
