//! The stand-in: a user whom Discord does not have, in the second seat of a practice table.

use crate::store::{Game as Record, UserId};

/// The user in the second seat of a practice table: the largest id that the database holds. Discord's reach it in 2084.
pub const STAND_IN: UserId = UserId(0x7FFF_FFFF_FFFF_FFFF);

/// Whether one person plays both sides of a game.
#[must_use]
pub fn is_practice(record: &Record) -> bool {
    record.seats.iter().any(|seat| seat.user == STAND_IN)
}
