//! Further moves of a unit that has just moved.

use serde::{Deserialize, Serialize};

use super::board::Hex;
use super::event::MoveCause;

/// The second of two moves, granted by a Recon Centre or, by the older rules, by several Transports. The player
/// forfeits it with any other action, since nothing may come between the two moves (NH-9.13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondMove {
    /// The hex of the unit after the first move.
    pub unit: Hex,
    /// The cause of the first move, which also applies to the second one.
    pub by: MoveCause,
    /// The number of moves that may follow the second one if the moves of Transports are added together, by the older
    /// rules (NH-15.9).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub further: u8,
}

impl SecondMove {
    /// The next move of a unit by the same means.
    #[must_use]
    pub fn new(unit: Hex, by: MoveCause) -> Self {
        Self { unit, by, further: 0 }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}
