//! The speed of a game, counted from its log once its last line is known, and kept with its result.

use serde::{Deserialize, Serialize};

use sztab_store::{Entry, UserId};

use super::log::{thinking_times, turns};

/// The length and speed of a game that is over.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    /// When its first line was written, in milliseconds.
    pub began: i64,
    /// When its last line was written.
    pub ended: i64,
    /// Turns in which something was done ([`turns`]).
    pub turns: u32,
    /// By seat: how long its player at the end took each time, in milliseconds ([`thinking_times`]).
    pub thinking: Vec<Vec<i64>>,
}

impl Pace {
    /// Counts a whole log. `players` are those at the end, by seat.
    #[must_use]
    pub fn of(log: &[Entry], players: &[UserId]) -> Self {
        let at = |entry: Option<&Entry>| entry.map_or(0, |entry| entry.at.0);
        Self {
            began: at(log.first()),
            ended: at(log.last()),
            turns: turns(log),
            thinking: players.iter().map(|&user| thinking_times(log, user)).collect(),
        }
    }

    /// The text that is kept.
    ///
    /// # Panics
    ///
    /// Never: a pace is plain data, which can be written down.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a pace is plain data")
    }

    /// Reads what [`Self::to_text`] wrote.
    pub(super) fn of_text(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// Milliseconds from the first line to the last.
    pub(super) fn duration(&self) -> i64 {
        (self.ended - self.began).max(0)
    }
}
