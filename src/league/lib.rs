//! Leagues: seasons, pairings, tables and ratings as functions of one log.
//!
//! Nothing here knows of a store, a clock, Discord or a game.

pub mod armies;
pub mod balance;
pub mod berger;
pub mod bracket;
pub mod decide;
pub mod draw;
pub mod engine;
pub mod event;
pub mod export;
pub mod fraction;
pub mod game;
pub mod generate;
pub mod ids;
pub mod ladder;
pub mod profile;
pub mod promotion;
pub mod rating;
pub mod record;
pub mod rules;
pub mod season;
pub mod simulate;
pub mod spreadsheet;
pub mod standings;
pub mod swiss;
pub mod trf;
pub mod verify;
