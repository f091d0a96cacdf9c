//! Raft: a game of one to four castaways who win or lose together.
//!
//! - in turn each binds or bails.
//! - who binds throws a die: from four on the raft has one more log.
//! - who bails takes the water down by one, not below zero.
//! - after a round the tide throws a die: from four on the water rises by one.
//! - with two logs, and one more for each castaway, the raft is there and all win. When the water stands at four,
//!   or after the eighth round, all lose.
//! - a castaway who gives up, or whose time is up, does no more; their turns are left out. Without any left all
//!   lose.
//! - nobody can agree on a draw. An organiser lets all win or all lose.

mod rules;
mod seats;

pub use rules::{Action, Event, Illegal, Raft};
pub use seats::{Bailer, RAFT};
