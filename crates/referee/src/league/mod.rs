//! Seasons: their logs in the store, the decisions that `league` makes on them, and the tables of their matches.
//!
//! `league` decides which lines a command appends. This module reads and writes the lines, and maps the numbers in a
//! log to users and texts. A change is decided again if another one came first, so that no press is lost.
//!
//! A game of a match starts with [`Referee::open_match_game`](super::Referee::open_match_game). However the game ends,
//! its last line and the season's line about it form one transaction (`over`).

mod ask;
mod clocks;
mod decided;
mod due;
mod effects;
mod erase;
mod error;
mod facts;
mod files;
mod invite;
mod kept;
mod late;
mod lines;
mod misplaced;
mod open;
mod over;
mod record;
mod roles;
mod seats;
mod start;
mod terms;

pub use ask::{NewSeasonRequest, SeasonRequest, WrittenLines};
pub use error::SeasonError;
pub use facts::MatchSession;
pub use invite::Invitation;
pub(super) use kept::LogCache;
pub use record::{Member, SeasonRecord};
pub(super) use seats::SessionLocks;
pub use terms::GameToOpen;
