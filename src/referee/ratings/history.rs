//! How the rating of one player came about.

use crate::league::rating::{RatedPlayer, rate, week_of};

use super::computed::Ratings;
use super::matches::{Contestant, RatedMatch, scored};

/// Milliseconds of a week.
const WEEK_MS: i64 = 7 * 24 * 60 * 60 * 1000;

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

    /// The newest weeks in which a player had matches, newest first, at most so many. Each is computed from all matches
    /// of the server before its end.
    #[must_use]
    pub fn weeks_of(&self, who: &Contestant, most: usize) -> Vec<Week> {
        let mut weeks: Vec<i64> = self.matches_of(who).map(|played| week_of(played.at_ms)).collect();
        weeks.dedup();
        let scored = scored(&self.matches);
        let rated = weeks.into_iter().take(most).filter_map(|week| {
            let monday_ms = FIRST_MONDAY_MS + week * WEEK_MS;
            let rated = rate(&scored, monday_ms + WEEK_MS - 1).ok()?.remove(who)?;
            Some(Week { monday_ms, rated })
        });
        rated.collect()
    }
}
