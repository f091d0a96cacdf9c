//! The speed of a game, computed from its log once its last line is known, and stored with its result.

use serde::{Deserialize, Serialize};

use sztab_store::{Entry, UserId};

use super::log::{count_turns, thinking_times};

/// The length and speed of a finished game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    /// The time at which the first line was written, in milliseconds since 1970.
    pub began: i64,
    /// The time at which the last line was written, in milliseconds since 1970.
    pub ended: i64,
    /// Number of turns with at least one action ([`count_turns`]).
    pub turns: u32,
    /// The times taken by the players seated at the end of the game, in milliseconds, indexed by seat
    /// ([`thinking_times`]).
    pub thinking: Vec<Vec<i64>>,
}

impl Pace {
    /// Computes the pace from a whole log. `players` are those seated at the end, indexed by seat.
    #[must_use]
    pub fn from_log(log: &[Entry], players: &[UserId]) -> Self {
        let at = |entry: Option<&Entry>| entry.map_or(0, |entry| entry.at.0);
        Self {
            began: at(log.first()),
            ended: at(log.last()),
            turns: count_turns(log),
            thinking: players.iter().map(|&user| thinking_times(log, user)).collect(),
        }
    }

    /// The stored text.
    ///
    /// # Panics
    ///
    /// Never: a pace is plain data and can always be serialised.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a pace is plain data")
    }

    /// Parses the output of [`Self::to_text`].
    pub(super) fn from_text(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// Number of milliseconds from the first line to the last.
    pub(super) fn duration_ms(&self) -> i64 {
        (self.ended - self.began).max(0)
    }
}
