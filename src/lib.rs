//! Sztab: a referee for the hex wargame Neuroshima Hex that lives in a Discord server.

pub mod cli;
pub mod config;
pub mod discord;
pub mod pictures;
pub mod referee;
pub mod rules;
pub mod sandbox;
pub mod store;
pub mod words;
