//! Raft: a game of one to four castaways who win or lose together.
//!
//! - each castaway in turn binds or bails.
//! - a castaway who binds throws a die; on four or more, the raft gets one more log.
//! - a castaway who bails lowers the water by one, but not below zero.
//! - after each round, a die is thrown for the tide; on four or more, the water rises by one.
//! - with two logs, and one more for each castaway, the raft is finished and all win. When the water reaches four,
//!   or after the eighth round, all lose.
//! - a castaway who resigns or runs out of time no longer acts and is skipped. If no castaway is left, all lose.
//! - the castaways cannot agree on a draw. An organiser makes all of them win or all of them lose.

mod rules;
mod seats;

pub use rules::{Action, Event, Illegal, Raft};
pub use seats::{Bailer, RAFT};
