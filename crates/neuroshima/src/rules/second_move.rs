//! A further move of a unit that has just moved.

use serde::{Deserialize, Serialize};

use super::board::Hex;
use super::event::MoveCause;

/// The second of two moves that a Recon Centre grants, or by the older rules several Transports. Anything else that its
/// player does forfeits it: nothing comes between the two (NH-9.13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondMove {
    /// The hex of the unit after the first move.
    pub unit: Hex,
    /// The cause of the first move, and of the second.
    pub by: MoveCause,
    /// The moves that may follow the second one: where Transports add, by the older rules (NH-15.9).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub further: u8,
}

impl SecondMove {
    /// The next move of a unit by the same means.
    #[must_use]
    pub fn new(unit: Hex, by: MoveCause) -> Self {
        Self { unit, by, further: 0 }
    }

    /// Compares unit and cause, not the moves that may follow.
    #[must_use]
    pub fn is_same(self, other: Self) -> bool {
        (self.unit, self.by) == (other.unit, other.by)
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}
