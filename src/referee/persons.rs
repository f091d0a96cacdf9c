//! Which users are persons: all but the house, and those who were erased.

use crate::store::UserId;

/// The user in each seat for which the program plays. Discord's ids reach it in 2084.
pub const HOUSE: UserId = UserId(0x7FFF_FFFF_FFFF_FFFE);

/// Whether a user is a person, who can be mentioned, pinged and asked.
#[must_use]
pub fn is_person(user: UserId) -> bool {
    user != HOUSE && !user.is_erased()
}
