//! Groups matches into weeks and computes the ratings after them.

use std::collections::BTreeMap;

use thiserror::Error;

use super::{INITIAL_RATING, MAX_DEVIATION, Opposition, Rating, glicko};

/// Maximum change of a player's rating, in points, by a period with several matches of that player: the deviation of a
/// new player.
const MAX_STEP: f64 = MAX_DEVIATION;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A rated match.
#[derive(Debug, Clone, PartialEq)]
pub struct RatedMatch<P> {
    /// End of the last game, in milliseconds since 1970-01-01 00:00 UTC.
    pub at_ms: i64,
    /// The players.
    pub players: [P; 2],
    /// Score of the first player, from 0 to 1: game points divided by games. The other player has the remainder.
    pub score: f64,
}

/// A player's rating at a given time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatedPlayer {
    /// The rating, computed as if the current week had ended.
    pub rating: Rating,
    /// Rated matches so far.
    pub matches: u32,
}

/// A match that cannot be rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum RatingError {
    /// The score is outside 0 to 1.
    #[error("a score is a number from 0 to 1")]
    Score,
    /// A player is matched with themselves.
    #[error("nobody plays against themselves")]
    OwnOpponent,
}

/// The rating period that contains a time: weeks start on Monday 00:00 UTC, week 0 on 1970-01-05.
pub const fn week_number(at_ms: i64) -> i64 {
    // 1970-01-01 was a Thursday.
    (at_ms.div_euclid(DAY_MS) - 4).div_euclid(7)
}

impl<P: PartialEq> RatedMatch<P> {
    pub(super) fn check(&self) -> Result<(), RatingError> {
        if !(0.0..=1.0).contains(&self.score) {
            return Err(RatingError::Score);
        }
        if self.players[0] == self.players[1] {
            return Err(RatingError::OwnOpponent);
        }
        Ok(())
    }
}

/// A rating, and the last week included in it.
struct Entry {
    rating: Rating,
    week: i64,
    matches: u32,
}

impl Entry {
    /// The rating at the end of a week, given no further matches.
    fn at_end_of(&self, week: i64) -> Rating {
        // The number of weeks between two i64 millisecond values is exact in f64.
        #[expect(clippy::cast_precision_loss, reason = "fewer than 2^53 weeks")]
        let idle = (week - self.week).max(0) as f64;
        glicko::rating_after_idle(self.rating, idle)
    }
}

/// Rates all matches up to `now_ms`, as if the week of `now_ms` ended then. The order of the slice does not matter.
///
/// Players without a match by then have no entry.
///
/// # Errors
/// If a score is not from 0 to 1, or a player is matched with themselves.
pub fn rate<P: Ord + Clone>(matches: &[RatedMatch<P>], now_ms: i64) -> Result<BTreeMap<P, RatedPlayer>, RatingError> {
    let ordered = sorted_matches(matches, now_ms)?;
    let mut entries: BTreeMap<&P, Entry> = BTreeMap::new();
    for week in weeks(&ordered) {
        rate_week(&mut entries, week);
    }
    let now = week_number(now_ms);
    let rated = entries
        .into_iter()
        .map(|(player, entry)| (player.clone(), RatedPlayer { rating: entry.at_end_of(now), matches: entry.matches }));
    Ok(rated.collect())
}

/// The ratings of a player at the end of each week in which they played, with the week number, oldest first.
///
/// # Errors
///
/// As [`rate`].
pub fn rating_history<P: Ord>(matches: &[RatedMatch<P>], player: &P) -> Result<Vec<(i64, RatedPlayer)>, RatingError> {
    let ordered = sorted_matches(matches, i64::MAX)?;
    let mut entries: BTreeMap<&P, Entry> = BTreeMap::new();
    let mut course = Vec::new();
    for week in weeks(&ordered) {
        rate_week(&mut entries, week);
        if week.iter().any(|played| played.players.contains(player)) {
            let rated = |entry: &Entry| (entry.week, RatedPlayer { rating: entry.rating, matches: entry.matches });
            course.extend(entries.get(player).map(rated));
        }
    }
    Ok(course)
}

/// The matches up to `until_ms` in a total order. Float sums depend on the order, so this gives the same ratings for
/// every input with the same matches.
fn sorted_matches<P: Ord>(matches: &[RatedMatch<P>], until_ms: i64) -> Result<Vec<&RatedMatch<P>>, RatingError> {
    matches.iter().try_for_each(RatedMatch::check)?;
    let mut ordered: Vec<&RatedMatch<P>> = matches.iter().filter(|played| played.at_ms <= until_ms).collect();
    ordered.sort_by(|one, other| {
        let by_key = (one.at_ms, &one.players).cmp(&(other.at_ms, &other.players));
        by_key.then(one.score.total_cmp(&other.score))
    });
    Ok(ordered)
}

/// Groups ordered matches by the week in which they ended.
fn weeks<'a, 'b, P>(ordered: &'b [&'a RatedMatch<P>]) -> impl Iterator<Item = &'b [&'a RatedMatch<P>]> {
    ordered.chunk_by(|one, other| week_number(one.at_ms) == week_number(other.at_ms))
}

/// Adds the matches of one week, all rated against the ratings before that week.
///
/// The update of a rating is a first-order approximation, which is poor for large changes. A week that would move the
/// rating of a player with several matches too far is therefore split into two periods, each with half of the week's
/// matches in order, which may be split again in the same way.
fn rate_week<'a, P: Ord>(entries: &mut BTreeMap<&'a P, Entry>, matches: &[&'a RatedMatch<P>]) {
    let Some(week) = matches.first().map(|played| week_number(played.at_ms)) else { return };
    let before = |player: &P| entries.get(player).map_or(INITIAL_RATING, |entry| entry.at_end_of(week - 1));
    let mut seen: BTreeMap<&P, Vec<Opposition>> = BTreeMap::new();
    for played in matches {
        let [one, other] = &played.players;
        seen.entry(one).or_default().push(Opposition { opponent: before(other), score: played.score });
        seen.entry(other).or_default().push(Opposition { opponent: before(one), score: 1.0 - played.score });
    }
    let updated: Vec<_> =
        seen.iter().map(|(&player, matches)| (player, glicko::update(before(player), matches))).collect();
    let goes_too_far = |&(player, rating): &(&P, Rating)| {
        seen[player].len() > 1 && (rating.rating - before(player).rating).abs() > MAX_STEP
    };
    if updated.iter().any(goes_too_far) {
        let (earlier, later) = matches.split_at(matches.len() / 2);
        rate_week(entries, earlier);
        return rate_week(entries, later);
    }
    for (player, rating) in updated {
        let entry = entries.entry(player).or_insert(Entry { rating, week, matches: 0 });
        entry.rating = rating;
        entry.week = week;
        entry.matches += u32::try_from(seen[player].len()).unwrap_or(u32::MAX);
    }
}
