//! Thinking time: which clocks run, the remaining time, and the time at which a clock falls.
//!
//! A clock is plain data, stored with the game and updated with each line of its log. It does not depend on jobs or
//! posts: the caller passes the time. The clock of each side that has to act runs, both in the side's own turn and when
//! the side owes a decision in another side's turn.

pub mod schedule;

use serde::{Deserialize, Serialize};

use sztab_game::{AnyEvent, EventKind, Side, Sides};
use sztab_store::{Game as Record, UnixMs};

pub use schedule::{DAY_MS, HOUR_MS, Hours, MINUTE_MS, Pause, Schedule};

/// Time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeControl {
    /// `hours` hours each time a player is called to act.
    PerTurn { hours: u16 },
    /// A bank that is used up by thinking, with an increment for each of the side's turns that has ended, up to a cap.
    Bank {
        /// Initial hours.
        hours: u16,
        /// Hours added per turn.
        increment: u16,
        /// Maximum number of hours in the bank.
        cap: u16,
    },
    /// `minutes` minutes per side for the whole game, played in one sitting: playing hours and vacations do not apply.
    Live { minutes: u16 },
}

/// The maximum for a turn or a bank, in hours: 30 days.
const MAX_HOURS: u16 = 720;
/// The minimum and maximum for a game in one sitting, in minutes per side.
const LIVE_MINUTES: std::ops::RangeInclusive<u16> = 5..=600;

impl TimeControl {
    /// The notation that players use: `48h` for a turn, `72h+12h<96h` for a bank with an increment and a cap, `30m` for
    /// a game in one sitting.
    #[must_use]
    pub fn to_text(self) -> String {
        match self {
            Self::PerTurn { hours } => format!("{hours}h"),
            Self::Bank { hours, increment, cap } => format!("{hours}h+{increment}h<{cap}h"),
            Self::Live { minutes } => format!("{minutes}m"),
        }
    }

    /// Parses the output of [`TimeControl::to_text`], ignoring case and blanks. Hours may omit the `h`, and a bank without
    /// a cap is capped at its initial time. `None` if the time is unreadable or out of range.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let text: String = text.to_lowercase().chars().filter(|character| !character.is_whitespace()).collect();
        if let Some(minutes) = text.strip_suffix("min").or_else(|| text.strip_suffix('m')) {
            let minutes = minutes.parse().ok().filter(|minutes| LIVE_MINUTES.contains(minutes))?;
            return Some(Self::Live { minutes });
        }
        let hours = |text: &str| {
            let hours = text.strip_suffix('h').unwrap_or(text).parse::<u16>().ok();
            hours.filter(|&hours| hours <= MAX_HOURS)
        };
        let control = match text.split_once('+') {
            None => Self::PerTurn { hours: hours(&text)? },
            Some((bank, rest)) => {
                let bank = hours(bank)?;
                let (increment, cap) = match rest.split_once('<') {
                    Some((increment, cap)) => (hours(increment)?, hours(cap)?),
                    None => (hours(rest)?, bank),
                };
                Self::Bank { hours: bank, increment, cap: cap.max(bank) }
            }
        };
        match control {
            Self::PerTurn { hours: 0 } | Self::Bank { hours: 0, .. } => None,
            control @ (Self::PerTurn { .. } | Self::Bank { .. } | Self::Live { .. }) => Some(control),
        }
    }

    /// A side's initial time, in milliseconds.
    fn initial_ms(self) -> i64 {
        match self {
            Self::PerTurn { hours } | Self::Bank { hours, .. } => i64::from(hours) * HOUR_MS,
            Self::Live { minutes } => i64::from(minutes) * MINUTE_MS,
        }
    }

    /// True if a fall ends the game automatically instead of being offered to the opponent as a claim.
    #[must_use]
    pub fn is_live(self) -> bool {
        matches!(self, Self::Live { .. })
    }
}

/// The turns that a line of the log ends and begins.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Turns {
    /// The sides whose turns have ended.
    pub ended: Vec<Side>,
    /// True if a turn has begun. It may be the first turn, of the same side that acted before it.
    pub has_begun: bool,
}

impl Turns {
    /// Derives the ended and begun turns from events.
    #[must_use]
    pub fn from_events(events: &[AnyEvent]) -> Self {
        let mut turns = Self::default();
        for event in events {
            match event.kind() {
                EventKind::TurnEnded(side) => turns.ended.push(side),
                EventKind::TurnBegan(_) => turns.has_begun = true,
                EventKind::Step
                | EventKind::Revealed
                | EventKind::Asked(_)
                | EventKind::Answered(_)
                | EventKind::ChapterBegan
                | EventKind::ChapterEnded
                | EventKind::Over => {}
            }
        }
        turns
    }

    /// True if players have to be called again.
    #[must_use]
    pub fn have_changed(&self) -> bool {
        self.has_begun || !self.ended.is_empty()
    }
}

/// The clock of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// The time control.
    pub control: TimeControl,
    /// Each side's remaining time, in milliseconds; negative after a fall.
    left: Vec<i64>,
    /// Sides whose clocks run, and the time up to which each has been charged.
    running: Vec<RunningClock>,
    /// Time since which all clocks have been stopped, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stopped_ms: Option<i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct RunningClock {
    side: Side,
    since_ms: i64,
}

impl Clock {
    /// A clock that starts running for the sides that act first.
    #[must_use]
    pub fn new(control: TimeControl, sides: usize, first: Sides, at: UnixMs) -> Self {
        let running = first.iter().map(|side| RunningClock { side, since_ms: at.0 }).collect();
        Self { control, left: vec![control.initial_ms(); sides], running, stopped_ms: None }
    }

    /// The sides whose clocks run.
    #[must_use]
    pub fn running_sides(&self) -> Sides {
        self.running.iter().map(|running| running.side).collect()
    }

    fn running_since(&self, side: Side) -> Option<i64> {
        self.running.iter().find(|running| running.side == side).map(|running| running.since_ms)
    }

    /// A side's remaining time at a given time, in milliseconds; zero or less once its clock has fallen.
    #[must_use]
    pub fn remaining_ms(&self, side: Side, at: UnixMs, schedule: &Schedule) -> i64 {
        let left = self.left.get(side.index()).copied().unwrap_or_default();
        self.running_since(side).map_or(left, |since| left - self.counted_ms(since, at, schedule))
    }

    /// Charges a side whose clock runs for the time up to `at`. Must also be called before the side's schedule changes,
    /// so that the time before is charged by the old hours.
    pub fn charge(&mut self, side: Side, at: UnixMs, schedule: &Schedule) {
        let Some(since) = self.running_since(side) else { return };
        let counted = self.counted_ms(since, at, schedule);
        if let Some(left) = self.left.get_mut(side.index()) {
            *left -= counted;
        }
        for running in self.running.iter_mut().filter(|running| running.side == side) {
            // A clock never goes backwards, even if `at` is earlier.
            running.since_ms = since.max(at.0);
        }
    }

    /// The clock of a game, if the game has one. An unreadable clock counts as none, because the game can continue
    /// without it.
    #[must_use]
    pub fn from_record(record: &Record) -> Option<Self> {
        record.clock.as_deref().and_then(|text| serde_json::from_str(text).ok())
    }

    pub(super) fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a clock is plain data")
    }

    /// True if a side has no time remaining.
    #[must_use]
    pub fn has_fallen(&self, side: Side, at: UnixMs, schedule: &Schedule) -> bool {
        self.remaining_ms(side, at, schedule) <= 0
    }

    /// Updates the clock after a line of the log. `waiting` contains the sides that have to act now, none once the game
    /// is over. The time before must already have been charged.
    pub fn update(&mut self, waiting: Sides, turns: &Turns, at: UnixMs) {
        // A side whose fall was not claimed restarts from zero, without a debt.
        for left in &mut self.left {
            *left = (*left).max(0);
        }
        for side in &turns.ended {
            self.reward(*side);
        }
        if matches!(self.control, TimeControl::PerTurn { .. }) {
            let anew = if turns.have_changed() { waiting } else { waiting.difference(self.running_sides()) };
            anew.iter().for_each(|side| self.set_remaining(side, self.control.initial_ms()));
        }
        let going_on = |side| RunningClock { side, since_ms: self.running_since(side).unwrap_or(at.0) };
        self.running = waiting.iter().map(going_on).collect();
    }

    /// Adds the increment for a finished turn.
    fn reward(&mut self, side: Side) {
        let TimeControl::Bank { increment, cap, .. } = self.control else { return };
        let Some(left) = self.left.get_mut(side.index()) else { return };
        let most = (i64::from(cap) * HOUR_MS).max(*left);
        *left = (*left + i64::from(increment) * HOUR_MS).min(most);
    }

    fn set_remaining(&mut self, side: Side, amount: i64) {
        if let Some(left) = self.left.get_mut(side.index()) {
            *left = amount;
        }
    }

    /// True if all clocks are stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped_ms.is_some()
    }

    /// Stops all clocks from `at` on. The time before must already have been charged.
    pub fn stop(&mut self, at: UnixMs) {
        self.stopped_ms = Some(at.0);
    }

    /// Lets the clocks run again from `at` on.
    pub fn resume(&mut self, at: UnixMs) {
        self.stopped_ms = None;
        for running in &mut self.running {
            running.since_ms = running.since_ms.max(at.0);
        }
    }

    /// Gives a side `amount` milliseconds from `at` on if its clock has fallen, or is about to.
    pub fn extend(&mut self, side: Side, amount: i64, at: UnixMs, schedule: &Schedule) {
        self.charge(side, at, schedule);
        let left = self.left.get(side.index()).copied().unwrap_or_default().max(0);
        self.set_remaining(side, left + amount);
    }

    /// The time at which the clock of a side falls; `None` if the clock does not run or never falls.
    #[must_use]
    pub fn falls_at(&self, side: Side, schedule: &Schedule) -> Option<UnixMs> {
        if self.is_stopped() {
            return None;
        }
        let from = UnixMs(self.running_since(side)?);
        let left = self.left.get(side.index()).copied().unwrap_or_default();
        if self.control.is_live() { Some(UnixMs(from.0 + left.max(0))) } else { schedule.time_after(from, left) }
    }

    fn counted_ms(&self, since: i64, at: UnixMs, schedule: &Schedule) -> i64 {
        let at = self.stopped_ms.map_or(at, |stopped| at.min(UnixMs(stopped)));
        if self.control.is_live() { (at.0 - since).max(0) } else { schedule.counted_ms(UnixMs(since), at) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const X: Side = Side(0);
    const Y: Side = Side(1);

    fn at(hours: i64) -> UnixMs {
        UnixMs(1_790_000_000_000 + hours * HOUR_MS)
    }

    fn always() -> Schedule {
        Schedule::default()
    }

    fn remaining_hours(clock: &Clock, side: Side, hours: i64) -> i64 {
        clock.remaining_ms(side, at(hours), &always()) / HOUR_MS
    }

    /// Charges the running sides, then starts the clocks of `sides`.
    fn switch_to(clock: &mut Clock, sides: impl Into<Sides>, ended: &[Side], hours: i64) {
        clock.running_sides().iter().for_each(|side| clock.charge(side, at(hours), &always()));
        let turns = Turns { ended: ended.to_vec(), has_begun: !ended.is_empty() };
        clock.update(sides.into(), &turns, at(hours));
    }

    /// The time at which the clock falls, if only one is running.
    fn next_fall(clock: &Clock) -> Option<UnixMs> {
        clock.falls_at(clock.running_sides().single()?, &always())
    }

    #[test]
    fn turn_time_restarts_when_a_player_is_called() {
        let mut clock = Clock::new(TimeControl::PerTurn { hours: 24 }, 2, X.into(), at(0));
        assert_eq!((next_fall(&clock), remaining_hours(&clock, X, 10)), (Some(at(24)), 14));
        // Actions within one turn use the same time.
        switch_to(&mut clock, X, &[], 10);
        assert_eq!(next_fall(&clock), Some(at(24)));
        switch_to(&mut clock, Y, &[X], 20);
        assert_eq!((next_fall(&clock), remaining_hours(&clock, X, 30)), (Some(at(44)), 4), "only one clock runs");
        switch_to(&mut clock, X, &[Y], 21);
        assert_eq!(next_fall(&clock), Some(at(45)));
    }

    #[test]
    fn clock_of_an_undecided_player_runs_in_other_turns_too() {
        let mut clock = Clock::new(TimeControl::Bank { hours: 48, increment: 0, cap: 48 }, 2, X.into(), at(0));
        switch_to(&mut clock, Y, &[], 5);
        switch_to(&mut clock, X, &[], 15);
        assert_eq!((remaining_hours(&clock, X, 15), remaining_hours(&clock, Y, 15)), (43, 38));
        assert_eq!(next_fall(&clock), Some(at(15 + 43)));
    }

    #[test]
    fn clocks_of_all_sides_answering_at_once_run() {
        let all = Sides::first(3);
        let mut clock = Clock::new(TimeControl::PerTurn { hours: 24 }, 3, all, at(0));
        switch_to(&mut clock, all.without(Y), &[], 10);
        assert_eq!(clock.running_sides(), all.without(Y));
        assert_eq!([X, Y, Side(2)].map(|side| remaining_hours(&clock, side, 20)), [4, 14, 4], "each by itself");
        assert_eq!(clock.falls_at(X, &always()), Some(at(24)), "the answer of another one changes nothing");
        assert_eq!(clock.falls_at(Y, &always()), None);
        switch_to(&mut clock, Y, &[], 21);
        assert_eq!((clock.running_sides(), remaining_hours(&clock, Y, 21)), (Y.into(), 24));
    }

    #[test]
    fn a_bank_grows_with_each_own_turn_up_to_its_cap() {
        let mut clock = Clock::new(TimeControl::Bank { hours: 48, increment: 12, cap: 50 }, 2, X.into(), at(0));
        switch_to(&mut clock, Y, &[X], 20);
        assert_eq!(remaining_hours(&clock, X, 20), 40, "48 - 20 + 12");
        switch_to(&mut clock, X, &[Y], 21);
        assert_eq!(remaining_hours(&clock, Y, 21), 50, "not 59");
        // One line can end a turn and the game: a turn that leads to a chapter and then to the end.
        switch_to(&mut clock, Sides::NONE, &[X], 22);
        assert_eq!(
            (clock.running_sides(), next_fall(&clock), remaining_hours(&clock, X, 500)),
            (Sides::NONE, None, 50)
        );
    }

    #[test]
    fn falls_are_late_rather_than_missed_and_can_be_extended() {
        let mut clock = Clock::new(TimeControl::PerTurn { hours: 24 }, 2, X.into(), at(0));
        assert_eq!(remaining_hours(&clock, X, 100), -76);
        clock.extend(X, 24 * HOUR_MS, at(100), &always());
        assert_eq!(next_fall(&clock), Some(at(124)), "from now on");
        clock.extend(X, 24 * HOUR_MS, at(110), &always());
        assert_eq!(next_fall(&clock), Some(at(148)), "on top of what is left");
    }

    #[test]
    fn live_clocks_ignore_nights() {
        let night = Schedule { pauses: vec![Pause { from: 0, to: i64::MAX }], ..always() };
        let clock = Clock::new(TimeControl::Live { minutes: 30 }, 2, X.into(), at(0));
        assert_eq!(clock.falls_at(X, &night), Some(UnixMs(at(0).0 + 30 * MINUTE_MS)));
        assert_eq!(clock.remaining_ms(X, UnixMs(at(0).0 + 20 * MINUTE_MS), &night), 10 * MINUTE_MS);
        let slow = Clock::new(TimeControl::PerTurn { hours: 24 }, 2, X.into(), at(0));
        assert_eq!(slow.falls_at(X, &night), None, "a vacation without end");
    }

    #[test]
    fn stopped_clocks_charge_no_time_while_players_act() {
        for control in [TimeControl::Bank { hours: 10, increment: 0, cap: 10 }, TimeControl::Live { minutes: 600 }] {
            let mut clock = Clock::new(control, 2, X.into(), at(0));
            clock.charge(X, at(4), &always());
            clock.stop(at(4));
            assert_eq!((next_fall(&clock), remaining_hours(&clock, X, 90)), (None, 6));
            switch_to(&mut clock, Y, &[X], 50);
            assert_eq!((remaining_hours(&clock, X, 90), remaining_hours(&clock, Y, 90)), (6, 10), "{control:?}");
            clock.resume(at(100));
            assert_eq!((next_fall(&clock), remaining_hours(&clock, Y, 103)), (Some(at(110)), 7), "{control:?}");
        }
    }

    #[test]
    fn a_player_who_acts_after_a_fall_owes_no_time() {
        let mut clock = Clock::new(TimeControl::Bank { hours: 10, increment: 6, cap: 10 }, 2, X.into(), at(0));
        switch_to(&mut clock, Y, &[X], 30);
        assert_eq!(remaining_hours(&clock, X, 30), 6);
    }

    #[test]
    fn time_controls_round_trip_through_text() {
        let bank = TimeControl::Bank { hours: 72, increment: 12, cap: 96 };
        for control in [TimeControl::PerTurn { hours: 48 }, bank, TimeControl::Live { minutes: 40 }] {
            assert_eq!(TimeControl::from_text(&control.to_text()), Some(control));
        }
        assert_eq!(TimeControl::from_text(" 72 H + 12 < 96"), Some(bank));
        assert_eq!(TimeControl::from_text("36"), Some(TimeControl::PerTurn { hours: 36 }));
        assert_eq!(TimeControl::from_text("72+12"), Some(TimeControl::Bank { hours: 72, increment: 12, cap: 72 }));
        assert_eq!(TimeControl::from_text("30 min"), Some(TimeControl::Live { minutes: 30 }));
        for none in ["", "h", "0", "0+5", "1000", "-3", "1+", "+1", "2m", "9999m", "12x", "1+2+3", "1.5h", "99999999h"]
        {
            assert_eq!(TimeControl::from_text(none), None, "{none}");
        }
    }

    #[test]
    fn earlier_times_charge_nothing() {
        let mut clock = Clock::new(TimeControl::PerTurn { hours: 24 }, 2, X.into(), at(10));
        clock.charge(X, at(5), &always());
        assert_eq!((remaining_hours(&clock, X, 10), next_fall(&clock)), (24, Some(at(34))));
    }
}
