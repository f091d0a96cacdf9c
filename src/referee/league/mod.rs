//! Seasons: their logs in the store, and the decisions of `league` on them.
//!
//! `league` decides what lines a command appends. This folder reads and writes them, and gives the numbers of a log their
//! users and sentences. A change is decided anew if another one came first, so that no press is lost to another.

mod ask;
mod book;
mod due;
mod effects;
mod error;
mod lines;
mod start;
mod tables;

pub use ask::{NewSeasonRequest, SeasonRequest, Written};
pub use book::{Member, SeasonBook};
pub use error::SeasonError;
