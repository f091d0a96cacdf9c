//! The times at which a player's clock runs: the playing hours in the player's time zone, outside vacations.
//!
//! A schedule answers two questions: how much of a span counts, and when a given amount will have been counted. Both
//! are computed day by day in local time, so days of 23 or 25 hours have the playing hours that a local clock shows.

use std::collections::BTreeMap;

use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

use sztab_store::UnixMs;

/// Milliseconds in a minute.
pub const MINUTE_MS: i64 = 60_000;
/// Milliseconds in an hour.
pub const HOUR_MS: i64 = 60 * MINUTE_MS;
/// Milliseconds in a day.
pub const DAY_MS: i64 = 24 * HOUR_MS;
/// Minutes in a day of local time.
const DAY_MINUTES: u16 = 24 * 60;
/// Number of days to search for a time that may never come, such as playing hours during an endless vacation.
const HORIZON_DAYS: i64 = 800;

/// The part of a day in which a clock runs, in minutes after midnight in the player's local time. It may span midnight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hours {
    /// Start, 0 to 1439.
    pub from: u16,
    /// End, 0 to 1439; an end earlier than `from` is on the next day.
    pub to: u16,
}

/// A span in which a clock is stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pause {
    /// Start, in milliseconds since 1970.
    pub from: i64,
    /// End, in milliseconds since 1970.
    pub to: i64,
}

/// The times at which a player's clock runs.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Schedule {
    /// The IANA name of the time zone, such as `Europe/Warsaw`; an unknown name means UTC.
    pub zone: String,
    /// The playing hours; `None`, or hours that begin and end at the same time, for the whole day.
    pub hours: Option<Hours>,
    /// Vacations, in any order.
    pub pauses: Vec<Pause>,
}

/// A start and an end between which time counts, in milliseconds since 1970.
type Window = (i64, i64);

impl Schedule {
    /// The part of a span that counts, in milliseconds.
    #[must_use]
    pub fn counted_ms(&self, from: UnixMs, to: UnixMs) -> i64 {
        self.windows(from.0, to.0).map(|(begin, end)| end - begin).sum()
    }

    /// The time at which `amount` milliseconds after `from` will have been counted. `None` if that never happens.
    #[must_use]
    pub fn time_after(&self, from: UnixMs, amount: i64) -> Option<UnixMs> {
        if amount <= 0 {
            return Some(from);
        }
        let mut left = amount;
        for (begin, end) in self.windows(from.0, i64::MAX) {
            if end - begin >= left {
                return Some(UnixMs(begin + left));
            }
            left -= end - begin;
        }
        None
    }

    /// The first time at or after `from` at which the clock runs.
    #[must_use]
    pub fn next_running_time(&self, from: UnixMs) -> Option<UnixMs> {
        self.windows(from.0, i64::MAX).next().map(|(begin, _)| UnixMs(begin))
    }

    /// The windows in which time counts, between `from` and `to`, in order.
    fn windows(&self, from: i64, to: i64) -> Box<dyn Iterator<Item = Window> + '_> {
        let clip = move |(begin, end): Window| (begin.max(from), end.min(to));
        let days = match self.hours.filter(|hours| hours.from != hours.to) {
            None => Box::new(std::iter::once((from, to))) as Box<dyn Iterator<Item = Window>>,
            Some(hours) => Box::new(self.daily_windows(hours, from, to)),
        };
        Box::new(days.map(clip).flat_map(|window| self.without_pauses(window)).filter(|(begin, end)| begin < end))
    }

    /// The playing hours of each day, from the day before `from` to the day of `to`.
    fn daily_windows(&self, hours: Hours, from: i64, to: i64) -> impl Iterator<Item = Window> + use<> {
        let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
        let first = Timestamp::from_millisecond(from).ok().map(|moment| zone.to_datetime(moment).date());
        // Hours that span midnight may have begun on the previous day.
        let first = first.and_then(|date| date.checked_sub(1.day()).ok());
        let dates = std::iter::successors(first, |date| date.checked_add(1.day()).ok());
        let horizon = usize::try_from(HORIZON_DAYS).unwrap_or(usize::MAX);
        let windows = dates.take(horizon).filter_map(move |date| day_window(&zone, date, hours));
        windows.take_while(move |(begin, _)| *begin < to)
    }

    /// The parts of a window outside pauses.
    fn without_pauses(&self, window: Window) -> Vec<Window> {
        let mut left = vec![window];
        for pause in &self.pauses {
            let outside = |(begin, end): Window| {
                [(begin, end.min(pause.from)), (begin.max(pause.to), end)]
                    .into_iter()
                    .filter(|(begin, end)| begin < end)
            };
            left = left.into_iter().flat_map(outside).collect();
        }
        left.sort_unstable();
        left
    }
}

/// The playing hours that begin on a given day. A local time skipped in spring is replaced by the first existing one
/// after it.
fn day_window(zone: &TimeZone, date: Date, hours: Hours) -> Option<Window> {
    let moment = |date: Date, minutes: u16| {
        let minutes = i16::try_from(minutes % DAY_MINUTES).ok()?;
        let (hour, minute) = (i8::try_from(minutes / 60).ok()?, i8::try_from(minutes % 60).ok()?);
        let wall = date.to_datetime(Time::new(hour, minute, 0, 0).ok()?);
        Some(zone.to_ambiguous_timestamp(wall).compatible().ok()?.as_millisecond())
    };
    let end = if hours.to > hours.from { date } else { date.checked_add(1.day()).ok()? };
    Some((moment(date, hours.from)?, moment(end, hours.to)?))
}

/// A pause of `days` days from the day `first`, such as `2026-12-24`, in a time zone. `None` if `first` is not a valid
/// day.
#[must_use]
pub fn pause_of_days(zone: &str, first: &str, days: u16) -> Option<Pause> {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    pause_of_dates(&zone, first.trim().parse::<Date>().ok()?, i64::from(days))
}

/// A pause of `days` local days: from `moment`, which is in the first of them, to the end of the last.
#[must_use]
pub fn pause_from(zone: &str, moment: UnixMs, days: u16) -> Option<Pause> {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let first = zone.to_datetime(Timestamp::from_millisecond(moment.0).ok()?).date();
    let span = pause_of_dates(&zone, first, i64::from(days))?;
    Some(Pause { from: moment.0, ..span })
}

/// The part of a span that falls into each calendar year of a time zone, in milliseconds of 24-hour days: a whole local
/// day counts as 24 hours, however long it really is, and a part of a day counts proportionally.
#[must_use]
pub fn days_by_year(zone: &str, span: Pause) -> BTreeMap<i16, i64> {
    let mut years = BTreeMap::new();
    for (date, _, part) in split_by_day(zone, span) {
        *years.entry(date.year()).or_default() += part;
    }
    years
}

/// The pauses after `since`, earliest first, cut off once their total reaches `days` local days.
#[must_use]
pub fn limit_pauses(zone: &str, pauses: impl Iterator<Item = Pause>, since: UnixMs, days: u32) -> Vec<Pause> {
    let mut left = i64::from(days) * DAY_MS;
    let mut pauses: Vec<Pause> = pauses.map(|pause| Pause { from: pause.from.max(since.0), ..pause }).collect();
    pauses.sort_unstable_by_key(|pause| pause.from);
    for pause in &mut pauses {
        for (_, piece, part) in split_by_day(zone, *pause) {
            if part > left {
                pause.to = piece.from + (piece.to - piece.from) * left / part;
                left = 0;
                break;
            }
            left -= part;
        }
    }
    pauses.retain(|pause| pause.from < pause.to);
    pauses
}

/// The local days of a span in a zone, each with its piece of the span and the corresponding part of a 24-hour day.
fn split_by_day(zone: &str, span: Pause) -> Vec<(Date, Pause, i64)> {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let first = Timestamp::from_millisecond(span.from).ok().map(|moment| zone.to_datetime(moment).date());
    let dates = std::iter::successors(first, |date| date.checked_add(1.day()).ok());
    let days = dates.map_while(|date| Some((date, self::pause_of_dates(&zone, date, 1)?)));
    let pieces = days.take_while(|(_, day)| day.from < span.to).filter_map(|(date, day)| {
        let piece = Pause { from: day.from.max(span.from), to: day.to.min(span.to) };
        // A day skipped by a zone, as happens at the date line, has length 0.
        let part = ((piece.to - piece.from) * DAY_MS).checked_div(day.to - day.from)?;
        (part > 0).then_some((date, piece, part))
    });
    pieces.collect()
}

/// The time given by a date and a time of day in a zone, such as `2026-12-01` and `18:00`; `None` if these cannot be
/// parsed.
#[must_use]
pub fn parse_wall_time(zone: &str, date: &str, time: &str) -> Option<UnixMs> {
    let zone = TimeZone::get(zone).ok()?;
    let wall = date.parse::<Date>().ok()?.to_datetime(time.parse::<Time>().ok()?);
    Some(UnixMs(zone.to_timestamp(wall).ok()?.as_millisecond()))
}

/// The date and time of day of `moment` in a zone, in the format of [`parse_wall_time`]; `None` for an unknown zone.
#[must_use]
pub fn format_wall_time(zone: &str, moment: UnixMs) -> Option<String> {
    let zone = TimeZone::get(zone).ok()?;
    let wall = zone.to_datetime(Timestamp::from_millisecond(moment.0).ok()?);
    Some(wall.strftime("%Y-%m-%d %H:%M").to_string())
}

/// The time of day of `moment` in a zone, such as `16:05`; in UTC for an unknown zone.
#[must_use]
pub fn winter_and_summer(zone: &str, moment: UnixMs) -> String {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let moment = Timestamp::from_millisecond(moment.0).unwrap_or(Timestamp::UNIX_EPOCH);
    zone.to_datetime(moment).strftime("%H:%M").to_string()
}

/// A day in winter and one in summer, under the current rules of time zones.
fn seasons() -> [Timestamp; 2] {
    [1, 7].map(|month| {
        let day = Date::constant(2030, month, 15).to_datetime(Time::MIN);
        TimeZone::UTC.to_timestamp(day).unwrap_or(Timestamp::UNIX_EPOCH)
    })
}

/// The number of minutes by which a zone is ahead of UTC in January and in July.
#[must_use]
pub fn offsets(zone: &str) -> [i32; 2] {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    seasons().map(|moment| zone.to_offset(moment).seconds() / 60)
}

/// The abbreviations of a zone in January and in July, such as `CET` and `CEST`.
#[must_use]
pub fn abbreviations(zone: &str) -> [String; 2] {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    seasons().map(|moment| zone.to_offset_info(moment).abbreviation().to_owned())
}

fn pause_of_dates(zone: &TimeZone, first: Date, days: i64) -> Option<Pause> {
    let midnight = |date: Date| Some(zone.to_timestamp(date.to_datetime(Time::MIN)).ok()?.as_millisecond());
    if days < 1 {
        return None;
    }
    Some(Pause { from: midnight(first)?, to: midnight(first.checked_add(days.days()).ok()?)? })
}

/// The names of all time zones, for suggestions.
#[must_use]
pub fn time_zone_names() -> Vec<String> {
    jiff::tz::db().available().map(|name| name.to_string()).collect()
}

/// The canonical name of a time zone, if it exists.
#[must_use]
pub fn find_time_zone(name: &str) -> Option<String> {
    TimeZone::get(name).ok().and_then(|zone| zone.iana_name().map(str::to_owned))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> UnixMs {
        UnixMs(text.parse::<Timestamp>().expect("a moment").as_millisecond())
    }

    fn day_and_evening() -> Schedule {
        let hours = Some(Hours { from: 8 * 60, to: 22 * 60 });
        Schedule { zone: "Europe/Warsaw".to_owned(), hours, pauses: Vec::new() }
    }

    #[test]
    fn without_hours_all_time_counts() {
        let schedule = Schedule::default();
        assert_eq!(schedule.counted_ms(at("2026-11-21T00:00:00Z"), at("2026-11-22T06:00:00Z")), 30 * HOUR_MS);
        assert_eq!(schedule.time_after(at("2026-11-21T00:00:00Z"), 30 * HOUR_MS), Some(at("2026-11-22T06:00:00Z")));
    }

    #[test]
    fn clocks_stop_at_night() {
        let schedule = day_and_evening();
        // From 20:00 to 10:00 on the next day in Warsaw (UTC+1): two hours and two hours.
        let (evening, morning) = (at("2026-11-21T19:00:00Z"), at("2026-11-22T09:00:00Z"));
        assert_eq!(schedule.counted_ms(evening, morning), 4 * HOUR_MS);
        assert_eq!(schedule.time_after(evening, 4 * HOUR_MS), Some(morning));
        assert_eq!(schedule.time_after(evening, 2 * HOUR_MS), Some(at("2026-11-21T21:00:00Z")), "to the last minute");
        assert_eq!(schedule.next_running_time(at("2026-11-21T23:30:00Z")), Some(at("2026-11-22T07:00:00Z")));
        assert_eq!(schedule.next_running_time(evening), Some(evening));
    }

    #[test]
    fn playing_hours_can_span_midnight() {
        let hours = Some(Hours { from: 20 * 60, to: 2 * 60 });
        let schedule = Schedule { hours, ..day_and_evening() };
        let (late, noon) = (at("2026-11-22T00:00:00Z"), at("2026-11-22T11:00:00Z"));
        assert_eq!(schedule.counted_ms(late, noon), HOUR_MS, "it is one o'clock at night in Warsaw");
        assert_eq!(schedule.counted_ms(noon, at("2026-11-22T20:00:00Z")), HOUR_MS);
    }

    #[test]
    fn playing_hours_follow_local_time_across_clock_changes() {
        let schedule = day_and_evening();
        // The night of 25 October 2026 is an hour longer, that of 28 March 2027 an hour shorter. In either case the
        // playing hours have fourteen hours of local time, and begin an hour later or earlier in UTC.
        assert_eq!(schedule.counted_ms(at("2026-10-24T00:00:00Z"), at("2026-10-25T00:00:00Z")), 14 * HOUR_MS);
        assert_eq!(schedule.counted_ms(at("2026-10-25T00:00:00Z"), at("2026-10-26T00:00:00Z")), 14 * HOUR_MS);
        assert_eq!(schedule.next_running_time(at("2026-10-24T23:00:00Z")), Some(at("2026-10-25T07:00:00Z")));
        assert_eq!(schedule.next_running_time(at("2027-03-27T23:00:00Z")), Some(at("2027-03-28T06:00:00Z")));
        // Playing hours that span the change itself have one hour more, or one fewer.
        let night = Schedule { hours: Some(Hours { from: 22 * 60, to: 8 * 60 }), ..day_and_evening() };
        assert_eq!(night.counted_ms(at("2026-10-24T12:00:00Z"), at("2026-10-25T12:00:00Z")), 11 * HOUR_MS);
        assert_eq!(night.counted_ms(at("2027-03-27T12:00:00Z"), at("2027-03-28T12:00:00Z")), 9 * HOUR_MS);
        // A skipped local time.
        let skipped = Schedule { hours: Some(Hours { from: 2 * 60 + 30, to: 5 * 60 }), ..day_and_evening() };
        assert_eq!(skipped.next_running_time(at("2027-03-28T00:00:00Z")), Some(at("2027-03-28T01:30:00Z")));
    }

    #[test]
    fn vacations_stop_a_clock_and_may_overlap() {
        let pause = |from: &str, to: &str| Pause { from: at(from).0, to: at(to).0 };
        let pauses = vec![
            pause("2026-12-24T00:00:00Z", "2026-12-27T00:00:00Z"),
            pause("2026-12-26T00:00:00Z", "2026-12-28T00:00:00Z"),
        ];
        let schedule = Schedule { pauses, ..Schedule::default() };
        assert_eq!(schedule.counted_ms(at("2026-12-23T00:00:00Z"), at("2026-12-29T00:00:00Z")), 48 * HOUR_MS);
        assert_eq!(schedule.time_after(at("2026-12-23T12:00:00Z"), 24 * HOUR_MS), Some(at("2026-12-28T12:00:00Z")));
        let endless = vec![Pause { from: i64::MIN, to: i64::MAX }];
        assert_eq!(
            Schedule { pauses: endless.clone(), ..Schedule::default() }.time_after(at("2026-12-23T12:00:00Z"), 1),
            None
        );
        assert_eq!(Schedule { pauses: endless, ..day_and_evening() }.time_after(at("2026-12-23T12:00:00Z"), 1), None);
    }

    #[test]
    fn counted_time_and_time_after_agree() {
        let schedules = [Schedule::default(), day_and_evening()];
        for schedule in &schedules {
            for start in 0..48 {
                let from = UnixMs(at("2026-10-24T00:00:00Z").0 + start * HOUR_MS + 17 * MINUTE_MS);
                for amount in [1, MINUTE_MS, 5 * HOUR_MS, 14 * HOUR_MS, 100 * HOUR_MS] {
                    let to = schedule.time_after(from, amount).expect("it comes");
                    assert_eq!(schedule.counted_ms(from, to), amount);
                    assert_eq!(schedule.counted_ms(from, UnixMs(to.0 - 1)), amount - 1, "and not before");
                }
            }
        }
    }

    #[test]
    fn a_day_counts_as_one_whatever_its_length_and_belongs_to_its_year() {
        let warsaw = "Europe/Warsaw";
        let counted = |first: &str, many: u16| days_by_year(warsaw, pause_of_days(warsaw, first, many).expect("days"));
        assert_eq!(counted("2027-10-15", 21), BTreeMap::from([(2027, 21 * DAY_MS)]), "with a day of 25 hours");
        assert_eq!(counted("2027-03-20", 21), BTreeMap::from([(2027, 21 * DAY_MS)]), "with a day of 23 hours");
        assert_eq!(counted("2027-12-22", 15), BTreeMap::from([(2027, 10 * DAY_MS), (2028, 5 * DAY_MS)]));
        let evening = Pause { from: at("2027-10-30T10:00:00Z").0, to: at("2027-10-31T23:00:00Z").0 };
        assert_eq!(
            days_by_year(warsaw, evening),
            BTreeMap::from([(2027, DAY_MS + DAY_MS / 2)]),
            "from noon on, and a long day"
        );
        assert_eq!(days_by_year(warsaw, Pause { from: 0, to: 0 }), BTreeMap::new());
        // New Year's Eve begins earlier in the east.
        let night = Pause { from: at("2027-12-31T15:00:00Z").0, to: at("2028-01-01T15:00:00Z").0 };
        assert_eq!(days_by_year("Asia/Tokyo", night), BTreeMap::from([(2028, DAY_MS)]));
        assert_eq!(days_by_year("UTC", night), BTreeMap::from([(2027, 9 * HOUR_MS), (2028, 15 * HOUR_MS)]));
    }

    #[test]
    fn only_the_first_days_of_several_pauses_count() {
        let warsaw = "Europe/Warsaw";
        let away = |first: &str, many: u16| pause_of_days(warsaw, first, many).expect("days");
        let pauses = [away("2027-10-30", 3), away("2027-09-01", 4), away("2027-12-01", 2)];
        let first = |since: &str, many: u32| limit_pauses(warsaw, pauses.into_iter(), at(since), many);
        assert_eq!(first("2027-01-01T00:00:00Z", 9), [pauses[1], pauses[0], pauses[2]]);
        assert_eq!(first("2027-01-01T00:00:00Z", 6), [pauses[1], away("2027-10-30", 2)], "a long day is one");
        assert_eq!(first("2027-10-01T00:00:00Z", 4), [pauses[0], away("2027-12-01", 1)], "what was before is none");
        assert_eq!(first("2027-01-01T00:00:00Z", 0), []);
        let begun = limit_pauses("UTC", [Pause { from: 12 * HOUR_MS, to: 3 * DAY_MS }].into_iter(), UnixMs(0), 1);
        assert_eq!(begun, [Pause { from: 12 * HOUR_MS, to: DAY_MS + 12 * HOUR_MS }], "a day in all");
    }

    #[test]
    fn time_zones_are_found_by_name() {
        assert!(time_zone_names().len() > 300);
        assert_eq!(find_time_zone("europe/warsaw").as_deref(), Some("Europe/Warsaw"));
        assert_eq!(find_time_zone("Nowhere/Land"), None);
        let unknown = Schedule { zone: "Nowhere/Land".to_owned(), ..day_and_evening() };
        assert_eq!(unknown.next_running_time(at("2026-11-21T00:00:00Z")), Some(at("2026-11-21T08:00:00Z")), "by UTC");
    }
}
