//! The periods in which a person's time counts, computed independently from the documented rules: minutes of the day on
//! a wall clock with a fixed offset from UTC, except days off. No zone used here changes its clocks during the week of
//! the test.

pub const MINUTE_MS: i64 = 60_000;
pub const HOUR_MS: i64 = 60 * MINUTE_MS;
pub const DAY_MS: i64 = 24 * HOUR_MS;

/// The periods in which time counts for a person.
#[derive(Clone, Debug)]
pub struct CountedTime {
    /// The offset from UTC, in minutes.
    pub ahead: i64,
    /// The first and last hour of the day in which time counts; `None` for the whole day.
    pub hours: Option<(i64, i64)>,
    /// Days off, as spans of time.
    pub away: Vec<(i64, i64)>,
}

impl CountedTime {
    fn to_local(&self, at: i64) -> i64 {
        at + self.ahead * MINUTE_MS
    }

    /// The midnight that begins the day `days` days after the day of a given time.
    pub fn midnight(&self, at: i64, days: i64) -> i64 {
        (self.to_local(at).div_euclid(DAY_MS) + days) * DAY_MS - self.ahead * MINUTE_MS
    }

    /// The date, as text, of the day that begins at a given time.
    pub fn date(&self, at: i64) -> String {
        let day = jiff::Timestamp::from_millisecond(self.to_local(at)).unwrap();
        day.to_string()[..10].to_owned()
    }

    pub fn is_away(&self, at: i64) -> bool {
        self.away.iter().any(|(from, to)| (*from..*to).contains(&at))
    }

    /// True if time counts at a given moment.
    pub fn is_awake(&self, at: i64) -> bool {
        let of_day = self.to_local(at).rem_euclid(DAY_MS);
        let is_day = self.hours.is_none_or(|(from, to)| {
            let (from, to) = (from * HOUR_MS, to * HOUR_MS);
            if from < to { (from..to).contains(&of_day) } else { of_day >= from || of_day < to }
        });
        is_day && !self.is_away(at)
    }

    /// The next moment at which time may begin or cease to count.
    fn next_change(&self, at: i64) -> i64 {
        let today = self.to_local(at).div_euclid(DAY_MS) * DAY_MS - self.ahead * MINUTE_MS;
        let hours = self.hours.into_iter().flat_map(|(from, to)| [from, to]);
        let hours = hours.flat_map(|hour| [today + hour * HOUR_MS, today + DAY_MS + hour * HOUR_MS]);
        let away = self.away.iter().flat_map(|(from, to)| [*from, *to]);
        hours.chain(away).filter(|change| *change > at).min().unwrap_or(i64::MAX)
    }

    /// The first moment from `at` on at which time counts.
    pub fn next_awake(&self, mut at: i64) -> i64 {
        while !self.is_awake(at) {
            at = self.next_change(at);
        }
        at
    }

    /// The amount of time that counts between two moments.
    pub fn counted_ms(&self, from: i64, to: i64) -> i64 {
        let (mut at, mut sum) = (from, 0);
        while at < to {
            let next = self.next_change(at).min(to);
            sum += if self.is_awake(at) { next - at } else { 0 };
            at = next;
        }
        sum
    }

    /// The moment by which `amount` of counting time has passed.
    pub fn time_after(&self, from: i64, amount: i64) -> i64 {
        let (mut at, mut left) = (from, amount);
        while left > 0 {
            let next = self.next_change(at);
            if self.is_awake(at) {
                if next.saturating_sub(at) >= left {
                    return at + left;
                }
                left -= next - at;
            }
            at = next;
        }
        at
    }
}
