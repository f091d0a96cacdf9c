//! The periods in which a person's time counts, computed independently from the documented rules: minutes of the day on
//! a wall clock with a fixed offset from UTC, except days off. No zone used here changes its clocks during the week of
//! the test.

pub const MINUTE: i64 = 60_000;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// The periods in which time counts for a person.
#[derive(Clone, Debug)]
pub struct Wall {
    /// The offset from UTC, in minutes.
    pub ahead: i64,
    /// The first and last hour of the day in which time counts; `None` for the whole day.
    pub hours: Option<(i64, i64)>,
    /// Days off, as spans of time.
    pub away: Vec<(i64, i64)>,
}

impl Wall {
    fn local(&self, at: i64) -> i64 {
        at + self.ahead * MINUTE
    }

    /// The midnight that begins the day `days` days after the day of a given time.
    pub fn midnight(&self, at: i64, days: i64) -> i64 {
        (self.local(at).div_euclid(DAY) + days) * DAY - self.ahead * MINUTE
    }

    /// The date, as text, of the day that begins at a given time.
    pub fn date(&self, at: i64) -> String {
        let day = jiff::Timestamp::from_millisecond(self.local(at)).unwrap();
        day.to_string()[..10].to_owned()
    }

    pub fn is_away(&self, at: i64) -> bool {
        self.away.iter().any(|(from, to)| (*from..*to).contains(&at))
    }

    /// True if time counts at a given moment.
    pub fn is_awake(&self, at: i64) -> bool {
        let of_day = self.local(at).rem_euclid(DAY);
        let is_day = self.hours.is_none_or(|(from, to)| {
            let (from, to) = (from * HOUR, to * HOUR);
            if from < to { (from..to).contains(&of_day) } else { of_day >= from || of_day < to }
        });
        is_day && !self.is_away(at)
    }

    /// The next moment at which time may begin or cease to count.
    fn next_change(&self, at: i64) -> i64 {
        let today = self.local(at).div_euclid(DAY) * DAY - self.ahead * MINUTE;
        let hours = self.hours.into_iter().flat_map(|(from, to)| [from, to]);
        let hours = hours.flat_map(|hour| [today + hour * HOUR, today + DAY + hour * HOUR]);
        let away = self.away.iter().flat_map(|(from, to)| [*from, *to]);
        hours.chain(away).filter(|change| *change > at).min().unwrap_or(i64::MAX)
    }

    /// The first moment from `at` on at which time counts.
    pub fn awake(&self, mut at: i64) -> i64 {
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
    pub fn after(&self, from: i64, amount: i64) -> i64 {
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
