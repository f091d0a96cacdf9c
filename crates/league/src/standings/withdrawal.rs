//! Leaving a round robin before its end.

use serde::{Deserialize, Serialize};

/// Effect of leaving a round robin on the matches of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Withdrawal {
    /// No match of the player counts, for any opponent ([`super::Input::struck`]).
    Struck,
    /// Played matches count; those left are walkovers for the opponents.
    Walkovers,
}

/// Decides by the number of matches that the player has played, out of all those scheduled.
///
/// With fewer than half, keeping them would favour or harm the few opponents met so far.
pub const fn withdrawal(played: usize, scheduled: usize) -> Withdrawal {
    if played < scheduled.div_ceil(2) { Withdrawal::Struck } else { Withdrawal::Walkovers }
}
