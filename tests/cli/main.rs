//! The commands for texts, by the real program: what they print, where, and with which exit status.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test that cannot go on has failed, and its name says why")]

mod battle;
mod database;
mod documents;
mod games;
mod limits;
#[path = "../support/openapi.rs"]
mod openapi;
mod operations;
mod program;
mod sandbox;
mod setup;
mod verify;
