//! Calendar, deadlines and reminders.

use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

/// Milliseconds in an hour.
pub const HOUR_MS: i64 = 3_600_000;

/// Milliseconds in a day.
pub const DAY_MS: i64 = 24 * HOUR_MS;

/// Dates of rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CalendarRules {
    /// The IANA name of the time zone. Only the bot uses it.
    pub zone: String,
    /// Publication of the first round, in Unix milliseconds.
    #[serde(default)]
    pub start_ms: Option<i64>,
    /// The condition for publishing the next round.
    pub next_round: NextRound,
    /// The party that publishes rounds.
    pub publication: Publication,
}

impl CalendarRules {
    /// The time `days` days after `at_ms`, at the same local time of day in the calendar's zone, in Unix milliseconds.
    /// A local time that a clock change skips is replaced by the first existing one after it; an unknown zone counts as
    /// UTC.
    pub fn days_later(&self, at_ms: i64, days: u32) -> i64 {
        let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
        let later = Timestamp::from_millisecond(at_ms).ok().and_then(|begin| {
            let wall = zone.to_datetime(begin).checked_add(i64::from(days).days()).ok()?;
            Some(zone.to_timestamp(wall).ok()?.as_millisecond())
        });
        later.unwrap_or_else(|| at_ms.saturating_add(i64::from(days) * DAY_MS))
    }
}

/// The condition for the next round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextRound {
    /// All matches of the previous round have a result.
    WhenClosed,
    /// The deadline of the previous round has passed.
    ByCalendar,
}

/// The party that publishes a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Publication {
    /// An organiser.
    ByHand,
    /// The program, as soon as the round may be published.
    AtOnce,
}

/// Deadlines and reminders, which may change after entry has opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeRules {
    /// Number of days from the publication of a round to its deadline.
    pub round_days: u32,
    /// Number of hours after publication at which a match begins without a press.
    pub begin_hours: u32,
    /// Number of hours after publication at which players who have not pressed *Begin* are reminded.
    pub remind_begin_hours: u32,
    /// Numbers of hours before the deadline at which players who have to act are reminded, longest first.
    pub remind_deadline_hours: Vec<u32>,
    /// Maximum number of days that the players of a match can add in total by agreement.
    pub extension_days: u32,
    /// Number of hours that an opponent has to confirm a report of games played elsewhere.
    pub report_hours: u32,
    /// Number of hours for a ban or pick, after which lots decide.
    pub step_hours: u32,
    /// Number of hours in which players can object to a proposal that would stand automatically.
    pub objection_hours: u32,
    /// The handling of a match that is open at its deadline.
    pub late: LatePolicy,
}

impl Default for TimeRules {
    fn default() -> Self {
        Self {
            round_days: 14,
            begin_hours: 24,
            remind_begin_hours: 24,
            remind_deadline_hours: vec![72, 24],
            extension_days: 7,
            report_hours: 72,
            step_hours: 24,
            objection_hours: 48,
            late: LatePolicy::Judge,
        }
    }
}

/// The handling of a match that is open at its deadline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LatePolicy {
    /// A judge decides.
    Judge,
    /// The unfinished games are drawn.
    Draw,
    /// The proposal stands if no player objects in time.
    Proposal,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_later_keeps_the_local_time_of_day() {
        let at = |text: &str| text.parse::<Timestamp>().expect("a moment").as_millisecond();
        let later = |zone: &str, at_ms: i64, days: u32| {
            let zone = zone.to_owned();
            let (next_round, publication) = (NextRound::WhenClosed, Publication::AtOnce);
            CalendarRules { zone, start_ms: None, next_round, publication }.days_later(at_ms, days)
        };
        let evening = at("2027-10-25T16:00:00Z");
        assert_eq!(later("Europe/Warsaw", evening, 14), at("2027-11-08T17:00:00Z"), "18:00 before and after");
        assert_eq!(later("UTC", evening, 14), at("2027-11-08T16:00:00Z"));
        assert_eq!(later("Nowhere/Land", evening, 14), at("2027-11-08T16:00:00Z"));
        assert_eq!(later("Europe/Warsaw", at("2027-03-27T01:30:00Z"), 1), at("2027-03-28T01:30:00Z"), "skipped");
        assert_eq!(later("UTC", i64::MAX, 3), i64::MAX);
    }
}
