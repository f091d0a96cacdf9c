//! Calendar, deadlines and reminders.

use serde::{Deserialize, Serialize};

/// Milliseconds of an hour.
pub const HOUR_MS: i64 = 3_600_000;

/// Milliseconds of a day.
pub const DAY_MS: i64 = 24 * HOUR_MS;

/// When rounds begin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CalendarRules {
    /// The time zone by its IANA name. Only the bot reads it.
    pub zone: String,
    /// When the first round is to be published, in Unix milliseconds.
    #[serde(default)]
    pub start_ms: Option<i64>,
    /// What a round waits for.
    pub next_round: NextRound,
    /// Who publishes it.
    pub publication: Publication,
}

/// What the next round waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextRound {
    /// All matches of the round before have a result.
    WhenClosed,
    /// The deadline of the round before has passed.
    ByCalendar,
}

/// Who publishes a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Publication {
    /// An organiser.
    ByHand,
    /// The program, as soon as the round may be published.
    AtOnce,
}

/// Deadlines and reminders. They may change after entry has opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeRules {
    /// Days from the publication of a round to its deadline.
    pub round_days: u32,
    /// Hours after publication at which a match begins without a press.
    pub begin_hours: u32,
    /// Hours after publication at which players who have not pressed *Begin* are reminded.
    pub remind_begin_hours: u32,
    /// Hours before the deadline at which players to act are reminded, longest first.
    pub remind_deadline_hours: Vec<u32>,
    /// Days that the players of a match can add in all by agreement.
    pub extension_days: u32,
    /// Hours that an opponent has to confirm a reported table game.
    pub report_hours: u32,
    /// Hours for a ban or pick; then lots decide.
    pub step_hours: u32,
    /// Hours in which a proposal can be objected to, where it stands by itself.
    pub objection_hours: u32,
    /// What becomes of a match that is open at its deadline.
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

/// What becomes of a match that is open at its deadline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LatePolicy {
    /// A judge decides.
    Judge,
    /// The games not finished are drawn.
    Draw,
    /// The proposal stands if nobody objects in time.
    Proposal,
}
