//! Raft: a game of one to four castaways who win or lose together.
//!
//! - in turn each binds or bails.
//! - a castaway who binds throws a die: on four or more the raft gets one more log.
//! - a castaway who bails lowers the water by one, not below zero.
//! - after a round the tide throws a die: on four or more the water rises by one.
//! - with two logs, and one more for each castaway, the raft is finished and all win. When the water reaches four,
//!   or after the eighth round, all lose.
//! - a castaway who resigns, or who runs out of time, no longer acts and is skipped. If none is left, all lose.
//! - a draw cannot be agreed on. An organiser makes all win or all lose.

mod rules;
mod seats;

pub use rules::{Action, Event, Illegal, Raft};
pub use seats::{Bailer, RAFT};
