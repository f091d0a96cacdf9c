//! How the rating of one player came about.

use sztab_league::rating::{RatedPlayer, course};

use super::computed::Ratings;
use super::matches::{Contestant, RatedMatch, scored};

/// Milliseconds of a week.
pub const WEEK_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// From Thursday, the first day of 1970, to the next Monday: where week 0 begins.
const FIRST_MONDAY_MS: i64 = 4 * 24 * 60 * 60 * 1000;

/// A week in which a player had rated matches.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Week {
    /// Its Monday, 00:00 UTC, in milliseconds since 1970.
    pub monday_ms: i64,
    /// The rating at its end, and the number of matches up to then.
    pub rated: RatedPlayer,
}

impl Ratings {
    /// The rated matches of a player, newest first.
    pub fn matches_of<'a>(&'a self, who: &'a Contestant) -> impl Iterator<Item = &'a RatedMatch> {
        self.matches.iter().rev().filter(move |played| played.players.contains(who))
    }

    /// The weeks in which a player had matches, oldest first.
    #[must_use]
    pub fn weeks_of(&self, who: &Contestant) -> Vec<Week> {
        let weeks = course(&scored(&self.matches), who).unwrap_or_default();
        weeks.into_iter().map(|(week, rated)| Week { monday_ms: FIRST_MONDAY_MS + week * WEEK_MS, rated }).collect()
    }
}
