//! Statistics over many games: results with confidence intervals, and times.

use std::collections::BTreeMap;
use std::time::Duration;

/// Quantile of the standard normal distribution for a 95 % interval.
const Z_95: f64 = 1.959_964;

/// Results from one player's point of view.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Sum of the player's HQ points minus the opponent's; at most 255 per game.
    pub margin: i32,
}

/// A 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Score {
    /// Games played.
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the possible points, from 0 to 1: a draw counts as half a point. 0 if there are no games.
    pub fn share(self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// The 95 % interval of the share: the Wilson score interval with points as successes.
    ///
    /// The interval treats every game as an independent win or loss. Draws, and two games with the same deal and
    /// swapped seats, vary less, so the interval tends to be too wide.
    pub fn interval(self) -> Interval {
        wilson(self.share(), self.games())
    }

    /// The mean margin, in HQ points per game.
    pub fn mean_margin(self) -> f64 {
        f64::from(self.margin) / f64::from(self.games().max(1))
    }
}

/// The 95 % Wilson score interval of a share over a number of trials.
fn wilson(share: f64, trials: u32) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let games = f64::from(trials);
    let scale = 1.0 + Z_95 * Z_95 / games;
    let centre = (share + Z_95 * Z_95 / (2.0 * games)) / scale;
    let half = Z_95 / scale * (share * (1.0 - share) / games + Z_95 * Z_95 / (4.0 * games * games)).sqrt();
    Interval { low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// Places achieved by one strength at tables for three and four.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Places {
    /// Number of seats in all games.
    pub seats: u32,
    /// Sum of first places; if several teams or players share first place, each receives a fraction.
    pub firsts: f64,
    sum: f64,
    /// Sum of the squares of the places.
    squares: f64,
}

impl Places {
    /// Counts a seat: its share of first place, and its place.
    pub fn add(&mut self, first: f64, place: u8) {
        let place = f64::from(place);
        self.seats += 1;
        self.firsts += first;
        self.sum += place;
        self.squares += place * place;
    }

    /// The share of first places, from 0 to 1. 0 if there are no seats.
    pub fn share(self) -> f64 {
        self.firsts / f64::from(self.seats.max(1))
    }

    /// The 95 % Wilson interval of the share, treating each seat as an independent trial.
    pub fn interval(self) -> Interval {
        wilson(self.share(), self.seats)
    }

    /// The mean place.
    pub fn mean(self) -> f64 {
        self.sum / f64::from(self.seats.max(1))
    }

    /// The 95 % interval of the mean place, using the normal distribution.
    pub fn mean_interval(self) -> Interval {
        let (seats, mean) = (f64::from(self.seats.max(1)), self.mean());
        let variance = (self.squares / seats - mean * mean).max(0.0) * seats / (seats - 1.0).max(1.0);
        let half = Z_95 * (variance / seats).sqrt();
        Interval { low: mean - half, high: mean + half }
    }
}

/// Durations of turns, rounded to three digits so that even many turns need little memory.
#[derive(Debug, Clone, Default)]
pub struct Times {
    /// Number of turns, keyed by rounded time in microseconds.
    counts: BTreeMap<u128, u64>,
    total: u64,
}

impl Times {
    /// Adds a turn.
    pub fn add(&mut self, time: Duration) {
        let micros = time.as_micros();
        let unit = micros.checked_ilog10().map_or(1, |digits| 10u128.pow(digits.saturating_sub(2)));
        *self.counts.entry(micros / unit * unit).or_default() += 1;
        self.total += 1;
    }

    /// The shortest time within which this percentage of the turns was taken; `None` if there are no turns.
    pub fn percentile(&self, percent: u64) -> Option<Duration> {
        let wanted = (self.total * percent).div_ceil(100).max(1);
        let mut seen = 0;
        let (micros, _) = self.counts.iter().find(|(_, count)| {
            seen += **count;
            seen >= wanted
        })?;
        Some(Duration::from_micros(u64::try_from(*micros).unwrap_or(u64::MAX)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(wins: u32, draws: u32, losses: u32) -> Score {
        Score { wins, draws, losses, margin: 0 }
    }

    #[track_caller]
    fn assert_interval(score: Score, low: f64, high: f64) {
        let interval = score.interval();
        let is_near = |one: f64, other: f64| (one - other).abs() < 0.000_05;
        assert!(is_near(interval.low, low) && is_near(interval.high, high), "{interval:?}");
    }

    /// Compares the interval with published values of the Wilson score interval.
    #[test]
    fn interval_matches_published_wilson_scores() {
        assert_interval(score(81, 0, 263 - 81), 0.2553, 0.3662);
        assert_interval(score(15, 0, 148 - 15), 0.0624, 0.1605);
        assert_interval(score(0, 0, 20), 0.0, 0.1611);
        assert_interval(score(1, 0, 28), 0.0061, 0.1718);
        assert_interval(score(20, 0, 0), 0.8389, 1.0);
    }

    #[test]
    fn draws_count_as_half_a_point() {
        assert_eq!(score(1, 2, 1).interval(), score(2, 0, 2).interval());
        assert!((score(1, 2, 1).share() - 0.5).abs() < f64::EPSILON);
        assert!((score(3, 0, 1).share() - 0.75).abs() < f64::EPSILON);
    }

    #[test]
    fn interval_without_games_spans_all_shares() {
        assert_eq!(score(0, 0, 0).interval(), Interval { low: 0.0, high: 1.0 });
        assert!(score(0, 0, 0).share().abs() < f64::EPSILON);
    }

    #[test]
    fn mean_place_and_share_of_first_places_are_computed() {
        let mut places = Places::default();
        [(1.0, 1), (0.5, 1), (0.0, 3), (0.0, 3)].into_iter().for_each(|(first, place)| places.add(first, place));
        let is_near = |one: f64, other: f64| (one - other).abs() < 0.000_5;
        assert!(is_near(places.share(), 0.375) && is_near(places.mean(), 2.0), "{places:?}");
        assert_eq!(places.interval(), Score { wins: 1, draws: 1, losses: 2, margin: 0 }.interval());
        // The standard deviation of 1, 1, 3, 3 is 1.1547; that of their mean is half as much.
        let interval = places.mean_interval();
        assert!(is_near(interval.low, 2.0 - 1.1316) && is_near(interval.high, 2.0 + 1.1316), "{interval:?}");
    }

    #[test]
    fn percentiles_match_sorted_times() {
        let mut times = Times::default();
        assert_eq!(times.percentile(50), None);
        (1..=100).rev().for_each(|millis| times.add(Duration::from_millis(millis)));
        assert_eq!(times.percentile(50), Some(Duration::from_millis(50)));
        assert_eq!(times.percentile(99), Some(Duration::from_millis(99)));
        assert_eq!(times.percentile(100), Some(Duration::from_millis(100)));
        let mut one = Times::default();
        one.add(Duration::from_micros(123_456));
        assert_eq!(one.percentile(99), Some(Duration::from_millis(123)));
        let mut none = Times::default();
        none.add(Duration::ZERO);
        assert_eq!(none.percentile(50), Some(Duration::ZERO));
    }
}
