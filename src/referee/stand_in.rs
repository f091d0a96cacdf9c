//! Users whom Discord does not have: the stand-in of a practice table, and the house, for which the program plays.

use crate::store::{Game as Record, UserId};

/// The user in the second seat of a practice table: the largest id that the database holds. Discord's reach it in 2084.
pub const STAND_IN: UserId = UserId(0x7FFF_FFFF_FFFF_FFFF);

/// The user in each seat for which the program plays.
pub const HOUSE: UserId = UserId(0x7FFF_FFFF_FFFF_FFFE);

/// Whether one person plays both sides of a game.
#[must_use]
pub fn is_practice(record: &Record) -> bool {
    record.seats.iter().any(|seat| seat.user == STAND_IN)
}

/// Whether a user is a person, who can be mentioned, pinged and asked.
#[must_use]
pub fn is_person(user: UserId) -> bool {
    user != STAND_IN && user != HOUSE
}
